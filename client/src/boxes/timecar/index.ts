// The time-travel car.
import { fill } from "../../words";
import type { Box } from "../box";
import { placeName } from "../express/places";
import { moves, scenes } from "./acts";
import TimeCar from "./art/TimeCar.svelte";
import { PLACE } from "./place";
import { journeyOf } from "./view";
import { t } from "./words";

const WIDE = 150;

export const timecar: Box = {
  rules: { figure: { "time-car": "TCAR-8" } },
  lines: { "set-out": "TCAR-8", "moved.time": "TCAR-8" },
  scenes,
  moves,
  ahead: (view) => (journeyOf(view) ? [{ place: PLACE, w: WIDE }] : []),
  hulls: { [PLACE]: TimeCar },
  placeName: (place) => (place.name === PLACE ? t().car : null),
  /** Only the travelling bandit's own player knows where it will appear. */
  absence(view, bandit) {
    const journey = journeyOf(view);
    if (journey?.bandit !== bandit) return null;
    const place = view.places.find(({ name }) => name === journey.destination);
    return place ? fill(t().appears, { place: placeName(view, place) }) : t().travels;
  },
};
