// All that the page itself says, in every language; the game's own sentences come from the server.
import { settings } from "../state/settings.svelte";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";

/** The same keys, with other words: a missing one does not compile. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
export type Words = Same<typeof en>;
export type Language = "en" | "fr" | "de";

const CATALOGUES: Record<Language, Words> = { en, fr, de };
export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };

/** The words of the language that is chosen now. */
export function words(): Words {
  return CATALOGUES[settings.language];
}

/** A sentence with its gaps filled in. */
export function fill(text: string, gaps: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}

/** One of two sentences: for one, or for several and none. */
export function count(forms: { readonly one: string; readonly many: string }, number: number): string {
  return fill(number === 1 ? forms.one : forms.many, { number });
}

/** A term of the game, or the name itself where the catalogue has none. */
export function term(terms: Readonly<Record<string, string>>, name: string): string {
  return terms[name] ?? name;
}

/** Written by hand: the browser's own way takes longer to find than everything else on the page takes to write. */
export function dollars(value: number | null): string {
  const { money } = words();
  if (value === null) return fill(money.form, { value: "?" });
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, money.group);
  return (value < 0 ? "−" : "") + fill(money.form, { value: digits });
}

export function speedWords(speed: number): string {
  return speed === 0 ? words().settings.instant : `${speed}×`;
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}
