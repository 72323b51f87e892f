// Safekeeping: the Marshal passes all loot in his car up a ladder to the roof, piece by piece.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { gatheredOf, pop } from "../../../stage/ensemble";
import { pose, settle } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import { recover, strike } from "../../../stage/postures";
import type { Round, Scene } from "../../../stage/scene";
import { figureId, tokenId } from "../../../train/piece";
import { withMarshal } from "../../express/scenes/aboard";

const HANDED = 620; // milliseconds for each piece
const APART = 150; // from one to the next
/** A ladder from the floor through the hatch. */
const LADDER: Cutout = { parts: [{ use: "safekeeping-ladder" }] };

/** To the ladder, up, and to its place on the roof. */
function up(from: Spot, to: Spot, x: number, k: number): Keyframe[] {
  const foot = { x, y: from.y - 10, s: 1.2 };
  const head = { x, y: to.y - 30, s: 1.2 };
  return [from, foot, head, to].map((spot, n) => ({ transform: pose(spot, k, n % 2 ? 8 : 0), zIndex: 18 }));
}

export const safekeeping: Scene<Round> = {
  noise: "creak",
  closeUp: withMarshal,
  high: true,
  gathers: (event) => event.kind === "carried-up",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, before, sound } = act;
      const ids = gatheredOf(act, "carried-up").map(({ points }) => tokenId(points.token));
      const marshal = before.get(figureId("Marshal"));
      if (marshal) {
        theatre.reveal(marshal.x);
        const at = { x: marshal.x + 56, y: marshal.y + 4, s: 1 };
        void pop(act, hang(LADDER, at, "back"), at, 900 + HANDED + ids.length * APART);
        await strike(act, marshal.id, "rob", "right");
      }
      await clock.wait(250);
      await act.put();
      settle(theatre, clock, before, ids);
      const { k } = theatre.layout();
      const carried = ids.map(async (id, n) => {
        const [from, to, node] = [before.get(id), theatre.pieces().get(id), theatre.node(id)];
        if (!from || !to || !node) return;
        const x = (marshal?.x ?? from.x) + 56;
        const timing = { duration: HANDED, delay: n * APART, fill: "backwards", easing: "ease-in-out" } as const;
        await clock.animate(node, up(from, to, x, k), timing);
        sound.play("step");
      });
      await Promise.all([clock.wait(900), ...carried]);
      if (marshal) await recover(act, marshal.id);
    }),
};
