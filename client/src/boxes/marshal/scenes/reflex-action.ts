// Reflex Action: a flash, and everybody has a card ready in their hand.
import { veil, withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { pop, show } from "../../../stage/ensemble";
import { pose, tip } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";
import { figureId } from "../../../train/piece";

const BOLT: Cutout = {
  parts: [
    ["#2a1a17", "M24-150l-66 96h34L-26 4l70-92H8z"],
    ["#fff1c4", "M12-130l-40 68h34L-14-20l44-60H-4z"],
  ],
};
/** The back of a card, held up. */
const CARD: Cutout = {
  edged: true,
  parts: [
    ["#8c3427", "M-15-44h30V0h-30z"],
    ["#a8503d", "M-15-44l30 30v10l-30-30zM-15-24l24 24H-1l-14-14zM5-44l10 10v-10z"],
    ["#fff1c4", "M3-36l-10 15h5l-3 11 10-15H0z"],
  ],
};

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
      const players = [...before.values()].filter(({ id, kind }) => kind === "figure" && id !== figureId("Marshal"));
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
