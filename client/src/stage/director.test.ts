import { describe, expect, it } from "vitest";

import type { ExpressEvent, GameEvent, SuperEvent, View } from "../protocol";
import { EXPRESS, expressFixture, superFixture } from "../testing/fixtures";
import { concerning } from "./concerns";
import { direct, taught, type Direction, type Moment } from "./director";

let number = 0;
function event(kind: ExpressEvent["kind"], points: object): ExpressEvent {
  return { number: number++, kind, points, words: kind, changes: null } as unknown as ExpressEvent;
}

const { after } = expressFixture("base-drop"); // Django in 5, the others on the roofs of 5 and 6
const seatOf = (name: string): number => after.bandits.find((bandit) => bandit.name === name)!.seat;
const viewOf = (name: string | null): View => ({ ...after, seat: name === null ? null : seatOf(name) });

function directed(happens: ExpressEvent, who: string | null, more: Partial<Moment> = {}): Direction {
  const moment = { gathered: [], rest: [], victim: null, finale: false, speed: 1, still: false };
  return direct({ event: happens, view: viewOf(who), ...moment, ...more });
}

const shot = event("shot", { bandit: "Doc", target: "Tuco", bullet: 1 });
const punched = event("punched", { bandit: "Cheyenne", target: "Tuco" });
const grabbed = event("grabbed", { bandit: "Cheyenne", token: 1, label: "P1", loot: "purse", value: 250 });
const thrown = event("moved", { bandit: "Tuco", place: 10, car: 5, floor: "inside", why: "punch" });
const turned = event("turned", { seat: 0, bandit: "Cheyenne", card: "Punch" });

describe("in a first game, the caption", () => {
  const learned = (happens: ExpressEvent, who: string): Direction =>
    taught(happens, viewOf(who), directed(happens, who));

  it("says what a Bullet costs the viewer", () => {
    expect(learned(shot, "Tuco").words).toMatch(/cannot be played/);
    expect(learned(shot, "Cheyenne").words).toBe("shot");
  });

  it("says what the viewer's card needed when it does nothing, and waits", () => {
    const failed = event("nothing", { bandit: "Tuco", card: "Fire" });
    expect(learned(failed, "Tuco")).toMatchObject({ own: true, late: true, headline: "nothing" });
    expect(learned(failed, "Tuco").words).toMatch(/in another car/);
    expect(learned(failed, "Tuco").hold).toBeGreaterThan(0);
    expect(learned(failed, "Doc")).toMatchObject({ own: false, hold: 0 });
  });
});

describe("a close-up", () => {
  it("shows shots, punches, and the Marshal if he meets somebody", () => {
    expect(directed(shot, null).pieces).toEqual(["figure:Doc", "figure:Tuco"]);
    expect(directed(punched, null).pieces).toEqual(["figure:Cheyenne", "figure:Tuco"]);
    expect(directed(event("marshal", { car: 5 }), null).pieces).toEqual(["figure:Marshal", "figure:Django"]);
    expect(directed(event("marshal", { car: 1 }), null).pieces).toEqual([]);
    expect(
      directed(event("moved", { bandit: "Doc", place: 9, car: 4, floor: "inside", why: "card" }), null),
    ).toMatchObject({ pieces: [], hold: 0, pace: 1 });
  });

  it("shows the Marshal at his own events, with everybody in and on his car", () => {
    const { pieces } = directed(event("event", { event: "angry-marshal" }), null);
    const his = after.places.filter(({ car }) => car === after.marshal).flatMap(({ bandits }) => bandits);
    expect(pieces).toEqual(["Marshal", ...his].map((name) => `figure:${name}`));
    expect(directed(event("event", { event: "braking" }), null).pieces).toEqual([]);
  });

  it("includes the car that the same card throws somebody to", () => {
    const next = event("moved", { bandit: "Doc", place: 2, car: 1, floor: "inside", why: "card" });
    expect(directed(punched, null, { rest: [thrown, turned, next] }).cars).toEqual([5]);
  });

  it("has room above a roof that somebody will flee to", () => {
    const marshal = event("marshal", { car: 6 });
    const fled = event("moved", { bandit: "Tuco", place: 13, car: 6, floor: "roof", why: "marshal" });
    expect(directed(marshal, null, { rest: [fled] }).high).toBe(true);
    expect(directed(marshal, null, { rest: [turned, fled] }).high).toBe(false);
  });

  it("is omitted without motion, and at speeds too fast to follow", () => {
    expect(directed(shot, "Tuco", { still: true }).pieces).toEqual([]);
    expect(directed(shot, "Tuco", { speed: 4 }).pieces).toEqual([]);
    expect(directed(shot, "Tuco", { speed: 2 }).pieces).not.toEqual([]);
  });

  it("takes its time in the finale", () => {
    const [usual, last] = [directed(shot, null), directed(shot, null, { finale: true })];
    expect(last.hold).toBeGreaterThan(usual.hold);
    expect(last.pace).toBeLessThan(usual.pace);
  });
});

describe("an event that hits the viewer", () => {
  it("is slower, held, and has a headline", () => {
    const seen = directed(shot, "Tuco");
    expect(seen).toMatchObject({ own: true, headline: "Doc shot you", words: "shot" });
    expect(seen.pace).toBeLessThan(1);
    expect(seen.hold).toBeGreaterThan(500);
    expect(directed(shot, "Doc")).toMatchObject({ own: false, headline: null });
    expect(directed(shot, "Tuco", { still: true })).toMatchObject({ own: true, headline: "Doc shot you" });
  });

  it("is held once per card, after its last event", () => {
    expect(directed(punched, "Tuco", { rest: [grabbed, thrown, turned] }).hold).toBe(0);
    const taken = directed(grabbed, "Tuco", { rest: [thrown, turned], victim: "Tuco" });
    expect(taken).toMatchObject({ own: true, hold: 0, headline: "Cheyenne took your $250" });
    expect(directed(thrown, "Tuco", { rest: [turned] }).hold).toBeGreaterThan(500);
  });

  it("is also found among the events of a scene", () => {
    const arm = event("event", { event: "swivel-arm" });
    const swept = event("moved", { bandit: "Belle", place: 13, car: 6, floor: "roof", why: "event" });
    expect(directed(arm, "Belle", { gathered: [swept] })).toMatchObject({ own: true, words: "moved", pieces: [] });
    expect(directed(arm, "Doc", { gathered: [swept] }).own).toBe(false);
    expect(directed(arm, "Belle", { gathered: [swept] }).late).toBe(true); // not announced before it happens
    expect(directed(shot, "Tuco").late).toBe(false);
  });

  it("is not the score, which is shown in another way", () => {
    expect(directed(event("won", { seats: [seatOf("Doc")] }), "Doc")).toMatchObject({ own: false, hold: 0 });
  });
});

describe("what happened to me", () => {
  const mine = (events: GameEvent[], who: string): GameEvent[] => [...concerning(events, viewOf(who))];

  it("includes a theft after a punch, but only for the victim", () => {
    const events = [turned, punched, grabbed, thrown];
    expect(mine(events, "Tuco")).toEqual([punched, grabbed, thrown]);
    expect(mine(events, "Cheyenne")).toEqual([]);
    expect(mine([punched, turned, grabbed], "Tuco")).toEqual([punched]);
  });

  it("includes everything that others and events do to a bandit, but not its own actions", () => {
    const by = (kind: ExpressEvent["kind"], points: object) => mine([event(kind, { bandit: "Doc", ...points })], "Doc");
    const token = { token: 1, label: "P1", loot: "purse", value: 250 };
    for (const why of ["punch", "push", "flight", "event", "shotgun", "time"]) {
      expect([why, by("moved", { why }).length, by("stayed", { why }).length]).toEqual([why, 1, 1]);
    }
    const befalls = {
      neutral: { by: "Marshal" },
      dropped: token,
      lost: token,
      cash: { dollars: 250 },
      poodle: {},
      caught: {},
    };
    for (const [kind, points] of Object.entries(befalls)) {
      expect([kind, by(kind as ExpressEvent["kind"], points).length]).toEqual([kind, 1]);
    }
    const own = { took: token, grabbed: token, shot: { target: "Belle" }, punched: { target: "Belle" }, spared: {} };
    for (const [kind, points] of Object.entries(own)) {
      expect([kind, by(kind as ExpressEvent["kind"], points).length]).toEqual([kind, 0]);
    }
    expect(by("moved", { why: "card" })).toEqual([]);
    expect(mine([event("gunslinger", { seats: [seatOf("Doc")] })], "Doc").length).toBe(1);
  });

  it("is the same in Colt Super Express", () => {
    const { after: seen } = superFixture("super-seven");
    const told = (kind: SuperEvent["kind"], points: object) =>
      concerning([{ number: 0, kind, points, words: "", changes: null } as unknown as SuperEvent], { ...seen, seat: 0 })
        .size;
    const me = { bandit: seen.bandits[0]!.name };
    for (const kind of ["thrown", "falls", "leaves", "saved", "lost", "loot", "won"] as const) {
      expect([kind, told(kind, me)]).toEqual([kind, 1]);
    }
    expect(told("shoots", { bandit: seen.bandits[1]!.name, target: me.bandit })).toBe(1);
    for (const kind of ["moves", "turns", "climbs", "misses"] as const)
      expect([kind, told(kind, me)]).toEqual([kind, 0]);
  });

  // All changes to a bandit by others' events are in that bandit's list.
  it.each(EXPRESS)("omits nothing that others did: %s", (name) => {
    const { before, events } = expressFixture(name);
    for (const { seat, bandit, name: who } of before.bandits) {
      const found = concerning(events, { ...before, seat });
      const own = before.bandits.filter((one) => one.seat === seat).map((one) => one.name as string);
      const touched = events.filter(({ points, changes }) => {
        const rows = (changes as { bandits?: Record<string, unknown> } | null)?.bandits;
        const others = "bandit" in points && points.bandit !== undefined && !own.includes(points.bandit);
        return others && rows !== undefined && !Array.isArray(rows) && String(bandit) in rows;
      });
      expect([who, touched.filter((one) => !found.has(one)).map((one) => one.words)]).toEqual([who, []]);
    }
  });
});
