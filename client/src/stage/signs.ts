// Small cutouts that several scenes use.
import type { Cutout } from "./cutouts";

/** Somebody is startled: above a head. */
export const ALARM: Cutout = {
  parts: [
    ["#fbf0d9", "M-19 0a19 19 0 1 0 38 0 19 19 0 1 0-38 0z"],
    ["#a9431f", "M-15.5 0a15.500 15.500 0 1 0 31 0 15.500 15.500 0 1 0-31 0z"],
    ["#fff", "M-3.500-11h7L2 3h-4zM-3 6h6v6h-6z"],
  ],
};

/** Stars around a head. */
export const DAZE: Cutout = {
  parts: [
    [
      "#2a1a17",
      "M-22-9l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1zM0-13l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1zM22-9l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z",
    ],
    [
      "#f3c14f",
      "M-22-5l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1zM0-9l3 5 5 1-4 4 1 5-5-2-5 2 1-5-4-4 5-1zM22-5l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z",
    ],
  ],
};

/** The wind of something fast, to the right of its point. */
export const STREAKS: Cutout = {
  parts: [
    ["#2a1a17", "M0-16h44M8 0h30M0 16h44", 6],
    ["#fff6dc", "M0-16h44M8 0h30M0 16h44", 3.4],
  ],
};

/** Sparks from a wheel, flying back. */
export const SPARKS: Cutout = {
  parts: [
    ["#f0762f", "M-34-14l-14-5M-44 4l-14 1M-28 16l-10 5M-10-26l-6-10", 4],
    ["#ffd36b", "M0 0l-30-12M-4 4l-36 0M0 2l-22 12M6-4l-14-24", 4],
  ],
};
