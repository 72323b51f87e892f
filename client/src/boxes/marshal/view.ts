// This box's part of the view.
import type { ExpressView, LawView } from "../../protocol";

export const MARSHAL = "Marshal";
export const CELL = "cell";
export const BRAWLERS = [800, 500, 300] as const; // Gold, Silver, Bronze
export const GOALS = 5;

/** The Marshal's goals and cylinders, the prison, the posters; null if nobody plays the Marshal. */
export function lawOf(view: ExpressView): LawView | null {
  return view.boxes.marshal ?? null;
}

/** What a bandit's Brawler cards are worth. */
export function brawlersOf(law: LawView, bandit: string): number[] {
  return BRAWLERS.filter((_, card) => law.brawlers[card] === bandit);
}
