// The figures that a close-up of an event shows.
import { isExpress, type View } from "../../../protocol";
import type { Round } from "../../../stage/scene";
import { figureId } from "../../../train/piece";

/** Everybody in and on a car. */
function aboard(view: View, car: number): string[] {
  if (!isExpress(view)) return [];
  return view.places.filter((place) => place.car === car).flatMap((place) => place.bandits.map(figureId));
}

/** The Marshal, and everybody in and on his car. */
export function withMarshal(_event: Round, view: View): string[] {
  return isExpress(view) ? [figureId("Marshal"), ...aboard(view, view.marshal)] : [];
}

/** Everybody in and on the Locomotive. */
export function onLocomotive(_event: Round, view: View): string[] {
  return aboard(view, 0);
}
