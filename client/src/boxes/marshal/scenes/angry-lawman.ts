// Angry Marshal, if somebody plays him: he shoulders his rifle and looks for a target, ahead and behind.
import { withCutouts } from "../../../stage/cutouts";
import { pop, show } from "../../../stage/ensemble";
import { chest } from "../../../stage/figures";
import { pose } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";
import { ALARM } from "../../../stage/signs";
import { figureId } from "../../../train/piece";
import { RIFLE } from "../../express/scenes/angry-marshal";
import { MARSHAL } from "../view";

const LOOKS = [50, -4, -4, -90, -176, -176, -90]; // degrees: the directions of the rifle, in order
const TIME = 1600; // milliseconds

export const angryLawman: Scene<Round> = {
  noise: "cock",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, before } = act;
      const { k } = theatre.layout();
      const marshal = before.get(figureId(MARSHAL));
      if (!marshal) return act.put();
      theatre.reveal(marshal.x);
      const sign = { x: marshal.x + 42, y: marshal.y - 86 * marshal.s, s: 0.9 };
      void pop(act, hang(ALARM, sign), sign, 900);
      const large = { ...marshal, s: marshal.s * 1.12 };
      const stamps = [pose(marshal, k), pose(large, k, -6), pose(large, k, 6), pose(large, k, -3), pose(marshal, k)];
      const node = theatre.node(marshal.id);
      if (node)
        void clock.animate(
          node,
          stamps.map((transform) => ({ transform, zIndex: 16 })),
          { duration: TIME },
        );
      await clock.wait(250);
      const hands = { ...chest(marshal), s: marshal.s };
      const rifle = LOOKS.map((turn) => ({ transform: pose(hands, k, turn) }));
      await show(act, hang(RIFLE, hands), rifle, { duration: TIME });
      await act.put();
    }),
};
