export const en = {
  card: "Loot card",
  cards: { one: "{number} loot card", other: "{number} loot cards" },
};
