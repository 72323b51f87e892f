export const en = {
  punchedYou: "{name} punched you",
  hitYou: "A Bullet hits you",
  marshalHitYou: "The Marshal hits you",
  tookYours: "{name} took your {loot}",
  lostYours: "You lose {loot}",
  cash: "Cash",
};
