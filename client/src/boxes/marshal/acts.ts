// The scenes of Marshal & Prisoners: arrests, rescues, and the Marshal's goals.
import type { ExpressEvent } from "../../protocol";
import { withCutouts } from "../../stage/cutouts";
import type { Cutout } from "../../stage/cutouts";
import { rise } from "../../stage/effects";
import { announce, lead } from "../../stage/figures";
import { pop } from "../../stage/ensemble";
import { leap, settle } from "../../stage/motion";
import { recover, sideOf, strike } from "../../stage/postures";
import type { Moved, Moves, Play, Scenes } from "../../stage/scene";
import { figureId } from "../../train/piece";
import { dollars } from "../../words";
import { cardName } from "../../art/cards";
import { walk } from "../express/acts";
import { MARSHAL } from "./view";
import { t } from "./words";

type Of<K extends ExpressEvent["kind"]> = Extract<ExpressEvent, { kind: K }>;

const CUFFS: Cutout = {
  edged: true,
  parts: [
    ["#3a3f48", "M-22-6a13 13 0 1 0 .1 0zM22-6a13 13 0 1 0 .1 0z", 7],
    ["#9aa4b2", "M-22-6a13 13 0 1 0 .1 0zM22-6a13 13 0 1 0 .1 0zM-10 6h20", 3.4],
  ],
};
/** Goal cards are blue, with a star. */
const GOAL: Cutout = {
  edged: true,
  parts: [
    ["#1d4a50", "M-20-58h40V0h-40z"],
    ["#f3c14f", "M0-46l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z"],
  ],
};

/** The Marshal reaches the bandit, cuffs click, and the bandit goes to the cell. */
const arrested: Play<Moved> = async (act) => {
  const { who, before } = act;
  const at = who ? before.get(who) : undefined;
  const marshal = before.get(figureId(MARSHAL));
  if (!who || !at) return walk(act);
  if (marshal) await strike(act, marshal.id, "rob", sideOf(marshal, at));
  await withCutouts(act, async (hang) => {
    const above = { x: at.x, y: at.y - 60 * at.s, s: at.s };
    act.sound.play("clang");
    void rise(act, t().arrests, at.x, at.y - 92 * at.s, 900);
    await pop(act, hang(CUFFS, above), above, 650);
    await lead(act, who, (from, to, k) => leap(from, to, k, 50), 900);
  });
  if (marshal) await recover(act, marshal.id);
};

const drawn: Play<Of<"goal" | "rumor">> = (act) =>
  withCutouts(act, async (hang) => {
    const marshal = act.before.get(figureId(MARSHAL));
    await act.put();
    if (!marshal) return act.clock.wait(300);
    const at = { x: marshal.x + 26 * marshal.s, y: marshal.y - 40 * marshal.s, s: marshal.s };
    await pop(act, hang(GOAL, at), at, 800);
  });

/** The Prisoner is out of the cell when the text appears. */
const freed: Play<Of<"freed" | "rescued">> = async (act) => {
  const { theatre, clock, before, who } = act;
  const at = who ? before.get(who) : undefined;
  if (who && at) await strike(act, who, "rob", "left");
  await act.put();
  settle(theatre, clock, before, []);
  if (at) await rise(act, t().free, at.x, at.y - 84 * at.s, 800);
  if (who) await recover(act, who);
};

export const moves: Moves = { arrest: { play: arrested, befalls: true } };

export const scenes: Scenes<ExpressEvent> = {
  goal: { play: drawn, noise: "card" },
  rumor: { play: drawn, noise: "card", banner: true },
  "goal-met": { pause: 900, noise: "card", banner: true },
  brawler: { play: (act) => announce(act, dollars(act.event.points.dollars), 900) },
  freed: { play: freed, noise: "creak" },
  rescued: { play: freed, noise: "creak" },
  "locked-up": { pause: 500, noise: "clang" },
  copied: { play: (act) => announce(act, cardName(act.event.points.card), 800), noise: "spark" },
};
