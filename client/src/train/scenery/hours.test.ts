import { describe, expect, it } from "vitest";

import { HOURS, hourOf } from "./hours";

/** How light a colour is, from 0 to 255. */
function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.3 * r! + 0.59 * g! + 0.11 * b!;
}

describe("the hours", () => {
  it("go from noon to night, one for each round, and the night lasts", () => {
    expect([1, 2, 3, 4, 5].map(hourOf)).toEqual(HOURS);
    expect(hourOf(9)).toBe(hourOf(5));
    expect(hourOf(0)).toBe(hourOf(1));
    expect(HOURS.map((hour) => hour.night ?? false)).toEqual([false, false, false, false, true]);
  });

  it("grow darker, in the sky and on the ground", () => {
    const falls = (lights: number[]): boolean => lights.every((one, n) => n === 0 || one < lights[n - 1]!);
    expect(falls(HOURS.map((hour) => light(hour.ground[1])))).toBe(true);
    expect(falls(HOURS.map((hour) => hour.sky.reduce((sum, sheet) => sum + light(sheet), 0)))).toBe(true);
  });

  it("keep the layers of the landscape distinguishable", () => {
    for (const { far, near, hill } of HOURS) {
      const lights = [far[0], near[0], hill].map(light);
      expect(Math.abs(lights[0]! - lights[1]!)).toBeGreaterThan(15);
      expect(new Set([far[0], near[0], hill]).size).toBe(3);
    }
  });
});
