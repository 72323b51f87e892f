// The drawing page: every scene from fixtures, for those who draw.  It is no part of the built page.
import { mount } from "svelte";

import "../style/base.css";
import Gallery from "./Gallery.svelte";

const page = document.getElementById("page");
if (!page) throw new Error("gallery.html has no #page");
mount(Gallery, { target: page });
