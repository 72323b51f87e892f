// Decides how an event is shown: with or without a close-up, at which pace, and with which caption.
import { about } from "../help/about";
import type { GameEvent, View } from "../protocol";
import { figureId } from "../train/piece";
import { sceneOf } from "./acts";
import { aimedAt, concerns, ownBandits } from "./concerns";

const TOO_FAST = 4; // from this speed on, close-ups are too fast to follow
const OWN_PACE = 0.6; // events that hit the viewer are shown more slowly
const LAST_PACE = 0.8; // and so are the last close-ups of a game
const OWN_HOLD = 900; // milliseconds to look at the result
const HOLD = 160;
const LAST_HOLD = 520;

/** The situation when an event begins. */
export interface Moment {
  readonly event: GameEvent;
  readonly gathered: readonly GameEvent[]; // later events that are part of its scene
  readonly rest: readonly GameEvent[]; // the events after it that have been received
  readonly view: View; // before it
  readonly victim: string | null; // the target of the card so far
  readonly finale: boolean; // among the last events of the game
  readonly speed: number;
  readonly still: boolean;
}

export interface Direction {
  readonly own: boolean; // it hits the viewer,
  readonly late: boolean; // during the scene: no caption announces it
  readonly victim: string | null; // the target of the card from now on
  readonly pieces: readonly string[]; // the subjects of a close-up; empty for none
  readonly cars: readonly number[]; // and the cars that figures will be moved to,
  readonly high: boolean; // perhaps onto a roof
  readonly pace: number; // factor of the chosen speed
  readonly hold: number; // milliseconds after it
  readonly headline: string | null; // the caption,
  readonly words: string; // and the event's text
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
    high: scene.high === true || [event, ...rest].some(({ points }) => "floor" in points && points.floor === "roof"),
    pace: own ? OWN_PACE : near && finale ? LAST_PACE : 1,
    hold: own && more ? 0 : own ? OWN_HOLD : !near ? 0 : finale ? LAST_HOLD : HOLD,
    headline: (blow && sceneOf(view.setup.game, blow).headline?.(blow)) ?? null,
    words: (blow ?? event).words,
  };
}

/** In a first game, a caption says what a Bullet costs the viewer, and what their card needed when it does nothing. */
export function taught(event: GameEvent, view: View, direction: Direction): Direction {
  const failed = event.kind === "nothing" && ownBandits(view).includes(event.points.bandit);
  const shot = direction.own && (event.kind === "shot" || event.kind === "neutral");
  const words = about(failed ? `card:${event.points.card}` : "card:Bullet", view)?.text ?? "";
  if (failed) return { ...direction, own: true, late: true, hold: OWN_HOLD, headline: event.words, words };
  return shot ? { ...direction, words } : direction;
}

/** Whether an event hits the viewer's bandits.  The end of the game does not count. */
function hurts(event: GameEvent, view: View, victim: string | null): boolean {
  return named(event).length > 0 && !sceneOf(view.setup.game, event).banner && concerns(event, view, victim);
}

/** The following events of the same card. */
function ofSameCard(rest: readonly GameEvent[], view: View): readonly GameEvent[] {
  const next = rest.findIndex((one) => sceneOf(view.setup.game, one).opens);
  return next < 0 ? rest : rest.slice(0, next);
}

/** The pieces of the bandits that an event names. */
function named({ points }: GameEvent): string[] {
  const names = [
    "bandit" in points ? points.bandit : undefined,
    "target" in points ? points.target : undefined,
    "by" in points ? points.by : undefined,
  ];
  return names.flatMap((name) => (name === undefined ? [] : figureId(name)));
}

/** The car that a bandit moves to. */
function landing({ points }: GameEvent): number[] {
  return "car" in points && typeof points.car === "number" ? [points.car] : [];
}
