import { beforeEach, describe, expect, it, vi } from "vitest";

import type { ExpressEvent, ExpressView, SuperEvent, SuperView } from "../protocol";
import { grouped, sceneOf } from "../stage/acts";
import { applied } from "../stage/changes";
import * as cutouts from "../stage/cutouts";
import * as effects from "../stage/effects";
import { EXPRESS, expressFixture, superFixture } from "../testing/fixtures";
import { TestTheatre } from "../testing/theatre";
import { layOut } from "../train/layout";
import { expressPieces } from "./express/pieces";
import { roomFor } from "./express/places";
import { superPieces } from "./super/pieces";

vi.mock("../stage/effects", { spy: true });
vi.mock("../stage/cutouts", { spy: true });

const LONGEST = 6000; // the stage skips anything longer
const SIZE = { width: 1280, height: 520 };

/** Records effects in the same list as everything else. */
function noteEffects(theatre: () => TestTheatre | null): void {
  const noted = (name: string) => (): Promise<void> => {
    theatre()?.notes.push(name);
    return Promise.resolve();
  };
  for (const name of ["burst", "tracer", "rise", "say", "farewell"] as const) {
    vi.mocked<(...all: never[]) => Promise<void>>(effects[name]).mockImplementation(noted(name));
  }
}

/** Records when a cut-out appears, and when it is removed. */
function noteCutouts(theatre: () => TestTheatre | null): void {
  const node = { id: "cutout", remove: () => undefined } as unknown as HTMLElement;
  vi.mocked(cutouts.veil).mockReturnValue(node);
  vi.mocked(cutouts.withCutouts).mockImplementation(async (_, play) => {
    await play(() => {
      theatre()?.notes.push("hang");
      return node;
    });
    theatre()?.notes.push("clear");
  });
}

let theatre: TestTheatre | null = null;
beforeEach(() => {
  noteEffects(() => theatre);
  noteCutouts(() => theatre);
});

function express(view: ExpressView): TestTheatre {
  const layout = layOut(SIZE, roomFor(view));
  return (theatre = new TestTheatre("express", layout, expressPieces(view, layout)));
}

function play(view: ExpressView, event: Partial<ExpressEvent>, after: ExpressView = view): Promise<string[]> {
  const layout = layOut(SIZE, roomFor(view));
  const whole = { number: 1, words: "", changes: null, ...event } as ExpressEvent;
  return (theatre ?? express(view)).play(whole, expressPieces(after, layout));
}

/** The view with a bandit moved to a place. */
function withBandit(view: ExpressView, bandit: string, to: string | null): ExpressView {
  const places = view.places.map((place) => {
    const others = place.bandits.filter((name) => name !== bandit);
    return { ...place, bandits: place.name === to ? [...others, bandit] : others };
  });
  return { ...view, places };
}

describe("every event of a game", () => {
  it.each(EXPRESS)("is drawn once, in time, and ends in the view that the server sent: %s", async (name) => {
    const { before, events, after } = expressFixture(name);
    const layout = layOut(SIZE, roomFor(before));
    theatre = new TestTheatre("express", layout, expressPieces(before, layout));
    let view = before;
    for (const { event, gathered } of grouped("express", events)) {
      view = [event, ...gathered].reduce((seen, one) => applied(seen, (one as ExpressEvent).changes), view);
      const notes = await theatre.play(event, expressPieces(view, layout), false, gathered);
      expect([event.kind, notes.filter((note) => note === "put").length]).toEqual([event.kind, 1]);
      expect(theatre.took).toBeLessThan(LONGEST);
    }
    expect([...theatre.pieces.keys()].sort()).toEqual(
      expressPieces(after, layout)
        .map((one) => one.id)
        .sort(),
    );
  });

  it.each(["super-three", "super-seven"])("the same in Colt Super Express: %s", async (name) => {
    const { before, events } = superFixture(name);
    const lay = (view: SuperView) => layOut(SIZE, { wagons: view.wagons, beside: 0, ahead: [] });
    theatre = new TestTheatre("super", lay(before), superPieces(before, lay(before)));
    let view = before;
    for (const event of events) {
      view = applied(view, event.changes);
      const notes = await theatre.play(event, superPieces(view, lay(before)));
      expect([event.kind, notes.filter((note) => note === "put").length]).toEqual([event.kind, 1]);
      expect(theatre.took).toBeLessThan(LONGEST);
    }
  });

  it.each(EXPRESS)("is shown without motion if motion is off: %s", async (name) => {
    const { before, events } = expressFixture(name);
    const layout = layOut(SIZE, roomFor(before));
    theatre = new TestTheatre("express", layout, expressPieces(before, layout));
    for (const { event, gathered } of grouped("express", events)) {
      const notes = await theatre.play(event, expressPieces(before, layout), true, gathered);
      const { bubble } = sceneOf("express", event);
      const rest = notes.filter((note) => note !== "put");
      expect(notes[bubble ? 1 : 0]).toBe("put");
      expect(rest.every((note) => (bubble ? note === "say" : note.startsWith("wait")))).toBe(true);
    }
  });
});

describe("scenes of Colt Express", () => {
  const { after: view } = expressFixture("base-drop"); // Belle on the roof of 3, Tuco and Cheyenne in 6, Doc in 5
  beforeEach(() => {
    theatre = null;
  });

  it("show a shot before its effect", async () => {
    const notes = await play(view, { kind: "shot", points: { bandit: "Doc", target: "Tuco", bullet: 1 } });
    expect(notes.indexOf("tracer")).toBeLessThan(notes.indexOf("put"));
    expect(notes).toContain("move figure:Tuco 420");
  });

  it("play a move by its cause: on foot, punched or fleeing", async () => {
    const points = { bandit: "Doc", place: 9, car: 4, floor: "inside" } as const;
    const after = withBandit(view, "Doc", "4 inside");
    for (const [why, ms] of [
      ["card", 520],
      ["punch", 620],
      ["push", 620],
      ["flight", 620],
      ["unheard-of", 520],
    ] as const) {
      theatre = null;
      const notes = await play(view, { kind: "moved", points: { ...points, why } } as Partial<ExpressEvent>, after);
      expect([why, notes.includes(`move figure:Doc ${ms}`)]).toEqual([why, true]);
    }
  });

  it("let a bandit from off the train leap onto it", async () => {
    const start = withBandit(view, "Doc", null);
    const points = { bandit: "Doc", place: 9, car: 4, floor: "inside", why: "start" } as const;
    const notes = await play(start, { kind: "moved", points }, withBandit(view, "Doc", "4 inside"));
    expect(notes.slice(0, 1)).toEqual(["put"]);
    expect(notes.at(-1)).toBe("move figure:Doc 380");
  });

  it("show the shooter of a neutral Bullet, if it is a figure", async () => {
    const marshal = await play(view, { kind: "neutral", points: { bandit: "Belle", by: "Marshal" } });
    expect(marshal).toContain("tracer");
    theatre = null;
    const passengers = await play(view, { kind: "neutral", points: { bandit: "Belle", by: "passengers" } });
    expect(passengers).toEqual(["put"]);
  });

  it("say why a card has no effect: at its bandit, or in the middle if absent; with and without motion", async () => {
    const words = "Doc finds nothing to rob.";
    const points = { bandit: "Doc", card: "Robbery" } as const;
    const spot = express(view).pieces.get("figure:Doc");
    for (const [there, at] of [
      [view, expect.objectContaining({ x: spot?.x, y: spot?.y })],
      [withBandit(view, "Doc", null), undefined],
    ] as const) {
      const layout = layOut(SIZE, roomFor(there));
      for (const still of [false, true]) {
        const event = { number: 1, kind: "nothing", words, points, changes: null } as ExpressEvent;
        const notes = await express(there).play(event, expressPieces(there, layout), still);
        expect(notes).toEqual(expect.arrayContaining(["say", "put"]));
        expect(vi.mocked(effects.say)).toHaveBeenLastCalledWith(expect.anything(), words, at);
      }
    }
    expect(sceneOf("express", { kind: "stayed" } as ExpressEvent).bubble).toBe(true);
    expect(sceneOf("super", { kind: "misses" } as SuperEvent).bubble).toBe(true);
  });

  it("open chapters and cards, and announce them", () => {
    const scene = (kind: string) => sceneOf("express", { kind } as ExpressEvent);
    expect(scene("round")).toMatchObject({ opens: "chapter", banner: true, noise: "whistle" });
    expect(scene("turned")).toMatchObject({ opens: "card", noise: "card" });
    expect(scene("saved")).toEqual({}); // not the rider of the other game
    expect(sceneOf("super", { kind: "saved" } as SuperEvent)).toMatchObject({ noise: "hooves", befalls: true });
  });
});

describe("scenes of boxes", () => {
  it("play a ride when the rider boards, not before", async () => {
    const { after: view } = expressFixture("horses-ride");
    theatre = null;
    const bandit = view.bandits[0]!.name as "Doc";
    const rode = await play(view, { kind: "rode", points: { bandit, start: 0, end: 2 } });
    expect(rode).toEqual(["put"]);
    expect(theatre!.next.size).toBe(1);
    const points = { bandit, place: 4, car: 2, floor: "inside", why: "card" } as const;
    const moved = await play(view, { kind: "moved", points }, withBandit(view, bandit, "2 inside"));
    expect(moved[0]).toBe("burst");
    expect(theatre!.took).toBeGreaterThan(1100);
    expect(theatre!.next.size).toBe(0);
  });

  it("arrest somebody with cuffs, and take them to the cell", async () => {
    const { after: view } = expressFixture("law-arrest");
    theatre = null;
    const bandit = view.bandits.find(({ name }) => name !== "Marshal")!.name as "Doc";
    const points = { bandit, place: 14, car: null, floor: null, name: "cell", why: "arrest" } as const;
    const notes = await play(view, { kind: "moved", points }, withBandit(view, bandit, "cell"));
    expect(notes.indexOf("hang")).toBeLessThan(notes.indexOf("put"));
    expect(notes).toContain(`move figure:${bandit} 900`);
    expect(sceneOf("express", { kind: "goal-met" } as ExpressEvent)).toMatchObject({ banner: true });
  });

  it("show a Prisoner out of the cell before the text", async () => {
    const { after: view } = expressFixture("law-idea");
    theatre = null;
    const bandit = view.bandits.find(({ name }) => name !== "Marshal")!.name as "Doc";
    const notes = await play(view, { kind: "freed", points: { bandit, prisoner: "Mei" } });
    expect(notes.filter((note) => note === "put" || note === "rise")).toEqual(["put", "rise"]);
  });

  it("travel in time: first the departure, then the arrival", async () => {
    const { after: view } = expressFixture("timecar-move");
    theatre = null;
    const bandit = view.bandits[0]!.name as "Doc";
    const points = { bandit, place: 0, car: 0, floor: "inside", why: "time" } as const;
    await play(withBandit(view, bandit, "0 inside"), { kind: "moved", points }, withBandit(view, bandit, null));
    expect(theatre!.notes.indexOf("put")).toBeGreaterThan(theatre!.notes.indexOf(`move figure:${bandit} 1190`));
    theatre = null;
    const back = await play(
      withBandit(view, bandit, null),
      { kind: "moved", points },
      withBandit(view, bandit, "0 inside"),
    );
    expect(back.indexOf("put")).toBeLessThan(back.indexOf(`move figure:${bandit} 1500`));
  });
});
