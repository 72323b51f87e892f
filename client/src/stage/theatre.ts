// What the stage moves, and what the train asks of it.
import type { Layout } from "../train/layout";
import type { Piece } from "../train/piece";

export interface Theatre {
  layout(): Layout;
  pieces(): ReadonlyMap<string, Piece>;
  node(id: string): HTMLElement | null;
  car(car: number): HTMLElement | null;
  readonly effects: HTMLElement;
  readonly root: HTMLElement;
  reveal(x: number): void;
}

export interface Performer {
  readonly actor: string | null; // whose card is played
  readonly target: string | null; // whom it concerns
  attach(theatre: Theatre): () => void;
}
