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

/** The round that a line of the log begins; null for other lines. */
export function roundOf(event: GameEvent): number | null {
  if (event.kind !== "round") return null;
  return "round" in event.points ? event.points.round : event.points.number;
}

/** The finished rounds: those followed by another one, and all rounds of a finished game. */
export function roundsOver(events: readonly GameEvent[], over: boolean): Set<number> {
  const begun = events.map(roundOf).filter((round) => round !== null);
  return new Set(over ? begun : begun.slice(0, -1));
}
