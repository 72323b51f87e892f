// The scenes of Colt Express.
import { lootName } from "../../art/loot";
import { isExpress, type ExpressEvent, type View } from "../../protocol";
import { farewell, rise } from "../../stage/effects";
import { announce, chest, hit, lead, run, shoot } from "../../stage/figures";
import { climb, hops, leap, settle, tip, tumble } from "../../stage/motion";
import type { Spot } from "../../stage/motion";
import { recover, sideOf, strike } from "../../stage/postures";
import type { Act, Moved, Moves, Play, Scenes } from "../../stage/scene";
import { figureId, tokenId } from "../../train/piece";
import { dollars, fill, words } from "../../words";
import { firstOf } from "..";
import { t } from "./words";

type Of<K extends ExpressEvent["kind"]> = Extract<ExpressEvent, { kind: K }>;

/** Longer for a longer distance. */
function duration(act: Act<Moved>, id: string): number {
  const [from, to] = [act.before.get(id), act.theatre.pieces().get(id)];
  return Math.min(1100, 380 + Math.abs((to?.x ?? 0) - (from?.x ?? 0)) * 0.9);
}

/** A token moves from a bandit to the floor, or from the floor to a bandit. */
function arc(from: Spot, to: Spot, k: number): Keyframe[] {
  return leap(from, to, k, 34);
}

const taken: Play<Of<"took" | "grabbed">> = async (act) => {
  const { theatre, clock, before, event, who } = act;
  const { k } = theatre.layout();
  const token = tokenId(event.points.token);
  const old = before.get(token);
  const node = theatre.node(token)?.cloneNode(true);
  const at = who ? before.get(who) : undefined;
  if (who && at) await strike(act, who, "rob", old ? sideOf(at, old) : "right");
  await act.put();
  settle(theatre, clock, before, []);
  if (old && node && at) {
    await farewell(act, node, arc(old, { ...chest(at), s: 0.6 }, k), 480);
  }
  const gain = at && rise(act, dollars(event.points.value), at.x, at.y - 84 * at.s, 620);
  if (who && at) await recover(act, who);
  await gain;
};

const moved: Play<Moved> = async (act) => {
  const { who, next } = act;
  const planned = who ? next.get(who) : undefined;
  if (who) next.delete(who);
  const play = planned ?? firstOf((box) => box.moves?.[act.event.points.why]?.play) ?? walk;
  return play(act);
};

/** Up or down through a hatch, over to another car, or along the floor. */
function onFoot(from: Spot, to: Spot, k: number): Keyframe[] {
  if (Math.abs(to.y - from.y) <= 60) return hops(from, to, k);
  return Math.abs(to.x - from.x) < 110 ? climb(from, to, k) : leap(from, to, k, 40);
}

/** On foot; a bandit from off the train leaps onto it. */
export const walk: Play<Moved> = async (act) => {
  const { who, event, theatre, clock } = act;
  if (who) return run(act, who, onFoot, Math.max(520, duration(act, who)));
  const name = figureId(event.points.bandit);
  await act.put();
  const [node, to, { k }] = [theatre.node(name), theatre.pieces().get(name), theatre.layout()];
  settle(theatre, clock, act.before, [name]);
  if (!node || !to) return;
  theatre.reveal(to.x);
  return clock.animate(node, leap({ ...to, y: to.y - 60 }, to, k, 20), { duration: 380 });
};

/** Thrown through the air, landing on their feet. */
export const tumbles: Play<Moved> = async (act) => {
  if (!act.who) return walk(act);
  await lead(act, act.who, (from, to, k) => tumble(from, to, k, 1), 620);
  await recover(act, act.who);
};

const flees: Play<Moved> = (act) =>
  act.who ? run(act, act.who, (from, to, k) => leap(from, to, k, 46), 620) : walk(act);

export const moves: Moves = {
  punch: { play: tumbles, befalls: true },
  push: { play: tumbles, befalls: true },
  flight: { play: flees, befalls: true },
  event: { befalls: true },
};

const wobble: Play<Of<"stayed" | "nothing">> = async (act) => {
  const { theatre, clock, before, who } = act;
  await act.put();
  const [spot, node] = [who && before.get(who), who && theatre.node(who)];
  if (!spot || !node) return clock.wait(300);
  await clock.animate(node, tip(spot, theatre.layout().k, 7), { duration: 500 });
};

const turned: Play<Of<"turned">> = async (act) => {
  const { who, before, theatre, clock } = act;
  await act.put();
  const [spot, node] = [who && before.get(who), who && theatre.node(who)];
  if (!spot || !node) return clock.wait(420);
  await clock.animate(node, leap(spot, spot, theatre.layout().k, 16), { duration: 300 });
  await clock.wait(160);
};

const shot: Play<Of<"shot">> = async (act) => {
  if (act.who && act.whom) await shoot(act, act.who, act.whom);
  await act.put();
};

const neutral: Play<Of<"neutral">> = async (act) => {
  const shooter = figureId(act.event.points.by);
  if (act.who && act.before.has(shooter)) await shoot(act, shooter, act.who);
  await act.put();
};

const punched: Play<Of<"punched">> = async (act) => {
  if (act.who && act.whom) await hit(act, act.who, act.whom);
  await act.put();
};

const dropped: Play<Of<"dropped">> = async (act) => {
  const { theatre, clock, before, event, who } = act;
  const at = who ? before.get(who) : undefined;
  await act.put();
  const id = tokenId(event.points.token);
  const [node, to, { k }] = [theatre.node(id), theatre.pieces().get(id), theatre.layout()];
  settle(theatre, clock, before, [id]);
  if (node && to && at) await clock.animate(node, arc({ ...chest(at), s: 0.7 }, to, k), { duration: 480 });
};

const marshal: Play<Of<"marshal">> = (act) => run(act, figureId("Marshal"), (from, to, k) => hops(from, to, k, 9), 800);

const jolt: Play<Of<"event">> = async (act) => {
  const { theatre, clock } = act;
  await act.put();
  const shaken = [0, 6, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  void clock.animate(theatre.root, shaken, { duration: 420 });
  await clock.wait(1300);
};

/** The Marshal, and the bandits in the car that he enters. */
function marshalMeets({ points }: Of<"marshal">, view: View): readonly string[] {
  const places = isExpress(view) ? view.places : [];
  const inside = places.find(({ car, floor }) => car === points.car && floor === "inside")?.bandits ?? [];
  return inside.length ? ["Marshal", ...inside].map(figureId) : [];
}

/** Loot by its value, or by its name if it has none. */
function worth({ loot, value }: Of<"dropped" | "grabbed" | "lost">["points"]): string {
  return value === null ? lootName(loot) : dollars(value);
}

export const scenes: Scenes<ExpressEvent> = {
  round: { pause: 1500, noise: "whistle", opens: "chapter", banner: true },
  turn: { pause: 900, opens: "chapter", banner: true },
  stealing: { pause: 900, opens: "chapter", banner: true },
  event: { play: jolt, pause: 2000, noise: "whistle", opens: "chapter", banner: true },
  played: { pause: 240, noise: "card" },
  passed: { pause: 240 },
  drew: { noise: "card" },
  turned: { play: turned, pause: 420, noise: "card", opens: "card" },
  nothing: { play: wobble, bubble: true },
  stayed: { play: wobble, bubble: true },
  moved: { play: moved, noise: "step" },
  shot: {
    play: shot,
    noise: "shot",
    cued: true,
    closeUp: ({ points }) => [figureId(points.bandit), figureId(points.target)],
    headline: ({ points }) => fill(words().game.shotYou, { name: points.bandit }),
  },
  neutral: {
    play: neutral,
    noise: "shot",
    cued: true,
    befalls: true,
    closeUp: ({ points }) => [figureId(points.by), figureId(points.bandit)],
    headline: ({ points }) => (points.by === "Marshal" ? t().marshalHitYou : t().hitYou),
  },
  punched: {
    play: punched,
    noise: "punch",
    cued: true,
    closeUp: ({ points }) => [figureId(points.bandit), figureId(points.target)],
    headline: ({ points }) => fill(t().punchedYou, { name: points.bandit }),
  },
  took: { play: taken, noise: "coin" },
  grabbed: {
    play: taken,
    noise: "coin",
    befalls: "victim",
    headline: ({ points }) => fill(t().tookYours, { name: points.bandit, loot: worth(points) }),
  },
  dropped: {
    play: dropped,
    noise: "thud",
    befalls: true,
    headline: ({ points }) => fill(t().lostYours, { loot: worth(points) }),
  },
  marshal: { play: marshal, noise: "step", closeUp: marshalMeets },
  cash: {
    play: (act) => announce(act, `+${dollars(act.event.points.dollars)}`, 700),
    noise: "coin",
    befalls: true,
  },
  lost: {
    play: (act) => announce(act, `−${dollars(act.event.points.value)}`, 700),
    befalls: true,
    headline: ({ points }) => fill(t().lostYours, { loot: worth(points) }),
  },
  score: { pause: 300 },
  gunslinger: { pause: 900, banner: true },
  won: { pause: 1500, opens: "chapter", banner: true },
  "no-winner": { pause: 1500, opens: "chapter", banner: true },
};
