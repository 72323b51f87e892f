import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { spoken, standing, type Examples } from "./examples";
import type { Rules } from "./index";

function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf-8")) as T;
}

const LANGUAGES = ["en", "fr", "de"];

describe("the drawn examples", () => {
  const { RULES } = read<Rules>("./en.json");
  const examples = Object.fromEntries(LANGUAGES.map((one) => [one, read<Examples>(`./examples/${one}.json`)]));

  it("belong to existing rules, and are the same in every language", () => {
    const numbers = new Set(RULES.map(({ id }) => id));
    const ids = Object.keys(examples.en ?? {});
    expect(ids.filter((id) => !numbers.has(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(80);
    for (const language of LANGUAGES) expect(Object.keys(examples[language] ?? {})).toEqual(ids);
  });

  it("have trains with as many roofs as cars, and at least one event", () => {
    for (const [id, { before, after, told: news }] of Object.entries(examples.en ?? {})) {
      expect(before.roof.length, id).toBe(before.inside.length);
      if (after) expect(after.roof.length, id).toBe(after.inside.length);
      expect(news.length, id).toBeGreaterThan(0);
    }
  });
});

describe("a place of an example", () => {
  it("has bandits with their loot, and other loot", () => {
    expect(standing(["Tuco<*/purse:300/jewel", "strongbox"])).toEqual({
      figures: [
        {
          name: "Tuco",
          mark: "▶*",
          loot: [
            { token: 0, kind: "purse", value: 300, half: false },
            { token: 1, kind: "jewel", value: null, half: false },
          ],
        },
      ],
      loot: [{ token: 0, kind: "strongbox", value: null, half: false }],
    });
  });

  it("has a text for screen readers", () => {
    const told = spoken({ roof: [[], ["Belle>"]], inside: [["Tuco/jewel"], ["purse:300"]] });
    expect(told).toMatch(/^Locomotive, inside: Tuco\. Wagon 1, roof: Belle\. Wagon 1, inside: .*\$300.*\. $/);
  });
});
