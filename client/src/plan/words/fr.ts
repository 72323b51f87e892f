import type { Same } from "../../words";
import type { en } from "./en";

export const fr: Same<typeof en> = {
  title: "Si personne ne s'en mêle",
  there: "{bandit} se trouve ensuite ici : {places}.",
  tooMany: "Il y a trop de chemins possibles pour les suivre.",
  off: "hors du train",
  forward: "Regarde vers l'avant.",
  back: "Regarde vers l'arrière.",
  dead: "sans effet",
  deadMaybe: "peut-être sans effet",
  unsure: {
    hidden: "Incertain : des cartes cachées d'autres joueurs passent avant.",
    cards: "Incertain : des cartes d'autres joueurs passent avant.",
    still: "Incertain : d'autres peuvent encore jouer des cartes avant.",
    answer: "Incertain : un autre joueur décide.",
    choice: "Vous choisirez le moment venu.",
  },
};
