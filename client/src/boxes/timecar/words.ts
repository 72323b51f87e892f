// The time-travel car, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  car: "Time-travel car",
  travels: "away in time",
  appears: "away in time, and will appear: {place}",
};

const fr: Same<typeof en> = {
  car: "Voiture",
  travels: "en voyage dans le temps",
  appears: "en voyage dans le temps, réapparaîtra : {place}",
};

const de: Same<typeof en> = {
  car: "Zeitreisewagen",
  travels: "auf Zeitreise",
  appears: "auf Zeitreise, taucht wieder auf: {place}",
};

export const t = spoken({ en, fr, de });
