// Where a ghost stands: where its bandit would stand, moved aside so that it covers others as little as possible.
import { expressPieces } from "../boxes/express/pieces";
import { placeArea } from "../boxes/express/places";
import { superPieces } from "../boxes/super/pieces";
import { isExpress, type PlannedCard, type View } from "../protocol";
import { FIGURE, type Layout } from "../train/layout";
import { figureId, floorArea, type Area, type Piece } from "../train/piece";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

/** A card of the route, and where its bandit may stand after it; places off the train have no spot. */
export interface Stop {
  readonly card: PlannedCard;
  readonly spots: readonly Spot[];
}

const ASIDE = [0, 36, -36, 54, -54, 72, -72];
const CLEAR = 0.9 * FIGURE.w; // at this distance nobody is hidden

function piecesOf(view: View, layout: Layout): Piece[] {
  return isExpress(view) ? expressPieces(view, layout) : superPieces(view, layout);
}

/** Where a bandit stands now. */
export function start(view: View, layout: Layout, bandit: string): Spot | null {
  return piecesOf(view, layout).find(({ id }) => id === figureId(bandit)) ?? null;
}

export function stopsOf(view: View, layout: Layout, way: readonly PlannedCard[]): Stop[] {
  return way.map((card) => ({
    card,
    spots: card.places.flatMap((place) => spotAt(view, layout, card.bandit, place) ?? []),
  }));
}

function spotAt(view: View, layout: Layout, bandit: string, place: number): Spot | null {
  if (place >= view.places.length) return null;
  const there = start(moved(view, bandit, place), layout, bandit);
  return there && freeSpot(there, areaOf(view, layout, place), piecesOf(view, layout), figureId(bandit));
}

/** The view with a bandit moved to another place. */
function moved(view: View, bandit: string, place: number): View {
  const without = (names: readonly string[]): string[] => names.filter((name) => name !== bandit);
  const bandits = (names: readonly string[], n: number): string[] =>
    n === place ? [...without(names), bandit] : without(names);
  if (isExpress(view)) {
    return { ...view, places: view.places.map((one, n) => ({ ...one, bandits: bandits(one.bandits, n) })) };
  }
  return { ...view, places: view.places.map((one, n) => ({ ...one, bandits: bandits(one.bandits, n) })) };
}

function areaOf(view: View, layout: Layout, place: number): Area {
  if (isExpress(view)) return placeArea(view, layout, view.places[place]!);
  const { car, floor } = view.places[place]!;
  return floorArea(layout, car, floor);
}

function freeSpot(spot: Spot, area: Area, pieces: readonly Piece[], own: string): Spot {
  const others = pieces.filter(
    ({ id, kind, y }) => kind === "figure" && id !== own && Math.abs(y - spot.y) < FIGURE.h / 2,
  );
  const room = (x: number): number => Math.min(CLEAR, ...others.map((other) => Math.abs(other.x - x)));
  const half = (FIGURE.w * spot.s) / 4; // a ghost may partly cover a wall
  const inside = ASIDE.map((aside) => spot.x + aside).filter((x) => x - half >= area.x && x + half <= area.x + area.w);
  const best = inside.reduce((one, x) => (room(x) > room(one) + 4 ? x : one), spot.x);
  return { ...spot, x: best };
}

/** The nearest of some spots. */
export function nearest(to: Spot, from: readonly Spot[]): Spot | undefined {
  const far = (spot: Spot): number => Math.hypot(spot.x - to.x, spot.y - to.y);
  return [...from].sort((a, b) => far(a) - far(b))[0];
}
