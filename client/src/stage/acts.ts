// Plays one event: the boxes say how.  One that no box knows moves the pieces to where they are then.
import { boxesOf } from "../boxes";
import type { GameEvent, View } from "../protocol";
import { figureId } from "../train/piece";
import { settle } from "./motion";
import type { Playing, Scene } from "./scene";

const PAUSE = 650; // where an act would be played, and nothing may move

const PLAIN: Scene = {};

/** The scene of an event in a game. */
export function sceneOf(game: View["setup"]["game"], event: GameEvent): Scene {
  for (const { scenes } of boxesOf(game)) {
    const scene = (scenes as Partial<Record<string, Scene>> | undefined)?.[event.kind];
    if (scene) return scene;
  }
  return PLAIN;
}

/** The piece of a bandit that an event names, if it stands somewhere. */
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
  if (spot) theatre.reveal(spot.x);
  if (play) return play({ ...playing, before, who, whom });
  await playing.put();
  if (!still) settle(theatre, clock, before, []);
  const pause = scene.pause ?? (scene.play ? PAUSE : 0);
  if (pause) await clock.wait(pause);
}
