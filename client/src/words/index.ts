// The page's own words in the chosen language; the game's sentences come from the server.
import { settings } from "../state/settings.svelte";
import type { en } from "./en";
import type { Language } from "./languages";
import { dictionary } from "./loading";

/** A sentence for each plural category of a language (CLDR); all languages have `other`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The same keys with other words; a missing key does not compile. */
export type Same<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Forms ? Forms : Same<T[K]>;
};
export type Words = Same<typeof en>;
export type { Language };

/** The words of the current language. */
export function words(): Words {
  return dictionary().page;
}

/** The words of a part of the page, from the files of its `words` folder. */
export function spoken<T>(part: string): () => Same<T> {
  return () => dictionary().parts[`../../${part}/words/${settings.language}.ts`] as Same<T>;
}

/** A sentence with its placeholders filled in. */
export function fill(text: string, gaps: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}

const RULES = new Map<string, Intl.PluralRules>();

/** The form of a sentence for a number. */
export function form(forms: Forms, number: number, language: string): string {
  let rules = RULES.get(language);
  if (!rules) RULES.set(language, (rules = new Intl.PluralRules(language)));
  return forms[rules.select(number)] ?? forms.other;
}

/** A sentence about a number of things. */
export function count(forms: Forms, number: number): string {
  return fill(form(forms, number, settings.language), { number });
}

/** A term of the game, or the name itself if the catalogue has none. */
export function term(terms: Readonly<Record<string, string>>, name: string): string {
  return terms[name] ?? name;
}

/** Written by hand: creating the browser's own formatter takes longer than everything else on the page. */
export function dollars(value: number | null): string {
  const { money } = words();
  if (value === null) return fill(money.form, { value: "?" });
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, money.group);
  return (value < 0 ? "−" : "") + fill(money.form, { value: digits });
}

export function speedWords(speed: number): string {
  return speed === 0 ? words().settings.instant : `${speed.toLocaleString(settings.language)}×`;
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}
