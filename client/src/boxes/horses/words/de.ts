import type { Same } from "../../../words";
import type { en } from "./en";

export const de: Same<typeof en> = {
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
