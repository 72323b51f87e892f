// What stands on a train of Colt Express, and where.
import { CEILING, COACH, EDGE, FIGURE, FLOOR, HORSE, ROOF, TOKEN, carOf, lay, stand } from "./layout";
import type { Layout } from "./layout";
import type { CoachView, ExpressView, PlaceView, TokenView } from "./types";

export type Kind = "figure" | "token" | "horse" | "coach" | "hostage";

export interface Piece {
  readonly id: string; // keeps its element while it moves
  readonly kind: Kind;
  readonly x: number; // the middle of its foot, in units
  readonly y: number;
  readonly s: number;
  readonly z: number;
  readonly name?: string;
  readonly token?: TokenView;
  readonly back?: boolean;
  readonly outside?: boolean; // in the dark of a tunnel
  readonly facing?: "forward" | "back";
  readonly stunned?: boolean;
  readonly guarded?: boolean; // it is no loot yet
  readonly covered?: boolean; // the next one of its heap lies on it
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const figureId = (name: string): string => `figure:${name}`;
export const tokenId = (token: number): string => `token:${token}`;

const Z = { back: 2, figure: 3, token: 4, horse: 6, coach: 7, rider: 8, front: 9 };
const RIDER = 0.58; // how large somebody in or on the Stagecoach is

/** Which part of the picture is a place. */
export function placeBox(layout: Layout, view: ExpressView, place: PlaceView): Box {
  if (place.name === "time-car") return floorBox(layout, -1, "inside");
  if (place.car !== null) return floorBox(layout, place.car, place.floor);
  const coach = coachBox(layout, view.boxes.horses);
  if (place.name === "coach roof") return { x: coach.x + 14, y: coach.y - 58, w: 128, h: 60 };
  return { x: coach.x + 18, y: coach.y + 4, w: 120, h: COACH.floor };
}

export function floorBox(layout: Layout, car: number, floor: string | null): Box {
  const { x, w } = carOf(layout, car);
  if (floor === "roof") return { x: x + 4, y: layout.top + ROOF - FIGURE.h, w: w - 8, h: FIGURE.h + 26 };
  return { x: x + 14, y: layout.top + CEILING, w: w - 28, h: EDGE - CEILING };
}

/** The Stagecoach stands beside the car that it faces; it never leaves the picture. */
export function coachBox(layout: Layout, coach: CoachView | undefined): Box {
  const { x, w } = carOf(layout, coach?.car ?? 0);
  const left = Math.min(Math.max(4, x + w / 2 - 80), layout.width - COACH.w - 4);
  return { x: left, y: layout.ground - COACH.h, w: COACH.w, h: COACH.h };
}

export function expressPieces(view: ExpressView, layout: Layout): Piece[] {
  const pieces: Piece[] = waiting(view, layout);
  for (const place of view.places) {
    if (place.name.startsWith("coach")) continue;
    pieces.push(...onPlace(view, layout, place));
  }
  if (view.boxes.horses) pieces.push(...beside(view, layout, view.boxes.horses));
  return pieces;
}

/** The Strongbox on which the Shotgun sits is the last of those that are no loot yet. */
export function seatOfShotgun(view: ExpressView): TokenView | null {
  return view.boxes.horses?.shotgun === "coach roof" ? (view.spare.at(-1) ?? null) : null;
}

/** Beside the Locomotive, until the Marshal has it brought. */
function waiting(view: ExpressView, layout: Layout): Piece[] {
  const seat = seatOfShotgun(view);
  const { x } = carOf(layout, 0);
  return view.spare
    .filter((token) => token !== seat)
    .map((token, n) => ({
      ...{ id: tokenId(token.token), kind: "token", token, guarded: true, s: 0.9, z: Z.token },
      ...{ x: x + 226 + n * TOKEN, y: layout.rail + 22 },
    }));
}

function onPlace(view: ExpressView, layout: Layout, place: PlaceView): Piece[] {
  const roof = place.floor === "roof";
  const box = placeBox(layout, view, place);
  const names = [...place.bandits];
  if (!roof && place.car === view.marshal) names.push("Marshal");
  if (view.boxes.horses?.shotgun === place.name) names.push("Shotgun");
  const foot = layout.top + (roof ? ROOF : FLOOR);
  const spots = stand(names.length, box.x, box.x + box.w, foot, roof ? 116 : FLOOR - CEILING + 3);
  const figures = names.map((name, n): Piece => ({
    ...spots[n]!,
    id: figureId(name),
    kind: "figure",
    name,
    z: spots[n]!.back ? Z.back : Z.figure,
    outside: roof,
  }));
  const edge = layout.top + (roof ? ROOF + 26 : EDGE + 1);
  return [...figures, ...tokens(place.loot, box, edge, 1, Z.token)];
}

/** What a token looks like: those that look alike lie together. */
function face(token: TokenView): string {
  return `${token.kind} ${token.half} ${token.value}`;
}

function tokens(loot: readonly TokenView[], box: Box, y: number, s: number, z: number): Piece[] {
  const inset = TOKEN / 3;
  const sorted = [...loot].sort((a, b) => face(a).localeCompare(face(b)));
  const heaps = sorted.reduce<number[]>((sizes, token, n) => {
    const before = sorted[n - 1];
    if (before && face(before) === face(token)) sizes[sizes.length - 1]!++;
    else sizes.push(1);
    return sizes;
  }, []);
  const xs = lay(heaps, box.x - inset, box.x + box.w + inset);
  return sorted.map((token, n) => {
    const next = sorted[n + 1];
    const covered = next !== undefined && face(next) === face(token) && xs[n + 1]! - xs[n]! < TOKEN * 0.7;
    return { id: tokenId(token.token), kind: "token", token, x: xs[n]!, y, s, z, covered };
  });
}

function beside(view: ExpressView, layout: Layout, coach: CoachView): Piece[] {
  const pieces: Piece[] = [];
  const herd = (count: number, car: number): void => {
    const { x, w } = carOf(layout, car);
    const taken = coach.car === car ? coachBox(layout, coach) : null;
    for (let n = 0; n < count; n++) {
      const pitch = Math.min(46, (w - HORSE.w * 0.8) / Math.max(1, count - 1));
      const middle = taken ? taken.x - 26 - n * 24 : x + w / 2 + (n - (count - 1) / 2) * pitch;
      pieces.push({
        id: `horse:${car}:${n}`,
        kind: "horse",
        x: Math.max(30, middle),
        y: layout.ground - 6 - (n % 2) * 14,
        s: 0.8,
        z: Z.horse,
      });
    }
  };
  coach.horses.forEach(herd);
  if (coach.horses_ahead) herd(coach.horses_ahead, -1);
  const box = coachBox(layout, coach);
  pieces.push({ id: "coach", kind: "coach", x: box.x + box.w / 2, y: box.y + box.h, s: 1, z: Z.coach });
  for (const place of view.places) {
    if (place.name.startsWith("coach")) pieces.push(...onCoach(view, coach, place, box));
  }
  coach.hostages.forEach((name, n) => {
    const pitch = Math.min(24, 104 / coach.hostages.length);
    const x = box.x + 127 - n * pitch;
    const s = Math.min(1, pitch / 22);
    pieces.push({ id: `hostage:${name}`, kind: "hostage", name, x, y: box.y + 34, s, z: Z.rider });
  });
  return pieces;
}

/** Who and what is in the Stagecoach, or on its roof. */
function onCoach(view: ExpressView, coach: CoachView, place: PlaceView, box: Box): Piece[] {
  const roof = place.name === "coach roof";
  const names = [...place.bandits];
  if (coach.shotgun === place.name) names.push("Shotgun");
  const y = box.y + (roof ? 3 : COACH.floor + 2);
  const [left, right] = roof ? [box.x + 8, box.x + 154] : [box.x + 22, box.x + 138];
  const spots = stand(names.length, left, right, y, roof ? FIGURE.h * RIDER : COACH.floor + 8, RIDER);
  const first = spots[0];
  const shift = first && !roof ? left - first.x + (FIGURE.w * first.s) / 2 : 0; // Hostages are at the other end
  const pieces = names.map((name, n): Piece => {
    const { x, y: foot, s, back } = spots[n]!;
    const z = back ? Z.rider : Z.front;
    return { id: figureId(name), kind: "figure", name, x: x + shift, y: foot, s, z, back, outside: roof };
  });
  const area = { x: left + 6, y: 0, w: right - left - 12, h: 0 };
  pieces.push(...tokens(place.loot, area, y + 14, 0.8, Z.front + 1));
  const seat = roof ? seatOfShotgun(view) : null;
  if (seat) {
    const { x } = spots[names.indexOf("Shotgun")]!;
    const z = Z.front + 1;
    pieces.push({ id: tokenId(seat.token), kind: "token", token: seat, guarded: true, x, y: y + 12, s: 0.8, z });
  }
  return pieces;
}

/** Where somebody on horseback is while he rides. */
export function riderSpot(layout: Layout, car: number): { x: number; y: number } {
  const { x, w } = carOf(layout, car);
  return { x: x + w / 2, y: layout.ground - 40 };
}
