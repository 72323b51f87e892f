// Builds the gallery page, for tools that take screenshots of it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { drawings } from "./drawings/plugin.ts";

export default defineConfig({
  plugins: [svelte(), drawings()],
  build: { rolldownOptions: { input: "gallery.html" } },
});
