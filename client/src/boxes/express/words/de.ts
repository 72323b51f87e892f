import type { Same } from "../../../words";
import type { en } from "./en";

export const de: Same<typeof en> = {
  trait: {
    Belle: "Schwer zu treffen",
    Marshal: "Verhaftet",
    Cheyenne: "Schnappt Beutel",
    Django: "Schüsse, die stoßen",
    Doc: "Sieben Karten",
    Ghost: "Verdeckt",
    Tuco: "Durchs Dach",
    DjangoFirst: "Schießt weit",
    TucoFirst: "Schüsse, die stoßen",
  },
  punchedYou: "{name} hat dich geschlagen",
  hitYou: "Dich trifft eine Kugel",
  tookYours: "{name} nimmt dir {loot} ab",
  lostYours: "Du verlierst {loot}",
  cash: "Bargeld",
};
