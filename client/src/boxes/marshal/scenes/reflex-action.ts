// Reflex Action: a flash, and everybody holds up a card.
import { veil, withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { pop, show } from "../../../stage/ensemble";
import { pose, tip } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";
import { figureId } from "../../../train/piece";
import { BARS } from "../prison";
import { MARSHAL } from "../view";

const BOLT: Cutout = { parts: [{ use: "reflex-bolt" }] };
/** The back of a card, held up. */
const CARD: Cutout = { edged: true, parts: [{ use: "reflex-card" }] };

export const reflexAction: Scene<Round> = {
  noise: "spark",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, before, sound } = act;
      const { k, top } = theatre.layout();
      const { left, width } = theatre.picture();
      const sky = { x: (left + width / 2) / k, y: top - 6, s: 1.1 };
      const flash = [0, 0.9, 0.2, 0.9, 0].map((opacity) => ({ opacity, transform: pose(sky, k) }));
      void show(act, hang(veil(act), sky), flash, { duration: 700, easing: "steps(1)" });
      void pop(act, hang(BOLT, sky), sky, 800);
      await clock.wait(350);
      sound.play("card");
      const law = before.has(BARS); // somebody plays the Marshal
      const players = [...before.values()].filter(
        ({ id, kind }) => kind === "figure" && (law || id !== figureId(MARSHAL)),
      );
      const raised = players.map((piece, n) => {
        const node = theatre.node(piece.id);
        if (node) void clock.animate(node, tip(piece, k, 8), { duration: 500, delay: n * 60 });
        const at = { x: piece.x + 24 * piece.s, y: piece.y - 70 * piece.s, s: piece.s };
        return pop(act, hang(CARD, at), at, 1300, n * 60);
      });
      await Promise.all([clock.wait(1300), ...raised]);
      await act.put();
    }),
};
