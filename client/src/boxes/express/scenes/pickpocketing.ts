// Pickpocketing: the light dims, a lantern passes along the train, and hands reach for the Purses on the floor.
import { veil, withCutouts } from "../../../stage/cutouts";
import type { Cutout, Hang } from "../../../stage/cutouts";
import { show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Act, Round, Scene } from "../../../stage/scene";
import type { Piece } from "../../../train/piece";

const NIGHT = 2000; // milliseconds
const POOL = 150; // the width of the lantern's light
/** A gloved hand out of a sleeve, reaching down to the left. */
const HAND: Cutout = { edged: true, parts: [{ use: "pickpocket-hand" }] };
const LANTERN: Cutout = { parts: [{ use: "pickpocket-lantern" }] };

/** The Purses next to exactly one bandit. */
function tempting(act: Act): Piece[] {
  const pieces = [...act.before.values()];
  const { cars } = act.theatre.layout();
  return cars.flatMap(({ x, w }) => {
    const here = pieces.filter((piece) => piece.x > x && piece.x < x + w);
    const inside = here.filter((piece) => piece.kind === "figure" && !piece.outside);
    const purse = here.findLast((piece) => piece.token?.kind === "purse" && piece.y > (inside[0]?.y ?? Infinity));
    return inside.length === 1 && purse ? [purse] : [];
  });
}

function reach(act: Act, hang: Hang, purse: Piece, when: number): void {
  const { k } = act.theatre.layout();
  const [near, far] = [
    { ...purse, x: purse.x + 4, y: purse.y - 20, s: 1 },
    { ...purse, x: purse.x + 34, y: purse.y - 56, s: 1 },
  ];
  const frames = [
    { transform: pose(far, k, 12), opacity: 0 },
    { transform: pose(far, k, 8), opacity: 1, offset: 0.2, easing: "ease-in-out" },
    { transform: pose(near, k, -6), opacity: 1, offset: 0.5 },
    { transform: pose(near, k, 4), opacity: 1, offset: 0.66, easing: "ease-in" },
    { transform: pose(far, k, 12), opacity: 0 },
  ];
  void show(act, hang(HAND, far), frames, { duration: 900, delay: when });
}

export const pickpocketing: Scene<Round> = {
  noise: "tiptoe",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre } = act;
      const { k, width, top } = theatre.layout();
      const y = top + 96;
      const [from, to] = [width + 60, -60];
      for (const purse of tempting(act))
        reach(act, hang, purse, Math.max(0, ((from - purse.x) / (from - to)) * NIGHT - 250));
      const dark = hang(veil(act, POOL), { x: from, y, s: 1 });
      const steps = [0, 0.06, 0.25, 0.5, 0.75, 0.94, 1].map((offset, n) => {
        const at = { x: from + (to - from) * offset, y: y + (n % 2) * 10, s: 1 };
        return { at, offset, opacity: n === 0 || n === 6 ? 0 : 1 };
      });
      const along = steps.map(({ at, ...rest }) => ({ ...rest, transform: pose(at, k) }));
      const swung = steps.map(({ at, ...rest }, n) => ({
        ...rest,
        transform: pose({ ...at, y: top - 20 }, k, n % 2 ? 8 : -8),
      }));
      void show(act, hang(LANTERN, { x: from, y, s: 1.2 }), swung, { duration: NIGHT });
      await show(act, dark, along, { duration: NIGHT });
      await act.put();
    }),
};
