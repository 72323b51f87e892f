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
import { onLocomotive } from "./aboard";

const STAYS = 2100; // milliseconds
const COINS = [0, 1, 2, 3];
const CONDUCTOR: Cutout = { edged: true, parts: [{ use: "conductor" }] };
const COIN: Cutout = { parts: [{ use: "conductor-coin" }] };

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
  closeUp: onLocomotive,
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
