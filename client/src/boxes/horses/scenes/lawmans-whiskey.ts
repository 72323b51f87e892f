// A Shot of Whiskey for the Marshal, if somebody plays him: the bottles at his feet shine, and he will take one.
import { QUESTION, rise } from "../../../stage/effects";
import { pose, settle } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";
import { EDGE, FLOOR } from "../../../train/layout";
import { figureId } from "../../../train/piece";
import type { Piece } from "../../../train/piece";

const TIME = 1200; // milliseconds
const BOTTLES = ["whiskey", "old-whiskey"];

export const lawmansWhiskey: Scene<Round> = {
  noise: "cork",
  play: async (act) => {
    const { theatre, clock, before } = act;
    const marshal = before.get(figureId("Marshal"));
    if (marshal) theatre.reveal(marshal.x);
    await clock.wait(350);
    await act.put();
    settle(theatre, clock, before, []);
    if (!marshal) return;
    const { k, cars } = theatre.layout();
    const car = cars.find(({ x, w }) => x <= marshal.x && marshal.x <= x + w);
    const here = ({ token, x, y }: Piece): boolean =>
      !!car && !!token && BOTTLES.includes(token.kind) && x >= car.x && x <= car.x + car.w && near(y, marshal.y);
    const bottles = [...before.values()].filter(here);
    if (!bottles.length) return rise(act, QUESTION, marshal.x, marshal.y - 96, 1000);
    for (const bottle of bottles) {
      const frames = [0, -14, 14, -14, 14, 0].map((turn) => ({
        transform: pose({ ...bottle, s: bottle.s * (turn ? 1.5 : 1) }, k, turn),
        zIndex: 18,
      }));
      const node = theatre.node(bottle.id);
      if (node) void clock.animate(node, frames, { duration: TIME });
    }
    await clock.wait(TIME);
  },
};

/** Loot is drawn a little in front of the figures on the same floor. */
function near(loot: number, feet: number): boolean {
  return Math.abs(loot - feet) <= 2 * (EDGE - FLOOR);
}
