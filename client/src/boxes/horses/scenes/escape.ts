// Escape: bars fall over every car; everybody in or on the train will be caught.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { shake, show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";

const STAYS = 1900; // milliseconds

/** A grille over a car of this width, hung by its lower edge. */
function bars(width: number): Cutout {
  const posts = Array.from({ length: Math.floor((width - 16) / 24) + 1 }, (_, n) => `M${n * 24 + 8}-262V-8`).join("");
  const beams = `M0-250h${width}M0-130h${width}M0-14h${width}`;
  return {
    parts: [
      ["#1b1512", posts, 9],
      ["#5d6f6f", posts, 5],
      ["#1b1512", beams, 13],
      ["#7c8a88", beams, 8],
    ],
  };
}

export const escape: Scene<Round> = {
  noise: "clang",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, sound } = act;
      const { k, cars, rail } = theatre.layout();
      const falling = cars
        .filter(({ car }) => car >= 0)
        .map(({ x, full }, n) => {
          const at = { x, y: rail, s: 1 };
          const frame = (y: number, offset: number, opacity = 1, easing = "ease-in"): Keyframe => {
            return { transform: pose({ ...at, y: rail + y }, k), offset, opacity, easing };
          };
          const frames = [
            frame(-420, 0),
            frame(0, 0.24),
            frame(-10, 0.3),
            frame(0, 0.36),
            frame(0, 0.84, 1, "ease-out"),
            frame(-420, 1, 0),
          ];
          return show(act, hang(bars(full), at), frames, { duration: STAYS, delay: n * 90 });
        });
      await clock.wait(STAYS * 0.24);
      sound.play("clang");
      shake(act, 6, 400);
      await Promise.all(falling);
      await act.put();
    }),
};
