// Loot on the floor: the best on the left, identical tokens together.
import { lootMark, lootRank } from "../art/loot";
import { TOKEN, lay } from "./layout";
import { tokenId } from "./piece";
import type { Area, Loot, Piece } from "./piece";
import { tagWidth } from "./tags";

function face(token: Loot): string {
  return `${token.kind} ${token.half} ${token.value}`;
}

/** Tokens of the size `s`, in a picture with `k` pixels for each unit. */
export function heaped(loot: readonly Loot[], area: Area, y: number, s: number, z: number, k: number): Piece[] {
  const inset = TOKEN / 3;
  const sorted = [...loot].sort((a, b) => lootRank(b) - lootRank(a) || face(a).localeCompare(face(b)));
  const heaps: { number: number; tag: number }[] = [];
  sorted.forEach((token, n) => {
    const before = sorted[n - 1];
    if (before && face(before) === face(token)) heaps.at(-1)!.number++;
    else heaps.push({ number: 1, tag: tagWidth(lootMark(token), k * s) * s });
  });
  const xs = lay(heaps, area.x - inset, area.x + area.w + inset);
  return sorted.map((token, n) => {
    const next = sorted[n + 1];
    const room = Math.max(TOKEN * 0.7, tagWidth(lootMark(token), k * s) * s);
    const covered = next !== undefined && face(next) === face(token) && xs[n + 1]! - xs[n]! < room;
    const tagged = !covered && lootMark(token).length > 1; // nothing covers its tag
    return { id: tokenId(token.token), kind: "token", token, x: xs[n]!, y, s, z: tagged ? z + 1 : z, covered };
  });
}
