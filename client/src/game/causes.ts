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
  if (event.kind === "event") return ruleOf(game, "event", event.points.event);
  const line = found(game, `${event.kind}.${reasonOf(event)}`) ?? found(game, event.kind);
  if (line) return line;
  const card = cardOf(event) ?? (cause && cardOf(cause));
  if (card) return ruleOf(game, "card", card);
  return cause?.kind === "event" ? ruleOf(game, "event", cause.points.event) : null;
}

/** Why something happened, or who caused it. */
function reasonOf({ points }: GameEvent): string | null {
  if ("why" in points) return points.why ?? null;
  return "by" in points ? points.by : null;
}

function cardOf({ points }: GameEvent): string | null {
  return "card" in points ? (points.card ?? null) : null;
}

function found(game: GameName, line: string): string | null {
  for (const { lines } of boxesOf(game)) {
    const rule = lines?.[line];
    if (rule) return rule;
  }
  return null;
}
