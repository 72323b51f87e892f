// Mortal Bullet: a bullet crosses the darkened picture in slow motion; this round's Bullets will cost money.
import { veil, withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";

const FLIES = 1900; // milliseconds
/** A bullet with a skull, flying to the left, and the rings of air behind it. */
const BULLET: Cutout = { parts: [{ use: "mortal-bullet" }] };

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
