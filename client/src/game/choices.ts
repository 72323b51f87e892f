// The options of a seat, matched with the cards of its hand; the page adds nothing to what the server offers.
import { inPictureOrder } from "../boxes/express/targets";
import { grouped } from "../grouping";
import { isExpress, isExpressOption, type GameOption } from "../protocol";
import type { SeatGame } from "../state/table.svelte";
import { cardOf } from "./view-summary";

export interface CardChoice {
  key: string;
  card: string | null; // null: a Bullet
  bandit: string | null; // whose card or Bullet it is, if that is not obvious
  open: GameOption | null; // the option to play it face up
  hidden: GameOption | null; // the option to play it face down, if there is a choice
  kept: boolean;
  asking: string; // the text of the action, for asking "why not?"
}

/** An option, and the number of options with the same words. */
export type Answer = GameOption & { readonly number?: number };

export interface Choices {
  hand: CardChoice[];
  cards: CardChoice[]; // of the hand, those that concern the question
  others: Answer[]; // in the order of the picture
}

/** The card or Bullet in hand that represents an option. */
interface InHand {
  card: string | null;
  bandit: string | null;
  colour: string | null;
  faceDown: boolean;
}

function inHand({ points }: GameOption): InHand {
  return {
    card: "card" in points ? (points.card ?? null) : null,
    bandit: "bandit" in points ? (points.bandit ?? null) : null,
    colour: "colour" in points ? (points.colour ?? null) : null,
    faceDown: "face_down" in points && points.face_down === true,
  };
}

export function choicesOf(game: SeatGame): Choices {
  const used = new Set<GameOption>();
  const cards = held(game).map((one, k): CardChoice => {
    const fits = game.options.filter((option) => isFor(option, one) && !one.kept);
    for (const option of fits) used.add(option);
    const hidden = fits.find((option) => inHand(option).faceDown) ?? null;
    const open = fits.find((option) => option !== hidden) ?? null;
    return { ...one, key: `${k}`, open, hidden };
  });
  for (const option of game.options) {
    const { card, bandit, colour } = inHand(option);
    if (used.has(option) || (!card && !colour)) continue;
    used.add(option);
    cards.push({
      key: option.text,
      card,
      bandit: bandit ?? colour ?? null,
      open: option,
      hidden: null,
      kept: false,
      asking: option.text,
    });
  }
  const { view } = game;
  const others = game.options.filter((option) => !used.has(option));
  return {
    hand: cards,
    cards: idle(game, cards) ? [] : cards,
    others: merged(isExpress(view) ? inPictureOrder(view, others.filter(isExpressOption)) : others),
  };
}

/** Merges options with the same words: it makes no difference which of three unseen Purses is taken. */
export function merged(options: readonly GameOption[]): Answer[] {
  const alike = grouped(options, ({ verb, words }) => `${verb}: ${words}`);
  return alike.map(([first, ...more]) => (more.length ? { ...first!, number: more.length + 1 } : first!));
}

/** Whether the hand is not needed: during Stealin', unless a question asks for a card. */
function idle({ view }: SeatGame, cards: readonly CardChoice[]): boolean {
  const planned = isExpress(view) && ["stealin'", "end of round"].includes(view.phase);
  return planned && !cards.some((card) => card.open ?? card.hidden);
}

type Held = Omit<CardChoice, "key" | "open" | "hidden">;

function held({ view }: SeatGame): Held[] {
  if (!isExpress(view)) {
    return (view.own?.hand ?? []).map((card) => ({ card, bandit: null, kept: false, asking: `program ${card}` }));
  }
  if (!view.own) return [];
  const { hand, bullets, kept, kept_bullets } = view.own;
  const stay = [...kept];
  const stayLead = [...kept_bullets];
  const cards = hand.map((text): Held => ({ ...cardOf(text), kept: taken(stay, text), asking: `play ${text}` }));
  const lead = bullets.map((colour): Held => ({
    card: null,
    bandit: colour,
    kept: taken(stayLead, colour),
    asking: `play Bullet ${colour}`,
  }));
  return [...cards, ...lead];
}

/** Removes a name from a list once, if it is there. */
function taken(names: string[], name: string): boolean {
  const at = names.indexOf(name);
  if (at >= 0) names.splice(at, 1);
  return at >= 0;
}

function isFor(option: GameOption, one: Held): boolean {
  const { card, bandit, colour } = inHand(option);
  if (one.card === null) return colour !== null && colour === one.bandit;
  return card === one.card && bandit === one.bandit;
}
