// Higher Speed: the wind tears at everything; bandits on roofs, Horses and the Stagecoach fall back by one car.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { moveAll, shake, show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";
import { carriedOff } from "../../express/scenes/gathering";

const BLOWS = 1800; // milliseconds
const GUST: Cutout = { parts: [{ use: "speed-gust" }] };

/** Leaning into the wind, and slowly losing ground. */
function blown(from: Spot, to: Spot, k: number): Keyframe[] {
  const frame = (spot: Spot, turn: number, offset: number): Keyframe => {
    return { transform: pose(spot, k, turn), offset, zIndex: 16, easing: "ease-in-out" };
  };
  return [
    frame(from, 0, 0),
    frame({ ...from, x: from.x + 8 }, 14, 0.2),
    frame({ ...from, x: from.x + 4 }, 16, 0.35),
    frame({ ...to, x: to.x + 20 }, -16, 0.78),
    frame(to, 8, 0.9),
    frame(to, 0, 1),
  ];
}

export const higherSpeed: Scene<Round> = {
  noise: "gust",
  gathers: (event) => carriedOff(event) || event.kind === "coach",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre } = act;
      const { k, width, top, ground } = theatre.layout();
      for (let n = 0; n < 12; n++) {
        const y = top - 90 + ((n * 61) % Math.max(120, ground - top + 60));
        const [from, to] = [
          { x: width + 60, y, s: 0.8 + (n % 3) * 0.2 },
          { x: -300, y, s: 0.8 + (n % 3) * 0.2 },
        ];
        const frames = [{ transform: pose(from, k) }, { transform: pose(to, k) }];
        void show(act, hang(GUST, from), frames, { duration: 620 + (n % 4) * 90, delay: n * 105 });
      }
      shake(act, 7, BLOWS);
      await moveAll(act, BLOWS, blown);
    }),
};
