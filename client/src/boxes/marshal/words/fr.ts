import type { Same } from "../../../words";
import type { en } from "./en";

export const fr: Same<typeof en> = {
  who: "Qui joue le Marshal ?",
  fallen: "hors du train, ne peut plus gagner",
  wanted: "Recherché : jamais arrêté jusqu'ici",
  arrested: "Arrêté : l'avis de recherche est retourné",
  brawler: "Carte Bagarreur {value}",
  brawlersLeft: "Cartes Bagarreur restantes : {value}",
  goals: "Vos objectifs",
  drawn: "Objectifs piochés : {number} sur {all}",
  hidden: "Secret",
  shown: "connu de tous",
  met: "atteint",
  missed: "manqué",
  metOf: "Objectifs atteints : {number} sur {all}",
  upheld: "{name} a fait régner la loi",
  law: "LA LOI",
  keeper: "quatre objectifs sur cinq pour gagner",
  won: "Le Marshal a atteint au moins quatre de ses cinq objectifs.",
  arrests: "Arrêté !",
  free: "Libre !",
};
