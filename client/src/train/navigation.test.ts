import { describe, expect, it } from "vitest";

import { neighbour } from "./navigation";

describe("moving along the train with keys", () => {
  // The roof and the inside of two cars.
  const boxes = [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
    { x: 300, y: 0 },
    { x: 300, y: 100 },
  ];

  it("goes in the order of the train, and stays at its ends", () => {
    expect(neighbour("ArrowRight", 1, boxes)).toBe(0);
    expect(neighbour("ArrowRight", 0, boxes)).toBe(3);
    expect(neighbour("ArrowRight", 2, boxes)).toBe(2);
    expect(neighbour("ArrowLeft", 1, boxes)).toBe(1);
    expect([neighbour("Home", 3, boxes), neighbour("End", 0, boxes)]).toEqual([1, 2]);
  });

  it("moves up and down to the nearest target", () => {
    expect(neighbour("ArrowUp", 3, boxes)).toBe(2);
    expect(neighbour("ArrowDown", 0, boxes)).toBe(1);
    expect(neighbour("ArrowUp", 0, boxes)).toBeUndefined();
    expect(neighbour("Enter", 0, boxes)).toBeUndefined();
  });
});
