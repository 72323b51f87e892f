import { describe, expect, it } from "vitest";

import schema from "../../../docs/protocol.schema.json";

const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte,css}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

// Words that only a box's own folder and the list of boxes may use; names in the protocol are exempt.
const NAMES =
  /horse(?!back)|time-?car|coach|hostage|whiskey|shotgun|journey|poodle|reflex|turmoil|prison|brawler|jarring|mailbag|warrant|safekeeping|\bmei\b/i;
// Variants are boxes, too: the page knows of them what the server sends, and what is in their folders.  `standard` and
// `marshal` have other meanings as well, so only comparisons with them are found, except that the form begins with one.
const VARIANTS = schema.$defs.ExpressSetup.properties.options.properties.variant.enum;
const DISTINCT = VARIANTS.filter((name) => !["standard", "marshal"].includes(name));
const VARIANT = new RegExp(`\\b(${DISTINCT.join("|")})\\b|variant\\W.*===? "(${VARIANTS.join("|")})"`, "i");
const ALLOWED = [
  /^\.\//, // the boxes themselves: this folder
  /^\.\.\/protocol\.ts$/, // generated
  /^\.\.\/words\/generated\//,
  /\.test\.ts$/,
];

/** The lines of a file that name a box, without comments. */
function naming(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*$/gm, "");
  return code.split("\n").filter((line) => NAMES.test(line) || VARIANT.test(line));
}

/** The folders next to this file, one for each box. */
function folderNames(): string[] {
  return [...new Set(Object.keys(SOURCES).flatMap((path) => /^\.\/(\w+)\//.exec(path)?.[1] ?? []))];
}

describe("boxes", () => {
  it("are named only in their own folders and in one list", () => {
    const found = Object.entries(SOURCES)
      .filter(([path]) => !ALLOWED.some((allowed) => allowed.test(path)))
      .flatMap(([path, source]) => naming(source).map((line) => `${path}: ${line.trim()}`));
    expect(found).toEqual([]);
  });

  it.each([
    'variant === "pairs" ? "" : name',
    "const TWO = { duel: 2 };",
    'if (options.variant == "marshal") return;',
    "class:teams={sides}",
    'const box = "horses";',
    "interface CoachView {}",
  ])("are found in %s", (line) => {
    expect(naming(line)).toEqual([line]);
  });

  it.each(['rings("standard");', 'figure === "Marshal"', "// in Pairs, a horse", "const pair = 2;", "expert: true"])(
    "are not found in %s",
    (line) => {
      expect(naming(line)).toEqual([]);
    },
  );

  it("do not import each other, except for the base game", () => {
    const folders = folderNames().filter((folder) => folder !== "express");
    const imports = Object.entries(SOURCES).flatMap(([path, source]) => {
      const own = /^\.\/(\w+)\//.exec(path)?.[1];
      const others = folders.filter((folder) => own !== undefined && folder !== own);
      return others.filter((folder) => source.includes(`../${folder}/`)).map((folder) => `${path} imports ${folder}`);
    });
    expect(imports).toEqual([]);
  });

  it("are all in the list", () => {
    const list = SOURCES["./index.ts"]!;
    expect(folderNames().filter((folder) => !list.includes(`from "./${folder}"`))).toEqual([]);
    expect(folderNames().length).toBeGreaterThan(3);
  });
});
