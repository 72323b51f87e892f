import type { Same } from "../../../words";
import type { en } from "./en";

export const fr: Same<typeof en> = {
  trait: {
    Belle: "Dure à toucher",
    Marshal: "Arrête les bandits",
    Cheyenne: "Ramasse les bourses",
    Django: "Tirs qui repoussent",
    Doc: "Sept cartes",
    Ghost: "Face cachée",
    Tuco: "À travers le toit",
    DjangoFirst: "Tire loin",
    TucoFirst: "Tirs qui repoussent",
  },
  punchedYou: "{name} vous a frappé",
  hitYou: "Une Balle vous touche",
  tookYours: "{name} vous prend {loot}",
  lostYours: "Vous perdez {loot}",
  cash: "Espèces",
};
