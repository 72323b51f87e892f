// The train car by car, for the overview strip and for screen readers.
import type { Component } from "svelte";

import { lootWords } from "../art/loot";
import { fill, words } from "../words";
import type { Loot } from "./piece";

/** Something beside a car: a place with its bandits, or a remark. */
export type Beside = string | { readonly place: string; readonly names: readonly string[] };

export interface Row {
  readonly car: number;
  readonly kind: string; // of its drawing
  readonly label: string;
  readonly number?: number; // of a wagon, if its label does not say it
  readonly last: boolean;
  readonly inside: readonly string[];
  readonly roof: readonly string[];
  readonly loot: readonly Loot[];
  readonly roofLoot: readonly Loot[];
  readonly beside: readonly Beside[];
  readonly lined: boolean; // the order of the bandits in a place matters
  readonly stock?: number; // remaining neutral Bullets, on the Locomotive
  readonly spare: readonly Loot[]; // beside it, not loot yet
  readonly hull?: Component<{ name: string }>; // of a car ahead of the Locomotive
}

/** An empty car. */
export const BARE: Omit<Row, "car" | "kind" | "label"> = {
  last: false,
  inside: [],
  roof: [],
  loot: [],
  roofLoot: [],
  beside: [],
  lined: false,
  spare: [],
};

/** A car as text: bandits and loot inside and on the roof. */
export function rowText(row: Row, about: (name: string) => string): string {
  const t = words();
  const people = (place: string, names: readonly string[], loot: readonly Loot[] = []): string => {
    const order = row.lined && names.length > 1 ? `, ${t.train.line}` : "";
    const there = [...names.map(about), ...heaps(loot)];
    return `${place}${order}${t.page.colon} ${there.join(", ") || t.train.nobody}`;
  };
  const parts = [people(fill(t.wagon.inside, { car: row.label }), row.inside, row.loot)];
  if (row.car >= 0) parts.push(people(fill(t.wagon.roof, { car: row.label }), row.roof, row.roofLoot));
  if (row.stock !== undefined) parts.push(fill(t.train.bullets, { number: row.stock }));
  if (row.spare.length) parts.push(fill(t.train.spare, { loot: heaps(row.spare).join(", ") }));
  for (const one of row.beside) parts.push(typeof one === "string" ? one : people(one.place, one.names));
  return parts.join(". ");
}

/** Identical things are counted. */
function heaps(loot: readonly Loot[]): string[] {
  const counts = new Map<string, number>();
  for (const token of loot) counts.set(lootWords(token), (counts.get(lootWords(token)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}
