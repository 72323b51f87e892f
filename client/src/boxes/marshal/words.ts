// Marshal & Prisoners, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  cell: "Cell",
  fallen: "fell off the train, and cannot win",
};

const fr: Same<typeof en> = {
  cell: "Cellule",
  fallen: "hors du train, ne peut plus gagner",
};

const de: Same<typeof en> = {
  cell: "Zelle",
  fallen: "vom Zug gestürzt, kann nicht mehr gewinnen",
};

export const t = spoken({ en, fr, de });
