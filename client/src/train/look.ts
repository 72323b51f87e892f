// The looks of all figures: letter and silhouette identify them, colour only helps.
import { doll } from "../art/drawing";
import { faces } from "../boxes";
import type { ExpressSetup } from "../protocol";
import { found } from "../words/catalogue";
import { bust, isBust, type Bust, type Pose } from "./doll";

type Printing = ExpressSetup["options"]["printing"];

/** A CSS background. */
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
  readonly pattern?: Pattern; // on the cards; dots by default
  readonly neutral?: true; // nobody plays this figure
  readonly emblem?: readonly (readonly [fill: string, d: string])[]; // on its foot, instead of the letter
  readonly called?: () => string; // its name in the reader's language, if it is not a proper name
}

const STRANGER = { id: "stranger", fill: "#6a4a34", text: "#fff" };

/** A figure that no box knows is a stranger with initials; bandits have no names before pairs are chosen. */
export function look(name: string): Look {
  return faces("looks", name) ?? { ...STRANGER, letter: initials(name) || "?" };
}

/** The id of a figure's drawing in a pose, or in its idle pose if it lacks that one. */
export function figure(name: string, pose: Pose | Bust = "idle"): string {
  const { id } = look(name);
  const its = doll(id);
  const known = its && (isBust(pose) ? bust(its, pose) : its.poses[pose]);
  return `f-${id}-${known ? pose : "idle"}`;
}

/** The view box of a bust; broad figures are shorter. */
export function bustBox(name: string): string {
  return doll(look(name).id)?.broad ? "-2 -1 68 68" : "3 -2 58 58";
}

/** The hat that a figure loses when hit. */
export function flyingHat(name: string): string | null {
  const { id } = look(name);
  return doll(id)?.poses.hit ? `f-${id}-hat` : null;
}

/** The initial letters of capitalised words, at most two. */
export function initials(name: string): string {
  return (name.match(/\b\p{Lu}/gu) ?? []).slice(0, 2).join("");
}

/** A sentence about a bandit's power, which may differ in the first printing. */
export function power(name: string, printing: Printing): string {
  const first = printing === "first" ? found("express:power.first.*", name) : null;
  return first ?? found("express:power.*", name) ?? "";
}

/** The same in two or three words. */
export function trait(name: string, printing: Printing): string {
  const first = printing === "first" ? found("express:trait.first.*", name) : null;
  return first ?? found("express:trait.*", name) ?? "";
}

/** The displayed name of a figure. */
export function called(name: string): string {
  return look(name).called?.() ?? name;
}

/** The drawing of `First class` is `first-class`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The wagons of Super Express have no names, so each gets a fixed interior. */
export const INTERIORS = [
  "first-class",
  "mail-car",
  "private-saloon",
  "second-class",
  "dining-car",
  "baggage-car",
] as const;
