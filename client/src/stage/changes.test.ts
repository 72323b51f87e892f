import { expect, it } from "vitest";

import { applied } from "./changes";

interface Small {
  marshal: number;
  round: { number: number } | null;
  pile: readonly string[];
}

const view: Small = { marshal: 0, round: null, pile: ["Move", "Fire"] };

it("replaces fields", () => {
  expect(applied(view, { marshal: 2, round: { number: 1 } })).toEqual({
    marshal: 2,
    round: { number: 1 },
    pile: ["Move", "Fire"],
  });
});

it("replaces rows of a list by number, and appends new ones", () => {
  expect(applied(view, { pile: { 1: "Punch", 2: "Robbery" } }).pile).toEqual(["Move", "Punch", "Robbery"]);
});

it("replaces a list that is sent as a whole", () => {
  expect(applied(view, { pile: [] }).pile).toEqual([]);
});

it("returns the same view without a change, and never modifies it", () => {
  expect(applied(view, null)).toBe(view);
  applied(view, { pile: { 0: "Punch" } });
  expect(view.pile).toEqual(["Move", "Fire"]);
});
