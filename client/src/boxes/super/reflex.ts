// The module Reflex of Colt Super Express.
import { said } from "../../words/catalogue";
import type { SuperBox } from ".";
import { t } from "./words";

export const reflex: SuperBox = {
  cards: { Reflex: { icon: "box-reflex", label: () => said("super:card.reflex"), hint: () => t().cardHint.Reflex } },
};
