// Cut paper: outlines of sun rings, mesas and hills.

/** An uneven ring around the sun, as scissors cut it. */
export function blob(cx: number, cy: number, r: number, seed: number): string {
  const n = 14;
  const points = Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * Math.PI * 2;
    const wave = 1 + 0.035 * Math.sin(seed * 7 + i * 2.4) + 0.025 * Math.cos(seed * 3 + i * 1.3);
    return [cx + Math.cos(angle) * r * wave, cy + Math.sin(angle) * r * wave] as const;
  });
  const mid = (i: number): string => {
    const [a, b] = [points[i % n]!, points[(i + 1) % n]!];
    return `${((a[0] + b[0]) / 2).toFixed(0)} ${((a[1] + b[1]) / 2).toFixed(0)}`;
  };
  const curves = points.map((_, i) => {
    const p = points[(i + 1) % n]!;
    return `Q${p[0].toFixed(0)} ${p[1].toFixed(0)} ${mid(i + 1)}`;
  });
  return `M${mid(0)}${curves.join("")}Z`;
}

type Rock = readonly [x: number, width: number, height: number];

/** Table mountains on one base line, which is 0. */
export function mesas(rocks: readonly Rock[], length: number, base: number): string {
  const table = ([x, w, h]: Rock): string =>
    `M${x} 0L${x + w * 0.1} ${-h * 0.42}L${x + w * 0.16} ${-h * 0.5}L${x + w * 0.2} ${-h * 0.97}L${x + w * 0.26} ${-h}` +
    `L${x + w * 0.7} ${-h * 0.98}L${x + w * 0.74} ${-h * 0.86}L${x + w * 0.8} ${-h * 0.84}L${x + w * 0.84} ${-h * 0.46}` +
    `L${x + w * 0.92} ${-h * 0.36}L${x + w} 0Z`;
  const land = `M0 ${base}V-8Q${length * 0.25} -22 ${length * 0.5} -10T${length} -8V${base}Z`;
  return rocks.map(table).join("") + land;
}

export const FAR: readonly Rock[] = [
  [30, 190, 92],
  [330, 130, 130],
  [640, 250, 70],
  [980, 110, 118],
  [1130, 220, 84],
];
export const NEAR: readonly Rock[] = [
  [110, 240, 124],
  [560, 90, 168],
  [620, 180, 96],
  [930, 280, 112],
  [1290, 80, 142],
];

/** Stars with four points, none of them near the moon. */
export function stars(count: number, moon: { readonly x: number; readonly y: number; readonly r: number }): string {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) % 1000;
  return Array.from({ length: count }, (_, n) => {
    const [x, y] = [next() * 1.44, next() * 0.46 + 40];
    const s = 2.2 + (n % 3) * 1.4;
    if (Math.hypot(x - moon.x, y - moon.y) < 260 * moon.r) return "";
    const [long, short] = [s * 1.6, s * 0.4];
    const arms = `l${short} ${long - short} ${long - short} ${short} ${short - long} ${short} ${-short} ${long - short}`;
    return `M${x.toFixed(0)} ${(y - long).toFixed(0)}${arms} ${-short} ${short - long} ${short - long} ${-short} ${long - short} ${-short}z`;
  }).join("");
}
