// The module Reflex of Colt Super Express.
import { said } from "../../words/catalogue";
import type { CardPicture } from "../box";
import { fire } from "../express/cards";
import type { SuperBox } from ".";
import { t } from "./words";

const picture: CardPicture = { ...fire, scene: "#s-punch" };

export const reflex: SuperBox = {
  cards: {
    Reflex: {
      icon: "box-reflex",
      label: () => said("super:card.reflex"),
      hint: () => t().cardHint.Reflex,
      picture,
    },
  },
};
