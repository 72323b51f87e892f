import { describe, expect, it } from "vitest";

import type { ExpressView } from "../protocol";
import { changesOf, patience } from "./intermission";

function view(purses: readonly (number | null)[], received: number): ExpressView {
  const loot = purses.map((value, token) => ({ token, label: "", kind: "purse", value, known_by: [], half: false }));
  const bandit = { bandit: 0, name: "Doc", seat: 0, place: 0, bullets: 6, cash: 0, received, loot };
  return { setup: { game: "express" }, seats: [{}], bandits: [bandit] } as unknown as ExpressView;
}

describe("what a round has changed", () => {
  it("is money, pieces of loot and hits", () => {
    expect(changesOf(view([250], 1), view([250, 400], 3))).toEqual([
      { seat: 0, money: 400, loot: [{ kind: "purse", number: 1 }], hits: 2 },
    ]);
  });

  it("ignores money of unknown value", () => {
    expect(changesOf(view([250], 0), view([250, null], 0))[0]).toMatchObject({ money: 0, loot: [{ number: 1 }] });
    expect(changesOf(null, view([250], 2))).toEqual([{ seat: 0, money: null, loot: [], hits: 0 }]);
  });
});

describe("the patience of an intermission", () => {
  it("ends before the time of somebody who has to decide runs out", () => {
    expect(patience(null, 0)).toBeNull();
    expect(patience({ "1": 5000 }, 0)).toBeNull();
    expect(patience({ "0": 60_000 }, 0)).toBe(35_000);
    expect(patience({ "0": 9000 }, 0)).toBe(0);
  });
});
