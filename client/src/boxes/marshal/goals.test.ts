import { describe, expect, it } from "vitest";

import schema from "../../../../docs/protocol.schema.json";
import { holding, standing } from "../../game/view-summary";
import type { GameEvent } from "../../protocol";
import { expressFixture } from "../../testing/fixtures";
import { goalSign, poster } from "./goals";
import { lawOf } from "./view";

const { after: view } = expressFixture("law-plan");
const marshal = lawOf(view)!.seat!;
const bandit = view.bandits.find(({ seat }) => seat !== marshal)!.seat;

function goalMet(number: number, met: boolean): GameEvent {
  return { number, kind: "goal-met", words: "", points: { number, goal: "Doc", met }, changes: null };
}

describe("the Marshal", () => {
  it("has goals on the plate where others have money", () => {
    expect(holding(view, marshal).value).toBe(0);
    expect(standing(view, marshal).mark).toBe(`${lawOf(view)!.goals.length}/5`);
    expect(standing(view, marshal).words).not.toContain("$");
    expect(standing(view, bandit)).toMatchObject({ icon: null, about: "number:money" });
  });

  it("has a poster that counts the goals that were met", () => {
    const events = [goalMet(1, true), goalMet(2, false), goalMet(3, true)];
    expect(poster(view, marshal, events)?.sum).toBe("2/5");
    expect(poster(view, bandit, events)).toBeNull();
  });

  it("has an icon for every Special Target, and a face for every Arrest Warrant", () => {
    const bandits: string[] = schema.$defs.ExpressBandit.enum;
    for (const goal of schema.$defs.Goal.enum)
      expect([goal, goalSign(goal) === null]).toEqual([goal, bandits.includes(goal)]);
  });
});
