export const en = {
  title: "If nobody interferes",
  there: "{bandit} ends up here: {places}.",
  tooMany: "Too many possibilities to show.",
  off: "off the train",
  forward: "Facing forward.",
  back: "Facing back.",
  dead: "does nothing",
  deadMaybe: "may do nothing",
  unsure: {
    hidden: "Unsure: other players' hidden cards come first.",
    cards: "Unsure: other players' cards come first.",
    still: "Unsure: others may still play cards that come first.",
    answer: "Unsure: another player decides about it.",
    choice: "You choose when it happens.",
  },
};
