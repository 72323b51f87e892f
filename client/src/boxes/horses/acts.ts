// The scenes of Horses & Stagecoach.
import type { ExpressEvent } from "../../protocol";
import { DUST, burst, farewell } from "../../stage/effects";
import { announce, hit, lead } from "../../stage/figures";
import { hops, leap, settle, tumble, within } from "../../stage/motion";
import { recover } from "../../stage/postures";
import type { Moved, Moves, Play, Scenes } from "../../stage/scene";
import { figureId } from "../../train/piece";
import { tumbles, walk } from "../express/acts";
import { riderSpot } from "./pieces";
import type { Stop } from "./pieces";

type Of<K extends ExpressEvent["kind"]> = Extract<ExpressEvent, { kind: K }>;

const SHOTGUN = figureId("Shotgun");

/** The ride is played with the next event, which says where the rider boards. */
const rode: Play<Of<"rode">> = async (act) => {
  const { theatre, clock, before, event, who, next } = act;
  if (who) next.set(who, gallop(who, event.points.start, event.points.end));
  await act.put();
  settle(theatre, clock, before, []);
};

/** Down to the Horse, along the train, and in. */
function gallop(who: string, from: Stop, to: Stop): Play<Moved> {
  return async (act) => {
    const layout = act.theatre.layout();
    const [start, end] = [riderSpot(layout, from), riderSpot(layout, to)];
    const s = 0.76;
    void burst(act, DUST, start.x - 30, start.y + 30, 900);
    await lead(
      act,
      who,
      (stood, stands, k) => [
        ...within(leap(stood, { ...start, s }, k, 30), 0, 0.22),
        ...within(hops({ ...start, s }, { ...end, s }, k, 14), 0.22, 0.8),
        ...within(leap({ ...end, s }, stands, k, 30), 0.8, 1),
      ],
      1100 + Math.min(700, Math.abs(end.x - start.x)),
    );
  };
}

const escaped: Play<Of<"escaped">> = async (act) => {
  const { theatre, clock, before, who } = act;
  const { k, ground } = theatre.layout();
  const [at, node] = [who && before.get(who), who && theatre.node(who)?.cloneNode(true)];
  await act.put();
  settle(theatre, clock, before, []);
  if (at && node) await farewell(act, node, hops(at, { x: at.x - 700, y: ground, s: 0.7 }, k, 20), 1300);
};

const felled: Play<Of<"felled">> = async (act) => {
  if (act.who) await hit(act, act.who, SHOTGUN);
  await lead(act, SHOTGUN, (from, to, k) => tumble(from, to, k, 1), 600);
  await recover(act, SHOTGUN);
};

const fallsBack: Play<Of<"coach">> = async (act) => {
  const { theatre, clock, before } = act;
  await act.put();
  settle(theatre, clock, before, [], 900);
  await clock.wait(900);
};

/** Along the train to the car, then a leap into it; the Horse stays next to it. */
const boards: Play<Moved> = async (act) => {
  const { theatre, clock, before, who, event } = act;
  const from = who ? before.get(who) : undefined;
  if (!who || from?.kind !== "rider" || event.points.car === null) return walk(act);
  const { k } = theatre.layout();
  const beside = { ...from, x: riderSpot(theatre.layout(), event.points.car).x };
  const node = theatre.node(who);
  theatre.reveal(beside.x);
  void burst(act, DUST, from.x - 60, from.y - 8, 700);
  const ride = 350 + Math.min(700, Math.abs(beside.x - from.x) * 1.2);
  if (node) await clock.animate(node, hops(from, beside, k, 8), { duration: ride, fill: "forwards" });
  const mount = { ...beside, y: beside.y - 40 * beside.s, s: 0.8 };
  await lead(
    { ...act, before: new Map([...before, [who, { ...from, ...mount }]]) },
    who,
    (_, to) => leap(mount, to, k, 46),
    420,
  );
};

/** Riding on: a spurt, with flying dust. */
const ridesOn: Play<Of<"rides-on">> = async (act) => {
  const { theatre, clock, before, who } = act;
  await act.put();
  const [at, node, { k }] = [who && before.get(who), who && theatre.node(who), theatre.layout()];
  if (!at || !node) return clock.wait(300);
  void burst(act, DUST, at.x - 60, at.y - 8, 600);
  const spurt = hops(at, { ...at, x: at.x + 70 }, k, 12);
  const back = hops({ ...at, x: at.x + 70 }, at, k, 4);
  await clock.animate(node, [...within(spurt, 0, 0.5), ...within(back, 0.5, 1)], { duration: 900 });
};

export const moves: Moves = {
  start: { play: boards },
  shotgun: { play: tumbles, befalls: true },
};

export const scenes: Scenes<ExpressEvent> = {
  "rides-on": { play: ridesOn, noise: "hooves" },
  rode: { play: rode, noise: "hooves" },
  escaped: { play: escaped, noise: "hooves" },
  felled: {
    play: felled,
    noise: "punch",
    cued: true,
    closeUp: ({ points }) => [figureId(points.bandit), SHOTGUN],
  },
  coach: { play: fallsBack, noise: "hooves" },
  hostage: { play: (act) => announce(act, act.event.points.hostage, 900) },
  poodle: { befalls: true },
  caught: { befalls: true },
};
