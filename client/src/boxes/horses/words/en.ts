export const en = {
  shotgun: "Shotgun",
  horses: "Horses: {number}",
  hostages: "Hostages: {names}",
  hostage: "Hostage: {name}",
  escaped: "away on horseback, out of danger",
  whiskeys: {
    one: "{number} Whiskey",
    other: "{number} Whiskeys",
  },
};
