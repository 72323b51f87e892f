// How boxes are called where somebody chooses them.  One that is newer than the page has only its name.
import { capital, found } from "../words/catalogue";

export function boxName(box: string): string {
  return found("express:box.*.name", box) ?? found("super:box.*.name", box) ?? capital(box);
}

export function boxHint(box: string): string {
  return found("express:box.*.hint", box) ?? found("super:box.*.hint", box) ?? "";
}
