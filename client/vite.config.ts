import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";

import { drawings } from "./drawings/plugin.ts";
import { packing } from "./packing.ts";

const server = loadEnv("", ".", "FOLSOM_").FOLSOM_SERVER ?? "http://127.0.0.1:8000";

/** The files that the page needs first; its start-up code requests them. */
function appChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const app = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("/App.svelte"));
  if (!app) throw new Error("there is no chunk for App.svelte");
  return chunks.filter((chunk) => chunk === app || app.imports.includes(chunk.fileName));
}

/** Preloads the page's code while its start-up code runs. */
function preloaded(): Plugin {
  return {
    name: "preloaded",
    apply: "build",
    transformIndexHtml: (_, { bundle = {} }) =>
      appChunks(bundle).map(({ fileName }) => ({
        tag: "link",
        attrs: { rel: "modulepreload", href: `/${fileName}` },
        injectTo: "head",
      })),
  };
}

/** Lets browsers compile all functions while loading, as most are called when a table opens. */
function compiledEarly(): Plugin {
  return {
    name: "compiled-early",
    apply: "build",
    generateBundle(_, bundle) {
      for (const chunk of appChunks(bundle)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  };
}

export default defineConfig({
  base: "/",
  plugins: [svelte(), drawings(), preloaded(), compiledEarly(), packing()],
  build: {
    outDir: "../src/folsom/page",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: fonts or scripts, and files are cached forever.
    assetsInlineLimit: 0,
    // Scripts are preloaded by the page itself (above), and all styles are one file.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      input: { index: "index.html", notices: "worker/notices.ts" },
      // A service worker's scope is its own folder, and its name must not change.
      output: { entryFileNames: ({ name }) => (name === "notices" ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  // Test files share the modules that they load: loading them again for each file would take most of the time.
  test: { setupFiles: ["src/testing/browser.ts"], isolate: false },
  server: {
    proxy: {
      "/api": server,
      "/socket": { target: server, ws: true },
    },
  },
});
