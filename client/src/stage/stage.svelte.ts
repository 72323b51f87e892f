// Plays what happened between one view and the next.  Whatever goes wrong, the last view stands at the end.
import { tick, untrack } from "svelte";

import type { Changed, GameEvent, View } from "../protocol";
import { grouped, perform, sceneOf } from "./acts";
import type { Group } from "./acts";
import { applied } from "./changes";
import { Clock } from "./clock";
import type { Moved, Play, Scene } from "./scene";
import { Sound } from "./sound";
import type { Performer, Theatre } from "./theatre";

export interface Part<V> {
  readonly first: number;
  readonly events: readonly GameEvent[];
  readonly view: V;
}

const LONGEST = 6000; // milliseconds that one event may take at normal speed

export class Stage<V extends View = View> implements Performer {
  view = $state.raw<V | null>(null); // what is to be seen now
  event = $state.raw<GameEvent | null>(null); // what is played now
  banner = $state<string | null>(null); // its words, where it is a chapter of the game
  actor = $state<string | null>(null);
  target = $state<string | null>(null);
  playing = $state(false);
  paused = $state(false);
  still = $state(false); // cuts instead of motion
  repeatable = $state(false);
  readonly sound = new Sound();

  /** Called once for every event that is new, as it begins. */
  onevent: ((event: GameEvent) => void) | null = null;

  #speed = $state(1);
  #known = 0;
  #parts: Part<V>[] = [];
  #latest: V | null = null;
  #clock = new Clock();
  #theatre: Theatre | null = null;
  #show = 0; // a new number stops whatever is still being played
  #hurry = false;
  #repeating = false;
  #next = new Map<string, Play<Moved>>();
  #card: { before: V; events: GameEvent[] } | null = null;

  /** 0 is instant. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    if (speed > 0) this.#clock.rate = speed;
    else untrack(() => this.skip());
  }

  attach(theatre: Theatre): () => void {
    this.#theatre = theatre;
    document.addEventListener("visibilitychange", this.#unseen);
    return () => {
      document.removeEventListener("visibilitychange", this.#unseen);
      if (this.#theatre !== theatre) return;
      this.#theatre = null;
      this.skip();
    };
  }

  /** Take an update: new events are played, and anything else is simply shown. */
  show(part: Part<V>): void {
    untrack(() => this.#take(part));
  }

  #take(part: Part<V>): void {
    const follows = this.#latest !== null && part.first === this.#known && this.#known > 0;
    this.#known = part.first + part.events.length;
    this.#latest = part.view;
    if (!follows) return this.#cut(part);
    this.#parts.push(part);
    void this.#run();
  }

  pause(): void {
    this.paused = true;
    this.#clock.pause();
  }

  resume(): void {
    this.paused = false;
    this.#clock.resume();
  }

  /** To the end of everything that is waiting. */
  skip(): void {
    this.#hurry = true;
    if (this.paused) this.resume();
    this.#clock.finish();
    if (!this.playing) this.#hurry = false;
  }

  /** Nobody looks: whoever waits for the end of the show is not kept waiting.  A pause is kept. */
  #unseen = (): void => {
    if (document.hidden && !this.paused) this.skip();
  };

  /** Once more what the last card did; it can be seen even where everything else is instant. */
  async again(): Promise<void> {
    const card = this.#card;
    const settled = this.view;
    if (!card || this.playing || !settled) return;
    const show = ++this.#show;
    this.playing = true;
    this.#hurry = false;
    this.#repeating = true;
    this.view = card.before;
    await this.#safely(this.#replay(show, card.events), card.events.length);
    if (show !== this.#show) return;
    this.#end();
    if (!this.#parts.length) return;
    this.view = settled;
    void this.#run();
  }

  async #replay(show: number, events: readonly GameEvent[]): Promise<void> {
    await tick();
    for (const group of this.#grouped(events)) {
      if (show !== this.#show) return;
      await this.#act(group);
    }
  }

  async #run(): Promise<void> {
    if (this.playing) return;
    const show = ++this.#show;
    this.playing = true;
    this.#hurry = false;
    this.sound.rumble(true);
    for (let part = this.#parts.shift(); part; part = this.#parts.shift()) {
      for (const group of this.#grouped(part.events)) {
        if (show !== this.#show) return;
        const events = [group.event, ...group.gathered];
        for (const event of events) {
          this.#remember(event);
          this.onevent?.(event);
        }
        await this.#safely(this.#act(group), events.length);
      }
      if (show !== this.#show) return;
      this.view = part.view;
      await tick();
    }
    if (show === this.#show) this.#end();
  }

  #grouped(events: readonly GameEvent[]): Group[] {
    return this.view ? grouped(this.view.setup.game, events) : [];
  }

  /** What fails or hangs is passed over. */
  async #safely(work: Promise<void>, events: number): Promise<void> {
    let timer = 0;
    const limit = (LONGEST * events) / Math.max(0.5, this.#speed || 1);
    const late = new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.paused) timer = window.setTimeout(look, limit);
        else resolve();
      };
      timer = window.setTimeout(look, limit);
    });
    try {
      await Promise.race([work, late]);
    } catch (error) {
      console.warn("an event was not played", error);
    } finally {
      clearTimeout(timer);
    }
  }

  #remember(event: GameEvent): void {
    if (this.view && sceneOf(this.view.setup.game, event).opens === "card") {
      this.#card = { before: this.view, events: [] };
    }
    this.#card?.events.push(event);
    this.repeatable = this.#card !== null;
  }

  async #act({ event, gathered }: Group): Promise<void> {
    const before = this.view;
    if (!before) return;
    const after = [event, ...gathered].reduce((view, one) => applied(view, one.changes as Changed<V> | null), before);
    this.event = event;
    const scene = sceneOf(before.setup.game, event);
    this.#notice(event, scene);
    const theatre = this.#theatre;
    const instant = this.#hurry || (this.#speed === 0 && !this.#repeating) || document.hidden || !theatre;
    this.banner = !instant && scene.banner ? event.words : null;
    const show = this.#show;
    const put = async (): Promise<void> => {
      if (show !== this.#show) return;
      this.view = after;
      await tick();
    };
    if (instant) this.view = after;
    if (instant) return;
    const { sound, still } = this;
    await perform({ event, gathered, theatre, clock: this.#clock, sound, still, next: this.#next, put }, scene);
  }

  #cut(part: Part<V>): void {
    this.#show++;
    this.#parts = [];
    this.#clock.finish();
    this.#card = null;
    this.repeatable = false;
    this.actor = null;
    this.target = null;
    for (const event of part.events) this.#notice(event, sceneOf(part.view.setup.game, event));
    this.#end();
  }

  /** Whose card it is, and whom it concerns: a question may still be asked about it. */
  #notice(event: GameEvent, { opens }: Scene): void {
    if (opens) {
      this.actor = opens === "card" && "bandit" in event.points ? (event.points.bandit ?? null) : null;
      this.target = null;
    }
    if (event.kind === "punched") this.target = event.points.target;
  }

  #end(): void {
    this.#theatre?.rest();
    this.view = this.#latest;
    this.sound.rumble(false);
    this.event = null;
    this.banner = null;
    this.playing = false;
    this.#hurry = false;
    this.#repeating = false;
  }
}
