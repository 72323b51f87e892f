// Starts the page.  Code, drawings, fonts, words and the user's identity are fetched in parallel.
import { mount } from "svelte";

import { fetchDrawings } from "./art/drawing";
import { session } from "./state/session.svelte";
import { settings } from "./state/settings.svelte";
import { switchLanguage } from "./words/loading";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no #page");
void session.begin();
for (const font of document.fonts) font.load().catch(() => undefined); // a late font would cause a second layout
const [{ default: App }] = await Promise.all([
  import("./App.svelte"),
  switchLanguage(settings.language),
  fetchDrawings(),
]);
mount(App, { target: page });
