// Horses & Stagecoach, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  turmoilHint: "Everybody chooses at once.",
  shotgun: "Shotgun",
  horses: "Horses: {number}",
  hostages: "Hostages: {names}",
  hostage: "Hostage: {name}",
  escaped: "away on horseback, out of danger",
  rideHint: "By Horse, up to three cars.",
  whiskeys: {
    one: "{number} Whiskey",
    other: "{number} Whiskeys",
  },
};

const fr: Same<typeof en> = {
  turmoilHint: "Tout le monde choisit en même temps.",
  shotgun: "Shotgun",
  horses: "Chevaux : {number}",
  hostages: "Otages : {names}",
  hostage: "Otage : {name}",
  escaped: "loin du train, hors de danger",
  rideHint: "À cheval, jusqu'à trois Wagons.",
  whiskeys: {
    one: "{number} Flasque",
    other: "{number} Flasques",
  },
};

const de: Same<typeof en> = {
  turmoilHint: "Alle wählen gleichzeitig.",
  shotgun: "Begleitschütze",
  horses: "Pferde: {number}",
  hostages: "Geiseln: {names}",
  hostage: "Geisel: {name}",
  escaped: "davongeritten, in Sicherheit",
  rideHint: "Zu Pferd, bis zu drei Waggons weit.",
  whiskeys: {
    one: "{number} Whiskeyflasche",
    other: "{number} Whiskeyflaschen",
  },
};

export const t = spoken({ en, fr, de });
