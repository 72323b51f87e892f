// How the turns of a Round card look, according to the boxes.
import { faces } from "../boxes";
import { found } from "../words/catalogue";
import type { IconName } from "./icons";

export function turnIcon(turn: string): IconName {
  return faces("turns", turn)?.icon ?? "turn-standard";
}

export function turnName(turn: string): string {
  return faces("turns", turn)?.label() ?? turn;
}

/** A sentence that says what the turn means. */
export function turnHint(turn: string): string {
  return found("express:about.turn.*", turn) ?? turnName(turn);
}
