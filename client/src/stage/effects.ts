// Flashes, stars and dust: drawn for a moment above the train.
import type { Clock } from "./clock";
import type { Spot } from "./motion";
import type { Theatre } from "./theatre";

/** The layer for effects, and its clock. */
interface Show {
  readonly theatre: Theatre;
  readonly clock: Clock;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const SVG = "http://www.w3.org/2000/svg";

interface Drawing {
  readonly size: number; // units
  readonly shape: string; // its id, in a box from -50 to 50
}

export const MUZZLE: Drawing = { size: 52, shape: "effect-muzzle" };
export const STAR: Drawing = { size: 58, shape: "effect-star" };
export const DUST: Drawing = { size: 40, shape: "effect-dust" };
export const SPARKLE: Drawing = { size: 70, shape: "effect-sparkle" };
export const QUESTION: Drawing = { size: 30, shape: "effect-question" };
export const CARTRIDGE: Drawing = { size: 26, shape: "effect-cartridge" };

function draw(drawing: Drawing, k: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-50 -50 100 100");
  const size = drawing.size * k;
  const [half, whole] = [`${-size / 2}px`, `${size}px`];
  const style = { position: "absolute", left: half, top: half, width: whole, height: whole, overflow: "visible" };
  Object.assign(svg.style, style);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${drawing.shape}`);
  svg.append(use);
  return svg;
}

/** Shows an element until its animation is over. */
async function briefly({ theatre, clock }: Show, node: Element, frames: Keyframe[], duration: number): Promise<void> {
  theatre.effects.append(node);
  try {
    await clock.animate(node, frames, { duration, fill: "both" });
  } finally {
    node.remove();
  }
}

function at(x: number, y: number, k: number, rest: string): string {
  return `translate(${(x * k).toFixed(1)}px, ${(y * k).toFixed(1)}px) ${rest}`;
}

/** A drawing that bursts and disappears. */
export function burst(show: Show, drawing: Drawing, x: number, y: number, duration: number, flip = 1): Promise<void> {
  const { k } = show.theatre.layout();
  const frames = [
    { transform: at(x, y, k, `scale(${0.3 * flip}, .3)`), opacity: 1 },
    { transform: at(x, y, k, `scale(${flip}, 1)`), opacity: 1, offset: 0.3, easing: "ease-out" },
    { transform: at(x, y, k, `scale(${0.9 * flip}, .9)`), opacity: 1, offset: 0.7 },
    { transform: at(x, y, k, `scale(${1.2 * flip}, 1.2)`), opacity: 0 },
  ];
  return briefly(show, draw(drawing, k), frames, duration);
}

/** The path of a bullet. */
export function tracer(show: Show, from: Point, to: Point, duration: number): Promise<void> {
  const { k } = show.theatre.layout();
  const [dx, dy] = [(to.x - from.x) * k, (to.y - from.y) * k];
  const node = document.createElement("i");
  Object.assign(node.style, {
    position: "absolute",
    left: "0",
    top: `${-1.5 * k}px`,
    width: `${Math.hypot(dx, dy)}px`,
    height: `${3 * k}px`,
    transformOrigin: "0 50%",
    borderRadius: "2px",
    background: "linear-gradient(90deg, transparent, #fff1c4 60%, #fff)",
  });
  const turn = `rotate(${Math.atan2(dy, dx)}rad)`;
  const frames = [
    { transform: at(from.x, from.y, k, `${turn} scaleX(.05)`), opacity: 1 },
    { transform: at(from.x, from.y, k, `${turn} scaleX(1)`), opacity: 1, offset: 0.6 },
    { transform: at(from.x, from.y, k, `${turn} scaleX(1)`), opacity: 0 },
  ];
  return briefly(show, node, frames, duration);
}

/** Text or a drawing that rises and fades. */
export function rise(show: Show, what: string | Drawing, x: number, y: number, duration: number): Promise<void> {
  const { k } = show.theatre.layout();
  const node = typeof what === "string" ? words(what) : draw(what, k);
  const frames = [
    { transform: at(x, y, k, "scale(.6)"), opacity: 0 },
    { transform: at(x, y - 14, k, "scale(1)"), opacity: 1, offset: 0.2, easing: "linear" },
    { transform: at(x, y - 30, k, "scale(1)"), opacity: 1, offset: 0.75 },
    { transform: at(x, y - 44, k, "scale(1)"), opacity: 0 },
  ];
  return briefly(show, node, frames, duration);
}

function words(text: string, width = "max-content"): HTMLElement {
  const node = document.createElement("div");
  const label = document.createElement("b");
  label.textContent = text;
  Object.assign(label.style, {
    position: "absolute",
    left: "0",
    bottom: "0",
    width: "max-content",
    maxWidth: width,
    transform: "translateX(-50%)",
    padding: "1px 8px 2px",
    border: "2px solid #2a1a17",
    borderRadius: "7px",
    background: "#fff1c4",
    color: "#2a1a17",
    font: "400 15px/1.2 var(--slab)",
    textAlign: "center",
  });
  node.append(label);
  return node;
}

const HEAD = 92; // units from the foot of a figure to above its head
const HAT = 15; // of these, a bubble may cover
const HALF = 26; // units from the middle of a figure to its side
const AWNING = 22; // pixels that hang over the picture from above

/** A sentence next to a figure or in the middle of the picture; it stays long enough to be read. */
export function say(show: Show, text: string, spot: Spot | undefined): Promise<void> {
  const { theatre } = show;
  const [{ k, top, width }, picture] = [theatre.layout(), theatre.picture()];
  const at = spot ?? { x: (picture.left + picture.width / 2) / k, y: top + 2 * HEAD, s: 1 };
  if (!spot) theatre.center(at.x); // ends any scrolling, which would take it out of the picture
  const widest = Math.min(230, picture.width * 0.46);
  let x = Math.max(widest / 2 + 8, Math.min(at.x * k, width * k - widest / 2 - 8));
  const node = words(text, `${widest}px`);
  theatre.effects.append(node);
  const label = node.firstElementChild as HTMLElement;
  const head = (at.y - HEAD * at.s) * k;
  if (spot && AWNING + label.offsetHeight > head + HAT * k) {
    // Without room above the figure, beside it.
    const half = HALF * at.s * k;
    label.style.maxWidth = `${picture.width / 2 - half - 8}px`;
    const aside = half + label.offsetWidth / 2;
    x = at.x * k + (at.x * k + 2 * aside < width * k ? aside : -aside);
  }
  const y = Math.max(AWNING + label.offsetHeight, head);
  const transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  const [seen, gone] = [1, 0].map((opacity) => ({ transform, opacity }));
  const frames = [{ ...gone }, { ...seen, offset: 0.08 }, { ...seen, offset: 0.92 }, { ...gone }];
  return briefly(show, node, frames, 800 + 35 * text.length);
}

/** Animates a copy of a piece that has been removed. */
export function farewell(show: Show, node: Node, frames: Keyframe[], duration: number): Promise<void> {
  const copy = node.cloneNode(true) as HTMLElement;
  delete copy.dataset.id;
  return briefly(show, copy, frames, duration);
}
