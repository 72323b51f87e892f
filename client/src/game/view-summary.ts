// Names, counts and places for the panels around the train, read from a view.
import { cardName } from "../art/cards";
import { lootKinds, lootRank, lootSort } from "../art/loot";
import { firstOf } from "../boxes";
import type { PosterHead, Tally } from "../boxes/box";
import { peopleIn, placeName } from "../boxes/express/places";
import { placeName as superPlace, stance } from "../boxes/super/rows";
import { isExpress, type ExpressView, type GameEvent, type PileCard, type TableNow, type View } from "../protocol";
import { called } from "../train/look";
import type { Loot } from "../train/piece";
import { dollars, fill, term, words } from "../words";
import { said } from "../words/catalogue";

/** The player in a seat: a person's name, or a bot's level. */
export function playerName(now: TableNow, seat: number): string {
  const chair = now.chairs[seat];
  const t = words();
  if (chair?.name) return chair.name;
  if (chair?.bot) return term(t.levels, chair.bot.split(":")[0] ?? chair.bot);
  return fill(said("express:seat.numbered"), { number: seat + 1 });
}

const UNCHOSEN = /^bandit-\d+$/; // the name of a bandit before the players have chosen their pairs

/** A seat's bandits, by name; none before they are chosen. */
export function banditsOf(view: View, seat: number): string[] {
  const own: readonly { name: string; seat: number }[] = view.bandits;
  return own.filter((bandit) => bandit.seat === seat && !UNCHOSEN.test(bandit.name)).map((bandit) => bandit.name);
}

/** The seats, grouped by side: partners share a side, everybody else has their own. */
export function sidesOf(view: View): number[][] {
  const players = view.setup.players;
  const allies = isExpress(view) ? players / view.side_bullets.length : 1;
  return Array.from({ length: players / allies }, (_, side) =>
    Array.from({ length: allies }, (_, k) => side * allies + k),
  );
}

/** The seats that win together with this one. */
export function partnersOf(view: View, seat: number): number[] {
  return sidesOf(view)
    .filter((side) => side.includes(seat))
    .flat()
    .filter((other) => other !== seat);
}

/** The name of a seat: its bandits. */
export function seatName(view: View, seat: number): string {
  return banditsOf(view, seat).join(" + ");
}

/** The players who have to decide: people by name, bots by their bandits. */
export function deciding(view: View, now: TableNow): string[] {
  return view.to_act.map((seat) => {
    const person = now.chairs[seat]?.kind === "person";
    return (!person && seatName(view, seat)) || playerName(now, seat);
  });
}

/** A card as the notation writes it: `Move`, or `Django Move` where a seat has cards of several bandits. */
export function cardOf(text: string): { card: string; bandit: string | null } {
  const at = text.lastIndexOf(" ");
  return at < 0 ? { card: text, bandit: null } : { card: text.slice(at + 1), bandit: text.slice(0, at) };
}

/** Cards drawn instead of playing one. */
export interface Drawn {
  seat: number;
  drew: number;
  words: string;
}

export interface PileTurn {
  turn: number | null; // from 1; null if the turns cannot be told apart
  kind: string | null;
  cards: (PileCard | Drawn)[];
}

/** The pile turn by turn, according to the events of this round. */
export function pileTurns(view: ExpressView, events: readonly GameEvent[]): PileTurn[] {
  const turns: PileTurn[] = [];
  const begins = (event: GameEvent) =>
    event.kind === "round" && "round" in event.points && event.points.round === view.round?.number;
  const from = events.findIndex(begins) + 1;
  let card = 0;
  for (const event of events.slice(from)) {
    if (event.kind === "stealing" || event.kind === "round") break; // or the next round, while this one is still shown
    if (event.kind === "turn" && "kind" in event.points) {
      turns.push({ turn: event.points.turn, kind: event.points.kind, cards: [] });
    } else if (event.kind === "played") {
      const next = view.pile[card++];
      if (next) turns.at(-1)?.cards.push(next);
    } else if (event.kind === "drew" && "seat" in event.points && view.phase === "schemin'") {
      const { seat, number } = event.points;
      turns.at(-1)?.cards.push({ seat, drew: number, words: event.words });
    }
  }
  const told = turns.flatMap(({ cards }) => cards.filter((card) => "card" in card));
  if (told.length === view.pile.length) return turns;
  return [{ turn: null, kind: null, cards: [...view.pile] }];
}

/** A card of the pile as text for screen readers. */
export function pileWords(card: PileCard, view: View): string {
  const t = words();
  const name = card.bandit ?? seatName(view, card.seat);
  const what = card.card === null ? said("express:picture.face-down") : cardName(card.card);
  const down = card.card !== null && card.face_down && !card.resolved ? `, ${said("express:picture.face-down")}` : "";
  return fill(t.game.played, { name, card: what + down });
}

/** The bandits place by place, as text for screen readers. */
export function whereabouts(view: View): string {
  const t = words();
  const places = isExpress(view)
    ? view.places.map((place) => [placeName(view, place), peopleIn(view, place).map(called)] as const)
    : view.places.map((place) => [superPlace(place), place.bandits.map((name) => stance(view, name))] as const);
  const lines = places
    .filter(([, names]) => names.length)
    .map(([place, names]) => fill(t.game.where, { place, names: names.join(", ") }));
  const bandits = view.bandits.map(({ name }) => name);
  return [...lines, ...absences(view, bandits)].join(". ") || t.game.nobody;
}

/** The bandits of a list that are not on the train, each with where it is. */
export function absences(view: View, bandits: string[]): string[] {
  return bandits.flatMap((name) => {
    const away = absence(view, name);
    return away ? [fill(words().game.where, { place: name, names: away })] : [];
  });
}

/** The whereabouts of a bandit that is not on the train. */
export function absence(view: View, bandit: string): string | null {
  return isExpress(view) ? firstOf((box) => box.absence?.(view, bandit)) : null;
}

/** The Bullets a seat has received this round, if they will cost money. */
export function wounds(view: View, seat: number): number {
  if (!isExpress(view)) return 0;
  const own = view.bandits.filter((bandit) => bandit.seat === seat);
  return own.reduce((sum, { bandit }) => sum + (firstOf((box) => box.wounds?.(view, bandit)) ?? 0), 0);
}

/** Bullets left in the cylinders of a seat's bandits. */
export function cylinders(view: View, seat: number): number[] {
  if (!isExpress(view)) return [];
  const own = view.bandits.filter((bandit) => bandit.seat === seat);
  return own.flatMap(({ name, bullets }) => firstOf((box) => box.cylinders?.(view, name)) ?? [bullets]);
}

export interface LootCount {
  kind: string;
  number: number;
}

export interface Holding {
  loot: LootCount[];
  value: number; // of the loot whose value the viewer knows
  hidden: boolean; // there is more, of unknown value
}

/** The loot of a seat's bandits. */
export function holding(view: View, seat: number): Holding {
  if (!isExpress(view)) {
    const cards = view.bandits[seat]?.loot ?? [];
    const value = cards.reduce((sum, card) => sum + card, 0);
    return { loot: cards.length ? [{ kind: "card", number: cards.length }] : [], value, hidden: false };
  }
  const counts = new Map(lootKinds().map((kind) => [kind, 0]));
  let value = 0;
  let hidden = false;
  for (const bandit of view.bandits.filter((one) => one.seat === seat)) {
    value += bandit.cash;
    for (const token of bandit.loot) {
      const kind = lootSort(token.kind);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      value += token.value ?? 0;
      hidden ||= token.value === null && token.kind === "purse";
    }
  }
  const loot = [...counts].map(([kind, number]) => ({ kind, number }));
  return { loot: loot.filter((one) => one.number > 0), value, hidden };
}

/** The tokens of a seat's bandits, the most valuable last. */
export function tokensOf(view: View, seat: number): Loot[] {
  const tokens: Loot[] = isExpress(view)
    ? view.bandits.filter((bandit) => bandit.seat === seat).flatMap((bandit) => bandit.loot)
    : (view.bandits[seat]?.loot ?? []).map((value, n) => ({ token: n, kind: "card", value, half: false }));
  return [...tokens].sort((a, b) => lootRank(a) - lootRank(b));
}

/** The loot of partners together. */
export function jointHolding(view: View, seats: readonly number[]): Holding {
  const all = seats.map((seat) => holding(view, seat));
  return {
    loot: all.flatMap(({ loot }) => loot),
    value: all.reduce((sum, { value }) => sum + value, 0),
    hidden: all.some(({ hidden }) => hidden),
  };
}

/** What a seat is judged by: money, or what a box counts instead. */
export function standing(view: View, seat: number): Tally {
  const tally = isExpress(view) ? firstOf((box) => box.tally?.(view, seat)) : null;
  if (tally) return tally;
  const money = worth(holding(view, seat));
  return { icon: null, mark: money, words: money, about: "number:money" };
}

/** The heading of a special poster. */
export function posterHead(view: View, seat: number, events: readonly GameEvent[]): PosterHead | null {
  return isExpress(view) ? firstOf((box) => box.poster?.(view, seat, events)) : null;
}

export function worth({ value, hidden, loot }: Holding): string {
  if (!loot.length && !value) return dollars(0);
  if (!hidden) return dollars(value);
  return value ? `${dollars(value)} + ?` : dollars(null);
}
