// Does an event tell of something that somebody did to this seat, or that befell it?
import type { GameEvent, View } from "../protocol";
import { banditsOf } from "./reading";

// What a bandit suffers stands in its `bandit`; what another does to it, in `target`.
const SUFFERED = new Set([
  "neutral",
  "dropped",
  "lost",
  "caught",
  "thrown",
  "falls",
  "leaves",
  "poodle",
  "saved",
  "cash",
  "gunslinger",
  "won",
]);
const CARRIED = new Set(["punch", "push", "flight", "event", "shotgun", "time", "away"]);

export function concerns(event: GameEvent, view: View): boolean {
  if (view.seat === null) return false;
  const mine = banditsOf(view, view.seat);
  const points = event.points as { target?: string; bandit?: string; why?: string; seats?: number[] };
  if (points.target !== undefined && mine.includes(points.target)) return true;
  if (points.seats?.includes(view.seat)) return true;
  if (points.bandit === undefined || !mine.includes(points.bandit)) return false;
  return SUFFERED.has(event.kind) || (event.kind === "moved" && CARRIED.has(points.why ?? ""));
}
