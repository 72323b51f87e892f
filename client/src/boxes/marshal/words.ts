// Marshal & Prisoners, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  who: "Who is the Marshal?",
  fallen: "fell off the train, and cannot win",
  wanted: "Wanted: never arrested so far",
  arrested: "Arrested: the Wanted Poster is turned over",
  brawler: "Brawler card {value}",
  brawlersLeft: "Brawler cards left: {value}",
  goals: "Your goals",
  theirs: "Goals of the Marshal",
  drawn: "Goals drawn: {number} of {all}",
  hidden: "Secret",
  shown: "known to everybody",
  met: "met",
  missed: "missed",
  law: "THE LAW",
  keeper: "four of five goals to win",
  won: "The Marshal met at least four of his five goals.",
  arrests: "Arrested!",
  free: "Free!",
};

const fr: Same<typeof en> = {
  who: "Qui joue le Marshal ?",
  fallen: "hors du train, ne peut plus gagner",
  wanted: "Recherché : jamais arrêté jusqu'ici",
  arrested: "Arrêté : l'avis de recherche est retourné",
  brawler: "Carte Bagarreur {value}",
  brawlersLeft: "Cartes Bagarreur restantes : {value}",
  goals: "Vos objectifs",
  theirs: "Objectifs du Marshal",
  drawn: "Objectifs piochés : {number} sur {all}",
  hidden: "Secret",
  shown: "connu de tous",
  met: "atteint",
  missed: "manqué",
  law: "LA LOI",
  keeper: "quatre objectifs sur cinq pour gagner",
  won: "Le Marshal a atteint au moins quatre de ses cinq objectifs.",
  arrests: "Arrêté !",
  free: "Libre !",
};

const de: Same<typeof en> = {
  who: "Wer ist der Marshal?",
  fallen: "vom Zug gestürzt, kann nicht mehr gewinnen",
  wanted: "Gesucht: bisher nie verhaftet",
  arrested: "Verhaftet: der Steckbrief ist umgedreht",
  brawler: "Raufboldkarte {value}",
  brawlersLeft: "Raufboldkarten übrig: {value}",
  goals: "Deine Ziele",
  theirs: "Ziele des Marshals",
  drawn: "Gezogene Ziele: {number} von {all}",
  hidden: "Geheim",
  shown: "allen bekannt",
  met: "erreicht",
  missed: "verfehlt",
  law: "DAS GESETZ",
  keeper: "gewinnt mit vier von fünf Zielen",
  won: "Der Marshal hat mindestens vier seiner fünf Ziele erreicht.",
  arrests: "Verhaftet!",
  free: "Frei!",
};

export const t = spoken({ en, fr, de });
