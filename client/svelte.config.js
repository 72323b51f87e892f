import { readdirSync } from "node:fs";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCE = new URL("src/", import.meta.url);
const COMPONENTS = readdirSync(SOURCE, { recursive: true })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".svelte"))
  .toSorted();

/** A short class name for the styles of a component: `a0`, `a1` and so on, as Svelte's own names are long. */
function shortName(filename) {
  const number = COMPONENTS.findIndex((path) => filename.replaceAll("\\", "/").endsWith(`src/${path}`));
  return `${"abcdefghijklmnopqrstuvwxyz"[Math.floor(number / 36)]}${(number % 36).toString(36)}`;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false, // not needed
    cssHash: ({ filename }) => shortName(filename),
  },
};
