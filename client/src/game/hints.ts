// Compares the bot's figures.
import type { Figure, GameEvent } from "../protocol";

/** Of options with the same words, only the first. */
export function distinct(figures: readonly Figure[]): Figure[] {
  return figures.filter((figure, n) => figures.findIndex((other) => other.words === figure.words) === n);
}

/** A chance in whole per cent. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

export interface Difference {
  readonly points: number; // difference in the chance of winning, in percentage points
  readonly money: number; // rounded to tens of dollars: the bot is not more precise
}

/** The difference between two figures. */
export function compared(figure: Figure, best: Figure): Difference {
  const money = 10 * Math.round((figure.money - best.money) / 10);
  return { points: percent(figure.chance) - percent(best.chance), money: money || 0 };
}

/** The round that a line of the log begins; null for other lines. */
export function roundOf(event: GameEvent): number | null {
  if (event.kind !== "round") return null;
  const points = event.points as { round?: number; number?: number };
  return points.round ?? points.number ?? null;
}

/** The finished rounds: those followed by another one, and all rounds of a finished game. */
export function roundsOver(events: readonly GameEvent[], over: boolean): Set<number> {
  const begun = events.map(roundOf).filter((round) => round !== null);
  return new Set(over ? begun : begun.slice(0, -1));
}
