// Makes the page small: drops unused library code, groups similar code so that it compresses well, and compresses files.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { gzipAsync } from "@gfx/zopfli";
import type { Plugin } from "vite";

export function packing(): Plugin[] {
  return [lean(), mounted(), ordered(), templatesFirst(), packed()];
}

const HYDRATION = /svelte\/src\/internal\/client\/dom\/hydration\.js$/; // for pages rendered by a server
const FLAGS = /svelte\/src\/internal\/flags\/index\.js$/; // of Svelte 4, asynchronous components and tracing
const PRELOAD = "\0vite/preload-helper.js"; // for lazy parts with styles of their own
const COMPONENT = /\.svelte$/;

/** Drops library code that the page never uses. Svelte guards it with flags, which must become constants for this. */
function lean(): Plugin {
  return {
    name: "lean",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === PRELOAD ? "export const __vitePreload = (load) => load();" : null),
    transform(code, id) {
      if (HYDRATION.test(id)) return constant(code, ["hydrating"]);
      if (FLAGS.test(id)) return constant(code, ["async_mode_flag", "legacy_mode_flag", "tracing_mode_flag"]);
      return null;
    },
  };
}

/** Turns exported variables that stay false into constants. */
function constant(code: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const declared = `export let ${name} = false;`;
    if (!text.includes(declared)) throw new Error(`Svelte no longer has ${name}`);
    const assigned = new RegExp(`(?<=^\\s)${name} = .*;$`, "gm");
    return text.replace(declared, `export const ${name} = false;`).replaceAll(assigned, "");
  }, code);
}

/** Drops the calls that are only needed for pages rendered by a server. */
function mounted(): Plugin {
  return {
    name: "mounted",
    apply: "build",
    enforce: "post",
    transform: (code, id) => (COMPONENT.test(id) ? code.replaceAll(/^\s*\$\.(reset|next)\(\w*\);$/gm, "") : null),
  };
}

const APP = "App.svelte";
const KINDS = [/\.ts$/, /^(art|boxes|train)\/.*\.svelte$/, COMPONENT];
const ELSEWHERE = /(^|\/)(words|gallery|testing)\/|\.(test|d)\.ts$|^main\.ts$|^stage\/(music|noises|tune)\.ts$/;

/** Puts plain code before pictures before other components, as far as imports allow: gzip only looks back 32 kB. */
function ordered(): Plugin {
  let source = "";
  return {
    name: "ordered",
    apply: "build",
    configResolved({ root }) {
      source = join(root, "src");
    },
    transform(code, id) {
      if (id !== join(source, APP)) return null;
      const files = readdirSync(source, { recursive: true, encoding: "utf8" }).map((path) =>
        path.replaceAll("\\", "/"),
      );
      const ours = files.filter((path) => !ELSEWHERE.test(path) && path !== APP).toSorted();
      const grouped = KINDS.flatMap((kind) => ours.filter((path) => kind.test(path)));
      return grouped.map((path) => `import "./${path}";\n`).join("") + code;
    },
  };
}

const TEMPLATE = /^var ([\w$]+) = (from_(?:html|svg)\(`(?:[^`\\]|\\.)*`(?:, \d+)?\));\n/gm;

/** Puts all markup in one place, before the code that fills it in; similar pieces together, equal ones once. */
function templatesFirst(): Plugin {
  return {
    name: "templates-first",
    apply: "build",
    renderChunk(code) {
      const names = new Map<string, string>(); // by template
      const shared = new Map<string, string>(); // names of templates that several components have
      for (const [, name = "", template = ""] of code.matchAll(TEMPLATE)) {
        const first = names.get(template);
        if (first) shared.set(name, first);
        else names.set(template, name);
      }
      if (!names.size) return null;
      const templates = [...names]
        .toSorted()
        .map(([template, name]) => `var ${name} = ${terse(template)};\n`)
        .join("");
      const start = code.lastIndexOf("\nimport ") + 1;
      const end = code.indexOf("\n", start) + 1;
      const rest = code.slice(end).replaceAll(TEMPLATE, "");
      return code.slice(0, end) + templates + rest.replaceAll(/\broot[\w$]*/g, (name) => shared.get(name) ?? name);
    },
  };
}

/** Markup as short as HTML allows. */
function terse(template: string): string {
  return template
    .replaceAll(/><\/(?:path|stop|circle|ellipse|rect)>/g, "/>")
    .replaceAll(/(\s[\w:-]+)="([\w.#%-]+)"(?=[\s>])/g, "$1=$2");
}

/** Writes compressed versions of each text file, so that the server compresses nothing itself. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(css|html|js|json|svg)$/.test(name));
      for (const path of names.map((name) => join(dir ?? "", name))) {
        const text = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(text));
        await writeFile(`${path}.gz`, await gzipAsync(text, {}));
      }
    },
  };
}
