// The scenes of Colt Super Express.
import type { SuperEvent } from "../../protocol";
import { DUST, MUZZLE, burst, farewell } from "../../stage/effects";
import { announce, lead, muzzleOf, run, shoot } from "../../stage/figures";
import { climb, hops, leap, pose, settle, tumble } from "../../stage/motion";
import { recover, strike } from "../../stage/postures";
import type { Play, Scenes } from "../../stage/scene";
import { figureId } from "../../train/piece";
import { dollars, fill, words } from "../../words";
import { uncoupling } from "./scenes/uncoupling";

type Of<K extends SuperEvent["kind"]> = Extract<SuperEvent, { kind: K }>;

/** Over the edge, and away behind the train. */
const overboard: Play<Of<"leaves">> = async (act) => {
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

const gallop: Play<Of<"rides" | "saved">> = async (act) => {
  const id = figureId(act.event.points.bandit);
  if (act.who) return lead(act, id, (from, to, k) => hops(from, to, k, 26), 1000);
  const { theatre, clock } = act;
  await act.put();
  const [to, node, { k }] = [theatre.pieces().get(id), theatre.node(id), theatre.layout()];
  if (to && node) await clock.animate(node, leap({ ...to, x: to.x - 260, y: to.y + 60 }, to, k, 60), { duration: 800 });
};

const reveals: Play<Of<"reveals">> = async (act) => {
  const { who, before, theatre, clock } = act;
  await act.put();
  const [spot, node] = [who && before.get(who), who && theatre.node(who)];
  if (!spot || !node || spot.stunned) return clock.wait(380);
  await clock.animate(node, leap(spot, spot, theatre.layout().k, 14), { duration: 300 });
  await clock.wait(160);
};

const turns: Play<Of<"turns">> = async (act) => {
  const { who, before, theatre, clock } = act;
  const { k } = theatre.layout();
  const [spot, node] = [who && before.get(who), who && theatre.node(who)];
  if (!spot || !node) return act.put();
  const [flat, edge] = [{ transform: pose(spot, k) }, { transform: pose(spot, k, 0, 0.04) }];
  await clock.animate(node, [flat, edge], { duration: 160, fill: "forwards" });
  await act.put();
  await clock.animate(node, [edge, flat], { duration: 200 });
};

const climbs: Play<Of<"climbs">> = (act) => (act.who ? lead(act, act.who, climb, 620) : act.put());

const walks: Play<Of<"moves">> = (act) =>
  act.who ? run(act, act.who, (from, to, k) => hops(from, to, k), 700) : act.put();

const shoots: Play<Of<"shoots">> = async (act) => {
  if (act.who && act.whom) await shoot(act, act.who, act.whom);
  await act.put();
};

const misses: Play<Of<"misses">> = async (act) => {
  const { who, before, sound } = act;
  const spot = who ? before.get(who) : undefined;
  await act.put();
  if (!spot) return;
  const side = spot.facing === "back" ? -1 : 1;
  const muzzle = muzzleOf(spot, side);
  if (who) await strike(act, who, "gun", side < 0 ? "left" : "right");
  sound.play("shot");
  await burst(act, MUZZLE, muzzle.x, muzzle.y, 320, -side);
  if (who) await recover(act, who);
};

const thrown: Play<Of<"thrown">> = (act) =>
  act.who ? lead(act, act.who, (from, to, k) => tumble(from, to, k, 0.25), 560) : act.put();

const falls: Play<Of<"falls">> = async (act) => {
  await act.put();
  const [node, spot] = [act.who && act.theatre.node(act.who), act.who && act.before.get(act.who)];
  if (!node || !spot) return;
  const { k } = act.theatre.layout();
  await act.clock.animate(node, [{ transform: pose(spot, k, 82) }, { transform: pose(spot, k) }], { duration: 320 });
};

const standsUp: Play<Of<"stands-up">> = async (act) => {
  await act.put();
  const [node, spot] = [act.who && act.theatre.node(act.who), act.who && act.before.get(act.who)];
  if (!node || !spot) return;
  const { k } = act.theatre.layout();
  const up = [-80, 6, 0].map((turn) => ({ transform: pose(spot, k, turn) }));
  await act.clock.animate(node, up, { duration: 460 });
};

export const scenes: Scenes<SuperEvent> = {
  round: { pause: 1500, noise: "whistle", opens: "chapter", banner: true },
  turn: { pause: 900, opens: "chapter", banner: true },
  reveals: { play: reveals, pause: 420, noise: "card", opens: "card" },
  turns: { play: turns },
  climbs: { play: climbs, noise: "step" },
  moves: { play: walks, noise: "step" },
  shoots: {
    play: shoots,
    noise: "shot",
    cued: true,
    closeUp: ({ points }) => [figureId(points.bandit), figureId(points.target)],
    headline: ({ points }) => fill(words().game.shotYou, { name: points.bandit }),
  },
  misses: { play: misses, noise: "shot", cued: true, bubble: true },
  thrown: { play: thrown, noise: "thud", befalls: true },
  falls: { play: falls, noise: "thud", befalls: true },
  "stands-up": { play: standsUp },
  rides: { play: gallop, noise: "hooves" },
  saved: { play: gallop, noise: "hooves", befalls: true },
  leaves: { play: overboard, noise: "thud", befalls: true },
  lost: { befalls: true, bubble: true },
  uncoupled: uncoupling,
  loot: { play: (act) => announce(act, `+${dollars(act.event.points.value)}`, 900), noise: "coin", befalls: true },
  "wagon-gone": { bubble: true },
  won: { pause: 1500, opens: "chapter", banner: true, befalls: true },
};
