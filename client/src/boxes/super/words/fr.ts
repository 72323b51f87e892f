import type { Same } from "../../../words";
import type { en } from "./en";

export const fr: Same<typeof en> = {
  card: "Carte Butin",
  cards: { one: "{number} carte Butin", other: "{number} cartes Butin" },
};
