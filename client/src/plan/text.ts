// Where a card of a plan leads, in words.
import { placeName } from "../boxes/express/places";
import { placeName as superPlaceName } from "../boxes/super/rows";
import { isExpress, type PlannedCard, type View } from "../protocol";
import { fill } from "../words";
import { planWords } from "./words";

const MOST = 4; // places or actions that are listed

function placeWords(view: View, place: number): string {
  if (place >= view.places.length) return planWords().off;
  return isExpress(view) ? placeName(view, view.places[place]!) : superPlaceName(view.places[place]!);
}

function listed(things: readonly string[]): string {
  const rest = things.length > MOST ? " …" : "";
  return things.slice(0, MOST).join(" / ") + rest;
}

/** What a card would do. */
export function planText(view: View, card: PlannedCard): string {
  const t = planWords();
  const here = standing(view, card.bandit);
  const stays = card.places.length === 1 && card.places[0] === here;
  const where = card.places.map((place) => placeWords(view, place));
  const does = card.nothing ?? (stays && card.options.length ? `${listed(card.options)}.` : null);
  const there = where.length ? fill(t.there, { bandit: card.bandit, places: listed(where) }) : t.tooMany;
  const doubts = card.unsure.filter((doubt) => doubt !== "cards" || !card.unsure.includes("hidden")); // one is enough
  const facing = card.facing ? ` ${t[card.facing]}` : "";
  const said = [does ?? there + facing, card.warning, ...doubts.map((doubt) => t.unsure[doubt])];
  return said.filter(Boolean).join(" ").replace("….", "…");
}

function standing(view: View, bandit: string): number {
  if (isExpress(view)) return view.bandits.find(({ name }) => name === bandit)?.place ?? -1;
  return view.places.findIndex(({ bandits }) => bandits.includes(bandit));
}
