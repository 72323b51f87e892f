// Colt Super Express and its modules, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  mei: "One car farther",
  card: "Loot card",
  cards: { one: "{number} loot card", other: "{number} loot cards" },
};

const fr: Same<typeof en> = {
  mei: "Un wagon plus loin",
  card: "Carte Butin",
  cards: { one: "{number} carte Butin", other: "{number} cartes Butin" },
};

const de: Same<typeof en> = {
  mei: "Einen Wagen weiter",
  card: "Beutekarte",
  cards: { one: "{number} Beutekarte", other: "{number} Beutekarten" },
};

export const t = spoken({ en, fr, de });
