// The Reflex module of Colt Super Express.
import { said } from "../../words/catalogue";
import type { CardPicture } from "../box";
import { fire } from "../express/cards";
import type { SuperBox } from ".";

const picture: CardPicture = { ...fire, scene: "s-punch" };

export const reflex: SuperBox = {
  rules: { card: { Reflex: "SUP-REFLEX-1" } },
  cards: { Reflex: { icon: "box-reflex", label: () => said("super:card.reflex"), picture } },
};
