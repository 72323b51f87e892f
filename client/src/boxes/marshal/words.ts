// Marshal & Prisoners, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  jarringHint: "Nobody can play Fire or Punch.",
  fallen: "fell off the train, and cannot win",
};

const fr: Same<typeof en> = {
  jarringHint: "Personne ne peut jouer de Tir ni de Coup de poing.",
  fallen: "hors du train, ne peut plus gagner",
};

const de: Same<typeof en> = {
  jarringHint: "Niemand kann „Feuer!“ oder „Hieb“ spielen.",
  fallen: "vom Zug gestürzt, kann nicht mehr gewinnen",
};

export const t = spoken({ en, fr, de });
