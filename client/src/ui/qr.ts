// QR codes for links: bytes at level L, in versions 1 to 6, which hold up to 134 bytes (ISO/IEC 18004).

/** For each version: data bytes and correction bytes per block, and the number of blocks. */
const VERSIONS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
] as const;
const MASKS: readonly ((y: number, x: number) => number)[] = [
  (y, x) => (y + x) % 2,
  (y) => y % 2,
  (_, x) => x % 3,
  (y, x) => (y + x) % 3,
  (y, x) => ((y >> 1) + Math.floor(x / 3)) % 2,
  (y, x) => ((y * x) % 2) + ((y * x) % 3),
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2,
];

type Modules = (boolean | undefined)[][]; // row by row, true is dark; undefined has not been set yet

/** The modules of a text, row by row; null if it is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([data, , blocks]) => data * blocks >= bytes.length + 2) + 1;
  if (!version) return null;
  const empty = frame(17 + 4 * version, version);
  const bits = codewords(bytes, VERSIONS[version - 1]!).flatMap((byte) => bitsOf(byte, 8));
  const tried = MASKS.map((mask, n) => filled(empty, bits, mask, n));
  return tried.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function bitsOf(number: number, length: number): boolean[] {
  return Array.from({ length }, (_, k) => Boolean((number >> (length - 1 - k)) & 1));
}

/** The text as bytes with correction bytes, blocks interleaved. */
function codewords(bytes: Uint8Array, [data, correction, blocks]: (typeof VERSIONS)[number]): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: nibbles.length / 2 }, (_, k) => (nibbles[2 * k]! << 4) | nibbles[2 * k + 1]!);
  for (let k = 0; words.length < data * blocks; k++) words.push(k % 2 ? 0x11 : 0xec);
  const parts = Array.from({ length: blocks }, (_, k) => words.slice(k * data, (k + 1) * data));
  const inTurn = (lists: number[][]): number[] => lists[0]!.flatMap((_, k) => lists.map((list) => list[k]!));
  return [...inTurn(parts), ...inTurn(parts.map((part) => remainder(part, correction)))];
}

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Reed-Solomon: the remainder of a block divided by (x - 1)(x - 2)(x - 4)… */
function remainder(block: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let k = 0, root = 1; k < degree; k++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((value, n) => value ^ times(divisor[n - 1] ?? 0, root));
  }
  const rest: number[] = [...block, ...Array<number>(degree).fill(0)];
  for (let k = 0; k < block.length; k++) {
    const factor = rest[k]!;
    divisor.forEach((value, n) => (rest[k + n]! ^= times(value, factor)));
  }
  return rest.slice(block.length);
}

/** The finder and timing patterns, with the format's modules reserved. */
function frame(size: number, version: number): Modules {
  const modules: Modules = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const square = (cy: number, cx: number, reach: number, dark: (ring: number) => boolean): void => {
    for (let y = Math.max(0, cy - reach); y <= Math.min(size - 1, cy + reach); y++) {
      for (let x = Math.max(0, cx - reach); x <= Math.min(size - 1, cx + reach); x++) {
        modules[y]![x] = dark(Math.max(Math.abs(y - cy), Math.abs(x - cx)));
      }
    }
  };
  for (let k = 0; k < size; k++) modules[6]![k] = modules[k]![6] = k % 2 === 0;
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(y, x, 4, (ring) => ring !== 2 && ring !== 4);
  }
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1);
  write(modules, Array<boolean>(15).fill(false));
  return modules;
}

/** Write the format, twice, and the module that is always dark. */
function write(modules: Modules, format: readonly boolean[]): void {
  const size = modules.length;
  format.forEach((bit, k) => {
    const [y, x] = k < 8 ? [8, k < 6 ? k : k + 1] : [k === 8 ? 7 : 14 - k, 8];
    modules[y]![x] = bit;
    if (k < 7) modules[size - 1 - k]![8] = bit;
    else modules[8]![size - 15 + k] = bit;
  });
  modules[size - 8]![8] = true;
}

/** The bits in pairs of columns from the right, up and down in turn; masked, with the format that says how. */
function filled(empty: Modules, bits: readonly boolean[], mask: (typeof MASKS)[number], n: number): boolean[][] {
  const size = empty.length;
  const modules = empty.map((row) => [...row]);
  let k = 0;
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (empty[y]![x] === undefined) modules[y]![x] = (bits[k++] ?? false) !== (mask(y, x) === 0);
      }
    }
  }
  const level = (0b01 << 3) | n;
  let check = level << 10;
  for (let bit = 14; bit >= 10; bit--) if ((check >> bit) & 1) check ^= 0b10100110111 << (bit - 10);
  write(modules, bitsOf(((level << 10) | check) ^ 0b101010000010010, 15));
  return modules as boolean[][];
}

/** How hard a code is to read: long runs, squares and false finders, and more of one colour than of the other. */
function penalty(modules: boolean[][]): number {
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x]!))];
  const texts = lines.map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  const runs = texts.flatMap((text) => text.match(/0{5,}|1{5,}/g) ?? []);
  const finders = texts.flatMap((text) => text.match(/(?=00001011101|10111010000)/g) ?? []);
  const squares = modules.flatMap((row, y) =>
    row.filter(
      (dark, x) => y && x && [row[x - 1], modules[y - 1]![x], modules[y - 1]![x - 1]].every((o) => o === dark),
    ),
  );
  const share = modules.flat().filter(Boolean).length / modules.length ** 2;
  const unequal = Math.floor(Math.abs(share - 0.5) * 20) * 10;
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * finders.length + 3 * squares.length + unequal;
}
