// The names of boxes and variants in forms.  One that is newer than the page is shown by its identifier.
import { capital, found } from "../words/catalogue";

export function boxName(box: string): string {
  return found("express:box.*.name", box) ?? found("super:box.*.name", box) ?? capital(box);
}

export function boxHint(box: string): string {
  return found("express:box.*.hint", box) ?? found("super:box.*.hint", box) ?? "";
}

/** The numbers of players that a variant is for. */
export function playersFor(variant: string): string {
  return found("express:box.*.players", variant) ?? "";
}
