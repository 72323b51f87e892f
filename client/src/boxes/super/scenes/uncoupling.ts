// Uncoupling: the pin jumps out, sparks fly, and the last wagon falls behind with everybody in and on it.
import type { SuperEvent } from "../../../protocol";
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { DUST, burst } from "../../../stage/effects";
import { shake, show } from "../../../stage/ensemble";
import { leap, pose } from "../../../stage/motion";
import type { Act, Scene } from "../../../stage/scene";
import { SPARKS } from "../../../stage/signs";
import { carOf } from "../../../train/layout";

type Uncoupled = Extract<SuperEvent, { kind: "uncoupled" }>;

const ROLLS = 1700; // milliseconds
const PIN: Cutout = { edged: true, parts: [{ use: "uncoupling-pin" }] };

/** Slowly at first, then out of the picture; everything on the wagon leans. */
function rollsAway(from: string, lean: string, scale: number): Keyframe[] {
  return [
    { transform: from, easing: "ease-in" },
    { transform: `translateX(${-26 * scale}px) ${from} ${lean}`, offset: 0.3, easing: "ease-in" },
    { transform: `translateX(${-110 * scale}px) ${from} ${lean}`, offset: 0.6, easing: "ease-in" },
    { transform: `translateX(${-900 * scale}px) ${from}` },
  ];
}

/** The wagon and everything in and on it. */
function rolling(act: Act<Uncoupled>, car: number): Promise<void>[] {
  const { theatre, clock, before } = act;
  const { k } = theatre.layout();
  const { x, w } = carOf(theatre.layout(), car);
  const timing = { duration: ROLLS, fill: "forwards" } as const;
  const wagon = theatre.car(car);
  const load = [...before.values()].filter((piece) => piece.x > x - 6 && piece.x < x + w + 6);
  return [
    ...(wagon ? [clock.animate(wagon, rollsAway(wagon.style.transform, "", k), timing)] : []),
    ...load.flatMap((piece) => {
      const node = theatre.node(piece.id);
      const lean = piece.kind === "figure" ? "rotate(14deg)" : "";
      return node ? [clock.animate(node, rollsAway(pose(piece, k), lean, k), timing)] : [];
    }),
  ];
}

/** The rest of the train fills the picture again. */
async function grow({ theatre, clock }: Act<Uncoupled>, old: number): Promise<void> {
  const { k, rail, width } = theatre.layout();
  const origin = `translate(${width * k}px, ${rail * k}px)`;
  const back = `translate(${-width * k}px, ${-rail * k}px)`;
  const grown = [{ transform: `${origin} scale(${old / k}) ${back}` }, { transform: "none" }];
  await clock.animate(theatre.root, grown, { duration: 420, easing: "ease-in-out" });
}

export const uncoupling: Scene<Uncoupled> = {
  noise: "clang",
  opens: "chapter",
  banner: true,
  gathers: (event) => event.kind === "leaves" && "why" in event.points && event.points.why === "uncoupling",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, event, sound } = act;
      const { k, rail } = theatre.layout();
      const { x, w } = carOf(theatre.layout(), event.points.car);
      const joint = { x: x + w + 6, y: rail - 22, s: 1.1 };
      theatre.reveal(joint.x);
      shake(act, 5, 350);
      const up = { x: joint.x - 70, y: rail + 20, s: 1 };
      void show(act, hang(PIN, joint), leap(joint, up, k, 130), { duration: 900 });
      const glow = [0, 1, 0.5, 1, 0].map((opacity) => ({ opacity, transform: pose(joint, k) }));
      void show(act, hang(SPARKS, joint), glow, { duration: 600, easing: "steps(2)" });
      await clock.wait(350);
      sound.play("brakes");
      for (const n of [0, 1, 2]) void clock.wait(n * 250).then(() => burst(act, DUST, x + 30 - n * 60, rail - 4, 700));
      await Promise.all(rolling(act, event.points.car));
      await act.put();
      await grow(act, k);
    }),
};
