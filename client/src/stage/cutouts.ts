// Cut-outs: drawings that are shown for one scene and removed at its end.
import { drawing } from "../art/drawing";
import { pose } from "./motion";
import type { Spot } from "./motion";
import type { Playing } from "./scene";

const SVG = "http://www.w3.org/2000/svg";

/** Paint and outline, with a width for a line; or a drawing by its id, with the position of its corner. */
export type Part =
  readonly [paint: string, d: string, width?: number] | { use: string; x?: number; y?: number; s?: number };

/** A drawing in units of the train; 0, 0 is its foot. */
export interface Cutout {
  readonly parts: readonly Part[];
  readonly edged?: true; // like a playing piece
}

/** In front of the pieces, or behind them. */
export type Layer = "front" | "back";

/** Shows a drawing until the end of the scene. */
export type Hang = (cutout: Cutout | HTMLElement, at: Spot, layer?: Layer) => HTMLElement;

function draw({ parts, edged }: Cutout, k: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", "1");
  svg.setAttribute("height", "1");
  Object.assign(svg.style, { position: "absolute", left: "0", top: "0", overflow: "visible" });
  const whole = document.createElementNS(SVG, "g");
  whole.setAttribute("transform", `scale(${k})`);
  for (const edge of edged ? ["ink", "cut"] : []) whole.append(...parts.map((part) => outline(part, edge)));
  whole.append(...parts.map(painted));
  svg.append(whole);
  return svg;
}

function outline(part: Part, edge: string): SVGPathElement {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("class", edge);
  path.setAttribute("d", "use" in part ? drawing(part.use).outline : part[1]);
  if ("use" in part) path.setAttribute("transform", placed(part));
  return path;
}

function painted(part: Part): SVGElement {
  if ("use" in part) {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("transform", placed(part));
    group.innerHTML = drawing(part.use).markup;
    return group;
  }
  const [paint, d, width] = part;
  const path = document.createElementNS(SVG, "path");
  const line = {
    fill: "none",
    stroke: paint,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  for (const [name, value] of Object.entries(width ? { d, ...line } : { d, fill: paint }))
    path.setAttribute(name, String(value));
  return path;
}

function placed({ x = 0, y = 0, s = 1 }: Extract<Part, { use: string }>): string {
  return `translate(${x} ${y}) scale(${s})`;
}

/** A dark sheet over the whole picture, with or without a round hole in its middle. */
export function veil({ theatre }: Playing, hole = 0): HTMLElement {
  const { k, width, height } = theatre.layout();
  const node = document.createElement("div");
  const [w, h] = [width * k * 3, height * k * 3];
  const light = `radial-gradient(circle, #0b1d2200 ${hole * k}px, #0b1d22b8 ${hole * k * 1.5}px)`;
  const place = { position: "absolute", left: `${-w / 2}px`, top: `${-h / 2}px`, width: `${w}px`, height: `${h}px` };
  Object.assign(node.style, { ...place, background: hole ? light : "#0b1d22b8" });
  return node;
}

/** Plays a scene with cut-outs; they are removed however it ends. */
export async function withCutouts({ theatre }: Playing, play: (hang: Hang) => Promise<void>): Promise<void> {
  const hung: HTMLElement[] = [];
  const hang: Hang = (cutout, at, layer = "front") => {
    const { k } = theatre.layout();
    const node = document.createElement("div");
    Object.assign(node.style, { position: "absolute", left: "0", top: "0", zIndex: "1", transform: pose(at, k) });
    node.ariaHidden = "true";
    node.append("parts" in cutout ? draw(cutout, k) : cutout);
    (layer === "front" ? theatre.effects : theatre.root).append(node);
    hung.push(node);
    return node;
  };
  try {
    await play(hang);
  } finally {
    for (const node of hung) node.remove();
  }
}
