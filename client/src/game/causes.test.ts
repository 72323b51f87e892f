import { describe, expect, it } from "vitest";

import schema from "../../../docs/protocol.schema.json";
import { BOXES } from "../boxes";
import type { GameEvent, View } from "../protocol";
import { RULES } from "../rules/en.json";
import { causeOf, ruleOfLine } from "./causes";

const NUMBERS = new Set(RULES.map(({ id }) => id));
const { $defs } = schema;

function event(kind: string, points: object = {}, words = ""): GameEvent {
  return { number: 0, kind, words, points, changes: null } as unknown as GameEvent;
}

/** Every kind of event of a game, as the schema lists them. */
function kinds(game: "ExpressEvent" | "SuperEvent"): string[] {
  return $defs[game].anyOf.map(({ properties }) => properties.kind.const);
}

describe("a line of the log", () => {
  it("is explained by an existing rule, whatever its kind", () => {
    const games: [View["setup"]["game"], string[], GameEvent][] = [
      ["express", kinds("ExpressEvent"), event("turned", { card: "Ride" })],
      ["super", kinds("SuperEvent"), event("reveals", { card: "Horse" })],
    ];
    for (const [game, all, cause] of games) {
      const points = (kind: string) => (kind === "event" ? { event: "braking" } : { card: "Move" });
      const unexplained = all.filter((kind) => !NUMBERS.has(ruleOfLine(event(kind, points(kind)), cause, game) ?? ""));
      expect(all.length).toBeGreaterThan(15);
      expect(unexplained).toEqual([]);
    }
  });

  it("cites only existing rules", () => {
    const cited = [...BOXES.express, ...BOXES.super].flatMap(({ lines }) => Object.values(lines ?? {}));
    expect(cited.filter((rule) => !NUMBERS.has(rule))).toEqual([]);
  });

  it("is explained by its reason if that matters", () => {
    const ride = event("turned", { card: "Ride" });
    const rule = (one: GameEvent, cause: GameEvent | null = null) => ruleOfLine(one, cause, "express");
    expect(rule(event("moved", { why: "card" }), ride)).toBe("RIDE-1");
    expect(rule(event("moved", { why: "flight" }), ride)).toBe("MARSHAL-2");
    expect(rule(event("moved", { why: "event" }), event("event", { event: "braking" }))).toBe("EVENT-BRAKE");
    expect(rule(event("nothing", { card: "Punch", why: "teacher" }))).toBe("HOST-TEACHER");
    expect(rule(event("nothing", { card: "Punch" }))).toBe("PUNCH-1");
  });

  it("leads to the card that caused it, and a card to the event that played it", () => {
    const events = [
      event("round"),
      event("played", { seat: 0, card: "Move" }),
      event("played", { seat: 1, card: "Punch" }),
      event("stealing"),
      event("turned", { bandit: "Doc", card: "Move" }),
      event("moved", { bandit: "Doc", why: "card" }),
      event("turned", { bandit: "Belle", card: "Punch" }),
      event("punched", { bandit: "Belle", target: "Doc" }),
      event("event", { event: "braking" }),
      event("moved", { bandit: "Doc", why: "event" }),
    ];
    const causes = events.map((one) => causeOf(events, one, "express")).map((one) => one && events.indexOf(one));
    expect(causes).toEqual([null, null, null, null, 1, 4, 2, 6, null, 8]);
  });
});
