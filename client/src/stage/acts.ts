// One event as a scene.  Each act moves the pieces from where they stood to where the event has put them.
import { figureId } from "../train/pieces";
import { textOf } from "../train/types";
import type { GameEvent } from "../train/types";
import type { Clock } from "./clock";
import { expressActs } from "./expressActs";
import type { Pieces } from "./motion";
import { settle } from "./motion";
import type { Noise } from "./noises";
import type { Sound } from "./sound";
import { superActs } from "./superActs";
import type { Theatre } from "./theatre";

/** From beside one car to beside another. */
export interface Ride {
  readonly start: number;
  readonly end: number;
}

export interface Scene {
  readonly event: GameEvent;
  readonly theatre: Theatre;
  readonly clock: Clock;
  readonly sound: Sound;
  readonly still: boolean;
  readonly rides: Map<string, Ride>; // begun: where they end is told by the next event
  /** Draw the view after the event. */
  put(): Promise<void>;
}

export interface Act extends Scene {
  readonly before: Pieces;
  readonly who: string | null; // the piece of the event's bandit
  readonly whom: string | null; // and of its target
}

export type Play = (act: Act) => Promise<void>;

/** How long to dwell on an event that has no scene of its own; others pass at once. */
const DWELL: Record<string, number> = {
  round: 1500,
  turn: 900,
  event: 1300,
  stealing: 900,
  played: 240,
  passed: 240,
  turned: 420,
  reveals: 420,
  nothing: 500,
  misses: 500,
  won: 1500,
  "no-winner": 1500,
  gunslinger: 900,
  score: 300,
};

const NOISES: Record<string, Noise> = {
  round: "whistle",
  event: "whistle",
  played: "card",
  turned: "card",
  reveals: "card",
  drew: "card",
  shot: "shot",
  shoots: "shot",
  misses: "shot",
  neutral: "shot",
  punched: "punch",
  felled: "punch",
  took: "coin",
  grabbed: "coin",
  cash: "coin",
  loot: "coin",
  dropped: "thud",
  thrown: "thud",
  falls: "thud",
  leaves: "thud",
  uncoupled: "thud",
  moved: "step",
  moves: "step",
  climbs: "step",
  marshal: "step",
  rode: "hooves",
  coach: "hooves",
  rides: "hooves",
  saved: "hooves",
  escaped: "hooves",
};

const ACTS: Record<string, Play> = { ...superActs, ...expressActs };

export async function perform(scene: Scene): Promise<void> {
  const { event, theatre, clock, sound, still } = scene;
  const before = theatre.pieces();
  const [bandit, target] = [textOf(event, "bandit"), textOf(event, "target")];
  const who = bandit && before.has(figureId(bandit)) ? figureId(bandit) : null;
  const whom = target && before.has(figureId(target)) ? figureId(target) : null;
  const noise = NOISES[event.kind];
  if (noise) sound.play(noise);
  const spot = who ? before.get(who) : undefined;
  if (spot) theatre.reveal(spot.x);
  const play = ACTS[event.kind];
  if (play && !still) return play({ ...scene, before, who, whom });
  await scene.put();
  if (!still) settle(theatre, clock, before, []);
  const pause = DWELL[event.kind] ?? (play ? 650 : 0);
  if (pause) await clock.wait(pause);
}
