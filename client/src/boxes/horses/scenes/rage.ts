// The Shotgun's Rage: he fires both barrels at everybody around him.
import { withCutouts } from "../../../stage/cutouts";
import { CARTRIDGE, MUZZLE, burst, rise, tracer } from "../../../stage/effects";
import { concerned, pop, shake } from "../../../stage/ensemble";
import { chest, muzzleOf } from "../../../stage/figures";
import { pose, tip } from "../../../stage/motion";
import { recover, sideOf, strike } from "../../../stage/postures";
import type { Round, Scene } from "../../../stage/scene";
import { ALARM } from "../../../stage/signs";
import { figureId } from "../../../train/piece";
import { wounded } from "../../express/scenes/gathering";

const SHOTGUN = figureId("Shotgun");
const SHOT = 330; // milliseconds from one shot to the next
const LARGER = 1.6; // figures on the Stagecoach are small, and this is his scene

export const rage: Scene<Round> = {
  noise: "cock",
  gathers: wounded,
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, before, sound } = act;
      const { k } = theatre.layout();
      const guard = before.get(SHOTGUN);
      if (!guard) return act.put();
      const victims = concerned(act, "neutral");
      theatre.reveal(guard.x);
      const sign = { x: guard.x + 34, y: guard.y - 96 * guard.s, s: 0.9 };
      void pop(act, hang(ALARM, sign), sign, 900);
      const node = theatre.node(SHOTGUN);
      const large = { ...guard, s: guard.s * LARGER };
      const frames = [pose(guard, k), pose(large, k), pose(large, k), pose(guard, k)];
      const time = 700 + Math.max(1, victims.length) * SHOT;
      if (node)
        void clock.animate(
          node,
          frames.map((transform) => ({ transform })),
          { duration: time },
        );
      await clock.wait(250);
      for (const victim of victims) {
        const toward = sideOf(guard, victim);
        await strike(act, SHOTGUN, "gun", toward);
        const side = toward === "right" ? 1 : -1;
        const [muzzle, heart] = [muzzleOf(large, side), chest(victim)];
        sound.play("shot");
        shake(act, 4, 240);
        void burst(act, MUZZLE, muzzle.x, muzzle.y, 320, -side);
        for (const spread of [-9, 9]) void tracer(act, muzzle, { x: heart.x, y: heart.y + spread }, 160);
        void rise(act, CARTRIDGE, victim.x, victim.y - 70 * victim.s, 900);
        const hit = theatre.node(victim.id);
        if (hit) void clock.animate(hit, tip(victim, k, side * 14), { duration: 460 });
        await clock.wait(SHOT - 180);
      }
      if (!victims.length) await strike(act, SHOTGUN, "gun", "right");
      await clock.wait(450);
      await act.put();
      await recover(act, SHOTGUN);
    }),
};
