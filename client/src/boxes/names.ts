// How boxes are called where somebody chooses them; one that the page does not know has only its name.
import { faces } from ".";
import { capital } from "../words/catalogue";

export function boxName(box: string): string {
  return faces("offers", box)?.label() ?? capital(box);
}

export function boxHint(box: string): string {
  return faces("offers", box)?.hint() ?? "";
}
