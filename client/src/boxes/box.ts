// What a box is to the page: all that it draws, plays and says.  What no box knows is drawn as a plain shape.
import type { Component } from "svelte";

import type { IconName } from "../art/icons";
import type { ExpressEvent, ExpressOption, ExpressView, GameEvent, GameOption, TokenView, View } from "../protocol";
import type { Moves, RoundScenes, Scenes } from "../stage/scene";
import type { Bust, Pose } from "../train/doll";
import type { Ahead, Layout } from "../train/layout";
import type { Look } from "../train/look";
import type { Area, Loot, Piece } from "../train/piece";
import type { Beside } from "../train/rows";
import type { Landscape } from "../train/scenery/landscape";
import type { Thing } from "../train/targets";

/** A part of a card's picture: the bandit, or somebody else, in a pose; or a shape by its id, `cut` with an edge. */
export type Layer =
  | { readonly pose: Pose | Bust; readonly at: string; readonly who?: string }
  | { readonly shape: string; readonly at?: string; readonly cut?: true };

/** What is drawn on a card: a scene, and before it the layers, the farthest first. */
export interface CardPicture {
  readonly scene: string;
  readonly layers: readonly Layer[];
}

/** A card, or a turn on one. */
export interface CardFace {
  readonly icon: IconName;
  readonly label: () => string;
  readonly picture?: CardPicture;
}

/** What people ask about; `number` is whatever is counted on a plate. */
export type AboutKind = "card" | "turn" | "event" | "loot" | "figure" | "number";

export interface LootFace {
  readonly icon: IconName; // beside words
  readonly shape: (loot: Loot) => string; // the drawing on the train
  readonly mark: (loot: Loot) => string; // what is written on it
  readonly name: () => string;
  readonly label: (loot: Loot) => string; // with its value
  readonly counted: (number: number) => string;
  readonly average?: number; // what one is worth, as long as nobody sees it
  readonly sort?: string; // another kind that it is counted with
}

/** A line of the score. */
export interface ScoreFace {
  readonly label: () => string;
  readonly icon?: IconName;
  readonly money?: true; // else it only decides between equals
}

/** A wagon of a box: its inside, `w` units wide, and the colours around it. */
export interface WagonFace {
  readonly interior: Component<{ w: number }>;
  readonly frame: string;
  readonly sill: string;
  readonly roof: string;
}

/** What a box knows by name: the same whatever is played. */
export interface Faces {
  readonly looks?: Readonly<Record<string, Look>>;
  readonly cards?: Readonly<Record<string, CardFace>>;
  readonly turns?: Readonly<Record<string, CardFace>>; // of a Round card
  readonly loot?: Readonly<Record<string, LootFace>>;
  readonly scores?: Readonly<Record<string, ScoreFace>>;
  readonly wagons?: Readonly<Record<string, WagonFace>>; // by the kinds of their drawings
}

/** A figure that exactly one player plays, and the question who. */
export interface Lead {
  readonly figure: string;
  readonly ask: () => string;
}

export interface BanditProps {
  readonly view: ExpressView;
  readonly bandit: ExpressView["bandits"][number];
}

/** What counts for a seat, on its plate. */
export interface Tally {
  readonly icon: IconName | null;
  readonly mark: string;
  readonly words: string; // the same in full
  readonly about: string;
}

/** The head of a poster at the end, and what stands there instead of money. */
export interface PosterHead {
  readonly title: string;
  readonly crime: string;
  readonly sum: string;
  readonly sumWords: string; // the same in full
  readonly deed: string; // what a winner is told to have done; {name}
}

export interface EndingProps {
  readonly view: ExpressView;
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

export interface AboutFigure {
  readonly title: string;
  readonly text: string;
  readonly rule?: string;
}

export type Place<V extends View> = V["places"][number];

/**
 * A box of the game whose views are `V`.  Every function is asked in every game, and has nothing to say of one that is
 * played without the box.
 */
export interface Box<
  V extends View = ExpressView,
  E extends GameEvent = ExpressEvent,
  O extends GameOption = ExpressOption,
> extends Faces {
  readonly scenes?: Scenes<E>;
  readonly rules?: Readonly<Partial<Record<AboutKind, Readonly<Record<string, string>>>>>; // which rule explains it
  readonly leads?: Readonly<Record<string, Lead>>; // by variant
  readonly lines?: Readonly<Record<string, string>>; // which rule explains a line of the log: `moved`, `moved.punch`
  readonly rounds?: RoundScenes;
  /** The land of the rounds whose cards have no event, but a picture of it. */
  readonly landscapes?: Readonly<Record<string, Landscape>>;
  readonly moves?: Moves;
  /** How high it is what stands beside the train. */
  readonly beside?: (view: V) => number;
  /** Cars ahead of the Locomotive. */
  readonly ahead?: (view: V) => readonly Ahead[];
  /** How a car ahead of the Locomotive is drawn. */
  readonly hulls?: Readonly<Record<string, Component<{ name: string }>>>;
  /** Which part of the picture a place is that is no whole floor of a car. */
  readonly area?: (view: V, layout: Layout, place: Place<V>) => Area | null;
  readonly placeName?: (place: Place<V>) => string | null;
  /** Who is in a place and is no bandit. */
  readonly figures?: (view: V, place: Place<V>) => readonly string[];
  /** Of the tokens that are no loot yet, those that the box draws itself. */
  readonly guarded?: (view: V) => readonly TokenView[];
  /** What stands beside the train, and on that. */
  readonly pieces?: (view: V, layout: Layout) => readonly Piece[];
  /** The same in words, by car. */
  readonly besides?: (view: V, car: number) => readonly Beside[];
  /** What an option points at, if only this box knows. */
  readonly target?: (option: O, view: V, layout: Layout) => Thing | null;
  /** Where a bandit is who is nowhere on the train. */
  readonly absence?: (view: V, bandit: string) => string | null;
  /** Bullets of this round that will cost a bandit money. */
  readonly wounds?: (view: V, bandit: number) => number;
  /** Bullets left in the cylinders of a bandit who has not just one. */
  readonly cylinders?: (view: V, bandit: string) => readonly number[] | null;
  /** A figure that it alone knows, or knows better, for whoever asks about it. */
  readonly about?: (figure: string, view: V) => AboutFigure | null;
  /** What else there is to say of a bandit. */
  readonly details?: Component<BanditProps>;
  /** Signs on a bandit's plate. */
  readonly badges?: Component<BanditProps>;
  /** What somebody has before them who has no loot. */
  readonly belongings?: (view: V, seat: number) => Component<{ view: V }> | null;
  /** What counts for somebody who has no money. */
  readonly tally?: (view: V, seat: number) => Tally | null;
  /** The head of a seat's poster at the end, if it is no ordinary one. */
  readonly poster?: (view: V, seat: number, events: readonly GameEvent[]) => PosterHead | null;
  /** What else the poster of a seat tells at the end. */
  readonly ending?: Component<EndingProps>;
  /** Why the winners have won, where their money does not tell. */
  readonly reason?: (view: V, winners: readonly number[]) => string | null;
}
