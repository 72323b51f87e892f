// The scenes of Colt Express.
import { figureId, riderSpot, tokenId } from "../train/pieces";
import { numberOf, textOf } from "../train/types";
import { dollars } from "../words";
import type { Act, Play, Ride } from "./acts";
import { CARTRIDGE, DUST, MUZZLE, QUESTION, SPARKLE, STAR, burst, farewell, rise, tracer } from "./effects";
import { climb, hops, leap, pose, settle, tip, tumble, within } from "./motion";
import type { Spot } from "./motion";

const CHEST = 46; // from the foot of a figure up to its gun

export function chest(spot: Spot): { x: number; y: number } {
  return { x: spot.x, y: spot.y - CHEST * spot.s };
}

type Way = (from: Spot, to: Spot, k: number) => Keyframe[];

/** Put the piece where it goes, and lead it there. */
export async function lead(act: Act, id: string, way: Way, ms: number): Promise<void> {
  const { theatre, clock, before } = act;
  const from = before.get(id);
  await act.put();
  const [to, node, { k }] = [theatre.pieces().get(id), theatre.node(id), theatre.layout()];
  settle(theatre, clock, before, [id]);
  if (!from || !to || !node) return clock.wait(200);
  theatre.reveal(to.x);
  await clock.animate(node, way(from, to, k), { duration: ms });
}

function duration(act: Act, id: string): number {
  const [from, to] = [act.before.get(id), act.theatre.pieces().get(id)];
  return Math.min(1100, 380 + Math.abs((to?.x ?? 0) - (from?.x ?? 0)) * 0.9);
}

export async function shoot(act: Act, who: string, whom: string): Promise<void> {
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

async function hit(act: Act, who: string, whom: string): Promise<void> {
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

/** A token on its way from a bandit to the floor, or from the floor to a bandit. */
function arc(from: Spot, to: Spot, k: number): Keyframe[] {
  return leap(from, to, k, 34);
}

const taken: Play = async (act) => {
  const { theatre, clock, before, event, who } = act;
  const { k } = theatre.layout();
  const token = tokenId(numberOf(event, "token") ?? -1);
  const old = before.get(token);
  const node = theatre.node(token)?.cloneNode(true);
  const at = who ? before.get(who) : undefined;
  await act.put();
  settle(theatre, clock, before, []);
  if (old && node && at) {
    await farewell(act, node, arc(old, { ...chest(at), s: 0.6 }, k), 480);
  }
  const value = numberOf(event, "value");
  if (at) await rise(act, dollars(value), at.x, at.y - 84 * at.s, 620);
};

const acts: Record<string, Play> = {
  async moved(act) {
    const { who, event, theatre, clock } = act;
    const why = textOf(event, "why");
    const name = figureId(textOf(event, "bandit") ?? "");
    if (why === "time") return travel(act, name);
    if (!who) {
      await act.put();
      const [node, to, { k }] = [theatre.node(name), theatre.pieces().get(name), theatre.layout()];
      settle(theatre, clock, act.before, [name]);
      if (!node || !to) return;
      theatre.reveal(to.x);
      return clock.animate(node, leap({ ...to, y: to.y - 60 }, to, k, 20), { duration: 380 });
    }
    const ride = act.rides.get(who);
    act.rides.delete(who);
    if (ride) return gallop(act, who, ride);
    const thrown = why === "punch" || why === "push" || why === "shotgun";
    return lead(
      act,
      who,
      (from, to, k) => {
        if (thrown) return tumble(from, to, k, 1);
        if (why === "flight") return leap(from, to, k, 46);
        const steep = Math.abs(to.y - from.y) > 60 && Math.abs(to.x - from.x) < 110;
        return steep ? climb(from, to, k) : Math.abs(to.y - from.y) > 60 ? leap(from, to, k, 40) : hops(from, to, k);
      },
      thrown || why === "flight" ? 620 : Math.max(520, duration(act, who)),
    );
  },
  async stayed(act) {
    await wobble(act);
  },
  async nothing(act) {
    await wobble(act);
  },
  async turned(act) {
    const { who, before, theatre, clock } = act;
    await act.put();
    const [spot, node] = [who && before.get(who), who && theatre.node(who)];
    if (!spot || !node) return clock.wait(420);
    await clock.animate(node, leap(spot, spot, theatre.layout().k, 16), { duration: 300 });
    await clock.wait(160);
  },
  async shot(act) {
    if (act.who && act.whom) await shoot(act, act.who, act.whom);
    await act.put();
  },
  async neutral(act) {
    const shooter = figureId(textOf(act.event, "by") ?? "");
    if (act.who && act.before.has(shooter)) await shoot(act, shooter, act.who);
    await act.put();
  },
  async punched(act) {
    if (act.who && act.whom) await hit(act, act.who, act.whom);
    await act.put();
  },
  async felled(act) {
    const gun = figureId("Shotgun");
    if (act.who) await hit(act, act.who, gun);
    await lead(act, gun, (from, to, k) => tumble(from, to, k, 1), 600);
  },
  took: taken,
  grabbed: taken,
  async dropped(act) {
    const { theatre, clock, before, event, who } = act;
    const at = who ? before.get(who) : undefined;
    await act.put();
    const id = tokenId(numberOf(event, "token") ?? -1);
    const [node, to, { k }] = [theatre.node(id), theatre.pieces().get(id), theatre.layout()];
    settle(theatre, clock, before, [id]);
    if (node && to && at) await clock.animate(node, arc({ ...chest(at), s: 0.7 }, to, k), { duration: 480 });
  },
  async marshal(act) {
    await lead(act, figureId("Marshal"), (from, to, k) => hops(from, to, k, 9), 800);
  },
  async cash(act) {
    const { before, event, who } = act;
    await act.put();
    const at = who ? before.get(who) : undefined;
    if (at) await rise(act, `+${dollars(numberOf(event, "dollars") ?? 0)}`, at.x, at.y - 80 * at.s, 700);
  },
  async lost(act) {
    const { before, event, who } = act;
    await act.put();
    const at = who ? before.get(who) : undefined;
    const value = numberOf(event, "value");
    if (at) await rise(act, `−${dollars(value)}`, at.x, at.y - 80 * at.s, 700);
  },
  async hostage(act) {
    const { before, event, who } = act;
    await act.put();
    const at = who ? before.get(who) : undefined;
    if (at) await rise(act, textOf(event, "hostage") ?? "", at.x, at.y - 80 * at.s, 900);
  },
  async rode(act) {
    const { theatre, clock, before, event, who, rides } = act;
    const stop = (key: string): number => (textOf(event, key) === "time-car" ? -1 : (numberOf(event, key) ?? 0));
    if (who) rides.set(who, { start: stop("start"), end: stop("end") });
    await act.put();
    settle(theatre, clock, before, []);
  },
  async escaped(act) {
    const { theatre, clock, before, who } = act;
    const { k, ground } = theatre.layout();
    const [at, node] = [who && before.get(who), who && theatre.node(who)?.cloneNode(true)];
    await act.put();
    settle(theatre, clock, before, []);
    if (at && node) await farewell(act, node, hops(at, { x: at.x - 700, y: ground, s: 0.7 }, k, 20), 1300);
  },
  async coach(act) {
    const { theatre, clock, before } = act;
    await act.put();
    settle(theatre, clock, before, [], 900);
    await clock.wait(900);
  },
  async "set-out"(act) {
    if (act.who) await travel(act, act.who);
    else await act.put();
  },
  async event(act) {
    const { theatre, clock } = act;
    await act.put();
    const jolt = [0, 6, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    void clock.animate(theatre.root, jolt, { duration: 420 });
    await clock.wait(1300);
  },
};

export const expressActs = acts;

/** Down to the Horse, along the train, and in. */
async function gallop(act: Act, who: string, ride: Ride): Promise<void> {
  const layout = act.theatre.layout();
  const [start, end] = [riderSpot(layout, ride.start), riderSpot(layout, ride.end)];
  const s = 0.76;
  void burst(act, DUST, start.x - 30, start.y + 30, 900);
  await lead(
    act,
    who,
    (from, to, k) => [
      ...within(leap(from, { ...start, s }, k, 30), 0, 0.22),
      ...within(hops({ ...start, s }, { ...end, s }, k, 14), 0.22, 0.8),
      ...within(leap({ ...end, s }, to, k, 30), 0.8, 1),
    ],
    1100 + Math.min(700, Math.abs(end.x - start.x)),
  );
}

async function wobble(act: Act): Promise<void> {
  const { theatre, clock, before, who } = act;
  await act.put();
  const [spot, node] = [who && before.get(who), who && theatre.node(who)];
  if (!spot || !node) return clock.wait(300);
  void rise(act, QUESTION, spot.x, spot.y - 92 * spot.s, 700);
  await clock.animate(node, tip(spot, theatre.layout().k, 7), { duration: 500 });
}

/** Here, and then elsewhere. */
async function travel(act: Act, id: string): Promise<void> {
  const { theatre, clock, before, sound } = act;
  sound.play("zap");
  const from = before.get(id);
  if (from) void burst(act, SPARKLE, from.x, from.y - 46, 600);
  await act.put();
  const [to, node] = [theatre.pieces().get(id), theatre.node(id)];
  if (to) void burst(act, SPARKLE, to.x, to.y - 46, 600);
  if (node) await clock.animate(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 600 });
}
