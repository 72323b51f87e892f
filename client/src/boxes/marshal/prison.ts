// The Prison car: a corridor like the inside of any car, and the cell with the Prisoners, behind bars at its rear.
import type { ExpressOption, ExpressPlaceView, ExpressView } from "../../protocol";
import { CEILING, EDGE, FLOOR, stand } from "../../train/layout";
import type { Car, Layout } from "../../train/layout";
import { Z, figureId, floorArea } from "../../train/piece";
import type { Area, Piece } from "../../train/piece";
import type { Thing } from "../../train/targets";
import Bars from "./art/Bars.svelte";
import Prisoner from "./art/Prisoner.svelte";
import { cellWidth } from "./art/prison-car";
import { CELL, lawOf } from "./view";

/** The piece that only a train with a prison has. */
export const BARS = "bars";

const PRISONER = { shape: Prisoner, w: 34, h: 46 };
const SMALL = 0.8; // the largest scale of a figure in the cell
const BENCH = 40; // the height of the Prisoners above the floor

function prisonCar(view: ExpressView, layout: Layout): Car | undefined {
  return layout.cars.find(({ car }) => car === view.wagons.length);
}

function cellArea({ x, w }: Car, layout: Layout): Area {
  return { x: x + 14, y: layout.top + CEILING, w: cellWidth(w) - 16, h: EDGE - CEILING };
}

/** The cell, and the rest of the car, its corridor. */
export function area(view: ExpressView, layout: Layout, place: ExpressPlaceView): Area | null {
  const car = lawOf(view) && prisonCar(view, layout);
  if (!car) return null;
  if (place.name === CELL) return cellArea(car, layout);
  if (place.car !== car.car || place.floor !== "inside") return null;
  const whole = floorArea(layout, car.car, place.floor);
  const taken = cellWidth(car.w) - 8;
  return { ...whole, x: whole.x + taken, w: whole.w - taken };
}

export function pieces(view: ExpressView, layout: Layout): Piece[] {
  const [law, car] = [lawOf(view), prisonCar(view, layout)];
  if (!law || !car) return [];
  const cell = cellArea(car, layout);
  const foot = layout.top + FLOOR;
  const names = view.places.find(({ name }) => name === CELL)?.bandits ?? [];
  const spots = stand(names.length, cell.x, cell.x + cell.w, foot, FLOOR - CEILING, SMALL);
  const jailed = names.map((name, n): Piece => {
    const spot = spots[n]!;
    return { ...spot, id: figureId(name), kind: "figure", name, z: spot.back ? Z.back : Z.figure };
  });
  const bars = { shape: Bars, w: cell.w + 6, h: FLOOR - CEILING + 2 };
  return [
    ...law.prisoners.map((name, n): Piece => ({
      ...{ id: `prisoner:${name}`, kind: "prisoner", name: `prisoner-${name}`, drawing: PRISONER, z: Z.back },
      ...benchSpot(cell, foot, n, law.prisoners.length),
    })),
    ...jailed,
    { id: BARS, kind: "bars", drawing: bars, x: cell.x + cell.w / 2, y: foot + 2, s: 1, z: Z.token },
  ];
}

function benchSpot(cell: Area, foot: number, n: number, all: number): { x: number; y: number; s: number } {
  const s = Math.min(0.9, (cell.w / Math.max(2, all) / PRISONER.w) * 1.05);
  return { x: cell.x + (cell.w * (n + 0.5)) / all, y: foot - BENCH, s };
}

/** The Prisoners to choose from: they sit too close together for a thumb, so the cell is the target for all of them. */
export function target({ points }: ExpressOption, view: ExpressView, layout: Layout): Thing | null {
  const car = "prisoner" in points && points.prisoner !== undefined && prisonCar(view, layout);
  return car ? { key: CELL, shape: "figure", box: cellArea(car, layout) } : null;
}
