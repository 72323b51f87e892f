// The clock of the time-travel car: it is shown whenever a bandit departs or returns.
import type { Cutout, Hang } from "../../../stage/cutouts";
import { pop, show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Act } from "../../../stage/scene";

const DIAL: Cutout = { parts: [{ use: "clock-dial" }] };
const HANDS: Cutout = { parts: [{ use: "clock-hands" }] };

/** A clock whose hands turn this many times; backwards if the number is negative. */
export function clock(act: Act, hang: Hang, at: Spot, turns: number, ms: number): Promise<void> {
  const { k } = act.theatre.layout();
  void pop(act, hang(DIAL, at, "back"), at, ms);
  const frames = [0, 0.15, 0.85, 1].map((part, n) => ({
    ...{ transform: pose(at, k, turns * 360 * part), opacity: n % 3 ? 1 : 0, easing: "linear" },
  }));
  return show(act, hang(HANDS, at, "back"), frames, { duration: ms });
}
