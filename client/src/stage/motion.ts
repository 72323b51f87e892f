// Motions of cardboard pieces: they hop, tip over and turn edge-on.  Only transform and opacity are animated.
import type { Piece } from "../train/piece";
import type { Clock } from "./clock";
import type { Theatre } from "./theatre";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

export type Pieces = ReadonlyMap<string, Piece>;

const ABOVE = 16; // moving pieces are in front of the others

export function pose(spot: Spot, k: number, turn = 0, sx = 1, lift = 0): string {
  const [x, y] = [spot.x * k, (spot.y - lift) * k];
  const scale = `scale(${(spot.s * sx).toFixed(3)}, ${spot.s})`;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) ${scale}`;
}

function between(a: Spot, b: Spot, t: number): Spot {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, s: a.s + (b.s - a.s) * t };
}

function frame(transform: string, offset: number, easing = "ease-out"): Keyframe {
  return { transform, offset, easing, zIndex: ABOVE };
}

/** Small hops along the floor or over the roofs. */
export function hops(from: Spot, to: Spot, k: number, height = 12): Keyframe[] {
  const count = Math.max(2, Math.round(Math.abs(to.x - from.x) / 62));
  const frames: Keyframe[] = [frame(pose(from, k), 0)];
  for (let n = 0; n < count; n++) {
    const lean = to.x > from.x ? 5 : -5;
    frames.push(frame(pose(between(from, to, (n + 0.5) / count), k, lean, 1, height), (n + 0.5) / count, "ease-in"));
    const last = n === count - 1;
    frames.push(frame(pose(between(from, to, (n + 1) / count), k, last ? 0 : -lean / 2), (n + 1) / count));
  }
  return frames;
}

/** Through a hatch: edge-on in the middle. */
export function climb(from: Spot, to: Spot, k: number): Keyframe[] {
  const half = between(from, to, 0.5);
  return [
    frame(pose(from, k), 0),
    frame(pose(from, k, 0, 1, 8), 0.15, "ease-in"),
    frame(pose(half, k, 0, 0.05), 0.5),
    frame(pose(to, k, 0, 1, 10), 0.85, "ease-in"),
    frame(pose(to, k), 1),
  ];
}

/** Thrown in an arc, turning over. */
export function tumble(from: Spot, to: Spot, k: number, turns: number): Keyframe[] {
  const side = to.x >= from.x ? 1 : -1;
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) =>
    frame(pose(between(from, to, t), k, side * turns * 360 * t, 1, 64 * Math.sin(Math.PI * t)), t, "linear"),
  );
}

/** In one arc, upright: a leap. */
export function leap(from: Spot, to: Spot, k: number, height: number): Keyframe[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t) =>
    frame(pose(between(from, to, t), k, 0, 1, height * Math.sin(Math.PI * t)), t, "linear"),
  );
}

/** Keyframes as part of a longer motion. */
export function within(frames: Keyframe[], from: number, to: number): Keyframe[] {
  return frames.map((frame) => ({ ...frame, offset: from + (to - from) * (frame.offset ?? 0) }));
}

export function tip(at: Spot, k: number, degrees: number): Keyframe[] {
  return [
    { transform: pose(at, k) },
    { transform: pose({ ...at, x: at.x + degrees * 0.7 }, k, degrees), easing: "ease-out" },
    { transform: pose(at, k, -degrees / 3) },
    { transform: pose(at, k) },
  ];
}

/** All other pieces move from their old to their new positions. */
export function settle(theatre: Theatre, clock: Clock, before: Pieces, except: readonly string[], ms = 280): void {
  const { k } = theatre.layout();
  for (const [id, now] of theatre.pieces()) {
    const old = before.get(id);
    if (!old || except.includes(id) || (old.x === now.x && old.y === now.y && old.s === now.s)) continue;
    const node = theatre.node(id);
    const frames = [{ transform: pose(old, k) }, { transform: pose(now, k) }];
    if (node) void clock.animate(node, frames, { duration: ms, easing: "ease-in-out" });
  }
}
