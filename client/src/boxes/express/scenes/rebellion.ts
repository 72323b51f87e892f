// Passengers' Rebellion: passengers rise on both sides of everybody inside, strike, and each bandit gets a Bullet.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout, Hang } from "../../../stage/cutouts";
import { STAR, burst } from "../../../stage/effects";
import { concerned, show } from "../../../stage/ensemble";
import { pose, tip } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Act, Round, Scene } from "../../../stage/scene";
import type { Piece } from "../../../train/piece";
import { bulletsFor } from "./bullets";
import { wounded } from "./gathering";

/** A lady with her umbrella. */
const LADY: Cutout = { edged: true, parts: [{ use: "rebellion-lady" }] };
/** A gentleman with his fist. */
const GENTLEMAN: Cutout = { edged: true, parts: [{ use: "rebellion-gentleman" }] };

/** A passenger rises, draws back, strikes towards the bandit, and sits down. */
function strike(act: Act, node: Element, at: Spot, side: 1 | -1): Promise<void> {
  const { k } = act.theatre.layout();
  const frame = (grown: number, turn: number, offset: number, opacity = 1): Keyframe => ({
    ...{ transform: pose({ ...at, s: at.s * grown }, k, turn, side), offset, opacity, easing: "ease-out" },
  });
  const frames = [
    frame(0.2, 0, 0, 0),
    frame(1.1, 0, 0.14),
    frame(1, -14 * side, 0.34),
    frame(1, 26 * side, 0.42),
    frame(1, -10 * side, 0.56),
    frame(1, 22 * side, 0.64),
    frame(1, 0, 0.84),
    frame(0.2, 0, 1, 0),
  ];
  return show(act, node, frames, { duration: 1700 });
}

interface Car {
  readonly left: number;
  readonly right: number;
  readonly victims: readonly Piece[];
}

/** The bandits that are hit, car by car from the rear. */
function byCar(act: Act): Car[] {
  const victims = concerned(act, "neutral");
  const { cars } = act.theatre.layout();
  return cars
    .map(({ x, w }) => ({ left: x, right: x + w, victims: victims.filter((one) => one.x > x && one.x < x + w) }))
    .filter((car) => car.victims.length)
    .toSorted((a, b) => a.left - b.left);
}

async function attacked(act: Act, hang: Hang, { left, right, victims }: Car, n: number): Promise<void> {
  const { theatre, clock } = act;
  await clock.wait(n * 160);
  const { k } = theatre.layout();
  const [first, last] = [victims[0]!, victims.at(-1)!];
  const y = Math.max(...victims.map((one) => one.y)) - 4;
  const lady = { x: Math.max(left + 34, first.x - 54), y, s: 0.9 };
  const gentleman = { x: Math.min(right - 34, last.x + 54), y, s: 0.9 };
  void strike(act, hang(LADY, lady, "back"), lady, 1);
  void strike(act, hang(GENTLEMAN, gentleman, "back"), gentleman, -1);
  await clock.wait(640);
  for (const victim of victims) {
    void burst(act, STAR, victim.x - 8, victim.y - 60 * victim.s, 380);
    const node = theatre.node(victim.id);
    if (node) void clock.animate(node, tip(victim, k, victim === first ? 13 : -13), { duration: 420 });
  }
  await clock.wait(840);
}

export const rebellion: Scene<Round> = {
  noise: "crowd",
  gathers: wounded,
  play: (act) =>
    withCutouts(act, async (hang) => {
      const cars = byCar(act);
      if (cars[0]) act.theatre.reveal(cars[0].left);
      await Promise.all(cars.map((car, n) => attacked(act, hang, car, n)));
      await bulletsFor(act, hang, concerned(act, "neutral"));
      await act.put();
    }),
};
