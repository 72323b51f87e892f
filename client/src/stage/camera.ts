// Close-ups: scales the picture until a part of it fills the space inside the letterbox.
import { EDGE, type Layout } from "../train/layout";
import type { Area } from "../train/piece";
import type { Clock } from "./clock";
import type { Direction } from "./director";
import type { Pieces } from "./motion";
import type { Picture, Theatre } from "./theatre";

const NEAREST = 2.4;
const WORTHWHILE = 1.1; // with a smaller scale there is no close-up
const MARGIN = 10; // units on each side of the subject
const HEADROOM = 118; // units above a car with figures on its roof
const CEILING = -3; // and without: the feet of others up there are left out
const BELOW = 24; // below the floor: loot, and the name of the car
const UNDERFOOT = 70; // below the roofs, if all figures are on roofs
const ZOOM_IN = 320;
const ZOOM_OUT = 280;

/** The height of the bands above and below, as parts of the picture. */
export const BANDS = { above: 0.07, below: 0.24 };

/** The area from the first to the last of these cars and the cars of these pieces. */
export function areaAround(
  pieces: Pieces,
  ids: readonly string[],
  layout: Layout,
  more: readonly number[] = [],
  high = false, // a figure will move onto a roof there
): Area | null {
  const found = ids.flatMap((id) => pieces.get(id) ?? []);
  if (!found.length) return null;
  const cars = layout.cars.filter(
    ({ car, x, full }) => more.includes(car) || found.some((piece) => piece.x >= x && piece.x <= x + full),
  );
  const left = Math.min(...found.map(({ x }) => x - 40), ...cars.map(({ x }) => x));
  const right = Math.max(...found.map(({ x }) => x + 40), ...cars.map(({ x, w }) => x + w));
  const onRoof = found.filter(({ y }) => y < layout.top + 40).length;
  const top = layout.top - (onRoof || high ? HEADROOM : CEILING);
  const lowest = layout.top + (onRoof === found.length ? UNDERFOOT : EDGE + BELOW);
  const bottom = Math.max(lowest, ...found.map(({ y }) => y + MARGIN));
  return { x: left - MARGIN, y: top, w: right - left + 2 * MARGIN, h: bottom - top };
}

/**
 * The translation and scale that make an area fill the picture without showing its edges; `null` if the area is too
 * large. The viewer's own part is at least lifted above the lower band.
 */
export function framing(area: Area, { width, height, left }: Picture, k: number, own = false): string | null {
  const above = height * BANDS.above;
  const free = height * (1 - BANDS.above - BANDS.below);
  const fitting = Math.min(NEAREST, width / (area.w * k), free / (area.h * k));
  if (fitting < WORTHWHILE && !own) return null;
  const scale = Math.max(1, fitting);
  const x = (area.x + area.w / 2) * k - left;
  const y = (area.y + area.h / 2) * k;
  const shift = (wanted: number, whole: number): number => Math.min(0, Math.max(whole * (1 - scale), wanted));
  const tx = shift(width / 2 - x * scale, width);
  const ty = Math.max(height * (1 - scale) - height * BANDS.below, above + free / 2 - y * scale);
  return `translate(${tx.toFixed(1)}px, ${Math.min(above, ty).toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

interface Show {
  readonly theatre: Theatre;
  readonly clock: Clock;
}

/** The area of a close-up of some pieces and cars; `null` if it would hardly be larger. */
export function nearBy(
  theatre: Theatre,
  { pieces, cars, high, own }: Pick<Direction, "pieces" | "cars" | "high" | "own">,
): Area | null {
  const layout = theatre.layout();
  const area = areaAround(theatre.pieces(), pieces, layout, cars, high);
  return area && framing(area, theatre.picture(), layout.k, own) ? area : null;
}

/** Zooms in on an area until `zoomOut`. */
export async function zoomIn({ theatre, clock }: Show, area: Area): Promise<void> {
  const { lens } = theatre;
  const before = theatre.picture().left;
  theatre.center(area.x + area.w / 2);
  const picture = theatre.picture();
  const to = framing(area, picture, theatre.layout().k, true) ?? "none";
  const from = lens.style.transform || `translate(${picture.left - before}px, 0px) scale(1)`;
  lens.style.transform = to;
  await clock.animate(lens, [{ transform: from }, { transform: to }], {
    duration: ZOOM_IN,
    easing: "cubic-bezier(.2,.8,.2,1)",
  });
}

/** Shows the whole picture again. */
export async function zoomOut({ theatre, clock }: Show): Promise<void> {
  const { lens } = theatre;
  const from = lens.style.transform;
  if (!from) return;
  lens.style.transform = "";
  const frames = [{ transform: from }, { transform: "translate(0px, 0px) scale(1)" }];
  await clock.animate(lens, frames, { duration: ZOOM_OUT, easing: "cubic-bezier(.2,.8,.2,1)" });
}
