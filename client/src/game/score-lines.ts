// The lines of the score: one for each piece of loot, then everything else that brings or costs money.
import type { IconName } from "../art/icons";
import { lootIcon, lootName } from "../art/loot";
import { faces } from "../boxes";
import type { Score } from "../protocol";

export interface CountLine {
  label: string;
  icon: IconName | null;
  dollars: number;
}

const SUMS = ["loot", "aboard"]; // shown piece by piece, or in words

export function countLines(score: Score): CountLine[] {
  const pieces = score.loot.map(({ kind, dollars }): CountLine => {
    const face = faces("scores", kind);
    if (face) return { label: face.label(), icon: face.icon ?? null, dollars };
    return { label: lootName(kind), icon: lootIcon(kind), dollars };
  });
  const others = Object.entries(score.lines).flatMap(([name, dollars]): CountLine[] => {
    const face = faces("scores", name);
    return face?.money && dollars ? [{ label: face.label(), icon: face.icon ?? null, dollars }] : [];
  });
  return [...pieces, ...others];
}

/** Tie-breaks, which are not money. */
export function tieLines(score: Score): [string, number][] {
  return Object.entries(score.lines).flatMap(([name, number]): [string, number][] => {
    const face = faces("scores", name);
    return SUMS.includes(name) || face?.money ? [] : [[face?.label() ?? name, number]];
  });
}
