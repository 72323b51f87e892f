// The scenes of the time-travel car: here, and then elsewhere.
import type { ExpressEvent } from "../../protocol";
import { SPARKLE, burst } from "../../stage/effects";
import type { Act, Moves, Scenes } from "../../stage/scene";
import { figureId } from "../../train/piece";

async function travel<E extends ExpressEvent>(act: Act<E>, id: string): Promise<void> {
  const { theatre, clock, before, sound } = act;
  sound.play("zap");
  const from = before.get(id);
  if (from) void burst(act, SPARKLE, from.x, from.y - 46, 600);
  await act.put();
  const [to, node] = [theatre.pieces().get(id), theatre.node(id)];
  if (to) void burst(act, SPARKLE, to.x, to.y - 46, 600);
  if (node) await clock.animate(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 600 });
}

export const moves: Moves = {
  time: { play: (act) => travel(act, figureId(act.event.points.bandit)), befalls: true },
};

export const scenes: Scenes<ExpressEvent> = {
  "set-out": { play: (act) => (act.who ? travel(act, act.who) : act.put()) },
};
