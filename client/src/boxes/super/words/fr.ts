import type { Same } from "../../../words";
import type { en } from "./en";

export const fr: Same<typeof en> = {
  mei: "Un wagon plus loin",
  card: "Carte Butin",
  cards: { one: "{number} carte Butin", other: "{number} cartes Butin" },
};
