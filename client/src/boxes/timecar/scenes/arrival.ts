// Arrival: lightning strikes, the clock runs forwards, and the traveller appears.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { SPARKLE, burst } from "../../../stage/effects";
import { shake, show } from "../../../stage/ensemble";
import { pose, settle } from "../../../stage/motion";
import type { Moved, Play } from "../../../stage/scene";
import { figureId } from "../../../train/piece";
import { clock } from "./clock";

/** Lightning that strikes its point. */
const LIGHTNING: Cutout = { parts: [{ use: "arrival-lightning" }] };

export const arrival: Play<Moved> = (act) =>
  withCutouts(act, async (hang) => {
    const { theatre, before, event, sound } = act;
    const id = figureId(event.points.bandit);
    await act.put();
    settle(theatre, act.clock, before, [id]);
    const [to, node, { k }] = [theatre.pieces().get(id), theatre.node(id), theatre.layout()];
    if (!to || !node) return;
    theatre.reveal(to.x);
    sound.play("zap");
    const foot = { x: to.x, y: to.y - 8, s: 0.9 };
    const flicker = [0, 1, 0.2, 1, 0.4, 1, 0].map((opacity) => ({ opacity, transform: pose(foot, k) }));
    void show(act, hang(LIGHTNING, foot), flicker, { duration: 650, easing: "steps(1)" });
    void clock(act, hang, { x: to.x, y: to.y - 56, s: 0.8 }, 4, 1500);
    shake(act, 5, 400);
    void burst(act, SPARKLE, to.x - 34, to.y - 70, 600);
    void burst(act, SPARKLE, to.x + 34, to.y - 30, 800);
    const [hidden, there] = [pose({ ...to, s: to.s * 0.2 }, k, 0, 1, 60), pose(to, k)];
    const frames = [
      { transform: hidden, opacity: 0 },
      { transform: hidden, opacity: 0, offset: 0.2 },
      { transform: pose({ ...to, s: to.s * 1.2 }, k, 6), opacity: 1, offset: 0.5 },
      { transform: pose(to, k, -6), opacity: 1, offset: 0.7 },
      { transform: there, opacity: 1 },
    ];
    await act.clock.animate(node, frames, { duration: 1500, fill: "backwards" });
  });
