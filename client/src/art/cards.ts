// How cards look, according to the boxes; a card that no box knows is a plain card with its name.
import { faces } from "../boxes";
import type { CardPicture } from "../boxes/box";
import { found, named } from "../words/catalogue";
import type { IconName } from "./icons";

export function cardIcon(card: string): IconName {
  return faces("cards", card)?.icon ?? "plain";
}

export function cardPicture(card: string): CardPicture | undefined {
  return faces("cards", card)?.picture;
}

export function cardName(card: string): string {
  return faces("cards", card)?.label() ?? named("express:card.*", card);
}

/** A sentence that says what the card does. */
export function cardHint(card: string): string {
  return found("express:about.card.*", card) ?? found("super:about.card.*", card) ?? cardName(card);
}
