// What the stage moves, and what the train asks of it.
import type { Pose } from "../train/doll";
import type { Layout } from "../train/layout";
import type { Piece } from "../train/piece";

export type Side = "left" | "right";

/** How a figure is shown for a while: in a pose, looking to a side. */
export interface Posture {
  readonly pose: Pose;
  readonly toward: Side;
}

/** The picture as it stands on the page, in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly left: number; // how far the train is scrolled
}

export interface Theatre {
  layout(): Layout;
  pieces(): ReadonlyMap<string, Piece>;
  node(id: string): HTMLElement | null;
  car(car: number): HTMLElement | null;
  readonly effects: HTMLElement;
  readonly root: HTMLElement;
  readonly lens: HTMLElement; // all of the picture: a close-up scales it
  picture(): Picture;
  reveal(x: number): void;
  /** Scroll so that a spot is in the middle, if possible, at once. */
  center(x: number): void;
  /** Show a figure in a posture, at once; `null`: as it stands by itself. */
  pose(id: string, posture: Posture | null): Promise<void>;
  /** Everybody stands by themselves again, and the picture is whole. */
  rest(): void;
}

export interface Performer {
  readonly actor: string | null; // whose card is played
  readonly target: string | null; // whom it concerns
  attach(theatre: Theatre): () => void;
}
