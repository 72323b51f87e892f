// Neutral Bullets fly from their stock on the Locomotive to the bandits that are hit.
import type { Cutout, Hang } from "../../../stage/cutouts";
import { show } from "../../../stage/ensemble";
import { leap } from "../../../stage/motion";
import type { Act } from "../../../stage/scene";
import { carOf } from "../../../train/layout";
import type { Piece } from "../../../train/piece";

const STOCK = { x: 236, y: 86 }; // where their number is painted on the boiler
const BULLET: Cutout = {
  parts: [
    ["#2a1a17", "M-17-23h34v46h-34z"],
    ["#fbf0d9", "M-14-20h28v40h-28z"],
    ["#5d6f6f", "M-14-20h28v9h-28z"],
    ["#b5562f", "M-5 8V-3q1-7 5-9 4 2 5 9v11z"],
    ["#d99f3c", "M-5 4H5v11H-5z"],
  ],
};

export async function bulletsFor(act: Act, hang: Hang, victims: readonly Piece[]): Promise<void> {
  const layout = act.theatre.layout();
  const from = { x: carOf(layout, 0).x + STOCK.x, y: layout.top + STOCK.y, s: 0.5 };
  await Promise.all(
    victims.map((victim, n) => {
      const to = { x: victim.x, y: victim.y - 52 * victim.s, s: 0.9 };
      const frames = leap(from, to, layout.k, 90);
      return show(act, hang(BULLET, from), frames, { duration: 640, delay: n * 70 });
    }),
  );
}
