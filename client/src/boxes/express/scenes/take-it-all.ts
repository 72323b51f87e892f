// Take It All!: the second Strongbox is roped, swings over the roofs, and lands at the Marshal's feet.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { DUST, burst } from "../../../stage/effects";
import { gatheredOf, shake, show } from "../../../stage/ensemble";
import { pose, settle } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";
import { tokenId } from "../../../train/piece";

const LIFTS = 1500; // milliseconds
const ROPE: Cutout = { parts: [{ use: "take-it-all-rope" }] };

/** Up beside the Locomotive, over the roofs in a swing, and down. */
function swing(from: Spot, to: Spot, roof: number, k: number): Keyframe[] {
  const high = roof - 60;
  const frame = (x: number, y: number, s: number, turn: number, offset: number, easing = "ease-in-out"): Keyframe => ({
    ...{ transform: pose({ x, y, s }, k, turn), offset, easing, zIndex: 18 },
  });
  return [
    frame(from.x, from.y, from.s, 0, 0),
    frame(from.x, from.y - 6, 1.5, 5, 0.12),
    frame(from.x, high, 1.9, -6, 0.36),
    frame((from.x + to.x) / 2, high - 18, 1.9, 15, 0.56),
    frame(to.x, high, 1.9, -12, 0.76, "ease-in"),
    frame(to.x, to.y, to.s * 1.1, 0, 0.96),
    frame(to.x, to.y, to.s, 0, 1),
  ];
}

export const takeItAll: Scene<Round> = {
  noise: "creak",
  gathers: (event) => event.kind === "strongbox",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, before, sound } = act;
      const box = gatheredOf(act, "strongbox")[0];
      const id = box && tokenId(box.points.token);
      const from = id && before.get(id);
      if (from) theatre.reveal(from.x);
      await clock.wait(from ? 250 : 900);
      await act.put();
      settle(theatre, clock, before, id ? [id] : []);
      const [to, node] = [id && theatre.pieces().get(id), id && theatre.node(id)];
      if (!from || !to || !node) return;
      const { k, top } = theatre.layout();
      const way = swing(from, to, top, k);
      const tied = way.map((frame, n) => ({ ...frame, opacity: n < way.length - 2 ? 1 : 0 }));
      void show(act, hang(ROPE, from), tied, { duration: LIFTS });
      const reveal = clock.wait(LIFTS * 0.5).then(() => theatre.reveal(to.x));
      await Promise.all([clock.animate(node, way, { duration: LIFTS }), reveal]);
      sound.play("thud");
      shake(act, 5, 300);
      void burst(act, DUST, to.x - 30, to.y - 8, 500);
      await burst(act, DUST, to.x + 30, to.y - 8, 500, -1);
    }),
};
