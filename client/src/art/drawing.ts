// Drawings by id: shapes from the sheets, and paper dolls in a pose, such as `f-belle-gun`.  They are inserted into
// the page as outlines, because browsers are slow with copies (`<use>`) and with parts that are moved one by one.
import address from "virtual:drawings";

import type { Drawings } from "../../drawings/plugin";
import type { Path } from "../../drawings/shapes";
import { bust, compose, isBust, type Bust, type Doll, type Part, type Pose, type Tints } from "../train/doll";

export interface Drawing {
  readonly markup: string;
  readonly outline: string; // of the whole drawing, for the edge of a cut-out
}

interface Fetched extends Drawings {
  readonly dolls: Readonly<Record<string, Doll>>;
}

let all: Fetched = { shapes: {}, views: {}, dolls: {} };
const made = new Map<string, Drawing>();

export async function fetchDrawings(): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.statusText}`);
  all = (await answer.json()) as Fetched;
}

/** An unknown id returns an empty drawing. */
export function drawing(id: string): Drawing {
  let found = made.get(id);
  if (!found) {
    const paths = all.shapes[id] ?? posed(id);
    found = {
      markup: paths.map(([paint, d]) => `<path ${paint} d="${d}"/>`).join(""),
      outline: paths.map(([, d]) => d).join(""),
    };
    made.set(id, found);
  }
  return found;
}

/** The view box of an icon. */
export function viewOf(id: string): string | undefined {
  return all.views[id];
}

export function doll(id: string): Doll | undefined {
  return all.dolls[id];
}

/** `f-belle-gun` is Belle with her gun, `f-belle-hat` her hat in the air. */
function posed(id: string): readonly Path[] {
  const [, who = "", pose = ""] = /^f-(.+)-(\w+)$/.exec(id) ?? [];
  const its = doll(who);
  const line = its && lineOf(its, pose as Pose | Bust | "hat");
  if (!its || !line) return [];
  const { body, hat } = compose(who, its, line);
  const parts = pose === "hat" ? (hat ? [hat] : []) : body;
  return parts.flatMap((part) => painted(part, its.tints));
}

function lineOf(its: Doll, pose: Pose | Bust | "hat"): string | null | undefined {
  if (pose === "hat") return its.poses.hit;
  return isBust(pose) ? bust(its, pose) : its.poses[pose];
}

/** A part in its position, in the colours of its doll; the far limbs are darker. */
function painted({ shape, at: [cos, sin, x, y], far }: Part, tints: Tints): Path[] {
  const shades = far ? { ...tints, sleeve: tints.farSleeve, trousers: tints.farTrousers } : tints;
  const round = (n: number): number => Math.round(n * 100) / 100;
  const moved = (_: string, px: string, py: string): string =>
    `${round(cos * Number(px) - sin * Number(py) + x)} ${round(sin * Number(px) + cos * Number(py) + y)} `;
  return (all.shapes[shape] ?? []).map(([paint, d]) => [
    paint.replace(/var\(--(\w+)\)/, (_, name: keyof Tints) => shades[name] ?? "none"),
    d.replaceAll(/(-?[\d.]+) ?(-?[\d.]+)/g, moved),
  ]);
}
