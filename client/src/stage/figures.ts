// What figures do to each other, in whatever game: they go, shoot and hit.
import type { GameEvent } from "../protocol";
import { CARTRIDGE, MUZZLE, STAR, burst, rise, tracer } from "./effects";
import { pose, settle, tip } from "./motion";
import type { Spot } from "./motion";
import type { Act } from "./scene";

const CHEST = 46; // from the foot of a figure up to its gun

export function chest(spot: Spot): { x: number; y: number } {
  return { x: spot.x, y: spot.y - CHEST * spot.s };
}

type Way = (from: Spot, to: Spot, k: number) => Keyframe[];

/** Put the piece where it goes, and lead it there. */
export async function lead<E extends GameEvent>(act: Act<E>, id: string, way: Way, ms: number): Promise<void> {
  const { theatre, clock, before } = act;
  const from = before.get(id);
  await act.put();
  const [to, node, { k }] = [theatre.pieces().get(id), theatre.node(id), theatre.layout()];
  settle(theatre, clock, before, [id]);
  if (!from || !to || !node) return clock.wait(200);
  theatre.reveal(to.x);
  await clock.animate(node, way(from, to, k), { duration: ms });
}

export async function shoot<E extends GameEvent>(act: Act<E>, who: string, whom: string): Promise<void> {
  const { theatre, clock, before } = act;
  const { k } = theatre.layout();
  const [from, to] = [before.get(who), before.get(whom)];
  if (!from || !to) return;
  const side = to.x >= from.x ? 1 : -1;
  const [gun, heart] = [chest(from), chest(to)];
  const muzzle = { x: gun.x + side * 40 * from.s, y: gun.y };
  const shooter = theatre.node(who);
  if (shooter) void clock.animate(shooter, tip(from, k, -side * 7), { duration: 320 });
  void burst(act, MUZZLE, muzzle.x, muzzle.y, 280, -side);
  await tracer(act, muzzle, heart, 200);
  const victim = theatre.node(whom);
  void rise(act, CARTRIDGE, to.x, to.y - 70 * to.s, 900);
  if (victim) await clock.animate(victim, tip(to, k, side * 14), { duration: 420 });
}

export async function hit<E extends GameEvent>(act: Act<E>, who: string, whom: string): Promise<void> {
  const { theatre, clock, before } = act;
  const { k } = theatre.layout();
  const [from, to] = [before.get(who), before.get(whom)];
  const node = theatre.node(who);
  if (!from || !to || !node) return;
  const side = to.x >= from.x ? 1 : -1;
  const near = { ...from, x: to.x - side * 34 };
  const frames = [
    { transform: pose(from, k), zIndex: 16 },
    { transform: pose({ ...from, x: from.x - side * 8 }, k, -side * 8), zIndex: 16, easing: "ease-in" },
    { transform: pose(near, k, side * 14, 1, 6), zIndex: 16, offset: 0.5 },
    { transform: pose(near, k, side * 14, 1, 6), zIndex: 16, offset: 0.64, easing: "ease-in-out" },
    { transform: pose(from, k), zIndex: 16 },
  ];
  const lunge = clock.animate(node, frames, { duration: 560 });
  await clock.wait(260);
  void burst(act, STAR, to.x - side * 8, to.y - 62 * to.s, 360);
  const victim = theatre.node(whom);
  if (victim) void clock.animate(victim, tip(to, k, side * 16), { duration: 420 });
  await lunge;
}

/** The view after the event, and words that rise from its bandit. */
export async function announce<E extends GameEvent>(act: Act<E>, words: string, ms: number): Promise<void> {
  const { before, who } = act;
  await act.put();
  const at = who ? before.get(who) : undefined;
  if (at) await rise(act, words, at.x, at.y - 80 * at.s, ms);
}
