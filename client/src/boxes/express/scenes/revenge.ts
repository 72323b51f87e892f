// Marshal's Revenge: he reaches out with a cane, through the roof, and hooks the cheapest Purse of everybody in reach.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout, Hang } from "../../../stage/cutouts";
import { rise } from "../../../stage/effects";
import { concerned, gatheredOf, pop, show } from "../../../stage/ensemble";
import { chest } from "../../../stage/figures";
import { leap, pose, tip } from "../../../stage/motion";
import type { Act, Round, Scene } from "../../../stage/scene";
import { ALARM, STREAKS } from "../../../stage/signs";
import { figureId } from "../../../train/piece";
import type { Piece } from "../../../train/piece";
import { dollars } from "../../../words";
import { withMarshal } from "./aboard";

const REACH = 130; // from the Marshal's hand to a chest on the roof
/** The cane points up from the Marshal's hand; its crook is at the end of its reach. */
const CANE: Cutout = { parts: [{ use: "revenge-cane" }] };
const PURSE: Cutout = { edged: true, parts: [{ use: "t-purse", x: -20, y: -40, s: 1.25 }] };

/** Out to them, a pull, and back. */
function hook(act: Act, hang: Hang, marshal: Piece, victim: Piece): Promise<void> {
  const { k } = act.theatre.layout();
  const hand = chest(marshal);
  const side = victim.x < marshal.x ? -1 : 1;
  const way = { x: victim.x - side * 30 - hand.x, y: hand.y - chest(victim).y };
  const lean = (Math.atan2(way.x, way.y) * 180) / Math.PI;
  const at = { ...hand, s: Math.max(0.5, Math.hypot(way.x, way.y) / REACH) };
  const frames = [
    { transform: pose({ ...at, s: 0.3 }, k, 0, side), opacity: 0 },
    { transform: pose({ ...at, s: 0.6 * at.s }, k, lean, side), opacity: 1, offset: 0.2 },
    { transform: pose({ ...at, s: 1.1 * at.s }, k, lean, side), opacity: 1, offset: 0.45, easing: "ease-in" },
    { transform: pose({ ...at, y: at.y + 24 }, k, lean + side * 6, side), opacity: 1, offset: 0.7 },
    { transform: pose({ ...at, s: 0.3 }, k, 0, side), opacity: 0 },
  ];
  return show(act, hang(CANE, at), frames, { duration: 800 });
}

/** The purse flies off behind the train. */
async function robbed(act: Act, hang: Hang, victim: Piece, value: number | null): Promise<void> {
  const { theatre } = act;
  const { k, cars } = theatre.layout();
  const from = { ...chest(victim), s: 1 };
  const end = { x: Math.min(...cars.map((car) => car.x)) - 120, y: from.y - 60, s: 0.9 };
  const node = theatre.node(victim.id);
  if (node) void act.clock.animate(node, tip(victim, k, 10), { duration: 420 });
  const wind = { x: from.x - 50, y: from.y - 34, s: 0.8 };
  void pop(act, hang(STREAKS, wind), wind, 500);
  void rise(act, value === null ? "−$" : `−${dollars(value)}`, victim.x, victim.y - 84 * victim.s, 1000);
  await show(act, hang(PURSE, from), leap(from, end, k, 50), { duration: 800 });
}

/** The cane reaches every bandit that loses a purse, and the purses fly off. */
export async function takePurses(act: Act, hang: Hang, marshal: Piece): Promise<void> {
  const { clock, sound } = act;
  const victims = concerned(act, "lost");
  const values = gatheredOf(act, "lost").map(({ points }) => ("value" in points ? points.value : null));
  for (const victim of victims) void hook(act, hang, marshal, victim);
  await clock.wait(440);
  if (victims.length) sound.play("gust");
  await Promise.all(victims.map((victim, n) => robbed(act, hang, victim, values[n] ?? null)));
  await act.put();
  await clock.wait(victims.length ? 250 : 700);
}

export const revenge: Scene<Round> = {
  noise: "creak",
  closeUp: withMarshal,
  gathers: (event) => event.kind === "lost",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { clock, before, theatre } = act;
      const marshal = before.get(figureId("Marshal"));
      if (!marshal) return act.put();
      theatre.reveal(marshal.x);
      const sign = { x: marshal.x + 42, y: marshal.y - 86 * marshal.s, s: 0.9 };
      void pop(act, hang(ALARM, sign), sign, 900);
      await clock.wait(450);
      await takePurses(act, hang, marshal);
    }),
};
