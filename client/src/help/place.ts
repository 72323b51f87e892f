// Places a bubble next to the thing that it explains, never over it.
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

const SIDES = ["above", "right", "left", "below"] as const;

/** The first side with room that covers no obstacle (above, right, left, below), else any with room, else the roomiest. */
export function placed(
  thing: Box,
  bubble: { width: number; height: number },
  screen: Box,
  obstacles: readonly Box[] = [],
): Spot {
  const room = {
    above: thing.y - screen.y - bubble.height,
    right: screen.x + screen.width - thing.x - thing.width - bubble.width,
    left: thing.x - screen.x - bubble.width,
    below: screen.y + screen.height - thing.y - thing.height - bubble.height,
  };
  const roomy = SIDES.filter((side) => room[side] >= GAP + MARGIN).map((side) => at(side, thing, bubble, screen));
  const most = SIDES.reduce((best, one) => (room[one] > room[best] ? one : best));
  return firstFree(roomy, bubble, obstacles) ?? roomy[0] ?? at(most, thing, bubble, screen);
}

/** The first spot that covers no obstacle: centred above the thing, at an end of that row, or at the top of the screen. */
export function placedAbove(
  thing: Box,
  bubble: { width: number; height: number },
  screen: Box,
  obstacles: readonly Box[],
): Spot {
  const above = at("above", thing, bubble, screen);
  if (above.y + bubble.height > thing.y) return placed(thing, bubble, screen, obstacles);
  const right = within(screen.x + screen.width, screen.x, screen.width - bubble.width);
  const spots = [above, { ...above, x: right }, { ...above, x: screen.x + MARGIN }, { ...above, y: screen.y + MARGIN }];
  return firstFree(spots, bubble, obstacles) ?? above;
}

function firstFree(
  spots: readonly Spot[],
  bubble: { width: number; height: number },
  obstacles: readonly Box[],
): Spot | undefined {
  return spots.find((spot) => obstacles.every((box) => apart({ ...bubble, x: spot.x, y: spot.y }, box)));
}

function at(side: Spot["side"], thing: Box, bubble: { width: number; height: number }, screen: Box): Spot {
  const across = {
    x: thing.x + thing.width / 2 - bubble.width / 2,
    y: thing.y + thing.height / 2 - bubble.height / 2,
  };
  const { x, y } = {
    above: { x: across.x, y: thing.y - bubble.height - GAP },
    below: { x: across.x, y: thing.y + thing.height + GAP },
    left: { x: thing.x - bubble.width - GAP, y: across.y },
    right: { x: thing.x + thing.width + GAP, y: across.y },
  }[side];
  return {
    side,
    x: within(x, screen.x, screen.width - bubble.width),
    y: within(y, screen.y, screen.height - bubble.height),
  };
}

export function apart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

function within(at: number, start: number, room: number): number {
  return Math.max(start + MARGIN, Math.min(at, start + room - MARGIN));
}
