// Flashes, stars and dust: drawn for a moment above the train.
import type { Clock } from "./clock";
import type { Spot } from "./motion";
import type { Theatre } from "./theatre";

/** Where something is shown, and by which time. */
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
  readonly parts: readonly (readonly [fill: string, d: string])[]; // in a box from -50 to 50
}

export const MUZZLE: Drawing = {
  size: 52,
  parts: [
    ["#2a1a17", "M-50 0L-8-15-14-44 8-20 30-40 24-14 52-6 26 4 40 30 12 16 4 46-6 18-30 36-22 10z"],
    ["#f3c14f", "M-42 0L-6-11-10-34 8-15 24-30 19-10 42-5 20 2 30 22 9 11 3 34-5 13-22 26-16 7z"],
    ["#fff6dc", "M-26 0L-3-7-4-18 5-8 14-15 11-5 24-3 11 1 16 11 5 6 2 17-3 7-12 13-9 4z"],
  ],
};
export const STAR: Drawing = {
  size: 58,
  parts: [
    ["#2a1a17", "M0-50L11-18 44-34 24-4 50 10 20 16 26 48 0 26-26 48-20 16-50 10-24-4-44-34-11-18z"],
    ["#fff1c4", "M0-38L9-13 33-25 18-3 39 8 15 12 19 36 0 19-19 36-15 12-39 8-18-3-33-25-9-13z"],
    ["#c9542f", "M0-20L5-7 17-13 9-2 20 4 8 6 10 19 0 10-10 19-8 6-20 4-9-2-17-13-5-7z"],
  ],
};
export const DUST: Drawing = {
  size: 40,
  parts: [["#f0cf9a", "M-40 20a16 16 0 0 1 6-28 20 20 0 0 1 36-8 18 18 0 0 1 30 14 14 14 0 0 1 0 26z"]],
};
export const SPARKLE: Drawing = {
  size: 70,
  parts: [
    ["#7ff0e0", "M0-50L7-7 50 0 7 7 0 50-7 7-50 0-7-7z"],
    ["#fff", "M0-24L4-4 24 0 4 4 0 24-4 4-24 0-4-4z"],
  ],
};
export const QUESTION: Drawing = {
  size: 30,
  parts: [
    ["#2a1a17", "M-40 0a40 40 0 1 1 80 0 40 40 0 1 1-80 0z"],
    ["#fff1c4", "M-34 0a34 34 0 1 1 68 0 34 34 0 1 1-68 0z"],
    ["#2a1a17", "M-16-10c0-10 7-17 17-17 10 0 17 6 17 15 0 12-12 12-13 20H-4c0-13 10-13 10-19 0-3-2-5-5-5-4 0-6 2-6 6"],
    ["#2a1a17", "M-5 13H6v10H-5z"],
  ],
};
export const CARTRIDGE: Drawing = {
  size: 26,
  parts: [
    ["#2a1a17", "M-18-20Q-14-50 0-50T18-20V46h-36z"],
    ["#b5562f", "M-13-14Q-12-44 0-44t13 30z"],
    ["#e3a53f", "M-13-14h26v54h-26z"],
  ],
};

function draw(drawing: Drawing, k: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-50 -50 100 100");
  const size = drawing.size * k;
  const [half, whole] = [`${-size / 2}px`, `${size}px`];
  const style = { position: "absolute", left: half, top: half, width: whole, height: whole, overflow: "visible" };
  Object.assign(svg.style, style);
  for (const [fill, d] of drawing.parts) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("fill", fill);
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

/** Show something until its animation is over. */
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

/** A drawing that bursts open and goes. */
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

/** The way of a bullet. */
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

/** Words or a drawing that rise and fade. */
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

/** A sentence at somebody who stands here, or in the middle of the picture; it stays until it can be read. */
export function say(show: Show, text: string, spot: Spot | undefined): Promise<void> {
  const { theatre } = show;
  const [{ k, top, width }, picture] = [theatre.layout(), theatre.picture()];
  const at = spot ?? { x: (picture.left + picture.width / 2) / k, y: top + 2 * HEAD, s: 1 };
  const widest = Math.min(230, picture.width * 0.46);
  const x = Math.max(widest / 2 + 8, Math.min(at.x * k, width * k - widest / 2 - 8));
  const y = Math.max(64, (at.y - HEAD * at.s) * k);
  const transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  const [seen, gone] = [1, 0].map((opacity) => ({ transform, opacity }));
  const frames = [{ ...gone }, { ...seen, offset: 0.08 }, { ...seen, offset: 0.92 }, { ...gone }];
  return briefly(show, words(text, `${widest}px`), frames, 800 + 35 * text.length);
}

/** A copy of something that is no longer there, on its last way. */
export function farewell(show: Show, node: Node, frames: Keyframe[], duration: number): Promise<void> {
  const copy = node.cloneNode(true) as HTMLElement;
  delete copy.dataset.id;
  return briefly(show, copy, frames, duration);
}
