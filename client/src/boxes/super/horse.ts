// The Horse module of Colt Super Express.
import { said } from "../../words/catalogue";
import { ride } from "../express/cards";
import type { SuperBox } from ".";

export const horse: SuperBox = {
  rules: { card: { Horse: "SUP-HORSE-1" } },
  cards: { Horse: { icon: "ride", label: () => said("super:card.horse"), picture: ride } },
};
