// The module Horse of Colt Super Express.
import { said } from "../../words/catalogue";
import { ride } from "../express/cards";
import type { SuperBox } from ".";
import { t } from "./words";

export const horse: SuperBox = {
  cards: {
    Horse: { icon: "ride", label: () => said("super:card.horse"), hint: () => t().cardHint.Horse, picture: ride },
  },
};
