export const en = {
  mei: "One car farther",
  card: "Loot card",
  cards: { one: "{number} loot card", other: "{number} loot cards" },
};
