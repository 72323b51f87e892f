// The names of boxes and variants in forms.  One that is newer than the page is shown by its identifier.
import { term, words } from "../words";
import { capital, found } from "../words/catalogue";

export function boxName(box: string): string {
  return found("express:box.*.name", box) ?? found("super:box.*.name", box) ?? capital(box);
}

export function boxHint(box: string): string {
  return found("express:box.*.hint", box) ?? found("super:box.*.hint", box) ?? "";
}

/** The page names the variants of the base game; the catalogue of a box names those of the box. */
export function variantName(variant: string): string {
  return found("express:box.*.name", variant) ?? term(words().make.variants, variant);
}

export function variantHint(variant: string): string {
  return found("express:box.*.hint", variant) ?? term(words().make.variantHint, variant);
}

/** The numbers of players it is for. */
export function variantFor(variant: string): string {
  return found("express:box.*.players", variant) ?? term(words().make.variantFor, variant);
}
