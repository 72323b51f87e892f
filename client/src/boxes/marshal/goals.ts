// The Marshal's goals as text and icons, and their tally.
import type { IconName } from "../../art/icons";
import type { ExpressView, GameEvent } from "../../protocol";
import { fill } from "../../words";
import { capital, found, said } from "../../words/catalogue";
import type { PosterHead, Tally } from "../box";
import { GOALS, lawOf } from "./view";
import { t } from "./words";

/** The icons of the Special Targets; an Arrest Warrant has the bandit's face. */
const SIGNS: Readonly<Record<string, IconName>> = {
  "Empty Cylinder": "cylinder",
  "Full of Lead": "bullet",
  "Arch Enemy": "box-caught",
  "Safe Mail": "box-mailbag",
  "Full Prison": "box-prisoner",
  "Two Brawlers": "box-brawler",
  "Closed Strongboxes": "strongbox",
};

/** An Arrest Warrant is named by its bandit, a Special Target by its own name. */
export function goalWords(goal: string): string {
  return capital(found("express:goal.*", goal) ?? fill(said("express:goal.warrant"), { bandit: goal }));
}

/** The icon of a Special Target; null for an Arrest Warrant. */
export function goalSign(goal: string): IconName | null {
  return SIGNS[goal] ?? null;
}

export function prisonerWords(prisoner: string): string {
  return fill(said("express:prisoner.name"), { bandit: prisoner });
}

/** The goals that were met, according to the events at the end. */
export function goalsMet(events: readonly GameEvent[]): boolean[] {
  const met: boolean[] = [];
  for (const event of events) if (event.kind === "goal-met") met[event.points.number - 1] = event.points.met;
  return met;
}

/** The Marshal has goals instead of money. */
export function tally(view: ExpressView, seat: number): Tally | null {
  const law = lawOf(view);
  if (law?.seat !== seat) return null;
  const words = fill(t().drawn, { number: law.goals.length, all: GOALS });
  return { icon: "box-goal", mark: `${law.goals.length}/${GOALS}`, words, about: "number:goals" };
}

export function poster(view: ExpressView, seat: number, events: readonly GameEvent[]): PosterHead | null {
  if (lawOf(view)?.seat !== seat) return null;
  const number = goalsMet(events).filter((one) => one).length;
  const sumWords = fill(t().metOf, { number, all: GOALS });
  return { title: t().law, crime: t().keeper, sum: `${number}/${GOALS}`, sumWords, deed: t().upheld };
}
