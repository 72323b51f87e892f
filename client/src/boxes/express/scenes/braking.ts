// Braking: sparks at every wheel, everybody leans forward, and those on the roofs slide one car to the front.
import { withCutouts } from "../../../stage/cutouts";
import type { Hang } from "../../../stage/cutouts";
import { concerned, lean, moveAll, show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Act, Round, Scene } from "../../../stage/scene";
import { SPARKS, STREAKS } from "../../../stage/signs";
import { carriedOff } from "./gathering";

const BRAKES = 1500; // milliseconds

/** Feet first, on the heels. */
function slide(from: Spot, to: Spot, k: number): Keyframe[] {
  const frame = (spot: Spot, turn: number, offset: number, easing = "ease-out"): Keyframe => {
    return { transform: pose(spot, k, turn), offset, easing, zIndex: 16 };
  };
  const before = { ...to, x: to.x - (to.x - from.x) * 0.12 };
  return [
    frame(from, 0, 0),
    frame(from, -20, 0.16, "cubic-bezier(.5,0,.6,1)"),
    frame(before, -20, 0.66),
    frame(to, 10, 0.82),
    frame(to, 0, 1),
  ];
}

/** Sparks fly in six steps a second, from each wheel at a different time. */
function spray(act: Act, hang: Hang): void {
  const { cars, rail, k } = act.theatre.layout();
  const wheels = cars.flatMap(({ x, full }) => [x + 34, x + full * 0.5, x + full - 40]);
  wheels.forEach((x, n) => {
    const at = { x, y: rail - 5, s: 0.9 };
    const frames = [0, 1, 0.4, 1, 0.5, 0.9, 0].map((opacity, step) => ({
      ...{ opacity, transform: pose({ ...at, s: 0.6 + (((step + n) * 7) % 5) / 8 }, k, ((step + n) % 3) * 7 - 7) },
    }));
    void show(act, hang(SPARKS, at), frames, { duration: BRAKES * 0.8, easing: "steps(2)" });
  });
}

export const braking: Scene<Round> = {
  noise: "brakes",
  gathers: carriedOff,
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, before } = act;
      const sliding = concerned(act, "moved");
      const rest = [...before.values()].filter((piece) => !sliding.includes(piece));
      if (sliding[0]) theatre.reveal(sliding[0].x);
      spray(act, hang);
      lean(act, rest, 13, BRAKES);
      const jolt = [0, 12, 9, -6, 3, 0].map((x) => ({ transform: `translateX(${x}px) skewX(${-x / 8}deg)` }));
      void clock.animate(theatre.root, jolt, { duration: BRAKES });
      for (const { x, y, s } of sliding) {
        const at = { x: x - 20, y: y - 54 * s, s };
        const frames = [0, 0, 1, 1, 0].map((opacity, n) => ({
          opacity,
          transform: pose({ ...at, x: at.x + n * 14 }, act.theatre.layout().k),
        }));
        void show(act, hang(STREAKS, at), frames, { duration: 900 });
      }
      await moveAll(act, BRAKES, slide);
      await clock.wait(250);
    }),
};
