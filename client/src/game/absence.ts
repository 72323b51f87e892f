// What happened while somebody was away: how much of each game this browser has seen, and when it looked last.
import type { GameEvent, View } from "../protocol";
import { sceneOf } from "../stage/acts";
import { concerning } from "../stage/concerns";

const KEPT = "folsom.seen";
const TABLES = 20; // as many are remembered
const LONG = 60_000; // milliseconds: who is back sooner has missed nothing
export const OFTEN = LONG / 3; // somebody who is there says so
const LINES = 12;

interface Seen {
  readonly table: string; // and the seat
  readonly events: number;
  readonly at: number;
}

function kept(): Seen[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(all) ? (all as Seen[]) : [];
  } catch {
    return [];
  }
}

/** Somebody looks now, and sees so many events; how many there were when they went, if that was long ago. */
export function look(table: string, events: number, at = Date.now()): number | null {
  const all = kept();
  const before = all.find((one) => one.table === table);
  const others = all.filter((one) => one !== before);
  localStorage.setItem(KEPT, JSON.stringify([{ table, events, at }, ...others].slice(0, TABLES)));
  return before && at - before.at >= LONG && events > before.events ? before.events : null;
}

/** Of the events after so many, the latest that befell the seat that looks on, and those that open a chapter. */
export function missed(events: readonly GameEvent[], from: number, view: View): GameEvent[] {
  const mine = concerning(events, view);
  const told = events.slice(from).filter((event) => mine.has(event) || sceneOf(view.setup.game, event).banner);
  return told.slice(-LINES);
}
