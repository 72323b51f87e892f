// Swivel Arm: a barrier next to the rails passes, and sweeps along everybody on a roof.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { concerned, moveAll, pop, travel } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";
import { ALARM, DAZE } from "../../../stage/signs";
import { carriedOff } from "./gathering";

const PASSES = 1700; // milliseconds
const REACH = 104; // from the mast to the end of the arm
const ARM: Cutout = { parts: [{ use: "swivel-arm" }] };

/** Stands until the arm arrives, is swept along by it, and lands. */
function swept(from: Spot, to: Spot, k: number, when: (x: number) => number): Keyframe[] {
  const frame = (spot: Spot, turn: number, lift: number, offset: number): Keyframe => {
    return { transform: pose(spot, k, turn, 1, lift), offset, zIndex: 16 };
  };
  const struck = when(from.x);
  const lands = Math.max(when(to.x), struck + 0.05);
  return [
    frame(from, 0, 0, 0),
    frame(from, 0, 0, struck),
    frame({ ...from, x: from.x - 12 }, -30, 14, struck + 0.03),
    frame(to, -34, 14, lands),
    frame(to, 9, 0, lands + 0.03),
    frame(to, 0, 0, lands + 0.06),
    frame(to, 0, 0, 1),
  ];
}

export const swivelArm: Scene<Round> = {
  noise: "bell",
  gathers: carriedOff,
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock } = act;
      const { width, top, cars } = theatre.layout();
      const victims = concerned(act, "moved");
      const start = { x: width + REACH, y: top, s: 1 };
      const end = { x: Math.min(...cars.map((car) => car.x)) - 2 * REACH, y: top, s: 1 };
      const when = (x: number): number => (start.x - x - REACH) / (start.x - end.x);
      for (const one of victims) {
        const at = { x: one.x + 26, y: one.y - 96 * one.s, s: 0.9 };
        void pop(act, hang(ALARM, at), at, 800);
      }
      const first = Math.max(0, ...victims.map(({ x }) => x)) || width;
      theatre.reveal(first);
      await clock.wait(450);
      for (const part of [0.35, 0.5, 0.65, 0.8]) {
        const x = start.x + (end.x - start.x) * part;
        void clock.wait(PASSES * part).then(() => theatre.reveal(Math.min(x - REACH, first))); // if the train scrolls
      }
      void travel(act, hang(ARM, start), start, end, PASSES);
      await moveAll(act, PASSES, (from, to, k) => swept(from, to, k, when));
      for (const { id } of victims) {
        const landed = theatre.pieces().get(id);
        if (!landed) continue;
        theatre.reveal(landed.x);
        const at = { x: landed.x, y: landed.y - 106 * landed.s, s: landed.s * 0.75 };
        void pop(act, hang(DAZE, at), at, 600);
      }
      if (victims.length) await clock.wait(600);
    }),
};
