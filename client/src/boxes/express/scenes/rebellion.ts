// Passengers' Rebellion: passengers rise on both sides of everybody inside, strike, and a Bullet comes for each.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout, Hang, Part } from "../../../stage/cutouts";
import { STAR, burst } from "../../../stage/effects";
import { concerned, show } from "../../../stage/ensemble";
import { pose, tip } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Act, Round, Scene } from "../../../stage/scene";
import type { Piece } from "../../../train/piece";
import { bulletsFor } from "./bullets";
import { wounded } from "./gathering";

const SKIN = "#e0ab7d";
const INK = "#2a1a17";
const FACE: readonly Part[] = [
  [SKIN, "M-13-62a13 13 0 1 0 26 0 13 13 0 1 0-26 0z"],
  [INK, "M-7-66l6 3M8-66l-6 3M-4-54q4-4 8 0", 2.4],
];
/** A lady with her umbrella. */
const LADY: Cutout = {
  edged: true,
  parts: [
    ["#4e2c3a", "M-20 0l6-34q2-14 14-14t14 14L20 0z"],
    ...FACE,
    ["#d8d2c4", "M-16-56q-4-28 16-28t16 28q-3-16-16-16t-16 16z"],
    ["#8c3427", "M-14-74q14-9 28 0l-2 4q-12-7-24 0z"],
    ["#4e2c3a", "M6-42l22-24 8 6-22 26z"],
    [SKIN, "M26-70q8-6 13 1 2 6-5 10-8 1-9-5z"],
    ["#2f6266", "M30-62l10 4 22-62-8-4z"],
    ["#21464a", "M46-112l14 6 8-18-6-2z"],
    [INK, "M30-60q-8 14-16 6", 4],
  ],
};
/** A gentleman with his fist. */
const GENTLEMAN: Cutout = {
  edged: true,
  parts: [
    ["#4a5128", "M-18 0v-34q0-14 18-14t18 14V0z"],
    ["#f3dfb8", "M-4-48h8l-4 14z"],
    ...FACE,
    [INK, "M-9-72h18v-20H-9zM-16-74h32v5h-32z"],
    ["#8c3427", "M-9-78h18v5H-9z"],
    ["#4a5128", "M8-44l20-20 8 9-22 22z"],
    [SKIN, "M24-80h14q6 0 6 7v6q0 6-7 6H26q-6 0-6-6v-6q0-7 4-7z"],
    ["#a8704a", "M28-79v8M34-79v8", 2],
  ],
};

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

/** Those who are hit, car by car from the rear. */
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
