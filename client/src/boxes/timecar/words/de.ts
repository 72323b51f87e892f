import type { Same } from "../../../words";
import type { en } from "./en";

export const de: Same<typeof en> = {
  car: "Zeitreisewagen",
  travels: "auf Zeitreise",
  appears: "auf Zeitreise, taucht wieder auf: {place}",
};
