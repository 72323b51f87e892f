import { describe, expect, it } from "vitest";

import type { Figure, GameEvent } from "../protocol";
import { distinct, percent, roundsOver } from "./hints";

function figure(words: string, chance: number, money: number): Figure {
  return { text: words, words, chance, money, reason: "" };
}

function event(number: number, kind: string, points: object = {}): GameEvent {
  return { number, kind, words: "", points, changes: null } as unknown as GameEvent;
}

describe("figures", () => {
  const best = figure("Rob", 0.444, 652);

  it("are shown in whole per cent", () => {
    expect([percent(0.355), percent(best.chance)]).toEqual([36, 44]);
  });

  it("are shown once for options with the same words", () => {
    const twin = { ...best, text: "rob P2" };
    expect(distinct([best, twin, figure("Move", 0.3, 0)]).map(({ text }) => text)).toEqual(["Rob", "Move"]);
  });
});

describe("the rounds that can be reviewed", () => {
  const express = [event(0, "round", { round: 1 }), event(1, "turn"), event(2, "round", { round: 2 })];
  const superExpress = [event(0, "round", { number: 1 }), event(1, "round", { number: 2 })];

  it("are the finished ones", () => {
    expect([...roundsOver(express, false)]).toEqual([1]);
    expect([...roundsOver(express, true)]).toEqual([1, 2]);
    expect([...roundsOver(superExpress, false)]).toEqual([1]);
    expect([...roundsOver([], false)]).toEqual([]);
  });
});
