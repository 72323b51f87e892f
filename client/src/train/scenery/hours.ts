// The light of the day: one hour for each round, from noon to night.

export interface Hour {
  readonly sky: readonly string[]; // eight sheets, from the sun outwards
  readonly sun: { readonly x: number; readonly y: number; readonly r: number }; // fractions of the sky
  readonly cloud: string;
  readonly far: readonly [rock: string, stripe: string];
  readonly near: readonly [rock: string, stripe: string];
  readonly hill: string;
  readonly cactus: string;
  readonly ground: readonly [far: string, middle: string, near: string];
  readonly stone: readonly [dark: string, light: string, sand: string];
  readonly night?: true; // a moon and stars, and lamps are lit
}

export const HOURS: readonly Hour[] = [
  {
    sky: ["#fffdf0", "#fff5d6", "#fcebc0", "#f5e3b8", "#e3dbb6", "#c6d0b4", "#a3c2b2", "#7fafa9"],
    sun: { x: 0.4, y: 0.14, r: 0.62 },
    cloud: "#fffdf0",
    far: ["#dca271", "#ecbd8c"],
    near: ["#bf6b45", "#d88a60"],
    hill: "#5b8a7c",
    cactus: "#3f6f66",
    ground: ["#efcb92", "#e3b676", "#d6a463"],
    stone: ["#9c6340", "#c08a58", "#d39a5c"],
  },
  {
    sky: ["#fffbe8", "#fdeec0", "#fbe0a0", "#f7cd86", "#efb46f", "#dd9a63", "#b9806a", "#6d8c8c"],
    sun: { x: 0.3, y: 0.36, r: 0.8 },
    cloud: "#fdeec0",
    far: ["#d68a57", "#e8ab76"],
    near: ["#b25a3c", "#cd7a52"],
    hill: "#4a786f",
    cactus: "#33615d",
    ground: ["#e8bf83", "#dcab6b", "#cf9a5a"],
    stone: ["#945b3a", "#ba8252", "#ca8f54"],
  },
  {
    sky: ["#fff6dc", "#fbd897", "#f6bd72", "#e99a58", "#d0754a", "#a35a4a", "#74484c", "#3a5a5e"],
    sun: { x: 0.39, y: 0.5, r: 1 },
    cloud: "#f6bd72",
    far: ["#cf7d4d", "#e39c66"],
    near: ["#a84f36", "#c56c48"],
    hill: "#3d6a66",
    cactus: "#2b5557",
    ground: ["#e3b576", "#d79f60", "#c98f52"],
    stone: ["#8d5535", "#b47a4c", "#c3854b"],
  },
  {
    sky: ["#ffe9c9", "#f8b784", "#ec8f66", "#d26a56", "#a84e54", "#7b3f56", "#4f3552", "#2b3350"],
    sun: { x: 0.46, y: 0.74, r: 1.05 },
    cloud: "#d98a6a",
    far: ["#a85a4c", "#c4745c"],
    near: ["#7e3d3c", "#99524a"],
    hill: "#33545c",
    cactus: "#23434c",
    ground: ["#c98f62", "#b67b54", "#a06a4a"],
    stone: ["#74432f", "#9a6446", "#a66e4a"],
  },
  {
    sky: ["#fff6dc", "#8a93a6", "#5f7290", "#4a5f80", "#3a4e70", "#2d4060", "#223350", "#182740"],
    sun: { x: 0.27, y: 0.3, r: 0.42 },
    cloud: "#3d5170",
    far: ["#3f4762", "#4f5874"],
    near: ["#2b3350", "#39425f"],
    hill: "#1c3140",
    cactus: "#13242f",
    ground: ["#6b6470", "#56525f", "#44414f"],
    stone: ["#38343f", "#5d5866", "#4c4855"],
    night: true,
  },
];

/** The hour of a round; after the last one it stays night. */
export function hourOf(round: number): Hour {
  return HOURS[Math.min(Math.max(round, 1), HOURS.length) - 1]!;
}
