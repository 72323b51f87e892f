import { afterEach, describe, expect, it } from "vitest";

import { settings } from "../state/settings.svelte";
import { capital, named, said } from "./catalogue";
import { de } from "./generated/de";
import { en, type Key } from "./generated/en";
import { ALL_LANGUAGES } from "./languages";
import { dictionary } from "./loading";
import { count, dollars, fill, form, words, type Forms, type Language } from ".";

const CATEGORIES: readonly string[] = ["zero", "one", "two", "few", "many", "other"];

afterEach(() => {
  settings.language = "en";
});

/** The words of the page and its parts in a language, by folder. */
function parts(language: Language): [string, object][] {
  settings.language = language;
  const { page, parts } = dictionary();
  return [["page", page], ...Object.entries(parts).map(([path, part]): [string, object] => [folder(path), part])];
}

function folder(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** Every sentence of a language by key; plural forms count as one. */
function sentences(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === "string") found.set(key, value);
    else for (const [name, inner] of Object.entries(value as object)) walk(inner, `${key}.${name}`);
  };
  for (const [name, part] of parts(language)) walk(part, name);
  return found;
}

/** The sentences that depend on a number, by the keys of their forms. */
function forms(language: Language): Map<string, Forms> {
  const found = new Map<string, Forms>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === "string") return;
    const inner = value as Record<string, unknown>;
    if (typeof inner.other === "string") found.set(key, inner as unknown as Forms);
    else for (const [name, one] of Object.entries(inner)) walk(one, `${key}.${name}`);
  };
  for (const [name, part] of parts(language)) walk(part, name);
  return found;
}

describe("every language", () => {
  it("has the same gaps to fill", () => {
    const gaps = (language: Language): Map<string, string> => {
      const plain = [...sentences(language)].filter(([key]) => !CATEGORIES.includes(key.split(".").at(-1)!));
      return new Map(plain.map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort().join()]));
    };
    for (const language of ALL_LANGUAGES) expect(gaps(language)).toEqual(gaps("en"));
  });

  it("has a form for each of its plural categories", () => {
    for (const language of ALL_LANGUAGES) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const needed = pluralCategories.filter((category) => category !== "many"); // in French only for millions
      const found = forms(language);
      expect(found.size).toBeGreaterThan(10);
      for (const [key, given] of found) expect([key, ...needed.filter((one) => !(one in given))]).toEqual([key]);
    }
  });

  it("includes the number in each form, as some languages use one form for several numbers", () => {
    for (const language of ALL_LANGUAGES) {
      const silent = [...forms(language)].filter(
        ([, given]) => !Object.values(given).every((one) => one.includes("{number}")),
      );
      expect(silent).toEqual([]);
    }
  });

  it("keeps punctuation on the line of its word, in French with non-breaking spaces", () => {
    const alone = [...sentences("fr")].filter(([, text]) => / [:;!?%$»]|« |\w[;!?»](?!\w)/.test(text));
    expect(alone).toEqual([]);
  });

  it("has catalogue entries for all English keys; any others are plural forms of the language", () => {
    for (const language of ALL_LANGUAGES) {
      settings.language = language;
      const keys = Object.keys(dictionary().catalogue);
      const forms = keys.filter((key) => !(key in en));
      expect(keys).toEqual(expect.arrayContaining(Object.keys(en)));
      expect(forms.filter((key) => !(key.replace(/\.\w+$/, ".other") in en))).toEqual([]);
    }
  });
});

describe("numbers", () => {
  it("choose a form by the rules of the language", () => {
    const { pileCount } = words().game;
    expect([0, 1, 2].map((number) => count(pileCount, number))).toEqual(["0 cards", "1 card", "2 cards"]);
    settings.language = "fr";
    expect([0, 1, 2].map((number) => count(words().game.pileCount, number))).toEqual([
      "0 carte",
      "1 carte",
      "2 cartes",
    ]);
  });

  it("would choose among the four forms of Polish", () => {
    const cards = { one: "{number} karta", few: "{number} karty", many: "{number} kart", other: "{number} karty" };
    const said = (number: number): string => fill(form(cards, number, "pl"), { number });
    expect([0, 1, 2, 4, 5, 12, 21, 22, 25, 102, 112].map(said)).toEqual([
      ...["0 kart", "1 karta", "2 karty", "4 karty", "5 kart", "12 kart", "21 kart", "22 karty", "25 kart"],
      ...["102 karty", "112 kart"],
    ]);
    expect(said(1.5)).toBe("1.5 karty");
  });

  it("use the general form if a language has no specific one", () => {
    expect(form({ other: "kart" }, 1, "pl")).toBe("kart");
  });

  it("are formatted as money", () => {
    expect([1000, -250, null].map(dollars)).toEqual(["$1,000", "−$250", "$?"]);
    settings.language = "de";
    expect(dollars(12500)).toBe(words().money.form.replace("{value}", `12${words().money.group}500`));
  });
});

describe("words of the catalogues", () => {
  it("are found by key, and in families by name", () => {
    expect(said("express:card.rob")).toBe("Robbery");
    expect(named("express:round.*", "Marshal's Revenge")).toBe("Marshal's Revenge");
    settings.language = "de";
    expect(said("express:card.rob")).toBe(de["express:card.rob"]);
    expect(named("express:round.*", "Marshal's Revenge")).toBe(de["express:round.marshals-revenge"]);
  });

  it("fall back to the name if no catalogue has it", () => {
    expect(named("express:round.*", "Landslide")).toBe("Landslide");
  });

  it("of cards have no part that is too long for a card on a small phone", () => {
    for (const language of ALL_LANGUAGES) {
      settings.language = language;
      const cards = (Object.keys(en) as Key[]).filter((key) => /^(express|super):card\.[a-z]+(-plus)?$/.test(key));
      const parts = cards.flatMap((key) => said(key).split(/[\s\u00a0\u00ad{}]/));
      expect(parts.filter((part) => part.length > 10)).toEqual([]);
    }
  });

  it("may be hyphenated if they are long", () => {
    settings.language = "fr";
    expect(said("express:card.move")).toBe("Dépla\u00adcement");
    expect(capital("carte")).toBe("Carte");
  });
});
