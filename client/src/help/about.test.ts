import { describe, expect, it } from "vitest";

import schema from "../../../docs/protocol.schema.json";
import { BOXES } from "../boxes";
import type { AboutKind } from "../boxes/box";
import type { View } from "../protocol";
import { RULES } from "../rules/en.json";
import { settings } from "../state/settings.svelte";
import { expressFixture, superFixture } from "../testing/fixtures";
import type { Language } from "../words";
import { named } from "../words/catalogue";
import { LANGUAGES } from "../words/languages";
import { about } from "./about";

// Everything that the server can send by name, from its schema.
const { $defs } = schema;
const EXPRESS: Partial<Record<AboutKind, readonly string[]>> = {
  card: [...$defs.ActionCard.enum, "Bullet"],
  turn: $defs.TurnKind.enum,
  event: $defs.RoundEventName.enum,
  loot: $defs.SeenTokenKind.enum,
  figure: [...$defs.ExpressTarget.enum, ...$defs.Hostage.enum, "Marshal", "horse", "coach", "time-car"],
  number: ["hand", "bullets", "neutral", "first", "money", "round", "pile"],
};
const SUPER: Partial<Record<AboutKind, readonly string[]>> = {
  card: $defs.SuperCard.enum,
  loot: ["card"],
  figure: $defs.SuperBandit.enum,
  number: ["first", "money", "round"],
};
const LAW: Partial<Record<AboutKind, readonly string[]>> = {
  figure: ["Marshal", "bars", ...$defs.Prisoner.enum.map((name) => `prisoner-${name}`)],
  number: ["wanted", "brawlers", "goals"],
};
const base = expressFixture("base-plan").after;
const { setup } = base;
const GAMES: [Partial<Record<AboutKind, readonly string[]>>, View][] = [
  ...(["later", "first"] as const).map((printing): [typeof EXPRESS, View] => [
    EXPRESS,
    { ...base, setup: { ...setup, options: { ...setup.options, printing } } },
  ]),
  [LAW, expressFixture("law-plan").after],
  [SUPER, superFixture("super-three").after],
];

function things(kinds: Partial<Record<AboutKind, readonly string[]>>): string[] {
  return Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => `${kind}:${name}`));
}

describe("a help text", () => {
  it("exists for everything in every language, and cites an existing rule", () => {
    const numbers = new Set(RULES.map(({ id }) => id));
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      settings.language = language;
      for (const [kinds, view] of GAMES) {
        const told = things(kinds).map((thing) => [thing, about(thing, view)] as const);
        expect(told.filter(([, one]) => !one?.text || !one.title).map(([thing]) => thing)).toEqual([]);
        expect(told.filter(([, one]) => !numbers.has(one?.rule ?? "")).map(([thing]) => thing)).toEqual([]);
      }
    }
    settings.language = "en";
  });

  it("of an event is headed by the name of a Round card, with which its words begin", () => {
    const { after: view } = expressFixture("base-plan");
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      settings.language = language;
      const cards = $defs.RoundCard.enum.map((card) => named("express:round.*", card));
      const titles = $defs.RoundEventName.enum.map((event) => about(`event:${event}`, view)?.title ?? event);
      expect(titles.filter((title) => !cards.includes(title))).toEqual([]);
    }
    settings.language = "en";
  });

  it("includes the current state", () => {
    settings.language = "en";
    const { after: view } = expressFixture("base-plan");
    expect(about("figure:Marshal", view)?.now).toBe(`Neutral Bullets left: ${view.neutral}`);
    expect(about("loot:purse:300", view)?.now).toBe("Purse $300");
    expect(about("loot:purse:", view)?.now).toBeNull();
    expect(about("card:Fire:no", view)?.now).toBe("Cannot be played now");
    expect(about("event:swivel-arm", view)).toMatchObject({ title: "Swivel Arm", rule: "EVENT-SWIVEL" });
    expect(about("loot:nugget", view)).toBeNull();
  });

  it("describes the Marshal as a player's role in Marshal & Prisoners", () => {
    const { after: view } = expressFixture("law-plan");
    expect(about("figure:Marshal", view)).toMatchObject({ title: "Marshal", rule: "MP-MAR-1" });
    expect(about("figure:Marshal", view)?.text).toContain("two cylinders");
    expect(about("figure:Marshal", view)?.now).not.toContain("Neutral");
  });

  it("cites only existing rules in every box", () => {
    const numbers = new Set(RULES.map(({ id }) => id));
    const cited = [...BOXES.express, ...BOXES.super].flatMap(({ rules }) =>
      Object.values(rules ?? {}).flatMap((one) => Object.values(one)),
    );
    expect(cited.filter((rule) => !numbers.has(rule))).toEqual([]);
  });
});
