// The module Reflex of Colt Super Express.
import { said } from "../../words/catalogue";
import type { SuperBox } from ".";
import { t } from "./words";

const label = (): string => said("super:card.reflex");

export const reflex: SuperBox = {
  offers: { reflex: { label, hint: () => t().reflexHint } },
  cards: { Reflex: { icon: "box-reflex", label, hint: () => t().cardHint.Reflex } },
};
