// Hostage-Taking of the Conductor: he puts his hands up, and coins hop from him to everybody in and on the Locomotive.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout, Hang } from "../../../stage/cutouts";
import { rise } from "../../../stage/effects";
import { concerned, gatheredOf, show } from "../../../stage/ensemble";
import { chest } from "../../../stage/figures";
import { leap, pose } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Act, Round, Scene } from "../../../stage/scene";
import { FLOOR, carOf } from "../../../train/layout";
import { dollars } from "../../../words";

const STAYS = 2100; // milliseconds
const COINS = [0, 1, 2, 3];
const CONDUCTOR: Cutout = {
  edged: true,
  parts: [
    ["#24456b", "M-12-40L-24-66l8-3 10 24zM12-40L24-66l-8-3L6-45zM-14 0l4-44h20l4 44z"],
    ["#e0ab7d", "M-25-66l9-4-1-8-7 1zM25-66l-9-4 1-8 7 1zM-8-64H8c1 13-2 20-8 20s-9-7-8-20z"],
    ["#e3b34a", "M-1-38h2v4h-2zM-1-30h2v4h-2zM-1-22h2v4h-2zM-10-14h20v3h-20z"],
    ["#fff", "M-5-56h4v3h-4zM1-56h4v3H1z"],
    ["#2a1a17", "M-3.500-55.500h1.600v2h-1.600zM2.500-55.500h1.600v2H2.500z"],
    ["#d8d2c4", "M0-51c-4-2-8 0-10 4 5 1 7 0 10-1 3 1 5 2 10 1-2-4-6-6-10-4z"],
    ["#5c1e17", "M-2.600-45.500a2.600 2 0 1 0 5.200 0 2.600 2 0 1 0-5.200 0z"],
    ["#1d3555", "M-10-63v-10q10-5 20 0v10z"],
    ["#e3b34a", "M-10-67h20v3h-20z"],
    ["#12243b", "M-12-63q12-4 24 0l2 3q-14-4-28 0z"],
  ],
};
const COIN: Cutout = {
  parts: [
    ["#2a1a17", "M-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0z"],
    ["#f3c14f", "M-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0z"],
    ["#7d4a2b", "M4-3q-4-3-7 0t3 3 3 3-7 0M0-6V6", 1.6],
  ],
};

/** He pops up, trembles, and goes. */
function tremble(act: Act, node: Element, at: Spot): void {
  const { k } = act.theatre.layout();
  const frames = [0, 1, 1, 1, 1, 1, 1, 0].map((opacity, n) => ({
    ...{ opacity, transform: pose({ ...at, s: opacity ? at.s : 0.3 }, k, opacity ? (n % 2 ? 4 : -4) : 0) },
  }));
  void show(act, node, frames, { duration: STAYS });
}

async function pay(act: Act, hang: Hang, from: Spot, to: Spot): Promise<void> {
  const { k } = act.theatre.layout();
  await Promise.all(
    COINS.map((n) => show(act, hang(COIN, from), leap(from, to, k, 26 + n * 8), { duration: 480, delay: n * 110 })),
  );
}

export const conductor: Scene<Round> = {
  noise: "alarm",
  gathers: (event) => event.kind === "cash",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, sound } = act;
      const layout = theatre.layout();
      const cab = carOf(layout, 0);
      const at = { x: cab.x + cab.w - 32, y: layout.top + FLOOR + 4, s: 1.15 };
      theatre.reveal(at.x);
      tremble(act, hang(CONDUCTOR, at), at);
      await clock.wait(600);
      const paid = concerned(act, "cash");
      const cash = gatheredOf(act, "cash");
      const purse = { x: at.x, y: at.y - 40, s: 1 };
      if (paid.length) sound.play("coin");
      await Promise.all(paid.map((one) => pay(act, hang, purse, { ...chest(one), s: 1 })));
      await act.put();
      const sums = paid.map((one, n) =>
        rise(act, `+${dollars(cash[n]?.points.dollars ?? 0)}`, one.x, one.y - 80 * one.s, 900),
      );
      await Promise.all([clock.wait(paid.length ? 700 : 900), ...sums]);
    }),
};
