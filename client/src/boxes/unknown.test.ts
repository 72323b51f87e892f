import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import { cardIcon, cardName } from "../art/cards";
import { drawing } from "../art/drawing";
import { lootCount, lootMark, lootShape, lootWords } from "../art/loot";
import { turnName } from "../art/turns";
import { holding, whereabouts } from "../game/view-summary";
import type { ExpressEvent, ExpressOption, ExpressView } from "../protocol";
import { sceneOf } from "../stage/acts";
import { concerning } from "../stage/concerns";
import { expressFixture } from "../testing/fixtures";
import { TestTheatre } from "../testing/theatre";
import Figure from "../train/art/Figure.svelte";
import Platform from "../train/art/Platform.svelte";
import Token from "../train/art/Token.svelte";
import { carAhead, layOut } from "../train/layout";
import { called, look } from "../train/look";
import { rowText } from "../train/rows";
import { expressPieces } from "./express/pieces";
import { roomFor } from "./express/places";
import { expressRows } from "./express/rows";
import { expressTargets } from "./express/targets";
import { boxName } from "./names";

// A box that exists only on the server: a bandit, a card, a token, a place, an event, a question.
const STAGE = { width: 1280, height: 520 };
const NUGGET = { token: 90, label: "N1", kind: "nugget", value: 750, known_by: [], half: false };

function withStrangers(): ExpressView {
  const { after } = expressFixture("base-move");
  const mine = { place: 40, name: "gold mine", car: null, floor: null, bandits: ["Rosa Lee"], loot: [NUGGET] };
  const rosa = { ...after.bandits[0]!, bandit: 9, name: "Rosa Lee", seat: 9, place: 40, loot: [NUGGET] };
  // no type covers them, as with anything that a newer server sends
  return { ...after, places: [...after.places, mine], bandits: [...after.bandits, rosa] } as unknown as ExpressView;
}

const BLASTED = { kind: "blasted", number: 1, words: "Rosa Lee blasts the mine.", points: { bandit: "Rosa Lee" } };

describe("something that no box knows", () => {
  it("is drawn: a pawn with initials, a token with its letter, a platform with its name", () => {
    expect(look("Rosa Lee")).toMatchObject({ id: "stranger", letter: "RL" });
    expect(render(Figure, { props: { name: "Rosa Lee" } }).body).toMatch(/RL\s*<\/text>/);
    expect(render(Figure, { props: { name: "Rosa Lee" } }).body).toContain(drawing("f-stranger-idle").markup);
    expect(drawing("f-stranger-idle").markup).not.toBe("");
    expect(lootShape(NUGGET)).toBeNull();
    expect(lootMark(NUGGET)).toBe("N");
    expect(render(Token, { props: { token: NUGGET } }).body).toMatch(/<circle[\s\S]*N\s*<\/text>/);
    expect(render(Platform, { props: { name: "gold mine" } }).body).toContain("gold mine");
  });

  it("has words: its name, and what it is worth", () => {
    expect(cardName("Blast")).toBe("Blast");
    expect(cardIcon("Blast")).toBe("plain");
    expect(turnName("landslide")).toBe("landslide");
    expect(boxName("miners")).toBe("Miners");
    expect(called("Rosa Lee")).toBe("Rosa Lee");
    expect(lootWords(NUGGET)).toBe("Nugget $750");
    expect(lootCount("nugget", 2)).toBe("2 × Nugget");
  });

  it("is on the train: the place is a platform ahead of the Locomotive, with everything in it", () => {
    const view = withStrangers();
    const layout = layOut(STAGE, roomFor(view));
    const platform = carAhead(layout, "gold mine")!;
    const pieces = expressPieces(view, layout);
    const figure = pieces.find((piece) => piece.name === "Rosa Lee")!;
    expect(figure.x).toBeGreaterThan(platform.x);
    expect(figure.x).toBeLessThan(platform.x + platform.w);
    expect(pieces.some((piece) => piece.token?.kind === "nugget")).toBe(true);
    const row = expressRows(view).find((one) => one.car === platform.car)!;
    expect(row.hull).toBe(Platform);
    expect(rowText(row, called)).toBe("gold mine, inside: Rosa Lee, Nugget $750");
    expect(whereabouts(view)).toContain("gold mine: Rosa Lee");
    expect(holding(view, 9).loot).toEqual([{ kind: "nugget", number: 1 }]);
  });

  it("can be chosen, by what its options point at", () => {
    const view = withStrangers();
    const layout = layOut(STAGE, roomFor(view));
    const place = view.places.length - 1;
    const dig = { verb: "dig", action: 1, text: "dig", words: "Dig", points: { place } } as unknown as ExpressOption;
    const targets = expressTargets(view, layout, expressPieces(view, layout), [dig], null);
    expect(targets.map((target) => [target.shape, target.options])).toEqual([["place", [dig]]]);
    const platform = carAhead(layout, "gold mine")!;
    expect(targets[0]!.box.x).toBeGreaterThan(platform.x);
  });

  it("happens: its event draws the view after it, and is a line of the log", async () => {
    const event = { ...BLASTED, changes: null } as unknown as ExpressEvent;
    expect(sceneOf("express", event)).toEqual({});
    expect(concerning([event], { ...withStrangers(), seat: 0 }).size).toBe(0);
    const layout = layOut(STAGE, { wagons: 3, beside: 0, ahead: [] });
    expect(await new TestTheatre("express", layout, []).play(event, [])).toEqual(["put"]);
  });
});
