// Plays one event as its box says.  For an unknown event, the pieces move to their new positions.
import { boxesOf } from "../boxes";
import type { GameEvent, View } from "../protocol";
import { figureId } from "../train/piece";
import { say } from "./effects";
import { settle } from "./motion";
import type { Playing, Scene } from "./scene";

const PAUSE = 650; // instead of an animation, if motion is switched off

const PLAIN: Scene = {};

type GameName = View["setup"]["game"];

/** The scene of an event; Round card events have their own. */
export function sceneOf(game: GameName, event: GameEvent): Scene {
  const kind = find(game, ({ scenes }) => scenes?.[event.kind]);
  const own = event.kind === "event" ? find(game, ({ rounds }) => rounds?.[event.points.event]) : null;
  return own ? { ...kind, ...own } : (kind ?? PLAIN);
}

type Named = Readonly<Record<string, Scene | undefined>>;

/** The scene of the first box that has one. */
function find(game: GameName, ask: (box: { scenes?: Named; rounds?: Named }) => Scene | undefined): Scene | null {
  for (const box of boxesOf(game)) {
    const scene = ask(box as { scenes?: Named; rounds?: Named });
    if (scene) return scene;
  }
  return null;
}

export interface Group {
  readonly event: GameEvent;
  readonly gathered: readonly GameEvent[];
}

/** Events in order, each with the later ones that its scene includes. */
export function grouped(game: GameName, events: readonly GameEvent[]): Group[] {
  const groups: Group[] = [];
  for (let n = 0; n < events.length; n++) {
    const event = events[n]!;
    const { gathers } = sceneOf(game, event);
    let end = n + 1;
    while (gathers && end < events.length && gathers(events[end]!)) end++;
    groups.push({ event, gathered: events.slice(n + 1, end) });
    n = end - 1;
  }
  return groups;
}

/** The piece of a bandit that an event names, if it is in the picture. */
function pieceOf(name: string | undefined, pieces: ReadonlyMap<string, unknown>): string | null {
  return name !== undefined && pieces.has(figureId(name)) ? figureId(name) : null;
}

export async function perform(playing: Playing, scene: Scene): Promise<void> {
  const { event, theatre, clock, sound, still } = playing;
  const before = theatre.pieces();
  const who = pieceOf("bandit" in event.points ? event.points.bandit : undefined, before);
  const whom = pieceOf("target" in event.points ? event.points.target : undefined, before);
  const play = still ? undefined : scene.play;
  if (scene.noise && !(play && scene.cued)) sound.play(scene.noise);
  const spot = who ? before.get(who) : undefined;
  if (spot) theatre.reveal(spot.x, scene.bubble && 0); // a bubble needs room on both sides
  const told = scene.bubble ? say(playing, event.words, spot) : null;
  if (play) {
    await play({ ...playing, before, who, whom });
    return (await told) ?? undefined;
  }
  await playing.put();
  if (!still) settle(theatre, clock, before, []);
  const pause = scene.pause ?? (scene.play ? PAUSE : 0);
  await (told ?? (pause ? clock.wait(pause) : null));
}
