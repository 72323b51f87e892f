import { describe, expect, it } from "vitest";

import schema from "../../../docs/protocol.schema.json";
import type { ExpressEvent, GameEvent, RoundEventName } from "../protocol";
import { grouped, sceneOf } from "../stage/acts";
import { EXPRESS, expressFixture } from "../testing/fixtures";
import { BOXES } from ".";

const NAMES = schema.$defs.RoundEventName.enum as RoundEventName[]; // generated from the engine's declarations

function roundEvent(event: RoundEventName): GameEvent {
  return { number: 1, kind: "event", words: "", points: { event }, changes: null };
}

describe("every event of a Round card", () => {
  it("has its own scene, in its own box", () => {
    const scenes = BOXES.express.flatMap((box) => Object.entries(box.rounds ?? {}));
    expect(scenes.map(([name]) => name).toSorted()).toEqual(NAMES.toSorted());
    expect(new Set(scenes.map(([, scene]) => scene.play)).size).toBe(NAMES.length);
  });

  it("opens a chapter, is announced, and has a sound", () => {
    for (const name of NAMES) {
      expect(sceneOf("express", roundEvent(name))).toMatchObject({ opens: "chapter", banner: true });
      expect(sceneOf("express", roundEvent(name)).noise).toBeDefined();
    }
  });

  it("is shown in the gallery, in a position from a real game", () => {
    expect(NAMES.filter((name) => !EXPRESS.includes(`event-${name}`))).toEqual([]);
  });
});

describe("every Round card without an event", () => {
  it("has its own landscape", () => {
    const cards = schema.$defs.QuietRoundCard.enum;
    const landscapes = BOXES.express.flatMap((box) => Object.entries(box.landscapes ?? {}));
    expect(landscapes.map(([card]) => card).toSorted()).toEqual(cards.toSorted());
    expect(new Set(landscapes.map(([, { drawing }]) => drawing)).size).toBe(cards.length);
  });
});

describe("a scene", () => {
  const { events } = expressFixture("event-swivel-arm");

  it("gathers the events that belong to it, and no others", () => {
    const [arm, ...rest] = grouped("express", [...events, events[0]!] as ExpressEvent[]);
    expect(arm!.gathered.map((event) => event.kind)).toEqual(events.slice(1).map(() => "moved"));
    expect(rest).toEqual([{ event: events[0], gathered: [] }]);
  });

  it("gathers nothing if there is nothing to gather", () => {
    expect(grouped("express", events.slice(1)).every(({ gathered }) => !gathered.length)).toBe(true);
    expect(grouped("express", [])).toEqual([]);
  });
});
