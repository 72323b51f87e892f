// The landscape of a single round, for Round cards that show one.
import type { Component } from "svelte";

import type { Hour } from "./hours";

export interface LandscapeProps {
  readonly hour: Hour;
  readonly width: number; // pixels
  readonly height: number;
  readonly rail: number; // pixels from the top
  readonly ground: number; // the ground of the things beside the train
  readonly k: number;
}

export interface Landscape {
  readonly drawing: Component<LandscapeProps>;
  readonly deep?: true; // the ground falls away: the train is drawn higher, if there is room
}
