// Turns of a Round card, as the boxes know them.
import { faces } from "../boxes";
import type { IconName } from "./icons";

export function turnIcon(turn: string): IconName {
  return faces("turns", turn)?.icon ?? "turn-standard";
}

export function turnName(turn: string): string {
  return faces("turns", turn)?.label() ?? turn;
}
