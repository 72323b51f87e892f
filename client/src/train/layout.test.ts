import { describe, expect, it } from "vitest";

import { carAhead, carOf, EDGE, lay, layOut, stand, STRIP, TOKEN } from "./layout";

const SCREENS = [
  { width: 360, height: 240 },
  { width: 844, height: 220 },
  { width: 1280, height: 420 },
  { width: 2560, height: 900 },
];

describe("layOut", () => {
  for (const box of SCREENS) {
    for (const wagons of [1, 2, 3, 4, 5, 6, 7]) {
      for (const riders of [false, true]) {
        it(`keeps ${wagons} wagons${riders ? " and riders" : ""} apart in ${box.width}×${box.height}`, () => {
          const layout = layOut(box, { wagons, beside: riders ? 138 : 0, ahead: [{ place: "ahead", w: 150 }] });
          const cars = [...layout.cars].sort((a, b) => a.x - b.x);
          cars.slice(1).forEach((car, n) => {
            expect(car.x).toBeGreaterThanOrEqual(cars[n]!.x + cars[n]!.full);
          });
          expect(cars[0]!.x).toBeGreaterThanOrEqual(0);
          expect(cars.at(-1)!.x + cars.at(-1)!.full).toBeLessThanOrEqual(layout.width);
        });
      }
    }
  }

  it("draws the Locomotive to the right of its wagons and scrolls only if the train does not fit", () => {
    const wide = layOut({ width: 1440, height: 500 }, { wagons: 4, beside: 0, ahead: [] });
    expect(carOf(wide, 0).x).toBeGreaterThan(carOf(wide, 1).x);
    expect(wide.scrolls).toBe(false);
    expect(layOut({ width: 360, height: 400 }, { wagons: 6, beside: 0, ahead: [] }).scrolls).toBe(true);
  });

  it("never cuts loot off at the bottom, however low the box is", () => {
    for (let height = 90; height <= 420; height += 6) {
      for (const width of [320, 390, 640, 844]) {
        for (const wagons of [2, 3, 4, 6]) {
          const box = layOut({ width, height }, { wagons, beside: 0, ahead: [] });
          const picture = height - (box.scrolls ? STRIP : 0);
          expect((box.top + EDGE + 18) * box.k).toBeLessThanOrEqual(picture);
        }
      }
    }
  });

  it("scrolls only if that shows more: next to a long text, the whole train stays in the picture", () => {
    expect(layOut({ width: 390, height: 187 }, { wagons: 3, beside: 0, ahead: [] }).scrolls).toBe(false);
    expect(layOut({ width: 390, height: 300 }, { wagons: 3, beside: 0, ahead: [] }).scrolls).toBe(true);
  });

  it("puts cars ahead of the Locomotive in their order, and finds them by their places", () => {
    const ahead = [
      { place: "mine", w: 150 },
      { place: "bridge", w: 100 },
    ];
    const layout = layOut({ width: 1440, height: 500 }, { wagons: 4, beside: 0, ahead });
    const [engine, mine, bridge] = [carOf(layout, 0), carAhead(layout, "mine")!, carAhead(layout, "bridge")!];
    expect([mine.car, bridge.car]).toEqual([-1, -2]);
    expect(mine.x).toBeGreaterThanOrEqual(engine.x + engine.full);
    expect(bridge.x).toBeGreaterThanOrEqual(mine.x + mine.full);
    expect(bridge.x + bridge.full).toBeLessThanOrEqual(layout.width);
    expect(carAhead(layout, "nowhere")).toBeNull();
  });

  it("leaves room below the rails for things beside the train", () => {
    const bare = layOut({ width: 1440, height: 500 }, { wagons: 4, beside: 0, ahead: [] });
    const full = layOut({ width: 1440, height: 500 }, { wagons: 4, beside: 138, ahead: [] });
    expect(full.ground - full.rail).toBeGreaterThanOrEqual(138);
    expect(full.ground - full.rail).toBeGreaterThan(bare.ground - bare.rail);
  });

  it("shows cars together on a small screen, as far as they can still be told apart", () => {
    const phone = { width: 390, height: 290 };
    const room = { wagons: 6, beside: 0, ahead: [] };
    const seen = (together: number[]): number => {
      const layout = layOut(phone, room, together);
      const cars = together.map((car) => carOf(layout, car));
      const [left, right] = [Math.min(...cars.map(({ x }) => x)), Math.max(...cars.map(({ x, w }) => x + w))];
      expect(layout.k).toBeGreaterThanOrEqual(0.6);
      return (right - left) * layout.k;
    };
    const near = layOut(phone, room);
    expect((carOf(near, 2).w * 3 + 2 * 12) * near.k).toBeGreaterThan(390);
    expect(seen([2, 4])).toBeLessThanOrEqual(390);
    expect(seen([0, 2])).toBeLessThanOrEqual(390);
    expect(layOut(phone, room, [3, 4])).toEqual(near);
    expect(seen([0, 6])).toBeGreaterThan(390); // too much: the rest scrolls
  });

  it("reports the number of a missing car", () => {
    const layout = layOut({ width: 1440, height: 500 }, { wagons: 2, beside: 0, ahead: [] });
    expect(() => carOf(layout, 3)).toThrow("the train has no car 3");
  });
});

describe("stand", () => {
  it("makes figures smaller and puts them into two rows if there are many", () => {
    const few = stand(2, 0, 300, 100, 120);
    const many = stand(6, 0, 150, 100, 140);
    expect(few.every(({ s, back }) => s === 1 && !back)).toBe(true);
    expect(many.some(({ back }) => back)).toBe(true);
    expect(new Set(many.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });
});

describe("lay", () => {
  it("keeps every token inside, in order", () => {
    const xs = lay(
      [3, 1, 2].map((number) => ({ number, tag: 0 })),
      0,
      200,
    );
    expect(xs).toHaveLength(6);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs) + TOKEN).toBeLessThanOrEqual(200 + TOKEN);
  });

  it("keeps wide tags apart", () => {
    const [first, second] = lay([{ number: 1, tag: 60 }, { number: 1, tag: 40 }], 0, 200); // prettier-ignore
    expect(second! - first!).toBeGreaterThanOrEqual(50);
    const [tagged, bare] = lay([{ number: 1, tag: 60 }, { number: 1, tag: 0 }], 0, 200); // prettier-ignore
    expect(bare! - tagged!).toBeGreaterThanOrEqual(30 + TOKEN / 2 - 2);
  });
});
