// Pairs.
import type { Box } from "../box";
import PairFace from "./PairFace.svelte";

export const pairs: Box = {
  lines: { pair: "PAIR-1", chose: "PAIR-3", "no-cover": "PAIR-4" },
  face: (option) => (option.verb === "pair" ? PairFace : null),
};
