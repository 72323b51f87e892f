import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Svelte's own names for the styles of a component are three times as long, and stand everywhere.
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}`,
  },
};
