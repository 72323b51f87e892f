// Loads only the words of the chosen language.
import { settings } from "../state/settings.svelte";
import type { Words } from ".";
import type { Key } from "./generated/en";
import type { Language } from "./languages";

export interface Dictionary {
  readonly page: Words;
  readonly catalogue: Readonly<Record<Key, string>>; // from the games' own catalogues
  readonly parts: Readonly<Record<string, object>>; // of boxes, lessons and plans, by file
}

const DICTIONARIES: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: () => import("./dictionaries/en"),
  fr: () => import("./dictionaries/fr"),
  de: () => import("./dictionaries/de"),
};
const loaded: Partial<Record<Language, Dictionary>> = {};
let wanted: Language | undefined;

export async function load(language: Language): Promise<void> {
  loaded[language] ??= await DICTIONARIES[language]();
}

/** Chooses a language; it takes effect when its words have been loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  await load(language);
  if (wanted === language) settings.language = language;
}

/** The words of the current language. */
export function dictionary(): Dictionary {
  const found = loaded[settings.language];
  if (!found) throw new Error(`the words of ${settings.language} have not been loaded`);
  return found;
}
