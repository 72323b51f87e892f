import type { Same } from "../../words";
import type { en } from "./en";

export const de: Same<typeof en> = {
  title: "So wird gespielt",
  tagline: "Lernen beim Spielen: Jede Lektion ist eine Minute im echten Zug.",
  how: "So wird gespielt",
  minutes: { one: "{number} Minute", other: "{number} Minuten" },
  done: "erledigt",
  groups: {
    first: "Zum Anfang",
    express: "Colt Express, Kapitel für Kapitel",
    variants: "Andere Spielweisen",
    boxes: "Erweiterungen",
    super: "Colt Super Express",
  },
  lesson: "Lektion: {title}",
  step: "{number} von {all}",
  task: "Deine Aufgabe",
  go: "Weiter",
  watch: "Sieh zu, was geschieht.",
  skip: "Lektion überspringen",
  leave: "Lektion verlassen",
  fold: "Lektion zuklappen",
  unfold: "Lektion zeigen",
  playOn: "Weiterspielen",
  following: "Nächste Lektion: {title}",
  all: "Alle Lektionen",
  rule: "Regel {number}",
};
