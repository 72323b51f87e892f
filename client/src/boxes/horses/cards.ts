// What is drawn on the card of this box.
import type { CardPicture } from "../box";

/** On horseback. */
export const RIDE: CardPicture = {
  scene: "#s-ride",
  layers: [
    { pose: "ride", at: "translate(-1 22) scale(1.05)" },
    { shape: "#s-horse", at: "translate(68 76) scale(.74)", cut: true },
  ],
};
