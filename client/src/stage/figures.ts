// Animations of figures in both games: walking, shooting, punching.
import type { GameEvent } from "../protocol";
import { CARTRIDGE, MUZZLE, STAR, burst, rise, tracer } from "./effects";
import { pose, settle, tip } from "./motion";
import type { Spot } from "./motion";
import { TURN, recover, reel, sideOf, strike } from "./postures";
import type { Act } from "./scene";

const CHEST = 46; // from the foot of a figure up to its middle
const GUN = { x: 44, y: 53 }; // from its foot to the muzzle
const REACH = 42; // of an arm that punches
const AIM = 120; // milliseconds
const SWING = 280;
const HIT_STOP = 80;

/** The muzzle of a gun pointed to one side. */
export function muzzleOf(spot: Spot, side: number): { x: number; y: number } {
  return { x: spot.x + side * GUN.x * spot.s, y: spot.y - GUN.y * spot.s };
}

export function chest(spot: Spot): { x: number; y: number } {
  return { x: spot.x, y: spot.y - CHEST * spot.s };
}

type Way = (from: Spot, to: Spot, k: number) => Keyframe[];
type Meanwhile = (from: Spot, to: Spot) => Promise<void>;

/** Draws the piece in its new position, and animates its movement. */
export async function lead<E extends GameEvent>(
  act: Act<E>,
  id: string,
  way: Way,
  ms: number,
  meanwhile?: Meanwhile,
): Promise<void> {
  const { theatre, clock, before } = act;
  const from = before.get(id);
  await act.put();
  const [to, node, { k }] = [theatre.pieces().get(id), theatre.node(id), theatre.layout()];
  settle(theatre, clock, before, [id]);
  if (!from || !to || !node) return clock.wait(200);
  theatre.reveal(to.x);
  await Promise.all([clock.animate(node, way(from, to, k), { duration: ms }), meanwhile?.(from, to)]);
}

/** Animates a figure on foot: it runs, facing forward. */
export function run<E extends GameEvent>(act: Act<E>, id: string, way: Way, ms: number): Promise<void> {
  return lead(act, id, way, ms, async (from, to) => {
    const toward = sideOf(from, to);
    await strike(act, id, "run", toward);
    await act.clock.wait(Math.max(0, ms - 2 * TURN));
    await strike(act, id, null, toward);
  });
}

/** Aim, hold, fire; the target reels, and both stand as before. */
export async function shoot<E extends GameEvent>(act: Act<E>, who: string, whom: string): Promise<void> {
  const { theatre, clock, before } = act;
  const { k } = theatre.layout();
  const [from, to] = [before.get(who), before.get(whom)];
  if (!from || !to) return;
  const side = to.x >= from.x ? 1 : -1;
  const muzzle = muzzleOf(from, side);
  await strike(act, who, "gun", sideOf(from, to));
  await clock.wait(AIM);
  act.sound.play("shot");
  const shooter = theatre.node(who);
  if (shooter) void clock.animate(shooter, tip(from, k, -side * 7), { duration: 320 });
  theatre.reveal(to.x);
  void burst(act, MUZZLE, muzzle.x, muzzle.y, 280, -side);
  await tracer(act, muzzle, chest(to), 160);
  const victim = theatre.node(whom);
  void rise(act, CARTRIDGE, to.x, to.y - 70 * to.s, 900);
  const reeling = reel(act, whom, sideOf(to, from));
  if (victim) await clock.animate(victim, tip(to, k, side * 14), { duration: 420 });
  await reeling;
  await Promise.all([recover(act, who), recover(act, whom)]);
}

/** Wind up, lunge, hold on impact; the target keeps reeling, as another event says where it lands. */
export async function hit<E extends GameEvent>(act: Act<E>, who: string, whom: string): Promise<void> {
  const { theatre, clock, before, sound } = act;
  const { k } = theatre.layout();
  const [from, to] = [before.get(who), before.get(whom)];
  const [node, victim] = [theatre.node(who), theatre.node(whom)];
  if (!from || !to || !node) return;
  const side = to.x >= from.x ? 1 : -1;
  const near = { ...from, x: to.x - side * REACH * from.s };
  const [stood, drawn] = [pose(from, k), pose({ ...from, x: from.x - side * 8 }, k, -side * 8)];
  const struck = pose(near, k, side * 6, 1, 4);
  await strike(act, who, "punch", sideOf(from, to));
  const swing = [
    { transform: stood, zIndex: 16, easing: "ease-out" },
    { transform: drawn, zIndex: 16, offset: 0.55, easing: "ease-in" },
    { transform: struck, zIndex: 16 },
  ];
  await clock.animate(node, swing, { duration: SWING, fill: "forwards" });
  sound.play("punch");
  const star = burst(act, STAR, to.x - side * 8, to.y - 62 * to.s, 420);
  const reeling = reel(act, whom, sideOf(to, from));
  const held = [
    { transform: struck, zIndex: 16 },
    { transform: struck, zIndex: 16 },
  ];
  await clock.animate(node, held, { duration: HIT_STOP, fill: "forwards" });
  if (victim) void clock.animate(victim, tip(to, k, side * 16), { duration: 420 });
  const back = [
    { transform: struck, zIndex: 16, easing: "ease-in-out" },
    { transform: stood, zIndex: 16 },
  ];
  await clock.animate(node, back, { duration: 240 });
  await Promise.all([recover(act, who), reeling, star]);
}

/** Draws the view after the event, with text rising from its bandit. */
export async function announce<E extends GameEvent>(act: Act<E>, words: string, ms: number): Promise<void> {
  const { before, who } = act;
  await act.put();
  const at = who ? before.get(who) : undefined;
  if (at) await rise(act, words, at.x, at.y - 80 * at.s, ms);
}
