import { beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent, View } from "../protocol";
import { expressFixture } from "../testing/fixtures";
import { markSeen, missed } from "./absence";

const MINUTE = 60_000;

describe("somebody who was away", () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
  });

  it("is shown what happened since their last visit, if that was long ago", () => {
    expect(markSeen("one", 5, 0)).toBeNull(); // never been here
    expect(markSeen("one", 8, 1000)).toBeNull(); // hardly gone
    expect(markSeen("one", 12, 1000 + MINUTE)).toBe(8);
    expect(markSeen("one", 12, 9 * MINUTE)).toBeNull(); // nothing happened
    expect(markSeen("two", 30, 9 * MINUTE)).toBeNull(); // another table
    expect(markSeen("one", 13, 19 * MINUTE)).toBe(12);
  });

  it("is shown what was done to them, and the chapters of the game", () => {
    const { after } = expressFixture("base-drop");
    const view: View = { ...after, seat: after.bandits.find(({ name }) => name === "Doc")!.seat };
    const event = (kind: string, points: object) => ({ number: 0, kind, words: kind, points, changes: null });
    const events = [
      event("shot", { bandit: "Tuco", target: "Doc", bullet: 1 }),
      event("round", {}),
      event("turned", { bandit: "Belle", card: "Fire" }),
      event("shot", { bandit: "Belle", target: "Doc", bullet: 1 }),
      event("shot", { bandit: "Doc", target: "Belle", bullet: 1 }),
    ] as unknown as GameEvent[];
    expect(missed(events, 1, view)).toEqual([events[1], events[3]]);
  });
});
