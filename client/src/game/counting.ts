// The score as it is counted up: one line for each piece of loot, then whatever else brings or costs money.
import type { Score } from "../protocol";
import { term, words } from "../words";
import type { IconName } from "../art/icons";

export interface CountLine {
  label: string;
  icon: IconName | null;
  dollars: number;
}

const ICONS: Record<string, IconName> = {
  purse: "purse",
  jewel: "jewel",
  strongbox: "strongbox",
  "loot-card": "strongbox",
};
const MONEY = ["ransom", "shared", "mortal", "forfeited", "gunslinger"];

export function countLines(score: Score): CountLine[] {
  const t = words();
  const pieces = score.loot.map(({ kind, dollars }): CountLine => ({
    label: term(t.score, kind),
    icon: ICONS[kind] ?? null,
    dollars,
  }));
  const others = MONEY.filter((name) => score.lines[name]).map((name): CountLine => {
    return {
      label: term(t.score, name),
      icon: name === "gunslinger" ? "cylinder" : null,
      dollars: score.lines[name] ?? 0,
    };
  });
  return [...pieces, ...others];
}

/** What decides between equals, and is no money. */
export function tieLines(score: Score): [string, number][] {
  const t = words();
  return Object.entries(score.lines)
    .filter(([name]) => name !== "loot" && name !== "aboard" && !MONEY.includes(name))
    .map(([name, number]) => [term(t.score, name), number]);
}
