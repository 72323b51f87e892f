// The boxes that the page knows.  Nothing else in the page names one; `boxes.test.ts` checks it.
import type { ExpressEvent, ExpressOption, ExpressView, SuperEvent, SuperOption, SuperView } from "../protocol";
import type { Box, Faces, Lead } from "./box";
import { expert } from "./expert";
import { express } from "./express";
import { horses } from "./horses";
import { horse } from "./super/horse";
import { marshal } from "./marshal";
import { pairs } from "./pairs";
import { reflex } from "./super/reflex";
import { superExpress } from "./super";
import { teams } from "./teams";
import { timecar } from "./timecar";

export interface Boxes {
  readonly express: readonly Box<ExpressView, ExpressEvent, ExpressOption>[];
  readonly super: readonly Box<SuperView, SuperEvent, SuperOption>[];
}

export const BOXES: Boxes = {
  express: [express, expert, pairs, teams, horses, timecar, marshal],
  super: [superExpress, reflex, horse],
};

/** The boxes of a game. */
export function boxesOf<G extends keyof Boxes>(game: G): Boxes[G] {
  return BOXES[game];
}

/** The entry for a name in the first box that knows it. */
export function faces<K extends keyof Faces>(kind: K, name: string): NonNullable<Faces[K]>[string] | null {
  for (const box of [...BOXES.express, ...BOXES.super]) {
    const found = box[kind]?.[name];
    if (found) return found as NonNullable<Faces[K]>[string];
  }
  return null;
}

/** The figure that exactly one player plays in a variant of Colt Express, if there is one. */
export function leadOf(variant: string): Lead | null {
  return firstOf((box) => box.leads?.[variant]);
}

/** The first answer from the boxes of Colt Express. */
export function firstOf<T>(ask: (box: Boxes["express"][number]) => T | null | undefined): T | null {
  for (const box of BOXES.express) {
    const answer = ask(box);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

/** All answers from the boxes of Colt Express. */
export function allOf<T>(ask: (box: Boxes["express"][number]) => readonly T[] | undefined): T[] {
  return BOXES.express.flatMap((box) => [...(ask(box) ?? [])]);
}
