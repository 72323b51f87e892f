import type { Same } from "../../words";
import type { en } from "./en";

export const de: Same<typeof en> = {
  title: "Wenn niemand dazwischenkommt",
  there: "{bandit} steht danach hier: {places}.",
  tooMany: "Es gibt zu viele Wege, um ihnen zu folgen.",
  off: "nicht mehr auf dem Zug",
  forward: "Blickt nach vorn.",
  back: "Blickt nach hinten.",
  dead: "ohne Wirkung",
  deadMaybe: "vielleicht ohne Wirkung",
  unsure: {
    hidden: "Unsicher: Verdeckte Karten anderer kommen vorher.",
    cards: "Unsicher: Karten anderer kommen vorher.",
    still: "Unsicher: Andere können vorher noch Karten spielen.",
    answer: "Unsicher: Darüber entscheidet jemand anderes.",
    choice: "Du wählst, wenn es so weit ist.",
  },
};
