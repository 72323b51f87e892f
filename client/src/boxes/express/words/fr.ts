import type { Same } from "../../../words";
import type { en } from "./en";

export const fr: Same<typeof en> = {
  punchedYou: "{name} vous a frappé",
  hitYou: "Une Balle vous touche",
  marshalHitYou: "Le Marshal vous touche",
  tookYours: "{name} vous prend {loot}",
  lostYours: "Vous perdez {loot}",
  cash: "Espèces",
};
