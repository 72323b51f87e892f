import type { Same } from "../../words";
import type { en } from "./en";

export const fr: Same<typeof en> = {
  title: "Comment jouer",
  tagline: "Apprendre en jouant\u00a0: chaque leçon dure une minute, dans le vrai train.",
  how: "Comment jouer",
  minutes: { one: "{number} minute", other: "{number} minutes" },
  done: "faite",
  groups: {
    first: "Pour commencer",
    express: "Colt Express, chapitre par chapitre",
    variants: "Autres façons d’y jouer",
    boxes: "Extensions",
    super: "Colt Super Express",
  },
  lesson: "Leçon\u00a0: {title}",
  step: "{number} sur {all}",
  task: "À vous",
  go: "Suite",
  watch: "Regardez ce qui se passe.",
  skip: "Passer la leçon",
  leave: "Quitter la leçon",
  fold: "Replier la leçon",
  unfold: "Montrer la leçon",
  playOn: "Continuer la partie",
  following: "Leçon suivante\u00a0: {title}",
  all: "Toutes les leçons",
  rule: "Règle {number}",
};
