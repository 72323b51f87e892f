// The layout of the train.  Lengths are in units of the drawings; a unit is `k` pixels.

/** Heights in a car, from the top of its roof walk. */
export const ROOF = 4;
export const CEILING = 34;
export const FLOOR = 133; // the feet of the pieces
export const EDGE = 160; // loot, in front of them
export const RAIL = 206;

export const FIGURE = { w: 66, h: 98 };
export const TOKEN = 31;
export const GAP = 12;
export const LOCOMOTIVE = 372;
export const CAB = 168;

const LOOT = EDGE + 20; // the lower end of its tags
const ABOVE = 122; // room for figures on a roof
const VALANCE = 20; // pixels at the top that the page may cover
const FRONT = 6; // between the ground and the edge of the stage
const GROUND = 16; // below the rails, if nothing is beside the train
const APART = 44; // extra distance of things beside the train, if there is room, so that they hide less
const SPACIOUS = 1.45; // and their largest extra scale
const MARGIN = 12;
const NARROWEST = 140;
const WIDEST = 248;
const SMALLEST = 0.6; // at a smaller scale figures are hard to tell apart: the train scrolls instead
const TINIEST = 0.5; // for a low box, if it scrolls: wheels and rails may be cut off, loot never
const WORTH = 1.1; // it scrolls only if that makes everything larger by this factor
export const STRIP = 44; // pixels below a train that scrolls, for the overview
const LARGEST = 1.5;
const LARGE = 1.15; // wagons narrow to HANDY for this size,
const HANDY = 190;
const READABLE = 0.85; // and to NARROWEST for this one
const SCROLLING = 196; // the least width of a wagon in a train that scrolls, in units,
const SCROLLING_PIXELS = 178; // and in pixels: two fit on a phone
const CHOOSING = 150; // the least width of a wagon when choosing among several, in units,
const CHOOSING_PIXELS = 84; // and in pixels: four fit on a phone

export interface Car {
  readonly car: number; // 0 is the Locomotive; those ahead of it count down from -1
  readonly place: string | null; // the place of a car ahead of the Locomotive
  readonly x: number;
  readonly w: number; // of the part that can be entered
  readonly full: number;
}

export interface Layout {
  readonly k: number;
  readonly width: number; // of the world, in units
  readonly height: number;
  readonly top: number; // of the cars
  readonly rail: number;
  readonly ground: number; // the height of hooves and wheels
  readonly cars: readonly Car[];
  readonly scrolls: boolean;
}

/** A place that is not a car of the train, drawn as one ahead of the Locomotive. */
export interface Ahead {
  readonly place: string;
  readonly w: number;
}

/** What a train needs room for. */
export interface Room {
  readonly wagons: number;
  readonly beside: number; // the height of the things beside the train; 0 for nothing
  readonly ahead: readonly Ahead[]; // the first one is next to the Locomotive
  readonly deep?: boolean; // the ground falls away below the rails
}

/** The train in a box of this many pixels: first wagons get narrower, then everything gets smaller, then it scrolls.
 *  `together` are cars to show at once, as far as the scale of a train that scrolls allows. */
export function layOut(box: { width: number; height: number }, room: Room, together: readonly number[] = []): Layout {
  const { wagons, beside, ahead, deep } = room;
  const below = (beside ? spacious(beside, box.height) : GROUND) + FRONT;
  const sized = (height: number, units: number): number => Math.max(0.1, (height - VALANCE) / units);
  const tall = Math.min(LARGEST, sized(box.height, ABOVE + RAIL + below));
  const fixed = LOCOMOTIVE + 2 * MARGIN + ahead.reduce((sum, { w }) => sum + w + GAP, 0);
  const fit = (w: number): number => box.width / (fixed + wagons * (w + GAP));
  const wagonFor = (size: number): number => (box.width / Math.min(tall, size) - fixed) / wagons - GAP;
  let wagon = Math.min(WIDEST, Math.max(HANDY, wagonFor(LARGE)));
  if (fit(wagon) < Math.min(tall, READABLE)) wagon = Math.min(HANDY, Math.max(NARROWEST, wagonFor(READABLE)));
  let k = Math.min(tall, fit(wagon));
  const low = box.height - STRIP;
  const least = Math.min(TINIEST, sized(low, ABOVE + (beside ? RAIL + below : LOOT)));
  const near = Math.min(1, Math.max(sized(low, ABOVE + RAIL + below), least));
  const scrolls = k < SMALLEST && near > k * WORTH;
  if (scrolls) {
    k = near;
    wagon = Math.min(WIDEST, Math.max(SCROLLING, SCROLLING_PIXELS / k));
    const { number, others } = spanOf(together, ahead);
    if (number && number * (wagon + GAP) + others > box.width / k) {
      k = Math.max(Math.min(k, SMALLEST), Math.min(k, box.width / (number * (SCROLLING + GAP) + others)));
      const narrow = Math.max(CHOOSING, CHOOSING_PIXELS / k);
      wagon = Math.min(wagon, Math.max(narrow, (box.width / k - others) / number - GAP));
    }
  }
  const seen = scrolls ? low : box.height;
  const length = fixed + wagons * (wagon + GAP);
  const width = Math.max(length, box.width / k);
  const above = ABOVE + VALANCE / k;
  const height = Math.max(above + RAIL + below, seen / k);
  const spare = height - above - RAIL - below;
  const apart = beside ? Math.min(APART, spare * 0.6) : 0;
  const top = above + (spare - apart) * (deep ? 0.3 : 0.72);
  const left = MARGIN + (width - length) / 2;
  const cars: Car[] = [];
  const engine = left + wagons * (wagon + GAP);
  cars.push({ car: 0, place: null, x: engine, w: CAB, full: LOCOMOTIVE });
  for (let car = 1; car <= wagons; car++) {
    cars.push({ car, place: null, x: left + (wagons - car) * (wagon + GAP), w: wagon, full: wagon });
  }
  let head = engine + LOCOMOTIVE + GAP;
  ahead.forEach(({ place, w }, n) => {
    cars.push({ car: -1 - n, place, x: head, w, full: w });
    head += w + GAP;
  });
  return { k, width, height, top, rail: top + RAIL, ground: top + RAIL + below + apart - FRONT, cars, scrolls };
}

/** From the first to the last of some cars: the number of wagons, and the length of everything else. */
function spanOf(cars: readonly number[], ahead: readonly Ahead[]): { number: number; others: number } {
  const [head, rear] = [Math.min(...cars), Math.max(...cars)];
  const before = ahead.slice(0, Math.max(0, -head)).reduce((sum, { w }) => sum + w + GAP, LOCOMOTIVE);
  const others = head > 0 ? 0 : head < 0 ? before : CAB;
  return { number: rear > 0 ? rear - Math.max(1, head) + 1 : 0, others };
}

/** Enlarges the things beside the train, if the train need not shrink for them. */
function spacious(beside: number, height: number): number {
  const room = (height - VALANCE) / READABLE - ABOVE - RAIL - FRONT;
  return Math.max(beside, Math.min(beside * SPACIOUS, room));
}

export function carOf(layout: Layout, car: number): Car {
  const found = layout.cars.find((one) => one.car === car);
  if (!found) throw new Error(`the train has no car ${car}`);
  return found;
}

/** The car ahead of the Locomotive for a place. */
export function carAhead(layout: Layout, place: string): Car | null {
  return layout.cars.find((one) => one.place === place) ?? null;
}

export interface Stand {
  readonly x: number; // the middle of the foot
  readonly y: number;
  readonly s: number;
  readonly back: boolean; // in the back row: its foot is hidden
}

const SIZES = [1, 0.88, 0.76, 0.68];
const SHOWN = 0.62; // the part of every figure's width that must be visible
const STEP = 36; // from the front row up to the back row

/** Positions of figures from left to right, smaller and in two rows if there are many; `most` is the largest scale. */
export function stand(count: number, left: number, right: number, y: number, tall: number, most = 1): Stand[] {
  const wide = right - left;
  const step = STEP * most;
  const fits = (s: number, rows: number): boolean => {
    const row = Math.ceil(count / rows);
    return FIGURE.w * s * (1 + (row - 1) * SHOWN) <= wide && FIGURE.h * s + (rows - 1) * step <= tall;
  };
  let s = 0.66 * most;
  let rows = 2;
  search: for (const size of SIZES) {
    for (const r of [1, 2]) {
      if (!fits(size * most, r)) continue;
      s = size * most;
      rows = r;
      break search;
    }
  }
  const front = Math.ceil(count / rows);
  const w = FIGURE.w * s;
  const pitch = front > 1 ? Math.min(w * 1.04, (wide - w) / (front - 1)) : w;
  const middle = (left + right) / 2;
  return Array.from({ length: count }, (_, n) => {
    const back = n >= front;
    const place = back ? n - front : n;
    const inRow = back ? count - front : front;
    const shift = back && inRow === front ? Math.min(pitch / 3, 10) : 0;
    return { x: middle + (place - (inRow - 1) / 2) * pitch + shift, y: back ? y - step : y, s, back };
  });
}

/** A heap of identical tokens, and the width of the last one's tag. */
export interface Heap {
  readonly number: number;
  readonly tag: number;
}

/** Heaps side by side; if there are many, a heap is compressed, with its last token on top. */
export function lay(heaps: readonly Heap[], left: number, right: number): number[] {
  const apart = TOKEN - 2;
  const wide = ({ tag }: Heap): number => Math.max(apart, tag + 2);
  const steps = heaps.slice(1).map((heap, n) => (wide(heap) + wide(heaps[n]!)) / 2);
  const between = steps.reduce((sum, step) => sum + step, 0);
  const more = heaps.reduce((sum, heap) => sum + heap.number - 1, 0);
  const pitch = Math.min(apart, Math.max(4, more ? (right - left - TOKEN - between) / more : 0));
  const tight = Math.min(1, (right - left - TOKEN - more * pitch) / Math.max(1, between));
  let x = (left + right - more * pitch - between * tight) / 2;
  const xs: number[] = [];
  heaps.forEach(({ number }, h) => {
    for (let n = 0; n < number; n++) xs.push(x + n * pitch);
    x += (number - 1) * pitch + (steps[h] ?? 0) * tight;
  });
  return xs;
}
