// Departure: the clock runs backwards, the car trembles, and its passenger vanishes, leaving two trails of fire.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { SPARKLE, burst } from "../../../stage/effects";
import { show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Moved, Play } from "../../../stage/scene";
import { figureId } from "../../../train/piece";
import { clock } from "./clock";

const LEAVES = 1700; // milliseconds
/** A burning trail, from its point to the right. */
const TRAIL: Cutout = { parts: [{ use: "departure-trail" }] };

export const departure: Play<Moved> = (act) =>
  withCutouts(act, async (hang) => {
    const { theatre, before, event, sound } = act;
    const { k, rail, cars } = theatre.layout();
    const id = figureId(event.points.bandit);
    const from = before.get(id);
    if (!from) return act.put();
    theatre.reveal(from.x);
    sound.play("zap");
    void clock(act, hang, { x: from.x, y: from.y - 60, s: 1 }, -4, LEAVES);
    const here = cars.find(({ x, full }) => from.x >= x && from.x <= x + full);
    const car = here && theatre.car(here.car);
    if (car) {
      const home = car.style.transform;
      const trembling = [0, 3, -3, 4, -4, 5, -5, 0].map((x) => ({ transform: `translateX(${x}px) ${home}` }));
      void act.clock.animate(car, trembling, { duration: LEAVES });
    }
    const node = theatre.node(id);
    const spins = [1, 0.05, -1, 0.05, 1, 0.05].map((sx, n) => ({
      ...{ transform: pose(from, k, 0, sx, n * n * 1.5), opacity: 1, offset: [0, 0.3, 0.5, 0.65, 0.78, 0.88][n]! },
    }));
    const gone = { transform: pose({ ...from, s: 0.1 }, k, 0, 0.2, 80), opacity: 0, offset: 1 };
    if (node) await act.clock.animate(node, [...spins, gone], { duration: LEAVES * 0.7, fill: "forwards" });
    await act.put();
    for (const y of [-4, 8]) {
      const at = { x: from.x - 40, y: rail + y, s: 1 };
      const burns = [0.2, 1, 1, 0].map((opacity, n) => ({ opacity, transform: pose({ ...at, x: at.x + n * 26 }, k) }));
      void show(act, hang(TRAIL, at), burns, { duration: 900 });
    }
    void burst(act, SPARKLE, from.x + 30, from.y - 20, 500);
    await burst(act, SPARKLE, from.x, from.y - 60, 700);
  });
