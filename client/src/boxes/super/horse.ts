// The module Horse of Colt Super Express.
import { said } from "../../words/catalogue";
import type { SuperBox } from ".";
import { t } from "./words";

const label = (): string => said("super:card.horse");

export const horse: SuperBox = {
  offers: { horse: { label, hint: () => t().horseHint } },
  cards: { Horse: { icon: "ride", label, hint: () => t().cardHint.Horse } },
};
