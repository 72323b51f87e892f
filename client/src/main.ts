// Starts the page.  Its code, drawings, fonts, the words of its language and who uses it are fetched side by side.
import { mount } from "svelte";

import { fetchDrawings } from "./art/drawing";
import { session } from "./state/session.svelte";
import { settings } from "./state/settings.svelte";
import { speak } from "./words/loading";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no #page");
void session.begin();
for (const font of document.fonts) font.load().catch(() => undefined); // text that changes its font is laid out twice
const [{ default: App }] = await Promise.all([import("./App.svelte"), speak(settings.language), fetchDrawings()]);
mount(App, { target: page });
