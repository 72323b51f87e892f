import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

const server = loadEnv("", ".", "FOLSOM_").FOLSOM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../src/folsom/page",
    emptyOutDir: true,
    target: "es2022",
    // The page's content policy allows no data: fonts or scripts, and every file of its own is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": server,
      "/socket": { target: server, ws: true },
    },
  },
});
