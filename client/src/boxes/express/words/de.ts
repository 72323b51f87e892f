import type { Same } from "../../../words";
import type { en } from "./en";

export const de: Same<typeof en> = {
  punchedYou: "{name} hat dich geschlagen",
  hitYou: "Dich trifft eine Kugel",
  marshalHitYou: "Der Marshal trifft dich",
  tookYours: "{name} nimmt dir {loot} ab",
  lostYours: "Du verlierst {loot}",
  cash: "Bargeld",
};
