export const en = {
  shotgun: "Shotgun",
  horses: "Horses: {number}",
  hostages: "Hostages: {names}",
  hostage: "Hostage: {name}",
  escaped: "rode away to safety",
  whiskeys: {
    one: "{number} Whiskey",
    other: "{number} Whiskeys",
  },
};
