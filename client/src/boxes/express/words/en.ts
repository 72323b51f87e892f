export const en = {
  trait: {
    Belle: "Hard to hit",
    Marshal: "Makes arrests",
    Cheyenne: "Picks up purses",
    Django: "Shots that push",
    Doc: "Seven cards",
    Ghost: "Face down",
    Tuco: "Through the roof",
    DjangoFirst: "Shoots far",
    TucoFirst: "Shots that push",
  },
  punchedYou: "{name} punched you",
  hitYou: "A Bullet hits you",
  tookYours: "{name} took your {loot}",
  lostYours: "You lose {loot}",
  cash: "Cash",
};
