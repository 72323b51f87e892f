// Which events belong to the event of a Round card.
import type { GameEvent } from "../../../protocol";

/** A bandit is moved. */
export const carriedOff = (event: GameEvent): boolean => event.kind === "moved" && event.points.why === "event";

/** A bandit gets a neutral Bullet, or there are too few of them. */
export const wounded = (event: GameEvent): boolean => event.kind === "neutral" || event.kind === "stock-gone";
