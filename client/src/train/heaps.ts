// Loot that lies somewhere: the best at the left, and what looks alike together.
import { lootRank } from "../art/loot";
import { TOKEN, lay } from "./layout";
import { tokenId } from "./piece";
import type { Area, Loot, Piece } from "./piece";

function face(token: Loot): string {
  return `${token.kind} ${token.half} ${token.value}`;
}

export function heaped(loot: readonly Loot[], area: Area, y: number, s: number, z: number): Piece[] {
  const inset = TOKEN / 3;
  const sorted = [...loot].sort((a, b) => lootRank(b) - lootRank(a) || face(a).localeCompare(face(b)));
  const heaps = sorted.reduce<number[]>((sizes, token, n) => {
    const before = sorted[n - 1];
    if (before && face(before) === face(token)) sizes[sizes.length - 1]!++;
    else sizes.push(1);
    return sizes;
  }, []);
  const xs = lay(heaps, area.x - inset, area.x + area.w + inset);
  return sorted.map((token, n) => {
    const next = sorted[n + 1];
    const covered = next !== undefined && face(next) === face(token) && xs[n + 1]! - xs[n]! < TOKEN * 0.7;
    return { id: tokenId(token.token), kind: "token", token, x: xs[n]!, y, s, z, covered };
  });
}
