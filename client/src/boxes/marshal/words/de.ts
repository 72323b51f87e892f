import type { Same } from "../../../words";
import type { en } from "./en";

export const de: Same<typeof en> = {
  who: "Wer ist der Marshal?",
  fallen: "vom Zug gestürzt, kann nicht mehr gewinnen",
  wanted: "Gesucht: bisher nie verhaftet",
  arrested: "Verhaftet: der Steckbrief ist umgedreht",
  brawler: "Raufboldkarte {value}",
  brawlersLeft: "Raufboldkarten übrig: {value}",
  goals: "Deine Ziele",
  drawn: "Gezogene Ziele: {number} von {all}",
  hidden: "Geheim",
  shown: "allen bekannt",
  met: "erreicht",
  missed: "verfehlt",
  metOf: "Erfüllte Ziele: {number} von {all}",
  upheld: "{name} hat das Gesetz durchgesetzt",
  law: "DAS GESETZ",
  keeper: "gewinnt mit vier von fünf Zielen",
  won: "Der Marshal hat mindestens vier seiner fünf Ziele erreicht.",
  arrests: "Verhaftet!",
  free: "Frei!",
};
