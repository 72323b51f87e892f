// The scene of an event: its animation, its duration, and its role in the show.
import type { ExpressEvent, GameEvent, MoveReason, RoundEventName, View } from "../protocol";
import type { Clock } from "./clock";
import type { Pieces } from "./motion";
import type { Noise } from "./noises";
import type { Sound } from "./sound";
import type { Theatre } from "./theatre";

/** Everything that a scene needs to play. */
export interface Playing<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly theatre: Theatre;
  readonly clock: Clock;
  readonly sound: Sound;
  readonly still: boolean;
  readonly gathered?: readonly GameEvent[]; // the later events that its scene includes
  readonly next: Map<string, Play<Moved>>; // by piece: the animation of its next move
  /** Draws the view after the event and those that its scene includes. */
  put(): Promise<void>;
}

export interface Act<E extends GameEvent = GameEvent> extends Playing<E> {
  readonly before: Pieces;
  readonly who: string | null; // the piece of the event's bandit
  readonly whom: string | null; // and of its target
}

export type Play<E extends GameEvent = GameEvent> = (act: Act<E>) => Promise<void>;

export type Moved = Extract<ExpressEvent, { kind: "moved" }>;

/** How a bandit is moved for one reason. */
export interface Move {
  readonly play?: Play<Moved>; // walking by default
  readonly befalls?: true; // it was moved by others
}

/** Moves by their reason. */
export type Moves = Readonly<Partial<Record<MoveReason, Move>>>;

export interface Scene<E extends GameEvent = GameEvent> {
  readonly play?: Play<E>;
  readonly pause?: number; // milliseconds to pause if nothing moves
  readonly noise?: Noise;
  readonly cued?: true; // its animation plays the sound itself, at the right moment
  readonly opens?: "card" | "chapter"; // it begins a card, or a part of the game without cards
  readonly banner?: true; // its text is announced over the foot of the picture
  readonly bubble?: true; // its text says why nothing happens, in a bubble next to its bandit
  /** Whether a later event is part of this scene. */
  readonly gathers?: (event: GameEvent) => boolean;
  readonly befalls?: true | "victim"; // it happens to the event's bandit, or to the target of the card
  /** The subjects of a close-up; empty for none. */
  readonly closeUp?: (event: E, view: View) => readonly string[];
  readonly high?: true; // it happens on the roofs
  /** A few words for the player it hits. */
  readonly headline?: (event: E) => string;
}

/** The event of a Round card. */
export type Round = Extract<ExpressEvent, { kind: "event" }>;

/** The scenes of the events of Round cards. */
export type RoundScenes = Readonly<Partial<Record<RoundEventName, Scene<Round>>>>;

export type Scenes<E extends GameEvent> = { readonly [K in E["kind"]]?: Scene<Extract<E, { kind: K }>> };
