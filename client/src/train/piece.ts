// A piece on the train: its position and its look.
import type { Component } from "svelte";

import { CEILING, EDGE, FIGURE, ROOF, carOf } from "./layout";
import type { Layout } from "./layout";

/** Drawn loot: tokens of the protocol, and other things of value. */
export interface Loot {
  readonly token: number;
  readonly kind: string;
  readonly value: number | null;
  readonly half: boolean;
}

/** The drawing of a piece that is neither a figure nor loot. */
export interface Drawing {
  readonly shape: Component | Component<{ name: string }>;
  readonly w: number;
  readonly h: number;
}

export interface Piece {
  readonly id: string; // identifies its element while it moves
  readonly kind: string; // `figure`, `token`, or a kind of a box
  readonly x: number; // the middle of its foot, in units
  readonly y: number;
  readonly s: number;
  readonly z: number;
  readonly name?: string;
  readonly token?: Loot;
  readonly drawing?: Drawing;
  readonly back?: boolean;
  readonly outside?: boolean; // in the dark of a tunnel
  readonly facing?: "forward" | "back";
  readonly stunned?: boolean;
  readonly guarded?: boolean; // not loot yet
  readonly covered?: boolean; // the next one of its heap covers it
}

/** A part of the picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The middle of its position along the train. */
export function middle({ x, w }: Area): number {
  return x + w / 2;
}

/** The subject of its help. */
export function aboutPiece({ kind, name, token }: Piece): string {
  return token ? aboutToken(token) : `figure:${name ?? kind}`;
}

export function aboutToken({ kind, value }: Loot): string {
  return `loot:${kind}:${value ?? ""}`;
}

export const figureId = (name: string): string => `figure:${name}`;
export const tokenId = (token: number): string => `token:${token}`;

/** The stacking order. */
export const Z = { back: 2, figure: 3, token: 4, beside: 6 };

/** A floor of a car. */
export function floorArea(layout: Layout, car: number, floor: string | null): Area {
  const { x, w } = carOf(layout, car);
  if (floor === "roof") return { x: x + 4, y: layout.top + ROOF - FIGURE.h, w: w - 8, h: FIGURE.h + 26 };
  return { x: x + 14, y: layout.top + CEILING, w: w - 28, h: EDGE - CEILING };
}
