// Why the winners won, if money alone does not explain it.
import { firstOf } from "../boxes";
import { isExpress, type Score, type View } from "../protocol";
import { words } from "../words";

export function reasonOf(view: View, scores: readonly Score[]): string | null {
  const { end } = words();
  const [first, ...more] = scores.filter((score) => score.won);
  if (!first) return scores.some((score) => score.lines.caught) ? end.caught : null;
  const others = scores.filter((score) => !score.won);
  if (isExpress(view)) {
    const winners = [first, ...more].map(({ seat }) => seat);
    const special = firstOf((box) => box.reason?.(view, winners));
    if (special) return special;
    if (others.some((score) => score.lines.caught && score.dollars >= first.dollars)) return end.caught;
    return others.some((score) => score.dollars === first.dollars) ? end.fewerBullets : null;
  }
  const aboard = scores.filter((score) => score.lines.aboard);
  if (aboard.length === 1) return end.lastAboard;
  if (!aboard.length) return end.fellTogether;
  if (more.length) return end.sharing;
  const even = others.some((score) => score.lines.aboard && score.lines["loot-cards"] === first.lines["loot-cards"]);
  return even ? end.bestCard : end.mostCards;
}
