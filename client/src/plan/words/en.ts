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
    hidden: "Uncertain: other players' hidden cards come first.",
    cards: "Uncertain: other players' cards come first.",
    still: "Uncertain: others may still play cards that come first.",
    answer: "Uncertain: another player decides this.",
    choice: "You choose when the time comes.",
  },
};
