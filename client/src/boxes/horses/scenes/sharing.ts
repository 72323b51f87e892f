// Sharing the Loot: a Strongbox bursts open, and its dollars fly evenly to both sides.
import { veil, withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { pop, show } from "../../../stage/ensemble";
import { leap, pose } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";

const STAYS = 2000; // milliseconds
const BOX: Cutout = { edged: true, parts: [{ use: "sharing-box" }] };
const LID: Cutout = { edged: true, parts: [{ use: "sharing-lid" }] };
const COIN: Cutout = { parts: [{ use: "sharing-coin" }] };

export const sharing: Scene<Round> = {
  noise: "coin",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, sound } = act;
      const { k, width, top } = theatre.layout();
      const picture = theatre.picture();
      const middle = (picture.left + picture.width / 2) / k;
      const at = { x: Math.min(middle, width), y: top + 110, s: 1.4 };
      const fade = [0, 1, 1, 0].map((opacity) => ({ opacity, transform: pose(at, k) }));
      void show(act, hang(veil(act), at), fade, { duration: STAYS });
      void pop(act, hang(BOX, at), at, STAYS);
      const shut = { ...at, y: at.y - 56 * at.s };
      const open = { ...shut, x: shut.x - 62 * at.s, y: shut.y - 30 };
      const lid = [pose({ ...at, s: 0.3 }, k), pose(shut, k), pose(shut, k), pose(open, k, -62), pose(open, k, -62)];
      const opacities = [0, 1, 1, 1, 0];
      const frames = lid.map((transform, n) => ({
        transform,
        opacity: opacities[n]!,
        offset: [0, 0.16, 0.3, 0.42, 1][n]!,
      }));
      void show(act, hang(LID, shut), frames, { duration: STAYS });
      await clock.wait(STAYS * 0.36);
      sound.play("coin");
      const coins = Array.from({ length: 10 }, (_, n) => {
        const side = n % 2 ? 1 : -1;
        const end = { x: at.x + side * (110 + (n >> 1) * 42), y: at.y + 40 - (n >> 1) * 10, s: 1 };
        return show(act, hang(COIN, shut), leap({ ...shut, s: 0.5 }, end, k, 120 + n * 8), {
          duration: 700,
          delay: n * 45,
        });
      });
      await Promise.all([clock.wait(STAYS * 0.64), ...coins]);
      await act.put();
    }),
};
