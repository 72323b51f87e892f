import { describe, expect, it } from "vitest";

import { merged } from "../../game/choices";
import { EXPRESS, expressFixture } from "../../testing/fixtures";
import { layOut } from "../../train/layout";
import { expressPieces } from "./pieces";
import { placeArea, roomFor } from "./places";
import { expressTargets, inPictureOrder } from "./targets";

const SIZES = [
  { width: 360, height: 300 },
  { width: 1280, height: 520 },
];

function targetsOf(name: string, about: string | null = null) {
  const { after, options } = expressFixture(name);
  const layout = layOut(SIZES[1]!, roomFor(after));
  return expressTargets(after, layout, expressPieces(after, layout), options, about);
}

describe("options on the train", () => {
  it("point at places, figures, tokens and cars, from the rear to the head", () => {
    expect(
      targetsOf("base-fire")
        .map((target) => target.key)
        .sort(),
    ).toEqual(["figure:Cheyenne", "figure:Doc"]);
    expect(targetsOf("base-rob").every((target) => target.shape === "token" && target.token)).toBe(true);
    expect(targetsOf("base-marshal").map((target) => target.key)).toEqual(["car:3", "car:1"]);
    expect(targetsOf("duel-knock").map((target) => target.key)).toEqual(["place:8", "place:4"]);
  });

  it("are one target if they point at the same thing", () => {
    expect(targetsOf("base-drop")).toEqual([]); // the target of the Punch is not known here
    const [doc, ...more] = targetsOf("base-drop", "Doc");
    expect(doc!.options.map((option) => option.text)).toEqual(["drop purse", "grab purse"]);
    expect(more).toEqual([]);
  });

  it("that are cards point at nothing: they are chosen in the hand", () => {
    expect(targetsOf("base-plan")).toEqual([]);
  });

  it("that only a box knows point at what the box says", () => {
    const [hostages, ...more] = targetsOf("horses-hostage");
    expect(hostages!.options).toHaveLength(3);
    expect(more).toEqual([]);
  });
});

describe("places", () => {
  for (const size of SIZES) {
    it.each(EXPRESS)(`are in the picture, each in its own part: %s in ${size.width}×${size.height}`, (name) => {
      const { after: view } = expressFixture(name);
      const layout = layOut(size, roomFor(view));
      const areas = view.places.map((place) => placeArea(view, layout, place));
      for (const area of areas) {
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.x + area.w).toBeLessThanOrEqual(layout.width);
        expect(area.y + area.h).toBeLessThanOrEqual(layout.height);
      }
      const corners = areas.map(({ x, y }) => `${x} ${y}`);
      const covering = view.places.filter((_, n) => corners.indexOf(corners[n]!) < n);
      expect(covering.map((place) => place.name)).toEqual([]);
      const ids = expressPieces(view, layout).map((piece) => piece.id);
      expect(new Set(ids).size).toBe(ids.length);
    });
  }
});

describe("loot", () => {
  it("that is guarded beside the train is not covered by the ridge, at any size", () => {
    for (const box of [...SIZES, { width: 390, height: 300 }, { width: 1280, height: 345 }]) {
      for (const name of EXPRESS) {
        const { after } = expressFixture(name);
        const layout = layOut(box, roomFor(after));
        const guarded = expressPieces(after, layout).filter((piece) => piece.guarded);
        for (const { y } of guarded) expect(y).toBeLessThanOrEqual(layout.ground);
      }
    }
  });

  it("is placed with the best on the left, and listed in that order", () => {
    const { after, options } = expressFixture("base-rob");
    const words = inPictureOrder(after, options).map((option) => option.words);
    expect(words).toEqual([
      "Take a Jewel ($500)",
      "Take a Purse, unseen",
      "Take a Purse, unseen",
      "Take a Purse, unseen",
      "Take a Purse, unseen",
    ]);
    expect(merged(inPictureOrder(after, options)).map(({ words: said, number }) => [said, number])).toEqual([
      ["Take a Jewel ($500)", undefined],
      ["Take a Purse, unseen", 4],
    ]);
  });

  it("that somebody loses is listed with the best first", () => {
    const { after, options } = expressFixture("base-drop");
    const purse = options[0]!;
    const box = { ...purse, action: 99, points: { loot: "strongbox" } } as (typeof options)[number];
    expect(inPictureOrder(after, [purse, box])[0]).toBe(box);
  });
});
