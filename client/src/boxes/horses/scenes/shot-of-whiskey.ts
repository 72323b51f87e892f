// A Shot of Whiskey for the Marshal: he finds a bottle in his car, empties it, and sways.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout, Hang } from "../../../stage/cutouts";
import { QUESTION, rise } from "../../../stage/effects";
import { gatheredOf, pop, show } from "../../../stage/ensemble";
import { leap, pose, settle } from "../../../stage/motion";
import type { Act, Round, Scene } from "../../../stage/scene";
import { DAZE } from "../../../stage/signs";
import { figureId, tokenId } from "../../../train/piece";
import type { Piece } from "../../../train/piece";
import { withMarshal } from "../../express/scenes/aboard";

const BOTTLE: Cutout = { edged: true, parts: [{ use: "t-whiskey", x: -16, y: -32 }] };
const BUBBLES: Cutout = {
  parts: [
    [
      "#2a1a17",
      "M-14 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM4-18a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM-8-36a5 5 0 1 0 10 0 5 5 0 1 0-10 0z",
    ],
    [
      "#fff6dc",
      "M-12 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM6-18a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM-6-36a3 3 0 1 0 6 0 3 3 0 1 0-6 0z",
    ],
  ],
};

/** To his hand, up to his mouth, and away over his shoulder. */
function drink(act: Act, hang: Hang, marshal: Piece, from: Piece): Promise<void> {
  const { k } = act.theatre.layout();
  const hand = { x: marshal.x + 26, y: marshal.y - 44, s: 1.1 };
  const mouth = { x: marshal.x + 12, y: marshal.y - 62, s: 1.2 };
  const behind = { x: marshal.x - 150, y: marshal.y - 130, s: 0.8 };
  const frames = [
    ...leap(from, hand, k, 20).map((frame) => ({ ...frame, offset: (frame.offset ?? 0) * 0.3 })),
    { transform: pose(mouth, k, -118), offset: 0.44 },
    { transform: pose({ ...mouth, y: mouth.y - 4 }, k, -138), offset: 0.7 },
    { transform: pose(behind, k, -500), offset: 1 },
  ];
  return show(act, hang(BOTTLE, from), frames, { duration: 1400 });
}

function sway(act: Act, marshal: Piece, ms: number): Promise<void> | undefined {
  const { k } = act.theatre.layout();
  const node = act.theatre.node(marshal.id);
  const frames = [0, -13, 11, -9, 6, 0].map((turn) => ({
    transform: pose({ ...marshal, x: marshal.x + turn }, k, turn),
  }));
  return node ? act.clock.animate(node, frames, { duration: ms, easing: "ease-in-out" }) : undefined;
}

export const shotOfWhiskey: Scene<Round> = {
  noise: "cork",
  closeUp: withMarshal,
  gathers: (event) => event.kind === "flask-gone",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, before } = act;
      const marshal = before.get(figureId("Marshal"));
      const flask = gatheredOf(act, "flask-gone")[0];
      const bottle = flask && before.get(tokenId(flask.points.token));
      if (marshal) theatre.reveal(marshal.x);
      await clock.wait(350);
      await act.put();
      settle(theatre, clock, before, []);
      if (!marshal) return;
      if (!bottle) return rise(act, QUESTION, marshal.x, marshal.y - 96, 1000);
      await drink(act, hang, marshal, bottle);
      const head = { x: marshal.x, y: marshal.y - 106, s: 0.9 };
      void pop(act, hang(BUBBLES, head), { ...head, x: head.x + 30 }, 1000);
      void pop(act, hang(DAZE, head), head, 1000);
      await sway(act, marshal, 1000);
    }),
};
