// The score as it is counted up: one line for each piece of loot, then whatever else brings or costs money.
import { isExpress, type ExpressView, type Score, type View } from "../protocol";
import { count, term, words } from "../words";
import type { IconName } from "../art/icons";

export interface CountLine {
  label: string;
  icon: IconName | null;
  dollars: number;
}

const MONEY = ["ransom", "shared", "mortal", "caught", "gunslinger"];

export function countLines(view: View, score: Score): CountLine[] {
  const t = words();
  const pieces = piecesOf(view, score);
  const others = MONEY.filter((name) => score.lines[name]).map((name): CountLine => {
    return { label: term(t.score, name), icon: name === "gunslinger" ? "cylinder" : null, dollars: score.lines[name] ?? 0 };
  });
  return [...pieces, ...others];
}

/** Token by token; Purses whose faces this viewer never saw are counted together: the server tells the sum. */
function piecesOf(view: View, score: Score): CountLine[] {
  const t = words();
  if (!isExpress(view)) {
    const cards = view.bandits[score.seat]?.loot ?? [];
    return cards.map((dollars): CountLine => ({ label: t.end.lootCard, icon: "strongbox", dollars }));
  }
  const lines: CountLine[] = [];
  let unseen = 0;
  for (const bandit of view.bandits.filter((one) => sideOf(view, one.seat) === sideOf(view, score.seat))) {
    for (const token of bandit.loot) {
      if (token.kind === "whiskey" || token.kind === "old-whiskey") continue;
      if (token.value === null) unseen++;
      else lines.push({ label: t.score[token.kind], icon: token.kind, dollars: token.value });
    }
    if (bandit.cash) lines.push({ label: t.score.cash, icon: null, dollars: bandit.cash });
  }
  const rest = (score.lines.loot ?? 0) - lines.reduce((sum, line) => sum + line.dollars, 0);
  if (rest) lines.push({ label: count(t.game.purse, unseen), icon: "purse", dollars: rest });
  return lines;
}

/** Partners have their money in common. */
function sideOf(view: ExpressView, seat: number): number {
  return Math.floor((seat * view.side_bullets.length) / view.seats.length);
}

/** What decides between equals, and is no money. */
export function tieLines(score: Score): [string, number][] {
  const t = words();
  return Object.entries(score.lines)
    .filter(([name]) => name !== "loot" && !MONEY.includes(name))
    .map(([name, number]) => [term(t.score, name), number]);
}
