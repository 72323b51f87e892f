import { describe, expect, it } from "vitest";

import type { ExpressOption, ExpressView } from "../../protocol";
import { expressFixture } from "../../testing/fixtures";
import { layOut } from "../../train/layout";
import { expressPieces } from "../express/pieces";
import { placeArea, roomFor } from "../express/places";
import { expressTargets } from "../express/targets";

const SIZES = [
  { width: 360, height: 260 },
  { width: 844, height: 220 },
  { width: 1280, height: 320 },
  { width: 2560, height: 800 },
];
const { after } = expressFixture("law-plan");

/** The first two bandits have been arrested. */
function jailed(view: ExpressView): ExpressView {
  const names = view.bandits.map(({ name }) => name).filter((name) => name !== "Marshal");
  const caught = names.slice(0, 2);
  const places = view.places.map((place) => ({
    ...place,
    bandits: place.name === "cell" ? caught : place.bandits.filter((name) => !caught.includes(name)),
  }));
  return { ...view, places };
}

describe("the Prison car", () => {
  const view = jailed(after);

  it("shows everybody once, also in the cell, with the Prisoners behind the same bars", () => {
    for (const size of SIZES) {
      const layout = layOut(size, roomFor(view));
      const pieces = expressPieces(view, layout);
      const figures = pieces.filter(({ kind }) => kind === "figure").map(({ name }) => name);
      expect(figures.toSorted()).toEqual(view.bandits.map(({ name }) => name).toSorted());
      expect(pieces.filter(({ kind }) => kind === "prisoner")).toHaveLength(view.boxes.marshal!.prisoners.length);
      const bars = pieces.find(({ kind }) => kind === "bars")!;
      const cell = view.places.find(({ name }) => name === "cell")!;
      for (const { name, z } of pieces.filter((piece) => cell.bandits.includes(piece.name ?? ""))) {
        expect([name, z < bars.z]).toEqual([name, true]);
      }
    }
  });

  it("has a corridor next to the cell", () => {
    for (const size of SIZES) {
      const layout = layOut(size, roomFor(view));
      const of = (wanted: string) =>
        placeArea(
          view,
          layout,
          view.places.find(({ name }) => name === wanted)!,
        );
      const [cell, corridor] = [of("cell"), of(`${view.wagons.length} inside`)];
      expect(cell.x + cell.w).toBeLessThanOrEqual(corridor.x);
      expect(corridor.w).toBeGreaterThan(60);
    }
  });

  it("has one button for choosing any Prisoner, large enough for a thumb", () => {
    const layout = layOut(SIZES[0]!, roomFor(view));
    const options = view.boxes.marshal!.prisoners.map((prisoner, action) => ({
      ...{ verb: "idea", action, text: "", words: prisoner },
      points: { prisoner },
    })) as unknown as ExpressOption[];
    const targets = expressTargets(view, layout, expressPieces(view, layout), options, null, "Doc");
    expect(targets.map(({ key, shape, ghost }) => [key, shape, ghost])).toEqual([["cell", "figure", undefined]]);
    expect(targets[0]!.options).toHaveLength(options.length);
  });
});
