// What happened while a player was away: how much of each game this browser has seen, and when.
import type { GameEvent, View } from "../protocol";
import { sceneOf } from "../stage/acts";
import { concerning } from "../stage/concerns";

const KEPT = "folsom.seen";
const TABLES = 20; // the number of tables to remember
const LONG = 60_000; // milliseconds: a shorter absence does not count
export const OFTEN = LONG / 3; // how often presence is recorded
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

/** Records that this many events have been seen; returns the number seen before a long absence, or null. */
export function markSeen(table: string, events: number, at = Date.now()): number | null {
  const all = kept();
  const before = all.find((one) => one.table === table);
  const others = all.filter((one) => one !== before);
  localStorage.setItem(KEPT, JSON.stringify([{ table, events, at }, ...others].slice(0, TABLES)));
  return before && at - before.at >= LONG && events > before.events ? before.events : null;
}

/** Of the events from a number on, the latest ones that hit the viewing seat, and those that begin a chapter. */
export function missed(events: readonly GameEvent[], from: number, view: View): GameEvent[] {
  const mine = concerning(events, view);
  const told = events.slice(from).filter((event) => mine.has(event) || sceneOf(view.setup.game, event).banner);
  return told.slice(-LINES);
}
