import { describe, expect, it } from "vitest";

import { ALL_LANGUAGES } from "../words/languages";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";
import { FILES } from "./files";
import { matching, parts, type Rules } from ".";

describe("the rules", () => {
  it("have a file in every language, and so do their examples", () => {
    const wanted = ALL_LANGUAGES.flatMap((language) => [`./${language}.json`, `./examples/${language}.json`]);
    expect(Object.keys(FILES).sort()).toEqual(wanted.sort());
  });

  it("have the same numbers in every language, and link only to existing rules", () => {
    const numbers = en.RULES.map(({ id }) => id);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { RULES, TITLES } of [en, fr, de] as Rules[]) {
      expect(RULES.map(({ id }) => id)).toEqual(numbers);
      expect(RULES.filter(({ page }) => !TITLES[page])).toEqual([]);
      const known = new Set(numbers);
      const linked = RULES.flatMap(({ text }) => parts(text).flatMap(({ rule }) => rule ?? []));
      expect(linked.filter((rule) => !known.has(rule))).toEqual([]);
    }
  });

  it("are found by their words and numbers, with accents or without", () => {
    const { RULES } = en;
    expect(matching(RULES, "move-2").map(({ id }) => id)).toContain("MOVE-2");
    expect(matching(RULES, "tunnel FACE down").map(({ id }) => id)).toContain("PLAN-5");
    expect(matching(RULES, "no such words here")).toEqual([]);
    const french = [{ id: "X-1", page: "x", section: "", text: "Préparez le Wagon" }];
    expect(matching(french, "preparez")).toEqual(french);
  });

  it("mark the same house rules in every language", () => {
    const marked = ({ RULES }: Rules) => RULES.flatMap(({ id, house }) => (house ? [id] : []));
    expect(marked(en)).toContain("MP-SET-3");
    expect(marked(en)).not.toContain("MOVE-1");
    for (const translated of [fr, de] as Rules[]) expect(marked(translated)).toEqual(marked(en));
  });

  it("keep French punctuation on the line of its word", () => {
    const all = [...Object.values(fr.SHORT).flat(), ...fr.RULES.map(({ text }) => text)];
    expect(all.filter((text) => /\S [:;!?»]/u.test(text.replaceAll(/`[^`]*`/gu, "")))).toEqual([]);
  });

  it("mark rulings and the numbers of other rules", () => {
    expect(parts("So it is (MARSHAL-2). *Ruling:* but **never** `here`.")).toEqual([
      { text: "So it is (" },
      { text: "MARSHAL-2", rule: "MARSHAL-2" },
      { text: "). " },
      { text: "*Ruling:*", ruling: true },
      { text: " but " },
      { text: "never", strong: true },
      { text: " " },
      { text: "here" },
      { text: "." },
    ]);
  });
});
