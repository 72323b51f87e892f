// The Horses, and the Stagecoach with everything in and on it.
import type { ExpressPlaceView, ExpressView, PlaceName, TokenView } from "../../protocol";
import { heaped } from "../../train/heaps";
import { FIGURE, carAhead, carOf, stand } from "../../train/layout";
import type { Car, Layout } from "../../train/layout";
import { Z, figureId, tokenId } from "../../train/piece";
import type { Area, Piece } from "../../train/piece";
import Coach from "./art/Coach.svelte";
import Horse from "./art/Horse.svelte";
import Hostage from "./art/Hostage.svelte";
import Rider from "./art/Rider.svelte";
import { coachOf } from "./view";
import type { CoachView } from "./view";

const HORSE = { shape: Horse, w: 94, h: 77 };
const COACH = { shape: Coach, w: 230, h: 118 };
const HOSTAGE = { shape: Hostage, w: 36, h: 48 };
const RIDER = { shape: Rider, w: 110, h: 112 };
const FLOOR = 66; // of the Stagecoach, from its roof down
const WINDOW = { left: 26, right: 136, sill: 68 };
const ON_ROOF = 0.68; // the scale of figures on the Stagecoach, which must stay below the names of the cars
const INSIDE_IT = 0.62;
const LARGEST = 1.5;
const FRONT = { coach: Z.beside + 1, rider: Z.beside + 2, front: Z.beside + 3, token: Z.beside + 4 };

export const BESIDE = 138; // the least height
export const INSIDE = "coach inside";
export const ROOF = "coach roof";

/** The number of a car, or the name of the place ahead of the train. */
export type Stop = number | PlaceName;

/** The scale of everything beside the train, from the room below the rails. */
function scaleOf(layout: Layout): number {
  return Math.min(LARGEST, Math.max(1, (layout.ground - layout.rail) / BESIDE));
}

/** The Stagecoach is next to its car, but never outside the picture. */
function coachArea(layout: Layout, coach: CoachView): Area {
  const s = scaleOf(layout);
  const { x, w } = carOf(layout, coach.car);
  const [wide, high] = [COACH.w * s, COACH.h * s];
  const left = Math.min(Math.max(4, x + w / 2 - 80 * s), layout.width - wide - 4);
  return { x: left, y: layout.ground - high, w: wide, h: high };
}

/** The part of the picture that a place of the Stagecoach occupies. */
export function area(view: ExpressView, layout: Layout, place: ExpressPlaceView): Area | null {
  const coach = coachOf(view);
  if (!coach || (place.name !== INSIDE && place.name !== ROOF)) return null;
  const { x, y } = coachArea(layout, coach);
  const s = scaleOf(layout);
  if (place.name === ROOF) return { x: x + 14 * s, y: y - 60, w: 128 * s, h: 62 };
  return { x: x + 18 * s, y: y + 4 * s, w: 122 * s, h: FLOOR * s };
}

/** The inside of the Stagecoach with its Hostages. */
export function hostagesArea(view: ExpressView, layout: Layout): Area | null {
  const inside = view.places.find((place) => place.name === INSIDE);
  const box = inside && area(view, layout, inside);
  return box ? { ...box, h: box.h + 10 } : null;
}

/** The Shotgun's Strongbox is the last of those off the train. */
export function seatOfShotgun(view: ExpressView): TokenView | null {
  return coachOf(view)?.shotgun === ROOF ? (view.spare.at(-1) ?? null) : null;
}

export function pieces(view: ExpressView, layout: Layout): Piece[] {
  const coach = coachOf(view);
  if (!coach) return [];
  const box = coachArea(layout, coach);
  const ahead = layout.cars.find((one) => one.car < 0);
  const on = view.places.filter((place) => place.name === INSIDE || place.name === ROOF);
  const body = { id: "coach", kind: "coach", drawing: COACH, z: FRONT.coach, outside: true };
  return [
    ...coach.horses.flatMap((count, car) => herd(layout, coach, carOf(layout, car), count)),
    ...(ahead ? herd(layout, coach, ahead, coach.horses_ahead) : []),
    { ...body, x: box.x + box.w / 2, y: box.y + box.h, s: scaleOf(layout) },
    ...on.flatMap((place) => onCoach(view, layout, coach, place)),
    ...hostages(view, layout, coach),
    ...riders(view, layout),
  ];
}

/** The Horses next to a car, behind the Stagecoach if it is there. */
function herd(layout: Layout, coach: CoachView, { car, x, w }: Car, count: number): Piece[] {
  const s = 0.7 * scaleOf(layout);
  const taken = coach.car === car ? coachArea(layout, coach) : null;
  const pitch = Math.min(46, (w - HORSE.w * s) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, n): Piece => {
    const middle = taken ? taken.x - 30 - n * 26 : x + w / 2 + (n - (count - 1) / 2) * pitch;
    const y = layout.ground - 4 - (n % 2) * 14;
    const id = `horse:${car}:${n}`;
    return { id, kind: "horse", drawing: HORSE, x: Math.max(34, middle), y, s, z: Z.beside, outside: true };
  });
}

/** Figures and loot in the Stagecoach, or on its roof. */
function onCoach(view: ExpressView, layout: Layout, coach: CoachView, place: ExpressPlaceView): Piece[] {
  const box = coachArea(layout, coach);
  const k = scaleOf(layout);
  const roof = place.name === ROOF;
  const names = [...place.bandits];
  if (coach.shotgun === place.name) names.push("Shotgun");
  const seat = roof ? seatOfShotgun(view) : null;
  const y = box.y + (roof ? 2 : FLOOR * k);
  const left = box.x + (roof ? 10 : WINDOW.left) * k;
  const right = box.x + (roof ? 152 : WINDOW.right) * k - (seat ? 40 : 0);
  const tall = roof ? FIGURE.h * ON_ROOF + 1 : FLOOR * k;
  const spots = stand(names.length, left, right, y, tall, roof ? ON_ROOF : INSIDE_IT * k);
  const first = spots[0];
  const shift = first && !roof ? left - first.x + (FIGURE.w * first.s) / 2 : 0; // Hostages are at the other end
  const figures = names.map((name, n): Piece => {
    const { x, y: foot, s, back } = spots[n]!;
    const z = back ? FRONT.rider : FRONT.front;
    return { id: figureId(name), kind: "figure", name, x: x + shift, y: foot, s, z, back, outside: roof };
  });
  const floor = { x: left + 6, y: 0, w: right - left - 12, h: 0 };
  const beside = { x: right + 22, y: y + 2, s: 1, z: FRONT.token };
  return [
    ...figures,
    ...heaped(place.loot, floor, y + 14, 0.8, FRONT.token, layout.k),
    ...(seat ? [{ id: tokenId(seat.token), kind: "token", token: seat, guarded: true, ...beside }] : []),
  ];
}

/** The Hostages look out of the window, at the front end if a bandit is inside. */
function hostages(view: ExpressView, layout: Layout, coach: CoachView): Piece[] {
  const box = coachArea(layout, coach);
  const k = scaleOf(layout);
  const inside = view.places.find((place) => place.name === INSIDE)?.bandits.length ?? 0;
  const names = coach.hostages;
  const left = WINDOW.left + 14 + Math.min(60, inside * 30);
  const right = WINDOW.right - 14;
  const pitch = Math.min(27, (right - left) / Math.max(1, names.length - 1));
  const s = Math.min(0.86, Math.max(0.6, pitch / 26)) * k;
  const start = inside ? right - (names.length - 1) * pitch : (left + right - (names.length - 1) * pitch) / 2;
  return names.map((name, n): Piece => {
    const [x, y] = [box.x + (start + n * pitch) * k, box.y + WINDOW.sill * k];
    return { id: `hostage:${name}`, kind: "hostage", drawing: HOSTAGE, name, x, y, s, z: FRONT.rider };
  });
}

/** Before the first round, the bandits that have not boarded yet gallop beside the rear of the train. */
function riders(view: ExpressView, layout: Layout): Piece[] {
  if (view.round !== null) return [];
  const aboard = new Set(view.places.flatMap((place) => place.bandits));
  const names = view.bandits.map(({ name }) => name).filter((name) => !aboard.has(name));
  const { x, w } = layout.cars.reduce((rear, car) => (car.x < rear.x ? car : rear));
  const s = 0.9 * scaleOf(layout);
  const pitch = Math.min(104 * s, (layout.width * 0.6) / Math.max(1, names.length));
  return names.map((name, n): Piece => {
    const at = { x: x + w / 2 + n * pitch, y: layout.ground - 2 - (n % 2) * 16, s };
    return { id: figureId(name), kind: "rider", drawing: RIDER, name, ...at, z: FRONT.front - (n % 2), outside: true };
  });
}

/** The position of a rider during the ride. */
export function riderSpot(layout: Layout, stop: Stop): { x: number; y: number } {
  const car = typeof stop === "number" ? carOf(layout, stop) : (carAhead(layout, stop) ?? carOf(layout, 0));
  return { x: car.x + car.w / 2, y: layout.ground - 40 };
}
