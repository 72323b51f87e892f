import type { Same } from "../../../words";
import type { en } from "./en";

export const fr: Same<typeof en> = {
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
