// Horses, the Stagecoach, and who and what is in and on it.
import type { ExpressPlaceView, ExpressView, PlaceName, TokenView } from "../../protocol";
import { heaped } from "../../train/heaps";
import { FIGURE, carAhead, carOf, stand } from "../../train/layout";
import type { Car, Layout } from "../../train/layout";
import { Z, figureId, tokenId } from "../../train/piece";
import type { Area, Piece } from "../../train/piece";
import Coach from "./art/Coach.svelte";
import Horse from "./art/Horse.svelte";
import Hostage from "./art/Hostage.svelte";
import { coachOf } from "./view";
import type { CoachView } from "./view";

const HORSE = { shape: Horse, w: 94, h: 77 };
const COACH = { shape: Coach, w: 206, h: 118 };
const HOSTAGE = { shape: Hostage, w: 22, h: 22 };
const FLOOR = 64; // of the Stagecoach, from its roof down
const RIDER = 0.58; // how large somebody in or on the Stagecoach is
const FRONT = { coach: Z.beside + 1, rider: Z.beside + 2, front: Z.beside + 3, token: Z.beside + 4 };

export const BESIDE = 138; // the roof of the Stagecoach stays below the names of the cars
export const INSIDE = "coach inside";
export const ROOF = "coach roof";

/** A car, or by its name the place ahead of the train. */
export type Stop = number | PlaceName;

/** The Stagecoach stands beside the car that it faces; it never leaves the picture. */
function coachArea(layout: Layout, coach: CoachView): Area {
  const { x, w } = carOf(layout, coach.car);
  const left = Math.min(Math.max(4, x + w / 2 - 80), layout.width - COACH.w - 4);
  return { x: left, y: layout.ground - COACH.h, w: COACH.w, h: COACH.h };
}

/** Which part of the picture is a place of the Stagecoach. */
export function area(view: ExpressView, layout: Layout, place: ExpressPlaceView): Area | null {
  const coach = coachOf(view);
  if (!coach || (place.name !== INSIDE && place.name !== ROOF)) return null;
  const { x, y } = coachArea(layout, coach);
  if (place.name === ROOF) return { x: x + 14, y: y - 58, w: 128, h: 60 };
  return { x: x + 18, y: y + 4, w: 120, h: FLOOR };
}

/** The inside of the Stagecoach with its Hostages. */
export function hostagesArea(view: ExpressView, layout: Layout): Area | null {
  const inside = view.places.find((place) => place.name === INSIDE);
  const box = inside && area(view, layout, inside);
  return box ? { ...box, h: FLOOR + 12 } : null;
}

/** The Strongbox on which the Shotgun sits is the last of those that are no loot yet. */
export function seatOfShotgun(view: ExpressView): TokenView | null {
  return coachOf(view)?.shotgun === ROOF ? (view.spare.at(-1) ?? null) : null;
}

export function pieces(view: ExpressView, layout: Layout): Piece[] {
  const coach = coachOf(view);
  if (!coach) return [];
  const box = coachArea(layout, coach);
  const ahead = layout.cars.find((one) => one.car < 0);
  const on = view.places.filter((place) => place.name === INSIDE || place.name === ROOF);
  return [
    ...coach.horses.flatMap((count, car) => herd(layout, coach, carOf(layout, car), count)),
    ...(ahead ? herd(layout, coach, ahead, coach.horses_ahead) : []),
    {
      id: "coach",
      kind: "coach",
      drawing: COACH,
      x: box.x + box.w / 2,
      y: box.y + box.h,
      s: 1,
      z: FRONT.coach,
      outside: true,
    },
    ...on.flatMap((place) => onCoach(view, layout, coach, place, box)),
    ...hostages(coach, box),
  ];
}

/** The Horses beside a car, behind the Stagecoach if that stands there. */
function herd(layout: Layout, coach: CoachView, { car, x, w }: Car, count: number): Piece[] {
  const taken = coach.car === car ? coachArea(layout, coach) : null;
  const pitch = Math.min(46, (w - HORSE.w * 0.8) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, n): Piece => {
    const middle = taken ? taken.x - 26 - n * 24 : x + w / 2 + (n - (count - 1) / 2) * pitch;
    const y = layout.ground - 6 - (n % 2) * 14;
    const id = `horse:${car}:${n}`;
    return { id, kind: "horse", drawing: HORSE, x: Math.max(30, middle), y, s: 0.8, z: Z.beside, outside: true };
  });
}

/** Who and what is in the Stagecoach, or on its roof. */
function onCoach(view: ExpressView, layout: Layout, coach: CoachView, place: ExpressPlaceView, box: Area): Piece[] {
  const roof = place.name === ROOF;
  const names = [...place.bandits];
  if (coach.shotgun === place.name) names.push("Shotgun");
  const y = box.y + (roof ? 3 : FLOOR + 2);
  const [left, right] = roof ? [box.x + 8, box.x + 154] : [box.x + 22, box.x + 138];
  const spots = stand(names.length, left, right, y, roof ? FIGURE.h * RIDER : FLOOR + 8, RIDER);
  const first = spots[0];
  const shift = first && !roof ? left - first.x + (FIGURE.w * first.s) / 2 : 0; // Hostages are at the other end
  const figures = names.map((name, n): Piece => {
    const { x, y: foot, s, back } = spots[n]!;
    const z = back ? FRONT.rider : FRONT.front;
    return { id: figureId(name), kind: "figure", name, x: x + shift, y: foot, s, z, back, outside: roof };
  });
  const floor = { x: left + 6, y: 0, w: right - left - 12, h: 0 };
  const seat = roof ? seatOfShotgun(view) : null;
  const sitting = spots[names.indexOf("Shotgun")];
  return [
    ...figures,
    ...heaped(place.loot, floor, y + 14, 0.8, FRONT.token, layout.k),
    ...(seat && sitting ? [under(seat, sitting.x, y + 12)] : []),
  ];
}

/** What the Shotgun sits on. */
function under(token: TokenView, x: number, y: number): Piece {
  return { id: tokenId(token.token), kind: "token", token, guarded: true, x, y, s: 0.8, z: FRONT.token };
}

function hostages({ hostages: names }: CoachView, box: Area): Piece[] {
  const pitch = Math.min(24, 104 / names.length);
  const s = Math.min(1, pitch / 22);
  return names.map((name, n): Piece => {
    const [x, y] = [box.x + 127 - n * pitch, box.y + 34];
    return { id: `hostage:${name}`, kind: "hostage", drawing: HOSTAGE, name, x, y, s, z: FRONT.rider };
  });
}

/** Where somebody on horseback is while he rides. */
export function riderSpot(layout: Layout, stop: Stop): { x: number; y: number } {
  const car = typeof stop === "number" ? carOf(layout, stop) : (carAhead(layout, stop) ?? carOf(layout, 0));
  return { x: car.x + car.w / 2, y: layout.ground - 40 };
}
