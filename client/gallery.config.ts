// Builds the drawing page, for tools that take pictures of it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: { rolldownOptions: { input: "gallery.html" } },
});
