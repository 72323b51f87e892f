// Keys that ask what happened last, who is where, and what is on the pile; answered by speech and as text.
import { cardName } from "../art/cards";
import { isExpress, type TableNow, type View } from "../protocol";
import { speech } from "../state/speech.svelte";
import { concerning } from "../stage/concerns";
import type { SeatGame } from "../state/table.svelte";
import { fill, listed, words } from "../words";
import type { Choices } from "./choices";
import { ORDER } from "./keys";
import { deciding, pileWords, whereabouts } from "./view-summary";

interface Known {
  view: View;
  game: SeatGame;
  now: TableNow;
  choices: Choices;
}

export function queries(known: () => Known): Record<string, () => void> {
  const told = (tell: (known: Known) => string) => () => speech.note(tell(known()));
  return {
    l: told(({ game }) => game.events.at(-1)?.words ?? words().game.logEmpty),
    w: told(({ view }) => whereabouts(view)),
    p: told(({ view }) => pile(view)),
    h: told(({ choices }) => hand(choices)),
    m: told(({ game, view }) => [...concerning(game.events, view)].at(-1)?.words ?? words().game.logNone),
    t: told(({ view, now, game }) => {
      const names = listed(deciding(view, now));
      return `${fill(words().game.turnOf, { names: names || words().train.nobody })}. ${game.question}`;
    }),
  };
}

function pile(view: View): string {
  const t = words();
  if (!isExpress(view)) return t.game.nothing;
  const cards = view.pile.map((card) => pileWords(card, view));
  return cards.length ? fill(t.game.onPile, { cards: cards.join("; ") }) : t.game.pileEmpty;
}

function hand(choices: Choices): string {
  const t = words();
  const cards = choices.hand.map((choice, k) => {
    const name = choice.card ? cardName(choice.card) : t.game.bullet;
    return `${ORDER[k]?.toUpperCase() ?? ""} ${name}`;
  });
  return fill(t.game.inHand, { cards: cards.join(", ") || t.game.nothing });
}
