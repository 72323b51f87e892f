// The clock of the time-travel car: it is seen whenever somebody sets out or comes back.
import type { Cutout, Hang } from "../../../stage/cutouts";
import { pop, show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Act } from "../../../stage/scene";

const DIAL: Cutout = {
  parts: [
    ["#2a2547", "M-66 0a66 66 0 1 0 132 0 66 66 0 1 0-132 0z"],
    ["#c26f3b", "M-62 0a62 62 0 1 0 124 0 62 62 0 1 0-124 0z"],
    ["#fbf0d9", "M-54 0a54 54 0 1 0 108 0 54 54 0 1 0-108 0z"],
    ["#2a1a17", "M0-50v10M0 40v10M-50 0h10M40 0h10M-35-35l6 6M29 29l6 6M-35 35l6-6M29-29l6-6", 4],
  ],
};
const HANDS: Cutout = {
  parts: [
    ["#8c3427", "M0 6V-40M0 0L24 14", 7],
    ["#2a1a17", "M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"],
  ],
};

/** A clock whose hands turn, so often and in this direction. */
export function clock(act: Act, hang: Hang, at: Spot, turns: number, ms: number): Promise<void> {
  const { k } = act.theatre.layout();
  void pop(act, hang(DIAL, at, "back"), at, ms);
  const frames = [0, 0.15, 0.85, 1].map((part, n) => ({
    ...{ transform: pose(at, k, turns * 360 * part), opacity: n % 3 ? 1 : 0, easing: "linear" },
  }));
  return show(act, hang(HANDS, at, "back"), frames, { duration: ms });
}
