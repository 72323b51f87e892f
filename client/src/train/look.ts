// How everybody looks: letter and silhouette tell who it is, colour only helps.
import { doll } from "../art/drawing";
import { faces } from "../boxes";
import type { ExpressSetup } from "../protocol";
import { found } from "../words/catalogue";
import { bust, isBust, type Bust, type Pose } from "./doll";

type Printing = ExpressSetup["options"]["printing"];

/** A background, as CSS says it. */
export interface Pattern {
  readonly image: string;
  readonly size?: string;
  readonly repeat?: string;
  readonly position?: string;
}

export interface Look {
  readonly id: string; // of the drawing
  readonly letter: string;
  readonly fill: string;
  readonly text: string;
  readonly pattern?: Pattern; // on the cards, where it is not dots
  readonly neutral?: true; // nobody plays this figure
  readonly emblem?: readonly (readonly [fill: string, d: string])[]; // on its foot, instead of the letter
  readonly called?: () => string; // where it is no proper name
}

const STRANGER = { id: "stranger", fill: "#6a4a34", text: "#fff" };

/** Whoever no box knows is a stranger with initials; pairs have no names before they are chosen. */
export function look(name: string): Look {
  return faces("looks", name) ?? { ...STRANGER, letter: initials(name) || "?" };
}

/** The id of the drawing of somebody in a pose; whoever has no such pose stands idle. */
export function figure(name: string, pose: Pose | Bust = "idle"): string {
  const { id } = look(name);
  const its = doll(id);
  const known = its && (isBust(pose) ? bust(its, pose) : its.poses[pose]);
  return `f-${id}-${known ? pose : "idle"}`;
}

/** The part of a drawing that is a bust; broad figures are shorter. */
export function bustBox(name: string): string {
  return doll(look(name).id)?.broad ? "-2 -1 68 68" : "3 -2 58 58";
}

/** The hat that somebody loses when hit. */
export function flyingHat(name: string): string | null {
  const { id } = look(name);
  return doll(id)?.poses.hit ? `f-${id}-hat` : null;
}

/** The capital letters that words begin with, at most two. */
export function initials(name: string): string {
  return (name.match(/\b\p{Lu}/gu) ?? []).slice(0, 2).join("");
}

/** What a bandit can do, in words; a printing that gives it another power has words of its own. */
export function power(name: string, printing: Printing): string {
  const first = printing === "first" ? found("express:power.first.*", name) : null;
  return first ?? found("express:power.*", name) ?? "";
}

/** The same in two or three words. */
export function trait(name: string, printing: Printing): string {
  const first = printing === "first" ? found("express:trait.first.*", name) : null;
  return first ?? found("express:trait.*", name) ?? "";
}

/** How somebody on the train is called. */
export function called(name: string): string {
  return look(name).called?.() ?? name;
}

/** `First class` is drawn by `first-class`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The wagons of Super Express have no names: any interior will do, the same one for the same wagon. */
export const INTERIORS = [
  "first-class",
  "mail-car",
  "private-saloon",
  "second-class",
  "dining-car",
  "baggage-car",
] as const;
