// The module Horse of Colt Super Express.
import { said } from "../../words/catalogue";
import { RIDE } from "../horses/cards";
import type { SuperBox } from ".";
import { t } from "./words";

export const horse: SuperBox = {
  cards: {
    Horse: { icon: "ride", label: () => said("super:card.horse"), hint: () => t().cardHint.Horse, picture: RIDE },
  },
};
