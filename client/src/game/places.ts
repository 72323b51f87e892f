// The final ranking: partners share a place, and so do tied players.
import type { Score, View } from "../protocol";
import { sidesOf } from "./view-summary";

export interface Placed {
  readonly place: number; // from 1
  readonly seats: readonly number[];
  readonly score: Score; // of all its seats together
}

/** The criteria in order; more is better. */
function merits({ won, dollars, lines }: Score): number[] {
  const caught = lines.caught ? 0 : 1;
  if (lines.aboard === undefined) return [Number(won), caught, dollars, -(lines.received ?? 0)];
  return [Number(won), lines.aboard, lines["loot-cards"] ?? 0, lines["best-card"] ?? 0];
}

function compare(one: Score, other: Score): number {
  const theirs = merits(other);
  return merits(one).reduce((found, merit, k) => found || (theirs[k] ?? 0) - merit, 0);
}

/** The sides from the first to the last. */
export function placesOf(view: View, scores: readonly Score[]): Placed[] {
  const sides = sidesOf(view).flatMap((seats) => {
    const score = scores.find((one) => one.seat === seats[0]);
    return score ? [{ seats, score }] : [];
  });
  return sides
    .map((side) => ({ ...side, place: 1 + sides.filter((other) => compare(other.score, side.score) < 0).length }))
    .sort((one, other) => one.place - other.place);
}
