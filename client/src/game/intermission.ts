// What a round has changed for each player, as far as the viewer knows.
import type { ExpressView, View } from "../protocol";
import { isExpress } from "../protocol";
import { dollars } from "../words";
import { holding, type LootCount } from "./view-summary";

export const INTERMISSION = 8000; // milliseconds at normal speed
const PRESSING = 25_000; // with less time left on the clock, there is no intermission

export interface Change {
  readonly seat: number;
  readonly money: number | null; // the change, as far as it is known; null if the earlier value is unknown
  readonly loot: readonly LootCount[]; // changes in the number of pieces
  readonly hits: number; // Bullets received
}

/** Whether a round begins in this view, so that later views can be compared with it. */
export function opens(view: View): view is ExpressView {
  return isExpress(view) && view.phase === "schemin'" && view.round?.turn === 1 && view.pile.length === 0;
}

export function changesOf(before: ExpressView | null, after: ExpressView): Change[] {
  return after.seats.map((_, seat) => {
    if (!before) return { seat, money: null, loot: [], hits: 0 };
    const [had, has] = [holding(before, seat), holding(after, seat)];
    const kinds = new Set([...had.loot, ...has.loot].map(({ kind }) => kind));
    const number = (loot: readonly LootCount[], kind: string) => loot.find((one) => one.kind === kind)?.number ?? 0;
    const loot = [...kinds].map((kind) => ({ kind, number: number(has.loot, kind) - number(had.loot, kind) }));
    return {
      seat,
      money: has.value - had.value,
      loot: loot.filter((one) => one.number !== 0),
      hits: received(after, seat) - received(before, seat),
    };
  });
}

function received(view: ExpressView, seat: number): number {
  return view.bandits.filter((bandit) => bandit.seat === seat).reduce((sum, bandit) => sum + bandit.received, 0);
}

/** The milliseconds that an intermission may delay a seat that has to decide; null without a clock. */
export function patience(clock: Readonly<Record<string, number>> | null, seat: number | null): number | null {
  const left = seat === null ? undefined : clock?.[seat];
  return left === undefined ? null : Math.max(0, left - PRESSING);
}

/** A difference of money, with its sign. */
export function signed(value: number): string {
  return (value > 0 ? "+" : "") + dollars(value);
}
