// The cause of a line of the log, and the rule that explains it.
import { boxesOf } from "../boxes";
import type { GameEvent, View } from "../protocol";
import { ruleOf } from "../help/about";
import { sceneOf } from "../stage/acts";

type GameName = View["setup"]["game"];

/** The card or Round card event that caused a line; for a card, also the event that played it. */
export function causeOf(events: readonly GameEvent[], event: GameEvent, game: GameName): GameEvent | null {
  const before = events.slice(0, events.indexOf(event));
  const { opens } = sceneOf(game, event);
  if (opens === "card") return event.kind === "turned" ? playedAs(before) : null;
  if (opens) return null;
  const opener = before.findLast((one) => sceneOf(game, one).opens);
  return opener && (sceneOf(game, opener).opens === "card" || opener.kind === "event") ? opener : null;
}

/** The event that played the card turned up next; cards are turned up in the order in which they were played. */
function playedAs(before: readonly GameEvent[]): GameEvent | null {
  const round = before.slice(before.findLastIndex(({ kind }) => kind === "round") + 1);
  const turned = round.filter(({ kind }) => kind === "turned").length;
  return round.filter(({ kind }) => kind === "played")[turned] ?? null;
}

/** The rule that explains a line: by the card or event in progress, or by what happened and why. */
export function ruleOfLine(event: GameEvent, cause: GameEvent | null, game: GameName): string | null {
  const points = event.points as { card?: string; event?: string; why?: string; by?: string };
  if (points.event) return ruleOf(game, "event", points.event);
  const reason = points.why ?? points.by;
  const line = found(game, `${event.kind}.${reason}`) ?? found(game, event.kind);
  if (line) return line;
  const card = points.card ?? (cause?.points as { card?: string } | undefined)?.card;
  if (card) return ruleOf(game, "card", card);
  const round = (cause?.points as { event?: string } | undefined)?.event;
  return round ? ruleOf(game, "event", round) : null;
}

function found(game: GameName, line: string): string | null {
  for (const { lines } of boxesOf(game)) {
    const rule = lines?.[line];
    if (rule) return rule;
  }
  return null;
}
