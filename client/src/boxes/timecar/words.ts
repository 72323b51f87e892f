// The time-travel car, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  label: "The time-travel car",
  hint: "A car before the Locomotive. Who is alone in it appears elsewhere in the next round.",
  car: "Time-travel car",
  travels: "away in time",
  appears: "away in time, and will appear: {place}",
};

const fr: Same<typeof en> = {
  label: "La voiture à voyager dans le temps",
  hint: "Une voiture devant la Locomotive. Qui y est seul réapparaît ailleurs à la Manche suivante.",
  car: "Voiture",
  travels: "en voyage dans le temps",
  appears: "en voyage dans le temps, réapparaîtra : {place}",
};

const de: Same<typeof en> = {
  label: "Der Zeitreisewagen",
  hint: "Ein Wagen vor der Lokomotive. Wer allein darin ist, taucht in der nächsten Runde anderswo auf.",
  car: "Zeitreisewagen",
  travels: "auf Zeitreise",
  appears: "auf Zeitreise, taucht wieder auf: {place}",
};

export const t = spoken({ en, fr, de });
