// Reduces outlines to their simplest form: absolute coordinates, points only.  Such an outline is moved or turned by
// moving every pair of numbers in it.
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type Point = readonly [x: number, y: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies the right matrix first, then the left one. */
export function product([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f];
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** The matrix of a `transform`; rotation is not supported. */
export function matrixOf(transform: string): Matrix {
  let all = IDENTITY;
  for (const [, name, rest = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = (rest.match(NUMBER) ?? []).map(Number);
    if (name === "translate") all = product(all, [1, 0, 0, 1, n[0]!, n[1] ?? 0]);
    else if (name === "scale") all = product(all, [n[0]!, 0, 0, n[1] ?? n[0]!, 0, 0]);
    else if (name === "matrix") all = product(all, n as unknown as Matrix);
    else throw new Error(`${name}() is not supported`);
  }
  return all;
}

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const OF_ARC = [NUMBER.source, NUMBER.source, NUMBER.source, "[01]", "[01]", NUMBER.source, NUMBER.source];
const ARC = new RegExp(OF_ARC.map((part) => `(${part})`).join("[\\s,]*"), "g");

/** The commands of an outline, one per set of numbers. */
function* commands(d: string): Generator<readonly [letter: string, numbers: readonly number[]]> {
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const count = COUNTS[kind];
    if (count === undefined) throw new Error(`${letter} is not a path command: ${d}`);
    // the flags of arcs may be written without a space: `a5 5 0 01.1 0`
    const numbers = kind === "A" ? [...rest.matchAll(ARC)].flatMap(([, ...n]) => n) : (rest.match(NUMBER) ?? []);
    if (count ? !numbers.length || numbers.length % count : numbers.length) throw new Error(`${letter}${rest}: ${d}`);
    if (!count) yield [letter, []];
    for (let n = 0; n < numbers.length; n += count) {
      const next = kind === "M" && n ? (letter === "M" ? "L" : "l") : letter; // lines follow the first point
      yield [next, numbers.slice(n, n + count).map(Number)];
    }
  }
}

/** The outline transformed by a matrix, using only M, L, Q, C and Z. */
export function simplified(d: string, [a, b, c, e, dx, dy]: Matrix = IDENTITY): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: Point | null = null; // of the previous curve, which S and T mirror
  let curve = "";
  let out = "";
  let last = "";
  const put = (letter: string, ...points: readonly Point[]): void => {
    const moved = points.flatMap(([px, py]) => [a * px + c * py + dx, b * px + e * py + dy]);
    const repeated = letter === last || (letter === "L" && last === "M");
    out = joined(out, repeated ? "" : letter, moved.map(short));
    last = letter;
    [x, y] = points.at(-1) ?? [startX, startY];
  };
  const mirrored = (kinds: string): Point =>
    control && kinds.includes(curve) ? [2 * x - control[0], 2 * y - control[1]] : [x, y];

  for (const [letter, n] of commands(d)) {
    const [ox, oy] = letter === letter.toLowerCase() ? [x, y] : [0, 0];
    const at = (i: number): Point => [ox + n[i]!, oy + n[i + 1]!];
    const kind = letter.toUpperCase();
    let next: Point | null = null;
    if (kind === "M") {
      [startX, startY] = at(0);
      put("M", at(0));
    } else if (kind === "L") put("L", at(0));
    else if (kind === "H") put("L", [ox + n[0]!, y]);
    else if (kind === "V") put("L", [x, oy + n[0]!]);
    else if (kind === "C") put("C", at(0), (next = at(2)), at(4));
    else if (kind === "S") put("C", mirrored("CS"), (next = at(0)), at(2));
    else if (kind === "Q") put("Q", (next = at(0)), at(2));
    else if (kind === "T") put("Q", (next = mirrored("QT")), at(0));
    else if (kind === "A") for (const points of arc([x, y], n, at(5))) put("C", ...points);
    else put("Z");
    [control, curve] = [next, kind];
  }
  return out;
}

/** Two decimals are precise enough for every size on screen. */
function short(number: number): string {
  const text = String(Math.round(number * 100) / 100);
  return text.replace(/^(-?)0\./, "$1.").replace(/^-0$/, "0");
}

function joined(before: string, letter: string, numbers: readonly string[]): string {
  let out = before + letter;
  for (const number of numbers) out += (/[\d.]$/.test(out) && !number.startsWith("-") ? " " : "") + number;
  return out;
}

/** An arc as curves, each at most a quarter of its ellipse: https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes */
function* arc(
  [x1, y1]: Point,
  [rx0 = 0, ry0 = 0, angle = 0, large, sweep]: readonly number[],
  [x2, y2]: Point,
): Generator<Point[]> {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const grown = Math.max(1, Math.hypot(px / rx0, py / ry0)); // so that both ends are on it
  const [rx, ry] = [rx0 * grown, ry0 * grown];
  const rest = Math.max(0, (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2) / ((rx * py) ** 2 + (ry * px) ** 2 || 1);
  const side = (large === sweep ? -1 : 1) * Math.sqrt(rest);
  const [cx, cy] = [(side * rx * py) / ry, (-side * ry * px) / rx];
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let span = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const parts = Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6);
  const k = (4 / 3) * Math.tan(span / parts / 4);
  const on = (u: number, v: number): Point => {
    const [ex, ey] = [cx + rx * u, cy + ry * v];
    return [cos * ex - sin * ey + (x1 + x2) / 2, sin * ex + cos * ey + (y1 + y2) / 2];
  };
  for (let n = 0; n < parts; n += 1) {
    const [s, t] = [from + (span * n) / parts, from + (span * (n + 1)) / parts];
    const [cs, ss, ct, st] = [Math.cos(s), Math.sin(s), Math.cos(t), Math.sin(t)];
    yield [on(cs - k * ss, ss + k * cs), on(ct + k * st, st - k * ct), n === parts - 1 ? [x2, y2] : on(ct, st)];
  }
}
