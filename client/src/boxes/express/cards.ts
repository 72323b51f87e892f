// The cards of every bandit, and what is drawn on them.
import { said } from "../../words/catalogue";
import type { CardFace, CardPicture } from "../box";

const move: CardPicture = { scene: "s-move", layers: [{ pose: "run", at: "translate(15 26) scale(1.05)" }] };
const floor: CardPicture = {
  scene: "s-floor",
  layers: [
    { shape: "s-ladder", at: "translate(10 -4) scale(1.1)" },
    { pose: "climb", at: "translate(12 22) scale(1.1)" },
  ],
};
const robbery: CardPicture = { scene: "s-robbery", layers: [{ pose: "rob", at: "translate(13 12) scale(1.15)" }] };
export const fire: CardPicture = {
  scene: "s-fire",
  layers: [{ pose: "gun", at: "translate(-1 21) scale(1.1)" }, { shape: "s-flash" }],
};
const punch: CardPicture = {
  scene: "s-punch",
  layers: [{ shape: "s-pow" }, { pose: "punch", at: "translate(-1 21) scale(1.1)" }],
};
const marshal: CardPicture = {
  scene: "s-marshal",
  layers: [
    { pose: "run", who: "Marshal", at: "translate(46 23) scale(.8)" },
    { pose: "point", at: "translate(-1 31)" },
  ],
};

/** On horseback, for boxes that need it. */
export const ride: CardPicture = {
  scene: "s-ride",
  layers: [
    { pose: "ride", at: "translate(-1 22) scale(1.05)" },
    { shape: "s-horse", at: "translate(68 76) scale(.74)", cut: true },
  ],
};

export const CARDS: Readonly<Record<string, CardFace>> = {
  Move: { icon: "move", label: () => said("express:card.move"), picture: move },
  Floor: { icon: "floor", label: () => said("express:card.floor"), picture: floor },
  Robbery: {
    icon: "robbery",
    label: () => said("express:card.rob"),
    picture: robbery,
  },
  Fire: { icon: "fire", label: () => said("express:card.fire"), picture: fire },
  Punch: { icon: "punch", label: () => said("express:card.punch"), picture: punch },
  Marshal: {
    icon: "marshal",
    label: () => said("express:card.marshal"),
    picture: marshal,
  },
};
