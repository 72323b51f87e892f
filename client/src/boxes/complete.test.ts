import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import schema from "../../../docs/protocol.schema.json";
import Icon from "../art/Icon.svelte";
import { cardIcon } from "../art/cards";
import { doll, drawing } from "../art/drawing";
import { lootIcon, lootShape } from "../art/loot";
import { turnIcon } from "../art/turns";
import { BUSTS, POSES, bust, compose, type Bust, type Pose } from "../train/doll";
import { figure, flyingHat, look, slug } from "../train/look";
import { en } from "../words/generated/en";
import { keyOf } from "../words/catalogue";
import { faces } from ".";
import type { Faces } from "./box";

// Every name that this server can send.  Plain shapes are only for boxes newer than the page.
const { $defs } = schema;

function unknown(kind: keyof Faces, names: readonly string[]): string[] {
  return names.filter((name) => faces(kind, name) === null);
}

/** The ids without a drawing. */
function undrawn(ids: readonly string[]): string[] {
  return ids.filter((id) => !drawing(id).markup);
}

describe("the boxes know", () => {
  const bandits = [...$defs.ExpressTarget.enum, ...$defs.SuperBandit.enum, "Marshal"];
  const players = [...new Set([...$defs.ExpressBandit.enum, ...$defs.SuperBandit.enum])];
  const cards = [...$defs.ActionCard.enum, ...$defs.SuperCard.enum];
  const turns = $defs.TurnKind.enum;
  const loot = $defs.SeenTokenKind.enum;

  it("every figure, and draw it", () => {
    expect(unknown("looks", bandits)).toEqual([]);
    const drawn = bandits.flatMap((name) => POSES.map((pose) => figure(name, pose)));
    const hats = bandits.flatMap((name) => flyingHat(name) ?? []);
    expect(undrawn([...drawn, ...hats])).toEqual([]);
  });

  it("every pose of every bandit and of the Marshal", () => {
    const missing = (names: readonly string[], poses: readonly (Pose | Bust)[]) =>
      names.flatMap((name) =>
        poses.filter((pose) => !figure(name, pose).endsWith(`-${pose}`)).map((pose) => [name, pose]),
      );
    expect(missing([...players, "Marshal"], POSES)).toEqual([]);
    expect(missing(["Shotgun"], ["idle", "gun", "run", "hit"])).toEqual([]);
    const riders = players.filter((name) => !look(name).neutral); // the Marshal does not have these cards
    expect(missing(riders, BUSTS)).toEqual([]);
  });

  it("every part of every doll", () => {
    const dolls = [...new Set([...players, "Marshal", "Shotgun"].map((name) => look(name).id))];
    const parts = dolls.flatMap((id) => {
      const its = doll(id)!;
      const lines = [...Object.values(its.poses), ...BUSTS.map((what) => bust(its, what) ?? "")];
      return lines.flatMap((line) => compose(id, its, line).body.map(({ shape }) => shape));
    });
    expect(parts.length).toBeGreaterThan(500);
    expect(undrawn([...new Set(parts)])).toEqual([]);
  });

  it("every card and turn, and have an icon for it", () => {
    expect(unknown("cards", cards)).toEqual([]);
    expect(unknown("turns", turns)).toEqual([]);
    expect(undrawn([...cards.map(cardIcon), ...turns.map(turnIcon)].map((icon) => `u-${icon}`))).toEqual([]);
    expect(render(Icon, { props: { name: cardIcon("Move") } }).body).toContain(drawing("u-move").markup);
  });

  it("every kind of loot, whole and half", () => {
    expect(unknown("loot", loot)).toEqual([]);
    const tokens = loot.flatMap((kind) => [false, true].map((half) => ({ token: 1, kind, value: null, half })));
    expect(undrawn(tokens.map((token) => `t-${lootShape(token)}`))).toEqual([]);
    expect(undrawn(loot.map((kind) => `u-${lootIcon(kind)}`))).toEqual([]);
  });

  it("every Hostage", () => {
    expect(undrawn($defs.Hostage.enum.map((name) => `h-${slug(name)}`))).toEqual([]);
  });

  it("words for every Round card, event and Hostage", () => {
    const keys = [
      ...$defs.RoundCard.enum.map((name) => `express:round.${keyOf(name)}`),
      ...$defs.RoundEventName.enum.map((name) => `express:event.event.${keyOf(name)}`),
      ...$defs.Hostage.enum.flatMap((name) => [
        `express:picture.hostage.${keyOf(name)}`,
        `express:hostage.terms.${keyOf(name)}`,
      ]),
    ];
    expect(keys.filter((key) => !(key in en))).toEqual([]);
  });
});
