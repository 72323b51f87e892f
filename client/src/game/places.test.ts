import { describe, expect, it } from "vitest";

import type { Score, View } from "../protocol";
import { placesOf } from "./places";

function score(seat: number, dollars: number, others: Partial<Score> = {}): Score {
  return { seat, dollars, won: false, lines: {}, loot: [], ...others };
}

function view(players: number, sides: number): View {
  const side_bullets = Array.from({ length: sides }, () => []);
  return { setup: { game: "express", players, options: {} }, side_bullets } as unknown as View;
}

describe("the final ranking", () => {
  it("counts money, then Bullets received; tied players share a place", () => {
    const scores = [
      score(0, 500, { lines: { received: 2 } }),
      score(1, 900, { won: true }),
      score(2, 500, { lines: { received: 2 } }),
      score(3, 500, { lines: { received: 1 } }),
    ];
    const places = placesOf(view(4, 4), scores).map(({ place, seats }) => [place, ...seats]);
    expect(places).toEqual([
      [1, 1],
      [2, 3],
      [3, 0],
      [3, 2],
    ]);
  });

  it("puts caught players behind all others, and partners in one place", () => {
    const lines = { caught: 1 };
    const scores = [
      score(0, 900, { lines }),
      score(1, 900, { lines }),
      score(2, 100, { won: true }),
      score(3, 100, { won: true }),
    ];
    expect(placesOf(view(4, 2), scores).map(({ place, seats }) => [place, ...seats])).toEqual([
      [1, 2, 3],
      [2, 0, 1],
    ]);
  });
});
