// What can be chosen on the train.
import type { GameOption } from "../protocol";
import { FIGURE, TOKEN } from "./layout";
import type { Area, Loot, Piece } from "./piece";

/** Something in the picture that can be chosen. */
export interface Thing {
  readonly key: string;
  readonly shape: "place" | "figure" | "token";
  readonly box: Area;
  readonly piece?: Piece;
  readonly ghost?: string; // the bandit that would stand there
}

export interface Target<O extends GameOption = GameOption> extends Thing {
  readonly options: readonly O[];
  readonly token?: Loot;
  readonly name?: string;
}

/** Something that cannot be chosen now: a figure or token by its key, or a part of the picture. */
export interface Closed {
  readonly key: string;
  readonly name: string; // for screen readers
  readonly asking: string; // the text of the action, for asking "why not?"
  readonly box?: Area;
}

/** A figure or a token as something to choose. */
export function onPiece(piece: Piece | undefined): Thing | null {
  if (!piece) return null;
  const token = piece.kind === "token";
  const w = (token ? TOKEN : FIGURE.w) * piece.s;
  const h = (token ? TOKEN : FIGURE.h) * piece.s;
  const box = { x: piece.x - w / 2, y: piece.y - h, w, h };
  return { key: piece.id, shape: token ? "token" : "figure", box, piece };
}

/** Options that point at the same thing are one target; from the rear of the train to its head. */
export function gathered<O extends GameOption>(options: readonly O[], at: (option: O) => Thing | null): Target<O>[] {
  const found = new Map<string, { thing: Thing; options: O[] }>();
  for (const option of options) {
    const thing = at(option);
    if (!thing) continue;
    const known = found.get(thing.key);
    if (known) known.options.push(option);
    else found.set(thing.key, { thing, options: [option] });
  }
  const targets = [...found.values()].map(({ thing, options: those }): Target<O> => {
    const { piece } = thing;
    return {
      ...thing,
      options: those,
      ...(piece?.token ? { token: piece.token } : {}),
      ...(piece?.name ? { name: piece.name } : {}),
    };
  });
  return targets.sort((a, b) => a.box.x + a.box.w / 2 - b.box.x - b.box.w / 2 || b.box.y - a.box.y);
}
