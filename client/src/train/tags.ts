// The values of loot, on tags that are always readable.
import { TOKEN } from "./layout";

const DRAWING = 34; // the width of a token in its own units
const USUAL = 13; // the usual font size, in those units
const SMALLEST = 12; // the smallest, in pixels

export interface Tag {
  readonly size: number; // font size
  readonly top: number; // low enough to leave the drawing visible
  readonly w: number;
  readonly h: number;
}

/** The tag of a token at a scale of `k` pixels per unit of the train. */
export function tagFor(label: string, k: number): Tag {
  const size = Math.max(USUAL, (SMALLEST / k) * (DRAWING / TOKEN));
  const h = size * 1.14;
  return { size, top: Math.min(21, 39 - h), w: size * (0.62 * label.length + 0.8), h };
}

/** The width of that tag in units of the train; a question mark is on the token itself. */
export function tagWidth(label: string, k: number): number {
  return label.length < 2 ? 0 : (tagFor(label, k).w * TOKEN) / DRAWING;
}

/** The distance by which a tag hangs below its token, in units of the train. */
export function overhang(k: number): number {
  const { top, h } = tagFor("", k);
  return ((top + h - DRAWING + 1) * TOKEN) / DRAWING;
}
