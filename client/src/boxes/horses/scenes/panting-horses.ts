// Panting Horses: the rearmost of them run out of breath, slow down, and are left behind.
import { DUST, burst, farewell } from "../../../stage/effects";
import { pose, settle } from "../../../stage/motion";
import type { Spot } from "../../../stage/motion";
import type { Act, Round, Scene } from "../../../stage/scene";

/** Slower and slower, with hanging head, and out of the picture. */
function fallsBehind(at: Spot, k: number): Keyframe[] {
  const frame = (x: number, turn: number, lift: number, offset: number): Keyframe => {
    return { transform: pose({ ...at, x: at.x + x }, k, turn, 1, lift), offset, zIndex: 16, easing: "ease-in-out" };
  };
  const tired = [0, 0.1, 0.2, 0.3, 0.4].map((offset, n) =>
    frame(n * -6, n % 2 ? 7 : 2, n % 2 ? 10 - n * 2 : 0, offset),
  );
  return [...tired, frame(-60, 10, 0, 0.6), frame(-1100, 6, 0, 1)];
}

async function left(act: Act, at: Spot, copy: Node | undefined, n: number): Promise<void> {
  const { clock, theatre } = act;
  if (!copy) return;
  const { k } = theatre.layout();
  for (const puff of [0, 1, 2]) {
    void clock.wait(n * 120 + puff * 260).then(() => burst(act, DUST, at.x + 46, at.y - 54 - puff * 6, 420));
  }
  await farewell(act, copy, fallsBehind(at, k), 1700);
}

export const pantingHorses: Scene<Round> = {
  noise: "neigh",
  gathers: (event) => event.kind === "horse-gone",
  play: async (act) => {
    const { theatre, clock, before } = act;
    const herd = [...before].filter(([id]) => id.startsWith("horse:"));
    const copies = new Map(herd.map(([id]) => [id, theatre.node(id)?.cloneNode(true)]));
    await clock.wait(300);
    await act.put();
    const gone = herd.filter(([id]) => !theatre.pieces().has(id));
    if (gone[0]) theatre.reveal(gone[0][1].x);
    settle(theatre, clock, before, []);
    await Promise.all([clock.wait(900), ...gone.map(([id, at], n) => left(act, at, copies.get(id), n))]);
  },
};
