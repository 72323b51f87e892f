// Events that hit the viewing seat: what others do to its bandits, and what happens to them.
import { firstOf } from "../boxes";
import type { GameEvent, View } from "../protocol";
import { sceneOf } from "./acts";

/** The bandits of the viewing seat. */
export function ownBandits(view: View): readonly string[] {
  const all: readonly { readonly seat: number; readonly name: string }[] = view.bandits;
  return all.filter(({ seat }) => seat === view.seat).map(({ name }) => name);
}

/** The last target of the current card, which is the one that loses loot to it. */
export function aimedAt(event: GameEvent, view: View, before: string | null): string | null {
  if ("target" in event.points) return event.points.target;
  return sceneOf(view.setup.game, event).opens ? null : before;
}

/** Whether an event hits the viewing seat; `victim` is the target of its card. */
export function concerns(event: GameEvent, view: View, victim: string | null): boolean {
  if (view.seat === null) return false;
  const { points } = event;
  if ("seats" in points && points.seats.includes(view.seat)) return true;
  const mine = ownBandits(view);
  if ("target" in points && mine.includes(points.target)) return true;
  const how = befalls(event, view);
  if (how === "victim") return victim !== null && mine.includes(victim);
  return how && "bandit" in points && points.bandit !== undefined && mine.includes(points.bandit);
}

/** Whether an event happens to its bandit, or to the target of its card. */
function befalls(event: GameEvent, view: View): boolean | "victim" {
  if (event.kind === "moved" || event.kind === "stayed") {
    return firstOf((box) => box.moves?.[event.points.why]?.befalls) ?? false;
  }
  return sceneOf(view.setup.game, event).befalls ?? false;
}

/** The events of a game that hit the viewing seat. */
export function concerning(events: readonly GameEvent[], view: View): ReadonlySet<GameEvent> {
  const found = new Set<GameEvent>();
  let victim: string | null = null;
  for (const event of events) {
    victim = aimedAt(event, view, victim);
    if (concerns(event, view, victim)) found.add(event);
  }
  return found;
}
