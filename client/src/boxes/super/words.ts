// Colt Super Express and its modules, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  card: "Loot card",
  cards: { one: "{number} loot card", other: "{number} loot cards" },
  cardHint: {
    Turn: "Face the other way.",
    Shoot: "Throw the first one in front of you.",
    Reflex: "If stunned: stand up and shoot.",
    Horse: "To the front of the Locomotive.",
  },
};

const fr: Same<typeof en> = {
  card: "Carte Butin",
  cards: { one: "{number} carte Butin", other: "{number} cartes Butin" },
  cardHint: {
    Turn: "Regardez de l'autre côté.",
    Shoot: "Projetez le premier devant vous.",
    Reflex: "Sonné : relevez-vous et tirez.",
    Horse: "En tête de la Locomotive.",
  },
};

const de: Same<typeof en> = {
  card: "Beutekarte",
  cards: { one: "{number} Beutekarte", other: "{number} Beutekarten" },
  cardHint: {
    Turn: "Sieh in die andere Richtung.",
    Shoot: "Wirf den Ersten vor dir zurück.",
    Reflex: "Betäubt: steh auf und schieß.",
    Horse: "Ganz nach vorne in die Lokomotive.",
  },
};

export const t = spoken({ en, fr, de });
