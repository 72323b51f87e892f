import { describe, expect, it } from "vitest";

import type { PlanForecast, PlannedCard } from "../protocol";
import { expressFixture, superFixture } from "../testing/fixtures";
import { layOut } from "../train/layout";
import { Plan, isUnsure } from "./plan.svelte";
import { start, stopsOf } from "./spots";
import { planText } from "./text";

function card(others: Partial<PlannedCard> = {}): PlannedCard {
  const usual = {
    card: "Move",
    bandit: "Doc",
    at: null,
    places: [2],
    facing: null,
    options: [],
    nothing: null,
    warning: null,
    unsure: [],
  };
  return { ...usual, ...others };
}

const told = (laid: PlannedCard[], hand: PlannedCard[]): PlanForecast => ({ type: "forecast", id: 1, laid, hand });

describe("the plan of a seat", () => {
  const laid = [card({ at: 0, card: "Floor" }), card({ at: 3, bandit: "Belle" }), card({ at: 4, card: "Fire" })];

  it("shows the route up to the card that the player looks at, for its bandit only", async () => {
    const plan = new Plan();
    await plan.ask("1", () => Promise.resolve(told(laid, [card(), card({ card: "Belle Fire", bandit: "Belle" })])));
    expect(plan.way).toEqual([]);
    plan.look("Move");
    expect(plan.way.map(({ card }) => card)).toEqual(["Floor", "Fire", "Move"]);
    plan.look("Belle Fire");
    expect(plan.way.map(({ bandit }) => bandit)).toEqual(["Belle", "Belle"]);
    plan.look(0);
    expect(plan.way.map(({ card }) => card)).toEqual(["Floor"]);
    plan.look("Punch");
    expect(plan.way).toEqual([]);
  });

  it("is requested once, dropped with its question, and empty if the table refuses", async () => {
    const plan = new Plan();
    let asked = 0;
    const answer = () => Promise.resolve(told([], [card()])).finally(() => asked++);
    await plan.ask("1", answer);
    await plan.ask("1", answer);
    expect(asked).toBe(1);
    plan.look("Move");
    await plan.ask("2", () => Promise.reject(new Error("not-now")));
    expect([plan.card("Move"), plan.way]).toEqual([null, []]);
    await plan.ask("3", answer);
    await plan.ask(null, answer);
    expect([plan.card("Move"), asked]).toEqual([null, 2]);
  });

  it("still shows the same card while others play", async () => {
    const plan = new Plan();
    await plan.ask("1", () => Promise.resolve(told([], [card()])));
    plan.look("Move");
    await plan.ask("2", () => Promise.resolve(told([], [card({ places: [4] })])));
    expect(plan.way.map(({ places }) => places)).toEqual([[4]]);
  });

  it("ignores an answer that arrives after the next question", async () => {
    const plan = new Plan();
    let late: (told: PlanForecast) => void = () => undefined;
    const first = plan.ask("1", () => new Promise((done) => (late = done)));
    await plan.ask("2", () => Promise.resolve(told([], [])));
    late(told([], [card()]));
    await first;
    expect(plan.card("Move")).toBeNull();
  });

  it("is unsure because of other players, not because of the player's own choice", () => {
    expect(isUnsure(card({ unsure: ["choice"] }))).toBe(false);
    expect(isUnsure(card({ unsure: ["choice", "hidden"] }))).toBe(true);
  });
});

describe("the ghost", () => {
  const { before: view } = expressFixture("base-plan");
  const layout = layOut({ width: 1200, height: 420 }, { wagons: view.wagons.length, beside: 0, ahead: [] });
  const me = view.bandits[0]!;

  it("stands at each place on the train that the card may lead to, and nowhere else", () => {
    const ways = [card({ bandit: me.name, places: [2, 3, view.places.length] })];
    const [stop] = stopsOf(view, layout, ways);
    expect(stop!.spots).toHaveLength(2);
    const [inside, roof] = stop!.spots;
    expect(roof!.y).toBeLessThan(inside!.y);
  });

  it("stands next to others, not in front of them", () => {
    for (const place of view.places.filter(({ car }) => car !== null)) {
      const [stop] = stopsOf(view, layout, [card({ bandit: me.name, places: [place.place] })]);
      const others = place.bandits.filter((name) => name !== me.name).map((name) => start(view, layout, name)!);
      if (others.length === 1) expect(Math.abs(stop!.spots[0]!.x - others[0]!.x)).toBeGreaterThan(30);
    }
  });
});

describe("where a card leads, in words", () => {
  const { before: view } = expressFixture("base-plan");
  const me = view.bandits[0]!;

  it("names the place, or what happens there, or why nothing does", () => {
    const elsewhere = view.places.find(({ place }) => place !== me.place)!.place;
    expect(planText(view, card({ bandit: me.name, places: [elsewhere] }))).toMatch(/^\w+ ends up here: .+\.$/);
    const options = ["Fire at Belle", "Fire at Tuco"];
    expect(planText(view, card({ bandit: me.name, places: [me.place], options }))).toBe(
      "Fire at Belle / Fire at Tuco.",
    );
    const nothing = "Doc finds nothing to rob.";
    expect(planText(view, card({ bandit: me.name, nothing, unsure: ["cards"] }))).toBe(
      "Doc finds nothing to rob. Uncertain: other players' cards come first.",
    );
    expect(planText(view, card({ bandit: me.name, nothing, unsure: ["cards", "hidden"] }))).toBe(
      "Doc finds nothing to rob. Uncertain: other players' hidden cards come first.",
    );
    expect(planText(view, card({ bandit: me.name, places: [], unsure: ["choice"] }))).toBe(
      "Too many possibilities to show. You choose when the time comes.",
    );
  });

  it("says which way the bandit faces in Super Express", () => {
    const { before } = superFixture("super-three");
    const bandit = before.bandits[0]!.name;
    const said = planText(before, card({ card: "Turn", bandit, places: [1], facing: "back" }));
    expect(said).toMatch(/Facing back\.$/);
    expect(planText(before, card({ bandit, places: [before.places.length] }))).toContain("off the train");
  });
});
