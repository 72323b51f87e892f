// Drawn examples of the rules: scenes of the rule tests, before and after, with their events.
import { lootWords } from "../art/loot";
import { called } from "../train/look";
import type { Loot } from "../train/piece";
import { fill, words, type Language } from "../words";
import { said } from "../words/catalogue";
import { fetchFile } from "./files";

/** By floor and car, from the Locomotive on: `Tuco/purse:300` has loot, `Tuco<*` faces forward and lies stunned. */
export interface Train {
  readonly roof: readonly (readonly string[])[];
  readonly inside: readonly (readonly string[])[];
}

export interface Example {
  readonly game: "express" | "super";
  readonly before: Train;
  readonly after: Train | null; // null: as before
  readonly told: readonly string[];
}

export type Examples = Readonly<Record<string, Example>>; // by rule number

export const loadExamples = (language: Language): Promise<Examples> => fetchFile(`./examples/${language}.json`);

export interface Figure {
  readonly name: string;
  readonly mark: string; // faces the Locomotive (▶) or away from it; lies stunned (*)
  readonly loot: readonly Loot[];
}

/** Bandits and loot in a place. */
export function standing(place: readonly string[]): { figures: Figure[]; loot: Loot[] } {
  const isFigure = (thing: string): boolean => /^[A-Z]/.test(thing);
  return {
    figures: place.filter(isFigure).map(figureOf),
    loot: place.filter((thing) => !isFigure(thing)).map(lootOf),
  };
}

function figureOf(text: string): Figure {
  const [who = "", ...loot] = text.split("/");
  return {
    name: who.replace(/\W/g, ""),
    mark: who.replace(/\w/g, "").replace("<", "▶").replace(">", "◀"),
    loot: loot.map(lootOf),
  };
}

function lootOf(text: string, token: number): Loot {
  const [kind = "", value] = text.split(":");
  return { token, kind, value: value ? Number(value) : null, half: false };
}

/** The whole scene as text for screen readers. */
export function spoken({ roof, inside }: Train): string {
  const t = words();
  const told = (where: string, car: number, place: readonly string[]): string => {
    const { figures, loot } = standing(place);
    const there = [...figures.map(({ name }) => called(name)), ...loot.map(lootWords)];
    const label = car ? fill(t.wagon.wagon, { number: car }) : said("super:picture.locomotive");
    return there.length ? `${fill(where, { car: label })}${t.page.colon} ${there.join(", ")}. ` : "";
  };
  return inside
    .map((place, car) => told(t.wagon.roof, car, roof[car] ?? []) + told(t.wagon.inside, car, place))
    .join("");
}
