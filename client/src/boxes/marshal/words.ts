// Marshal & Prisoners, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  plusHint: "Moves on; one more card may be laid on top of it at once.",
  arrestHint: "Arrests a bandit on the Marshal’s spot: into the cell.",
  ideaHint: "Escapes from the cell, frees somebody on the Prison car, or does what another bandit’s last card did.",
  cell: "Cell",
  jarringHint: "Nobody can play Fire or Punch.",
  fallen: "fell off the train, and cannot win",
};

const fr: Same<typeof en> = {
  plusHint: "Une carte de plus peut être posée par-dessus tout de suite.",
  arrestHint: "Arrête un Bandit sur la position du Marshal : en cellule.",
  ideaHint:
    "S’évade de la cellule, libère quelqu’un du Wagon-prison, ou refait ce qu’a fait la dernière carte d’un autre Bandit.",
  cell: "Cellule",
  jarringHint: "Personne ne peut jouer de Tir ni de Coup de poing.",
  fallen: "hors du train, ne peut plus gagner",
};

const de: Same<typeof en> = {
  plusHint: "Eine weitere Karte darf sofort obendrauf gelegt werden.",
  arrestHint: "Verhaftet jemanden am Standort des Marshals: in die Zelle.",
  ideaHint:
    "Flieht aus der Zelle, befreit jemanden am Gefängniswagen oder tut, was die letzte Karte eines anderen Banditen tat.",
  cell: "Zelle",
  jarringHint: "Niemand kann „Feuer!“ oder „Hieb“ spielen.",
  fallen: "vom Zug gestürzt, kann nicht mehr gewinnen",
};

export const t = spoken({ en, fr, de });
