import { describe, expect, it } from "vitest";

import { CHORDS, TUNE, pitch, whistled } from "./tune";

describe("the tune", () => {
  it("has a known chord and eight quavers in every bar", () => {
    for (const [chord, tune] of TUNE) {
      expect(Object.keys(CHORDS)).toContain(chord);
      if (tune) expect(tune.split(" ")).toHaveLength(8);
    }
    expect(TUNE.length % 8).toBe(0);
  });

  it("is whistled for less than half of the time, as it is background music", () => {
    const sounding = TUNE.reduce(
      (sum, [, tune]) => sum + whistled(tune ?? ".").reduce((all, { long }) => all + long, 0),
      0,
    );
    expect(sounding).toBeGreaterThan(0);
    expect(sounding).toBeLessThan(TUNE.length * 4);
  });

  it("stays in the range of a whistle, and the bass is low", () => {
    for (const [, tune] of TUNE) {
      for (const note of whistled(tune ?? ".")) {
        expect(note.pitch).toBeGreaterThan(pitch("C4") - 1);
        expect(note.pitch).toBeLessThan(pitch("C6"));
        expect(note.at + note.long).toBeLessThanOrEqual(8);
      }
    }
    for (const [root] of Object.values(CHORDS)) expect(pitch(root)).toBeLessThan(pitch("A3"));
  });
});

describe("notes", () => {
  it("have the pitch of their names", () => {
    expect(pitch("A4")).toBe(440);
    expect(pitch("A5")).toBe(880);
    expect(pitch("C4")).toBeCloseTo(261.63, 2);
    expect(pitch("G#3")).toBeCloseTo(207.65, 2);
    expect(() => pitch("H4")).toThrow("there is no note H4");
  });

  it("can be held or silent", () => {
    expect(whistled("A4 - . A5").map(({ at, long }) => [at, long])).toEqual([
      [0, 2],
      [3, 1],
    ]);
    expect(whistled("A4 - - -")[0]!.long).toBe(4);
    expect(whistled(".")).toEqual([]);
  });
});
