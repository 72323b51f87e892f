// What a box provides to the page: everything it draws, animates and says.  Anything unknown is drawn as a plain shape.
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

/** A layer of a card's picture: the card's bandit or another figure in a pose, or a shape, `cut` with an edge. */
export type Layer =
  | { readonly pose: Pose | Bust; readonly at: string; readonly who?: string }
  | { readonly shape: string; readonly at?: string; readonly cut?: true };

/** The picture on a card: a scene and the layers in front of it, from back to front. */
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

/** The kinds of things that have help; `number` is a count on a plate. */
export type AboutKind = "card" | "turn" | "event" | "loot" | "figure" | "number";

export interface LootFace {
  readonly icon: IconName; // next to text
  readonly shape: (loot: Loot) => string; // its drawing on the train
  readonly mark: (loot: Loot) => string; // the text on it
  readonly name: () => string;
  readonly label: (loot: Loot) => string; // its name with its value
  readonly counted: (number: number) => string;
  readonly average?: number; // its average value while it is face down
  readonly sort?: string; // the kind under which it is counted, if not its own
}

/** A line of the score. */
export interface ScoreFace {
  readonly label: () => string;
  readonly icon?: IconName;
  readonly money?: true; // otherwise it is a tie-break
}

/** A wagon of a box: its inside, `w` units wide, and the colours around it. */
export interface WagonFace {
  readonly interior: Component<{ w: number }>;
  readonly frame: string;
  readonly sill: string;
  readonly roof: string;
}

/** What a box draws by name, whichever variant is played. */
export interface Faces {
  readonly looks?: Readonly<Record<string, Look>>;
  readonly cards?: Readonly<Record<string, CardFace>>;
  readonly turns?: Readonly<Record<string, CardFace>>; // of a Round card
  readonly loot?: Readonly<Record<string, LootFace>>;
  readonly scores?: Readonly<Record<string, ScoreFace>>;
  readonly wagons?: Readonly<Record<string, WagonFace>>; // by kind of drawing
}

/** A figure that exactly one player plays, and the words for choosing that player. */
export interface Lead {
  readonly figure: string;
  readonly ask: () => string;
}

export interface BanditProps {
  readonly view: ExpressView;
  readonly bandit: ExpressView["bandits"][number];
}

/** What a seat is judged by, shown on its plate. */
export interface Tally {
  readonly icon: IconName | null;
  readonly mark: string;
  readonly words: string; // the same, spelled out
  readonly about: string;
}

/** The heading of a poster at the end, and what it shows instead of money. */
export interface PosterHead {
  readonly title: string;
  readonly crime: string;
  readonly sum: string;
  readonly sumWords: string; // the same, spelled out
  readonly deed: string; // what the winner did, with a gap for {name}
}

export interface FaceProps {
  readonly view: ExpressView;
  readonly option: GameOption;
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
 * A box of the game whose views are `V`.  Its functions are called in every game; in games without the box they
 * return nothing.
 */
export interface Box<
  V extends View = ExpressView,
  E extends GameEvent = ExpressEvent,
  O extends GameOption = ExpressOption,
> extends Faces {
  readonly scenes?: Scenes<E>;
  readonly rules?: Readonly<Partial<Record<AboutKind, Readonly<Record<string, string>>>>>; // the rule that explains it
  readonly leads?: Readonly<Record<string, Lead>>; // by variant
  readonly lines?: Readonly<Record<string, string>>; // rules for lines of the log: `moved`, `moved.punch`
  readonly rounds?: RoundScenes;
  /** Landscapes for Round cards that show one instead of an event. */
  readonly landscapes?: Readonly<Record<string, Landscape>>;
  readonly moves?: Moves;
  /** The height of the things beside the train. */
  readonly beside?: (view: V) => number;
  /** Cars ahead of the Locomotive. */
  readonly ahead?: (view: V) => readonly Ahead[];
  /** The drawing of a car ahead of the Locomotive. */
  readonly hulls?: Readonly<Record<string, Component<{ name: string }>>>;
  /** The part of the picture for a place that is not a whole floor of a car. */
  readonly area?: (view: V, layout: Layout, place: Place<V>) => Area | null;
  /** The name of a place that `ahead` or `area` puts into the picture; any other place is a platform with its name. */
  readonly placeName?: (place: Place<V>) => string | null;
  /** Figures in a place that are not bandits. */
  readonly figures?: (view: V, place: Place<V>) => readonly string[];
  /** The tokens off the train that the box draws itself. */
  readonly guarded?: (view: V) => readonly TokenView[];
  /** The pieces beside the train. */
  readonly pieces?: (view: V, layout: Layout) => readonly Piece[];
  /** The same as text, by car. */
  readonly besides?: (view: V, car: number) => readonly Beside[];
  /** The target of an option that only this box knows. */
  readonly target?: (option: O, view: V, layout: Layout) => Thing | null;
  /** What an answer shows in place of its words. */
  readonly face?: (option: GameOption) => Component<FaceProps> | null;
  /** The whereabouts of a bandit that is not on the train. */
  readonly absence?: (view: V, bandit: string) => string | null;
  /** The number of this round's Bullets that will cost a bandit money. */
  readonly wounds?: (view: V, bandit: number) => number;
  /** Bullets left in each cylinder, for a figure with more than one. */
  readonly cylinders?: (view: V, bandit: string) => readonly number[] | null;
  /** Help for a figure, if this box has its own. */
  readonly about?: (figure: string, view: V) => AboutFigure | null;
  /** Further details about a bandit. */
  readonly details?: Component<BanditProps>;
  /** Badges on a bandit's plate. */
  readonly badges?: Component<BanditProps>;
  /** What a player without loot sees in place of it. */
  readonly belongings?: (view: V, seat: number) => Component<{ view: V }> | null;
  /** What a player who does not collect money is judged by. */
  readonly tally?: (view: V, seat: number) => Tally | null;
  /** The heading of a seat's poster at the end, if it is not the usual one. */
  readonly poster?: (view: V, seat: number, events: readonly GameEvent[]) => PosterHead | null;
  /** Further details on a seat's poster at the end. */
  readonly ending?: Component<EndingProps>;
  /** Why the winners won, if not by money. */
  readonly reason?: (view: V, winners: readonly number[]) => string | null;
}
