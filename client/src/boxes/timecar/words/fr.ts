import type { Same } from "../../../words";
import type { en } from "./en";

export const fr: Same<typeof en> = {
  car: "Voiture",
  travels: "en voyage dans le temps",
  appears: "en voyage dans le temps, réapparaîtra : {place}",
};
