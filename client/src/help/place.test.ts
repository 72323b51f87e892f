import { describe, expect, it } from "vitest";

import { apart, placed, placedAbove } from "./place";

const SCREEN = { x: 0, y: 0, width: 390, height: 664 };
const BUBBLE = { width: 300, height: 120 };

describe("a bubble", () => {
  it("is above what it explains if there is room, otherwise at its side or below it", () => {
    expect(placed({ x: 150, y: 500, width: 60, height: 90 }, BUBBLE, SCREEN).side).toBe("above");
    expect(placed({ x: 150, y: 4, width: 60, height: 44 }, BUBBLE, SCREEN).side).toBe("below");
    const wide = { ...SCREEN, width: 1440 };
    expect(placed({ x: 150, y: 4, width: 60, height: 44 }, BUBBLE, wide).side).toBe("right");
    expect(placed({ x: 1300, y: 4, width: 60, height: 44 }, BUBBLE, wide).side).toBe("left");
  });

  it("never covers what it explains, and never leaves the screen", () => {
    for (let x = 0; x <= 340; x += 17) {
      for (let y = 0; y <= 610; y += 13) {
        const thing = { x, y, width: 50, height: 54 };
        const spot = placed(thing, BUBBLE, SCREEN);
        const box = { ...BUBBLE, x: spot.x, y: spot.y };
        expect(apart(thing, box)).toBe(true);
        expect([box.x >= 0, box.y >= 0, box.x + box.width <= 390, box.y + box.height <= 664]).not.toContain(false);
      }
    }
  });

  it("covers no panel as long as another side has room", () => {
    const wide = { ...SCREEN, width: 1440 };
    const thing = { x: 900, y: 320, width: 60, height: 100 };
    const panel = { x: 350, y: 130, width: 740, height: 150 };
    expect(placed(thing, BUBBLE, wide).side).toBe("above");
    expect(placed(thing, BUBBLE, wide, [panel]).side).toBe("right");
    expect(placed(thing, BUBBLE, wide, [wide]).side).toBe("above"); // no side is clear
  });

  it("covers no ghost: it moves to a side of the screen, or to its top", () => {
    const wide = { ...SCREEN, width: 1440 };
    const thing = { x: 700, y: 500, width: 60, height: 100 };
    const ghost = { x: 690, y: 380, width: 60, height: 90 };
    const spots = [placedAbove(thing, BUBBLE, wide, []), placedAbove(thing, BUBBLE, wide, [ghost])];
    expect(spots.map(({ x, y }) => [x, y])).toEqual([
      [580, 368],
      [1132, 368],
    ]);
    const phone = placedAbove({ x: 100, y: 500, width: 60, height: 90 }, BUBBLE, SCREEN, [{ ...ghost, x: 120 }]);
    expect([phone.x, phone.y]).toEqual([8, 8]);
    expect(placedAbove({ ...thing, y: 4 }, BUBBLE, wide, []).side).toBe("right"); // no room above
  });
});
