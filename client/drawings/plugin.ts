// Combines all drawings of the page and its boxes in one file, fetched in parallel with the code: the shapes of every
// `art/*.svg`, and the paper dolls of every `art/dolls.json`.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import { shapesOf, type Shapes } from "./shapes.ts";

/** The contents of the file; the code that reads it defines the type of a doll. */
export interface Drawings extends Shapes {
  readonly dolls: Readonly<Record<string, unknown>>;
}

const NAME = "virtual:drawings";
const MODULE = `\0${NAME}`;
const FILE = "drawings.json";

export async function collected(files: readonly string[]): Promise<Drawings> {
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const ending = (end: string): string[] => texts.filter((_, n) => files[n]!.endsWith(end));
  const dolls = ending(".json").map((text) => JSON.parse(text) as Record<string, unknown>);
  return { ...shapesOf(ending(".svg")), dolls: Object.assign({}, ...dolls) as Record<string, unknown> };
}

export async function sources(root: string): Promise<string[]> {
  const found = await readdir(join(root, "src"), { recursive: true });
  const art = found.filter(
    (path) => /[/\\]art[/\\](\w+\.svg|dolls\.json)$/.test(path) || /^art[/\\]\w+\.svg$/.test(path),
  );
  return art.toSorted().map((path) => join(root, "src", path));
}

/** `virtual:drawings` exports the address of the file; in development, a data address with the whole content. */
export function drawings(): Plugin {
  let [root, building] = ["", false];
  return {
    name: "drawings",
    configResolved(config) {
      root = config.root;
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? MODULE : null),
    async load(id) {
      if (id !== MODULE) return null;
      const files = await sources(root);
      for (const file of files) this.addWatchFile(file);
      const source = JSON.stringify(await collected(files));
      if (!building) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: "asset", name: FILE, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    transformIndexHtml(_, { bundle = {} }) {
      const file = Object.values(bundle).find((one) => one.type === "asset" && one.names.includes(FILE));
      const attrs = { rel: "preload", as: "fetch", crossorigin: "", href: `/${file?.fileName}` };
      return file ? [{ tag: "link", attrs, injectTo: "head" }] : [];
    },
  };
}
