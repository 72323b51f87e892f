// The parts of views, options and events that the train draws.  The types of the protocol fit them.

export type Floor = "inside" | "roof";
export type Game = "express" | "super";

export interface Option {
  readonly action: number;
  readonly verb: string;
  readonly text: string;
  readonly words: string;
  readonly points: object;
}

export interface GameEvent {
  readonly number: number;
  readonly kind: string;
  readonly words: string;
  readonly points: object;
  readonly changes: object | null; // in the view
}

export interface TokenView {
  readonly token: number;
  readonly label: string;
  readonly kind: string;
  readonly value: number | null;
  readonly half: boolean;
}

export interface PlaceView {
  readonly place: number;
  readonly name: string;
  readonly car: number | null;
  readonly floor: string | null;
  readonly bandits: readonly string[];
  readonly loot: readonly TokenView[];
}

export interface BanditView {
  readonly bandit: number;
  readonly name: string;
  readonly seat: number;
  readonly place: number;
  readonly bullets: number;
  readonly loot: readonly TokenView[];
  readonly cash: number;
}

export interface CoachView {
  readonly car: number;
  readonly shotgun: string;
  readonly horses: readonly number[];
  readonly horses_ahead: number;
  readonly hostages: readonly string[];
  readonly taken: readonly (string | null)[];
  readonly escaped: readonly string[];
}

export interface ExpressView {
  readonly seat: number | null;
  readonly over: boolean;
  readonly to_act: readonly number[];
  readonly phase: string;
  readonly round: {
    readonly number: number;
    readonly turns: readonly string[];
    readonly turn: number | null;
    readonly event: string | null;
  } | null;
  readonly wagons: readonly string[];
  readonly places: readonly PlaceView[];
  readonly marshal: number;
  readonly neutral: number;
  readonly spare: readonly TokenView[];
  readonly bandits: readonly BanditView[];
  readonly boxes: {
    readonly horses?: CoachView;
    readonly timecar?: { readonly bandit: string | null; readonly destination: string | null };
  };
}

export interface SuperPlace {
  readonly car: number;
  readonly floor: string;
  readonly bandits: readonly string[];
}

export interface SuperBandit {
  readonly seat: number;
  readonly name: string;
  readonly status: string;
  readonly car: number | null;
  readonly floor: string | null;
  readonly facing: string | null;
  readonly stunned: boolean;
  readonly loot: readonly number[];
}

export interface Programme {
  readonly seat: number;
  readonly ready: boolean;
  readonly revealed: readonly string[];
}

export interface SuperView {
  readonly seat: number | null;
  readonly over: boolean;
  readonly to_act: readonly number[];
  readonly round: number;
  readonly wagons: number;
  readonly places: readonly SuperPlace[];
  readonly bandits: readonly SuperBandit[];
  readonly programmes: readonly Programme[];
  readonly own: { readonly programme: readonly string[]; readonly hand: readonly string[] } | null;
}

export type AnyView = ExpressView | SuperView;

export function isExpress(view: AnyView): view is ExpressView {
  return "marshal" in view;
}

/** A point of an option or event: what it is depends on its verb or kind. */
function point(of: { readonly points: object }, key: string): unknown {
  return (of.points as Readonly<Record<string, unknown>>)[key];
}

export function textOf(of: { readonly points: object }, key: string): string | null {
  const value = point(of, key);
  return typeof value === "string" ? value : null;
}

export function numberOf(of: { readonly points: object }, key: string): number | null {
  const value = point(of, key);
  return typeof value === "number" ? value : null;
}

export function isTrue(of: { readonly points: object }, key: string): boolean {
  return point(of, key) === true;
}
