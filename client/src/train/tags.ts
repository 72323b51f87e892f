// What is written on loot: its value on a tag below it, which can always be read.
import { TOKEN } from "./layout";

const DRAWING = 34; // a token's own units, of which it is so many wide
const USUAL = 13; // how large a value is written, in those units
const SMALLEST = 12; // and in pixels at the least

export interface Tag {
  readonly size: number; // of the letters
  readonly top: number; // what kind of loot it is stays visible above it
  readonly w: number;
  readonly h: number;
}

/** The tag of a token that is drawn with so many pixels for each unit of the train. */
export function tagFor(label: string, k: number): Tag {
  const size = Math.max(USUAL, (SMALLEST / k) * (DRAWING / TOKEN));
  const h = size * 1.14;
  return { size, top: Math.min(21, 39 - h), w: size * (0.62 * label.length + 0.8), h };
}

/** How wide that tag is, in units of the train; a question mark stands on the token itself. */
export function tagWidth(label: string, k: number): number {
  return label.length < 2 ? 0 : (tagFor(label, k).w * TOKEN) / DRAWING;
}

/** How far a tag hangs below its token, in units of the train. */
export function overhang(k: number): number {
  const { top, h } = tagFor("", k);
  return ((top + h - DRAWING + 1) * TOKEN) / DRAWING;
}
