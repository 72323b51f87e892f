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

const PLATFORM = 150; // the width of a place that no box knows

/** The box's name for a place that is not a car of the train. */
function boxName(place: ExpressPlaceView): string | null {
  return firstOf((box) => box.placeName?.(place));
}

/** Cars ahead of the Locomotive: those of boxes, and a platform for every unknown place. */
export function ahead(view: ExpressView): Ahead[] {
  const strange = view.places.filter((place) => place.car === null && boxName(place) === null);
  return [...allOf((box) => box.ahead?.(view)), ...strange.map(({ name }) => ({ place: name, w: PLATFORM }))];
}

export function roomFor(view: ExpressView): Room {
  const beside = Math.max(...allOf((box) => [box.beside?.(view) ?? 0]));
  return { wagons: view.wagons.length, beside, ahead: ahead(view), deep: landscapeOf(view)?.deep ?? false };
}

/** Whether the current turn of Schemin' is a Tunnel. */
export function inTunnel({ round }: ExpressView): boolean {
  return round?.turn != null && round.turns[round.turn - 1] === "tunnel";
}

/** The landscape of this round, if its card shows one. */
export function landscapeOf(view: ExpressView): Landscape | null {
  const card = view.round?.card;
  return card ? firstOf((box) => box.landscapes?.[card]) : null;
}

/** The part of the picture that a box assigns to a place: a place of its own, or part of a floor. */
export function boxArea(view: ExpressView, layout: Layout, place: ExpressPlaceView): Area | null {
  return firstOf((box) => box.area?.(view, layout, place));
}

/** The part of the picture that a place occupies. */
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

/** The page names the wagons of the base game; the catalogue of a box names its own. */
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
