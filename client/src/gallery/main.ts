// The gallery: every scene from fixtures, for artists.  It is not part of the built page.
import { mount } from "svelte";

import { fetchDrawings } from "../art/drawing";
import { settings } from "../state/settings.svelte";
import "../style/base.css";
import { switchLanguage } from "../words/loading";
import Gallery from "./Gallery.svelte";

const page = document.getElementById("page");
if (!page) throw new Error("gallery.html has no #page");
await Promise.all([switchLanguage(settings.language), fetchDrawings()]);
mount(Gallery, { target: page });
