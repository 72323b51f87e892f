// The scenes of Colt Super Express.
import { figureId } from "../train/pieces";
import { numberOf, textOf } from "../train/types";
import { dollars } from "../words";
import type { Play } from "./acts";
import { DUST, MUZZLE, burst, farewell, rise } from "./effects";
import { chest, lead, shoot } from "./expressActs";
import { climb, hops, leap, pose, settle, tumble } from "./motion";

/** Over the edge, and away behind the train. */
const overboard: Play = async (act) => {
  const { theatre, clock, before, who } = act;
  const { k, ground, top } = theatre.layout();
  const [at, node] = [who && before.get(who), who && theatre.node(who)?.cloneNode(true)];
  await act.put();
  settle(theatre, clock, before, []);
  if (!at || !node) return;
  const end = { x: at.x - 150, y: Math.max(ground + 40, top + 230), s: at.s * 0.8 };
  const way = tumble(at, end, k, -1.25);
  const frames = way.map((frame, n) => ({ ...frame, opacity: n === way.length - 1 ? 0 : 1 }));
  void burst(act, DUST, end.x + 30, end.y - 20, 800);
  await farewell(act, node, frames, 900);
};

const gallop: Play = async (act) => {
  const id = figureId(textOf(act.event, "bandit") ?? "");
  if (act.who) return lead(act, id, (from, to, k) => hops(from, to, k, 26), 1000);
  const { theatre, clock } = act;
  await act.put();
  const [to, node, { k }] = [theatre.pieces().get(id), theatre.node(id), theatre.layout()];
  if (to && node) await clock.animate(node, leap({ ...to, x: to.x - 260, y: to.y + 60 }, to, k, 60), { duration: 800 });
};

/** Uncoupled, a wagon falls back, slowly first. */
function rollAway(from: string): Keyframe[] {
  return [
    { transform: from, opacity: 1 },
    { transform: `translateX(-46px) ${from}`, opacity: 1, offset: 0.4, easing: "ease-in" },
    { transform: `translateX(-620px) ${from}`, opacity: 0 },
  ];
}

export const superActs: Record<string, Play> = {
  async reveals(act) {
    const { who, before, theatre, clock } = act;
    await act.put();
    const [spot, node] = [who && before.get(who), who && theatre.node(who)];
    if (!spot || !node || spot.stunned) return clock.wait(380);
    await clock.animate(node, leap(spot, spot, theatre.layout().k, 14), { duration: 300 });
    await clock.wait(160);
  },
  async turns(act) {
    const { who, before, theatre, clock } = act;
    const { k } = theatre.layout();
    const [spot, node] = [who && before.get(who), who && theatre.node(who)];
    if (!spot || !node) return act.put();
    const [flat, edge] = [{ transform: pose(spot, k) }, { transform: pose(spot, k, 0, 0.04) }];
    await clock.animate(node, [flat, edge], { duration: 160, fill: "forwards" });
    await act.put();
    await clock.animate(node, [edge, flat], { duration: 200 });
  },
  async climbs(act) {
    if (act.who) await lead(act, act.who, climb, 620);
    else await act.put();
  },
  async moves(act) {
    if (act.who) await lead(act, act.who, (from, to, k) => hops(from, to, k), 700);
    else await act.put();
  },
  async shoots(act) {
    if (act.who && act.whom) await shoot(act, act.who, act.whom);
    await act.put();
  },
  async misses(act) {
    const { who, before } = act;
    const spot = who ? before.get(who) : undefined;
    await act.put();
    if (!spot) return;
    const side = spot.facing === "back" ? -1 : 1;
    const gun = chest(spot);
    await burst(act, MUZZLE, gun.x + side * 40 * spot.s, gun.y, 320, -side);
  },
  async thrown(act) {
    if (act.who) await lead(act, act.who, (from, to, k) => tumble(from, to, k, 0.25), 560);
    else await act.put();
  },
  async falls(act) {
    await act.put();
    const [node, spot] = [act.who && act.theatre.node(act.who), act.who && act.before.get(act.who)];
    if (!node || !spot) return;
    const { k } = act.theatre.layout();
    await act.clock.animate(node, [{ transform: pose(spot, k, 82) }, { transform: pose(spot, k) }], { duration: 320 });
  },
  async "stands-up"(act) {
    await act.put();
    const [node, spot] = [act.who && act.theatre.node(act.who), act.who && act.before.get(act.who)];
    if (!node || !spot) return;
    const { k } = act.theatre.layout();
    const up = [-80, 6, 0].map((turn) => ({ transform: pose(spot, k, turn) }));
    await act.clock.animate(node, up, { duration: 460 });
  },
  rides: gallop,
  saved: gallop,
  leaves: overboard,
  async uncoupled(act) {
    const { theatre, clock } = act;
    const car = theatre.car(numberOf(act.event, "car") ?? -9);
    const old = theatre.layout();
    if (car) await clock.animate(car, rollAway(car.style.transform), { duration: 1500, fill: "forwards" });
    await act.put();
    const { k, rail, width } = theatre.layout();
    const origin = `translate(${width * k}px, ${rail * k}px)`;
    const back = `translate(${-width * k}px, ${-rail * k}px)`;
    const grown = [{ transform: `${origin} scale(${old.k / k}) ${back}` }, { transform: "none" }];
    await clock.animate(theatre.root, grown, { duration: 420, easing: "ease-in-out" });
  },
  async loot(act) {
    const { before, who, event } = act;
    await act.put();
    const spot = who ? before.get(who) : undefined;
    if (spot) await rise(act, `+${dollars(numberOf(event, "value") ?? 0)}`, spot.x, spot.y - 80 * spot.s, 900);
  },
};
