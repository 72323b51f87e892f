// The numbered rules in the reader's language; untranslated ones are in English.
import type { Language } from "../words";
import { fetchFile } from "./files";

export interface Rule {
  readonly id: string;
  readonly page: string;
  readonly section: string;
  readonly text: string;
  readonly house?: boolean;
  readonly english?: boolean; // not translated yet
}

export interface Rules {
  readonly TITLES: Readonly<Record<string, string>>;
  readonly SHORT: Readonly<Record<string, readonly string[]>>; // what each page is about, for newcomers
  readonly RULES: readonly Rule[];
}

export const load = (language: Language): Promise<Rules> => fetchFile(`./${language}.json`);

function simple(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The rules that contain all these words, ignoring case and accents. */
export function matching(rules: readonly Rule[], search: string): Rule[] {
  const wanted = simple(search).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = simple(`${rule.id} ${rule.section} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

export interface Part {
  readonly text: string;
  readonly rule?: string; // a reference to another rule
  readonly ruling?: true; // a ruling starts here
  readonly strong?: true;
}

// Emphasis in the pages, and references to other rules.
const MARKS =
  /\*\*(.+?)\*\*|\*(?:[Rr]uling|[Pp]récision|[Kk]larstellung)[^*]*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]+(?:-[A-Z]+)*-(?:\d+|[A-Z]+))\b/gu;

/** A rule's text, piece by piece. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    const [whole, strong, soft, code, rule] = match;
    if (rule) found.push({ text: rule, rule });
    else if (strong) found.push({ text: strong, strong: true });
    else if (soft ?? code) found.push({ text: soft ?? code ?? "" });
    else found.push({ text: whole, ruling: true });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}
