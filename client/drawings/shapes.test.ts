import { describe, expect, it } from "vitest";

import { simplified } from "./paths.ts";
import { shapesOf } from "./shapes.ts";

describe("an outline", () => {
  it("has absolute coordinates and consists of points", () => {
    expect(simplified("m1 2 3 4h5v-6l-1-1z")).toBe("M1 2 4 6 9 6 9 0 8-1Z");
    expect(simplified("M0 0q1 1 2 0t2 0")).toBe("M0 0Q1 1 2 0 3-1 4 0");
    expect(simplified("M0 0c0 1 2 1 2 0s2-1 2 0M9 9s1 1 2 0")).toBe("M0 0C0 1 2 1 2 0 2-1 4-1 4 0M9 9C9 9 10 10 11 9");
  });

  it("continues from the start of a closed part", () => {
    expect(simplified("M1 1h2v2zl5 5")).toBe("M1 1 3 1 3 3ZL6 6");
  });

  it("draws arcs as curves, even if their flags are not separated", () => {
    const half = simplified("M-10 0A10 10 0 0110 0");
    expect(half).toBe("M-10 0C-10-5.52-5.52-10 0-10 5.52-10 10-5.52 10 0");
    expect(simplified("M-10 0A1 1 0 0 1 10 0")).toBe(half); // a circle that is too small grows
    expect(simplified("M0 0a5 9 90 1 0 0 0.02").match(/C|(?<=\d) /g)!.length).toBeGreaterThan(4);
  });

  it("is moved point by point", () => {
    expect(simplified("M1 2h3", [0, 1, -1, 0, 10, 20])).toBe("M8 21 8 24");
  });

  it("is rejected if a command is unknown or incomplete", () => {
    expect(() => simplified("M0 0B1 1")).toThrow("B is not a path command");
    expect(() => simplified("M0 0L1")).toThrow("L1");
  });
});

describe("a sheet", () => {
  const sheet = (inside: string): string => `<!-- a sheet --><svg xmlns="x"><defs>${inside}</defs></svg>`;

  it("is a list of outlines for each shape, with the paint that they inherit", () => {
    const nested =
      '<g id="b" fill="red"><g transform="translate(1 1)"><use href="#a" x="2" /></g><circle r="1" fill="blue" /></g>';
    const { shapes } = shapesOf([sheet('<path id="a" opacity=".5" d="M0 0h1" />'), sheet(nested)]);
    expect(shapes.a).toEqual([['opacity=".5"', "M0 0 1 0"]]);
    expect(shapes.b![0]).toEqual(['fill="red" opacity=".5"', "M3 1 4 1"]);
    expect(shapes.b![1]![0]).toBe('fill="blue"');
  });

  it("has the view boxes of its icons", () => {
    const sign = '<symbol id="s" viewBox="0 0 48 48"><rect x="1" y="2" width="3" height="4" fill="red" /></symbol>';
    expect(shapesOf([sheet(sign)])).toEqual({
      shapes: { s: [['fill="red"', "M1 2 4 2 4 6 1 6 1 2Z"]] },
      views: { s: "0 0 48 48" },
    });
  });

  it.each([
    ["two shapes of the same name", '<path id="a" d="M0 0" /><path id="a" d="M0 0" />', "two shapes are called a"],
    ["a copy of a missing shape", '<g id="a"><use href="#b" /></g>', "no sheet draws #b"],
    ["a transparent group", '<g id="a" opacity=".5"></g>', "<g opacity>"],
    ["text", '<g id="a"><text>x</text></g>', "<text>"],
    ["an unclosed element", '<g id="a"><path d="M0 0" />', "</defs> closes another element"],
    ["a rotation", '<g id="a" transform="rotate(5)"></g>', "rotate()"],
  ])("is rejected with %s", (_, inside, words) => {
    expect(() => shapesOf([sheet(inside)])).toThrow(words);
  });
});
