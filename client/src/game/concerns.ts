// Does an event tell of something that somebody did to this seat, or that befell it?
import { firstOf } from "../boxes";
import type { GameEvent, View } from "../protocol";
import { sceneOf } from "../stage/acts";
import { banditsOf } from "./reading";

export function concerns(event: GameEvent, view: View): boolean {
  if (view.seat === null) return false;
  const mine: readonly string[] = banditsOf(view, view.seat);
  const { points } = event;
  if ("target" in points && mine.includes(points.target)) return true;
  if ("seats" in points && points.seats.includes(view.seat)) return true;
  if (!("bandit" in points) || points.bandit === undefined || !mine.includes(points.bandit)) return false;
  return befalls(event, view);
}

/** What a bandit suffers stands in its `bandit`; what another does to it, in `target`. */
function befalls(event: GameEvent, view: View): boolean {
  if (event.kind === "moved") return firstOf((box) => box.moves?.[event.points.why]?.befalls) ?? false;
  return sceneOf(view.setup.game, event).befalls ?? false;
}
