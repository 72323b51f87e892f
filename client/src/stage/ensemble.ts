// Animations of several pieces at once.
import type { GameEvent } from "../protocol";
import type { Piece } from "../train/piece";
import { figureId } from "../train/piece";
import { pose, settle } from "./motion";
import type { Spot } from "./motion";
import type { Act } from "./scene";

/** The included events of a kind. */
export function gatheredOf<K extends GameEvent["kind"]>(act: Act, kind: K): Extract<GameEvent, { kind: K }>[] {
  return (act.gathered ?? []).filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);
}

/** The pieces, in their earlier positions, of the bandits in the included events of a kind. */
export function concerned(act: Act, kind: GameEvent["kind"]): Piece[] {
  const names = gatheredOf(act, kind).flatMap(({ points }) => ("bandit" in points && points.bandit) || []);
  return names.flatMap((name) => act.before.get(figureId(name)) ?? []);
}

/** Draws the view after the scene, and animates everybody who was moved. */
export async function moveAll(
  act: Act,
  ms: number,
  way: (from: Spot, to: Spot, k: number) => Keyframe[],
): Promise<void> {
  const { theatre, clock, before } = act;
  const moved = concerned(act, "moved").toSorted((a, b) => b.x - a.x);
  await act.put();
  if (moved[0]) theatre.reveal(moved[0].x);
  const { k } = theatre.layout();
  const ids = moved.map((piece) => piece.id);
  settle(theatre, clock, before, ids, ms / 2);
  const ways = moved.map((from) => {
    const [to, node] = [theatre.pieces().get(from.id), theatre.node(from.id)];
    return to && node ? clock.animate(node, way(from, to, k), { duration: ms }) : null;
  });
  await Promise.all([clock.wait(ms), ...ways]);
}

/** Figures lean one way, then the other, and stand up again. */
export function lean(act: Act, pieces: Iterable<Piece>, degrees: number, ms: number): void {
  const { theatre, clock } = act;
  const { k } = theatre.layout();
  for (const piece of pieces) {
    const node = theatre.node(piece.id);
    if (piece.kind !== "figure" || !node) continue;
    const frames = [0, degrees, degrees * 0.9, -degrees * 0.3, 0].map((turn) => ({ transform: pose(piece, k, turn) }));
    void clock.animate(node, frames, { duration: ms, easing: "ease-in-out" });
  }
}

/** Shakes everything by this distance. */
export function shake({ theatre, clock }: Act, pixels: number, ms: number): void {
  const frames = [0, 1, -0.8, 0.5, -0.2, 0].map((part) => ({ transform: `translateX(${part * pixels}px)` }));
  void clock.animate(theatre.root, frames, { duration: ms });
}

/** Animates a cut-out, then removes it. */
export async function show(
  { clock }: Act,
  node: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions & { duration: number },
): Promise<void> {
  await clock.animate(node, frames, { fill: "both", ...timing });
  node.remove();
}

/** A cut-out moves from one spot to another. */
export function travel(act: Act, node: Element, from: Spot, to: Spot, ms: number, easing = "linear"): Promise<void> {
  const { k } = act.theatre.layout();
  const frames = [{ transform: pose(from, k) }, { transform: pose(to, k) }];
  return show(act, node, frames, { duration: ms, easing });
}

/** A cut-out grows from its foot, stays, and disappears. */
export function pop(act: Act, node: Element, at: Spot, ms: number, delay = 0): Promise<void> {
  const { k } = act.theatre.layout();
  const small = pose({ ...at, s: at.s * 0.2 }, k);
  const frames = [
    { transform: small, opacity: 0 },
    { transform: pose({ ...at, s: at.s * 1.15 }, k), opacity: 1, offset: 0.14, easing: "ease-in-out" },
    { transform: pose(at, k), opacity: 1, offset: 0.24 },
    { transform: pose(at, k), opacity: 1, offset: 0.88, easing: "ease-in" },
    { transform: small, opacity: 0 },
  ];
  return show(act, node, frames, { duration: ms, delay });
}
