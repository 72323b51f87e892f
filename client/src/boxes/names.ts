// How boxes and variants are called where somebody chooses them.  One that is newer than the page has only its name.
import { term, words } from "../words";
import { capital, found } from "../words/catalogue";

export function boxName(box: string): string {
  return found("express:box.*.name", box) ?? found("super:box.*.name", box) ?? capital(box);
}

export function boxHint(box: string): string {
  return found("express:box.*.hint", box) ?? found("super:box.*.hint", box) ?? "";
}

/** A variant of the base game has its words in the page, one of a box in the catalogue of the box. */
export function variantName(variant: string): string {
  return found("express:box.*.name", variant) ?? term(words().make.variants, variant);
}

export function variantHint(variant: string): string {
  return found("express:box.*.hint", variant) ?? term(words().make.variantHint, variant);
}

/** For how many players it is. */
export function variantFor(variant: string): string {
  return found("express:box.*.players", variant) ?? term(words().make.variantFor, variant);
}
