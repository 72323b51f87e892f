// Angry Marshal: he looks up, shoulders his rifle, and fires through the roof at everybody above him.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { CARTRIDGE, MUZZLE, burst, rise, tracer } from "../../../stage/effects";
import { concerned, pop, show } from "../../../stage/ensemble";
import { chest } from "../../../stage/figures";
import { pose, tip } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";
import { ALARM } from "../../../stage/signs";
import { figureId } from "../../../train/piece";
import { wounded } from "./gathering";
import { withMarshal } from "./aboard";

const LENGTH = 58; // of the rifle, from his hands to its muzzle
const SHOT = 300; // milliseconds from one shot to the next
/** His rifle, pointing to the right. */
export const RIFLE: Cutout = { edged: true, parts: [{ use: "angry-marshal-rifle" }] };

/** Up to the shoulder, then a shot in each direction, with its kick. */
function aims(hands: Spot, turns: readonly number[], k: number): Keyframe[] {
  const frame = (turn: number, kick: number): Keyframe => {
    const way = (turn * Math.PI) / 180;
    return {
      transform: pose({ ...hands, x: hands.x - Math.cos(way) * kick, y: hands.y - Math.sin(way) * kick }, k, turn),
    };
  };
  const shots = turns.flatMap((turn) => [frame(turn, 0), frame(turn, 10), frame(turn, 0)]);
  return [frame(20, 0), frame(-90, 0), ...shots, frame(-90, 0), frame(-90, 0)];
}

export const angryMarshal: Scene<Round> = {
  noise: "cock",
  closeUp: withMarshal,
  gathers: wounded,
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, before, sound } = act;
      const { k } = theatre.layout();
      const marshal = before.get(figureId("Marshal"));
      if (!marshal) return act.put();
      const victims = concerned(act, "neutral");
      theatre.reveal(marshal.x);
      const sign = { x: marshal.x + 42, y: marshal.y - 86 * marshal.s, s: 0.9 };
      void pop(act, hang(ALARM, sign), sign, 900);
      const large = { ...marshal, s: marshal.s * 1.12 };
      const looksUp = [pose(marshal, k), pose(large, k, -6), pose(large, k, 4), pose(large, k, -3), pose(marshal, k)];
      const node = theatre.node(marshal.id);
      const time = 900 + victims.length * SHOT;
      const frames = looksUp.map((transform) => ({ transform, zIndex: 16 }));
      if (node) void clock.animate(node, frames, { duration: time });
      await clock.wait(300);
      const hands = { ...chest(marshal), s: marshal.s };
      const hearts = victims.map(chest);
      const turns = hearts.map(({ x, y }) => (Math.atan2(y - hands.y, x - hands.x) * 180) / Math.PI);
      const rifle = hang(RIFLE, hands);
      void show(act, rifle, aims(hands, turns, k), { duration: (turns.length * 3 + 3) * (SHOT / 3) });
      await clock.wait((SHOT / 3) * 2);
      for (const [n, victim] of victims.entries()) {
        const way = (turns[n]! * Math.PI) / 180;
        const muzzle = { x: hands.x + Math.cos(way) * LENGTH, y: hands.y + Math.sin(way) * LENGTH };
        sound.play("shot");
        void burst(act, MUZZLE, muzzle.x, muzzle.y, 300);
        void tracer(act, muzzle, hearts[n]!, 150);
        void rise(act, CARTRIDGE, victim.x, victim.y - 70 * victim.s, 900);
        const hit = theatre.node(victim.id);
        if (hit) void clock.animate(hit, tip(victim, k, victim.x < marshal.x ? -14 : 14), { duration: 460 });
        await clock.wait(SHOT);
      }
      await clock.wait(500);
      await act.put();
    }),
};
