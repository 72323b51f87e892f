// Starts the page.  Its code, its drawings and the words of its language are fetched side by side.
import { mount } from "svelte";

import { hangSheets } from "./art/sheets";
import { settings } from "./state/settings.svelte";
import { speak } from "./words/loading";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no #page");
const [{ default: App }] = await Promise.all([import("./App.svelte"), speak(settings.language), hangSheets()]);
mount(App, { target: page });
