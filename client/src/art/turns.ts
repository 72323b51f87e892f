// Turns of a Round card, as the boxes know them.
import { faces } from "../boxes";
import { found } from "../words/catalogue";
import type { IconName } from "./icons";

export function turnIcon(turn: string): IconName {
  return faces("turns", turn)?.icon ?? "turn-standard";
}

export function turnName(turn: string): string {
  return faces("turns", turn)?.label() ?? turn;
}

/** What it means, in a sentence. */
export function turnHint(turn: string): string {
  return found("express:about.turn.*", turn) ?? turnName(turn);
}
