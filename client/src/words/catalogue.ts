// Words from the games' catalogues, by key.
import { settings } from "../state/settings.svelte";
import { count } from ".";
import type { Family, Key } from "./generated/en";
import type { Language } from "./languages";
import { dictionary } from "./loading";

export type { Family, Key };

/** Where long words may be hyphenated, as browsers do not know all of them. */
const BREAKS: Partial<Record<Language, readonly string[]>> = {
  fr: [
    "Dépla-cement",
    "Retourne-ment",
    "Change-ment d'étage",
    "Chevau-chée",
    "Accélé-ration",
    "Aiguil-lage",
    "Arresta-tion",
  ],
  de: ["Ebenen-wechsel", "Geistes-blitz", "Beschleu-nigung"],
};

/** An entry of a catalogue. */
export function said(key: Key): string {
  return breakable(dictionary().catalogue[key]);
}

/** The entry of a family for a name; null if there is none. */
export function found(family: Family, name: string): string | null {
  const entries: Partial<Record<string, string>> = dictionary().catalogue;
  const text = entries[family.replace("*", keyOf(name))];
  return text === undefined ? null : breakable(text);
}

/** The same, or the name itself if there is none. */
export function named(family: Family, name: string): string {
  return found(family, name) ?? name;
}

/** A sentence about a number of things: the entry of a family for the number's plural category. */
export function counted(family: Family, number: number): string {
  const entries: Partial<Record<string, string>> = dictionary().catalogue;
  const start = family.slice(0, -1);
  const found = Object.entries(entries).filter(([key]) => key.startsWith(start));
  const forms = Object.fromEntries(found.map(([key, text]) => [key.slice(start.length), text]));
  return count({ other: "", ...forms }, number);
}

/** Capitalised, for the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The catalogue key for a name, built as the Python library builds it. */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(" ", "-")
    .replaceAll("+", "-plus")
    .replaceAll(/[^\p{L}-]/gu, "");
}

/** Adds a soft hyphen to a long name, which may end with a plus. */
function breakable(text: string): string {
  const name = text.replace(/\+$/, "");
  const found = BREAKS[settings.language]?.find((parts) => parts.replace("-", "") === name);
  return found ? found.replace("-", "\u00ad") + text.slice(name.length) : text;
}
