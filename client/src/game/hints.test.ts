import { describe, expect, it } from "vitest";

import type { Figure, GameEvent } from "../protocol";
import { compared, distinct, roundsOver } from "./hints";

function figure(words: string, chance: number, money: number): Figure {
  return { text: words, words, chance, money, reason: "" };
}

function event(number: number, kind: string, points: object = {}): GameEvent {
  return { number, kind, words: "", points, changes: null } as unknown as GameEvent;
}

describe("figures", () => {
  const best = figure("Rob", 0.444, 652);

  it("are compared as rounded for display", () => {
    expect(compared(figure("Move", 0.355, 531), best)).toEqual({ points: -8, money: -120 });
    expect(compared(figure("Move", 0.436, 655), best)).toEqual({ points: 0, money: 0 });
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
