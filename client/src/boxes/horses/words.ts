// Horses & Stagecoach, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
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

const fr: Same<typeof en> = {
  shotgun: "Shotgun",
  horses: "Chevaux : {number}",
  hostages: "Otages : {names}",
  hostage: "Otage : {name}",
  escaped: "loin du train, hors de danger",
  whiskeys: {
    one: "{number} Flasque",
    other: "{number} Flasques",
  },
};

const de: Same<typeof en> = {
  shotgun: "Begleitschütze",
  horses: "Pferde: {number}",
  hostages: "Geiseln: {names}",
  hostage: "Geisel: {name}",
  escaped: "davongeritten, in Sicherheit",
  whiskeys: {
    one: "{number} Whiskeyflasche",
    other: "{number} Whiskeyflaschen",
  },
};

export const t = spoken({ en, fr, de });
