// An event as a scene: how it is played, how long it is looked at, and what it means for the show.
import type { ExpressEvent, GameEvent, MoveReason, RoundEventName, View } from "../protocol";
import type { Clock } from "./clock";
import type { Pieces } from "./motion";
import type { Noise } from "./noises";
import type { Sound } from "./sound";
import type { Theatre } from "./theatre";

/** What a scene is played with. */
export interface Playing<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly theatre: Theatre;
  readonly clock: Clock;
  readonly sound: Sound;
  readonly still: boolean;
  readonly gathered?: readonly GameEvent[]; // the events after it that belong to its scene
  readonly next: Map<string, Play<Moved>>; // by piece: how its next move is played
  /** Draw the view after the event, and after those that its scene gathers. */
  put(): Promise<void>;
}

export interface Act<E extends GameEvent = GameEvent> extends Playing<E> {
  readonly before: Pieces;
  readonly who: string | null; // the piece of the event's bandit
  readonly whom: string | null; // and of its target
}

export type Play<E extends GameEvent = GameEvent> = (act: Act<E>) => Promise<void>;

export type Moved = Extract<ExpressEvent, { kind: "moved" }>;

/** A bandit was moved, by something. */
export interface Move {
  readonly play?: Play<Moved>; // else it walks
  readonly befalls?: true; // it did not choose to go
}

/** Moves by what moved the bandit. */
export type Moves = Readonly<Partial<Record<MoveReason, Move>>>;

export interface Scene<E extends GameEvent = GameEvent> {
  readonly play?: Play<E>;
  readonly pause?: number; // how long to dwell on it, where nothing moves
  readonly noise?: Noise;
  readonly cued?: true; // its play makes the noise itself, at the right moment
  readonly opens?: "card" | "chapter"; // from here on a card is played, or none
  readonly banner?: true; // its words are shown above the train
  readonly bubble?: true; // its words say why nothing happens, in a bubble at its bandit
  /** Does an event that follows belong to this scene?  Then it is played as a part of it. */
  readonly gathers?: (event: GameEvent) => boolean;
  readonly befalls?: true | "victim"; // it happens to the event's bandit, or to whom the card was aimed at
  /** The pieces that a close-up shows; none: it is seen from afar. */
  readonly closeUp?: (event: E, view: View) => readonly string[];
  /** What is told to the player whom it befalls, in a few words. */
  readonly headline?: (event: E) => string;
}

/** The event of a Round card. */
export type Round = Extract<ExpressEvent, { kind: "event" }>;

/** The scenes of the events of Round cards. */
export type RoundScenes = Readonly<Partial<Record<RoundEventName, Scene<Round>>>>;

export type Scenes<E extends GameEvent> = { readonly [K in E["kind"]]?: Scene<Extract<E, { kind: K }>> };
