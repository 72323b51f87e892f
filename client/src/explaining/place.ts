// Where a bubble stands: beside what it explains, never on it.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: "above" | "right" | "left" | "below";
}

const GAP = 12; // room for its tail
const MARGIN = 8;

/** Above, at the right, at the left or below: the first side with room, or the one with the most. */
export function placed(thing: Box, bubble: { width: number; height: number }, screen: Box): Spot {
  const room = {
    above: thing.y - screen.y - bubble.height,
    right: screen.x + screen.width - thing.x - thing.width - bubble.width,
    left: thing.x - screen.x - bubble.width,
    below: screen.y + screen.height - thing.y - thing.height - bubble.height,
  };
  const sides = ["above", "right", "left", "below"] as const;
  const enough = sides.find((side) => room[side] >= GAP + MARGIN);
  const side = enough ?? sides.reduce((best, one) => (room[one] > room[best] ? one : best));
  const across = {
    x: within(thing.x + thing.width / 2 - bubble.width / 2, screen.x, screen.width - bubble.width),
    y: within(thing.y + thing.height / 2 - bubble.height / 2, screen.y, screen.height - bubble.height),
  };
  const along = {
    above: thing.y - bubble.height - GAP,
    below: thing.y + thing.height + GAP,
    left: thing.x - bubble.width - GAP,
    right: thing.x + thing.width + GAP,
  };
  if (side === "above" || side === "below") {
    return { side, x: across.x, y: within(along[side], screen.y, screen.height - bubble.height) };
  }
  return { side, x: within(along[side], screen.x, screen.width - bubble.width), y: across.y };
}

function within(at: number, start: number, room: number): number {
  return Math.max(start + MARGIN, Math.min(at, start + room - MARGIN));
}
