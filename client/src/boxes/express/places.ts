// The places of Colt Express: those of the train, those of the boxes, and those that no box knows.
import { allOf, firstOf } from "..";
import type { ExpressPlaceView, ExpressView } from "../../protocol";
import { carAhead } from "../../train/layout";
import type { Ahead, Layout, Room } from "../../train/layout";
import { floorArea } from "../../train/piece";
import type { Area } from "../../train/piece";
import type { Landscape } from "../../train/scenery/landscape";
import { fill, words } from "../../words";
import { named, said } from "../../words/catalogue";

const PLATFORM = 150; // how wide a place is that no box knows

/** What a place that is no car of the train is called by its box. */
function boxName(place: ExpressPlaceView): string | null {
  return firstOf((box) => box.placeName?.(place));
}

/** Cars ahead of the Locomotive: those of boxes, and a platform for every place that none of them knows. */
export function ahead(view: ExpressView): Ahead[] {
  const strange = view.places.filter((place) => place.car === null && boxName(place) === null);
  return [...allOf((box) => box.ahead?.(view)), ...strange.map(({ name }) => ({ place: name, w: PLATFORM }))];
}

export function roomFor(view: ExpressView): Room {
  const beside = Math.max(...allOf((box) => [box.beside?.(view) ?? 0]));
  return { wagons: view.wagons.length, beside, ahead: ahead(view), deep: landscapeOf(view)?.deep ?? false };
}

/** Is the turn that is planned one in a tunnel? */
export function inTunnel({ round }: ExpressView): boolean {
  return round?.turn != null && round.turns[round.turn - 1] === "tunnel";
}

/** The land of this round, if its card shows one. */
export function landscapeOf(view: ExpressView): Landscape | null {
  const card = view.round?.card;
  return card ? firstOf((box) => box.landscapes?.[card]) : null;
}

/** The part of the picture that a box has for a place: one of its own, or less than a whole floor. */
export function boxArea(view: ExpressView, layout: Layout, place: ExpressPlaceView): Area | null {
  return firstOf((box) => box.area?.(view, layout, place));
}

/** Which part of the picture is a place. */
export function placeArea(view: ExpressView, layout: Layout, place: ExpressPlaceView): Area {
  const own = boxArea(view, layout, place);
  if (own) return own;
  if (place.car !== null) return floorArea(layout, place.car, place.floor);
  return floorArea(layout, carAhead(layout, place.name)?.car ?? 0, "inside");
}

/** Everybody in a place, bandits first. */
export function peopleIn(view: ExpressView, place: ExpressPlaceView): string[] {
  return [...place.bandits, ...allOf((box) => box.figures?.(view, place))];
}

/** The page has names for the wagons of the base game, the catalogue of a box for those of the box. */
export function carName(view: ExpressView, car: number): string {
  const known: Readonly<Record<string, string>> = words().wagon;
  const name = view.wagons[car - 1];
  return name === undefined ? said("super:picture.locomotive") : (known[name] ?? named("express:short.*", name));
}

export function placeName(view: ExpressView, place: ExpressPlaceView): string {
  const { wagon } = words();
  if (place.car === null) return boxName(place) ?? named("express:short.*", place.name);
  return fill(place.floor === "roof" ? wagon.roof : wagon.inside, { car: carName(view, place.car) });
}
