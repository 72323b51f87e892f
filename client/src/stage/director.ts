// Decides how an event is shown: from near or from afar, how slowly, and what is written below it.
import type { GameEvent, View } from "../protocol";
import { figureId } from "../train/piece";
import { sceneOf } from "./acts";
import { aimedAt, concerns } from "./concerns";

const TOO_FAST = 4; // from this speed on nobody could follow a close-up
const OWN_PACE = 0.6; // what befalls the viewer is shown more slowly
const LAST_PACE = 0.8; // and so are the close-ups that lead to the end
const OWN_HOLD = 900; // milliseconds that are left to look at it
const HOLD = 160;
const LAST_HOLD = 520;

/** What is known when an event begins. */
export interface Moment {
  readonly event: GameEvent;
  readonly gathered: readonly GameEvent[]; // what is played as a part of it
  readonly rest: readonly GameEvent[]; // what follows it, as far as it has come
  readonly view: View; // before it
  readonly victim: string | null; // whom the card was aimed at before
  readonly finale: boolean; // it leads to the end of the game
  readonly speed: number;
  readonly still: boolean;
}

export interface Direction {
  readonly own: boolean; // it befalls the viewer,
  readonly late: boolean; // in the course of a scene: nothing tells it before
  readonly victim: string | null; // whom the card is aimed at from now on
  readonly pieces: readonly string[]; // what a close-up shows; none: it is seen from afar
  readonly cars: readonly number[]; // and where to somebody will be thrown meanwhile,
  readonly high: boolean; // perhaps onto a roof
  readonly pace: number; // of the speed that is wished for
  readonly hold: number; // milliseconds after it
  readonly headline: string | null; // what is written below it,
  readonly words: string; // and the event's words
}

export function direct(moment: Moment): Direction {
  const { event, gathered, view, finale } = moment;
  const scene = sceneOf(view.setup.game, event);
  const victim = aimedAt(event, view, moment.victim);
  const blow = [event, ...gathered].find((one) => hurts(one, view, victim));
  const own = blow !== undefined;
  const shown = scene.closeUp?.(event, view) ?? [];
  const pieces = shown.length || blow !== event ? shown : named(event);
  const near = !moment.still && moment.speed < TOO_FAST && pieces.length > 0;
  const rest = ofSameCard(moment.rest, view);
  const more = rest.some((next) => hurts(next, view, aimedAt(next, view, victim)));
  return {
    own,
    late: own && blow !== event,
    victim,
    pieces: near ? pieces : [],
    cars: near ? [event, ...rest].flatMap(landing) : [],
    high: [event, ...rest].some(({ points }) => "floor" in points && points.floor === "roof"),
    pace: own ? OWN_PACE : near && finale ? LAST_PACE : 1,
    hold: own && more ? 0 : own ? OWN_HOLD : !near ? 0 : finale ? LAST_HOLD : HOLD,
    headline: (blow && sceneOf(view.setup.game, blow).headline?.(blow)) ?? null,
    words: (blow ?? event).words,
  };
}

/** Does an event befall the viewer's bandits?  The end of the game is told in another way. */
function hurts(event: GameEvent, view: View, victim: string | null): boolean {
  return named(event).length > 0 && !sceneOf(view.setup.game, event).banner && concerns(event, view, victim);
}

/** Of what follows, what belongs to the same card. */
function ofSameCard(rest: readonly GameEvent[], view: View): readonly GameEvent[] {
  const next = rest.findIndex((one) => sceneOf(view.setup.game, one).opens);
  return next < 0 ? rest : rest.slice(0, next);
}

/** The pieces of those whom an event names. */
function named({ points }: GameEvent): string[] {
  const names = [
    "bandit" in points ? points.bandit : undefined,
    "target" in points ? points.target : undefined,
    "by" in points ? points.by : undefined,
  ];
  return names.flatMap((name) => (name === undefined ? [] : figureId(name)));
}

/** The car where somebody comes to stand. */
function landing({ points }: GameEvent): number[] {
  return "car" in points && typeof points.car === "number" ? [points.car] : [];
}
