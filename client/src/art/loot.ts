// Loot, as the boxes know it; what none of them knows is a plain token with its word.
import { BOXES, faces } from "../boxes";
import type { LootFace } from "../boxes/box";
import { initials } from "../train/look";
import type { Loot } from "../train/piece";
import { dollars } from "../words";
import { capital, found } from "../words/catalogue";
import type { IconName } from "./icons";

/** How it is drawn on the train; null: as a plain disc. */
export function lootShape(loot: Loot): string | null {
  return faces("loot", loot.kind)?.shape(loot) ?? null;
}

/** What is written on it. */
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

/** What it is worth, or would be on average if it were seen: the best loot comes first. */
export function lootRank(loot: Loot): number {
  return loot.value ?? faces("loot", loot.kind)?.average ?? 0;
}

/** The kinds that are counted, in their order. */
export function lootKinds(): string[] {
  const kinds = BOXES.express.flatMap(({ loot }) => Object.keys(loot ?? {}));
  return [...new Set(kinds.map(lootSort))];
}

/** The kind that it is counted with. */
export function lootSort(kind: string): string {
  return faces("loot", kind)?.sort ?? kind;
}

export function lootCount(kind: string, number: number): string {
  return faces("loot", kind)?.counted(number) ?? `${number} × ${lootName(kind)}`;
}

/** Loot that is worth what stands on it, or would if it were seen. */
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
