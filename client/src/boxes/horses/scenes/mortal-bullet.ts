// Mortal Bullet: one bullet, seen slowly, crosses the darkened picture; each of this round has its price.
import { veil, withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";

const FLIES = 1900; // milliseconds
/** A bullet with a skull, flying to the left, and the rings of air behind it. */
const BULLET: Cutout = {
  parts: [
    ["#fff6dc", "M110-30q26 30 0 60M150-42q36 42 0 84M190-54q46 54 0 108", 4],
    ["#2a1a17", "M-64 0q14-38 70-40h84v80H6q-56-2-70-40z"],
    ["#b5562f", "M-56 0q14-31 62-33h20v66H6q-48-2-62-33z"],
    ["#d99f3c", "M24-33h60v66H24z"],
    ["#f3c14f", "M24-33h60v14H24z"],
    ["#8a5a1c", "M74-33h6v66h-6z"],
    ["#fbf0d9", "M34-4a17 17 0 1 1 34 0q0 8-6 11v9H40V7q-6-3-6-11z"],
    ["#2a1a17", "M41-3a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM53-3a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM49 6l2-4 2 4z"],
    ["#2a1a17", "M46 10v6M51 10v6M56 10v6", 1.6],
  ],
};

export const mortalBullet: Scene<Round> = {
  noise: "ricochet",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre } = act;
      const { k, top } = theatre.layout();
      const picture = theatre.picture();
      const [right, left] = [(picture.left + picture.width) / k + 220, picture.left / k - 320];
      const y = top + 40;
      const at = { x: right, y, s: 1.3 };
      const frame = (x: number, offset: number, turn: number, easing: string): Keyframe => {
        return { transform: pose({ ...at, x }, k, turn), offset, easing };
      };
      const way = (part: number): number => right + (left - right) * part;
      const dark = [0, 1, 1, 0].map((opacity) => ({ opacity, transform: pose(at, k) }));
      void show(act, hang(veil(act), at), dark, { duration: FLIES });
      const frames = [
        frame(way(0), 0, 0, "ease-out"),
        frame(way(0.4), 0.25, -1.5, "linear"),
        frame(way(0.6), 0.78, 1.5, "ease-in"),
        frame(way(1), 1, 0, "linear"),
      ];
      await show(act, hang(BULLET, at), frames, { duration: FLIES });
      await act.put();
    }),
};
