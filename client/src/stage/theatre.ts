// The interface between the stage and the train.
import type { Pose } from "../train/doll";
import type { Layout } from "../train/layout";
import type { Piece } from "../train/piece";

export type Side = "left" | "right";

/** A temporary posture of a figure: a pose and a direction. */
export interface Posture {
  readonly pose: Pose;
  readonly toward: Side;
}

/** The position of the picture on the page, in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly left: number; // the scroll position of the train
}

export interface Theatre {
  layout(): Layout;
  pieces(): ReadonlyMap<string, Piece>;
  node(id: string): HTMLElement | null;
  car(car: number): HTMLElement | null;
  readonly effects: HTMLElement;
  readonly root: HTMLElement;
  readonly lens: HTMLElement; // the whole picture, which a close-up scales
  picture(): Picture;
  /** Scrolls a spot to the middle if it is farther from there than this share of the width. */
  reveal(x: number, slack?: number): void;
  /** Scrolls a spot to the middle if possible, without animation. */
  center(x: number): void;
  /** Shows a figure in a posture at once; `null` for its default. */
  pose(id: string, posture: Posture | null): Promise<void>;
  /** Resets all postures and the close-up. */
  rest(): void;
}

export interface Performer {
  readonly actor: string | null; // the current card's bandit
  readonly target: string | null; // its target
  attach(theatre: Theatre): () => void;
}
