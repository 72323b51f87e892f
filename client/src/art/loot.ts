// How loot looks, according to the boxes; loot that no box knows is a plain token with its name.
import { BOXES, faces } from "../boxes";
import type { LootFace } from "../boxes/box";
import { initials } from "../train/look";
import type { Loot } from "../train/piece";
import { dollars } from "../words";
import { capital, found } from "../words/catalogue";
import type { IconName } from "./icons";

/** Its drawing on the train; null for a plain disc. */
export function lootShape(loot: Loot): string | null {
  return faces("loot", loot.kind)?.shape(loot) ?? null;
}

/** The text on it. */
export function lootMark(loot: Loot): string {
  return faces("loot", loot.kind)?.mark(loot) ?? initials(lootName(loot.kind));
}

export function lootWords(loot: Loot): string {
  const face = faces("loot", loot.kind);
  if (face) return face.label(loot);
  return loot.value === null ? lootName(loot.kind) : `${lootName(loot.kind)} ${dollars(loot.value)}`;
}

export function lootName(kind: string): string {
  return faces("loot", kind)?.name() ?? found("express:loot.*.name", kind) ?? capital(kind.replaceAll("-", " "));
}

export function lootIcon(kind: string): IconName {
  return faces("loot", kind)?.icon ?? "plain";
}

/** Its value, or its average value while it is face down; used to put the best loot first. */
export function lootRank(loot: Loot): number {
  return loot.value ?? faces("loot", loot.kind)?.average ?? 0;
}

/** The kinds to count, in order. */
export function lootKinds(): string[] {
  const kinds = BOXES.express.flatMap(({ loot }) => Object.keys(loot ?? {}));
  return [...new Set(kinds.map(lootSort))];
}

/** The kind under which it is counted. */
export function lootSort(kind: string): string {
  return faces("loot", kind)?.sort ?? kind;
}

export function lootCount(kind: string, number: number): string {
  return faces("loot", kind)?.counted(number) ?? `${number} × ${lootName(kind)}`;
}

/** Loot whose value is printed on it. */
export function valuable(
  face: Pick<LootFace, "icon" | "counted" | "average">,
  shape: string,
  name: () => string,
): LootFace {
  return {
    ...face,
    shape: () => shape,
    name,
    mark: ({ value }) => (value === null ? "?" : String(value)),
    label: ({ value }) => `${name()} ${dollars(value)}`,
  };
}
