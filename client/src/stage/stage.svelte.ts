// Plays the events between one view and the next.  Even if something fails, the last view is shown at the end.
import { tick, untrack } from "svelte";

import type { GameEvent, View } from "../protocol";
import { grouped, perform, sceneOf } from "./acts";
import type { Group } from "./acts";
import { nearBy, zoomIn, zoomOut } from "./camera";
import { applyAll } from "./changes";
import { Clock } from "./clock";
import { direct, taught, type Direction } from "./director";
import type { Moved, Play, Scene } from "./scene";
import { Sound } from "./sound";
import type { Performer, Theatre } from "./theatre";

export interface Part<V> {
  readonly first: number;
  readonly events: readonly GameEvent[];
  readonly view: V;
}

/** The current card, and its effects so far. */
export interface Played {
  readonly number: number; // of the event that turned it up
  readonly bandit: string;
  readonly card: string;
  readonly outcome: string | null;
}

/** The caption of a close-up, or of an event that hits the viewer. */
export interface Caption {
  readonly bandit: string | null; // whose face is next to it
  readonly headline: string | null;
  readonly words: string;
  readonly own: boolean;
}

const LONGEST = 12_000; // the most milliseconds that an event may take at normal speed

export class Stage<V extends View = View> implements Performer {
  view = $state.raw<V | null>(null); // shown now
  event = $state.raw<GameEvent | null>(null); // playing now
  banner = $state<string | null>(null); // its text, if it begins a chapter
  card = $state.raw<Played | null>(null);
  caption = $state.raw<Caption | null>(null);
  near = $state(false); // during a close-up
  struck = $state(false); // the current event hits the viewer
  awaiting = $state(false); // the show waits for the viewer
  actor = $state<string | null>(null);
  target = $state<string | null>(null);
  playing = $state(false);
  paused = $state(false);
  still = $state(false); // no motion
  repeatable = $state(false);
  patient = false; // it waits for the viewer after events that hit them
  readonly sound = new Sound();

  interval = $state.raw<V | null>(null); // an intermission before this view

  /** Called once for every new event, when it begins. */
  onevent: ((event: GameEvent) => void) | null = null;

  /** The milliseconds of an intermission before an event. */
  stops: ((event: GameEvent) => number) | null = null;

  #speed = $state(1);
  #known = 0;
  #parts: Part<V>[] = [];
  #latest: V | null = null;
  #clock = new Clock();
  #theatre: Theatre | null = null;
  #show = 0; // a new number cancels the running animation
  #hurry = false;
  #ended: (() => void) | null = null; // ends an intermission
  #held = false; // the intermission does not end by itself
  #repeating = false;
  #victim: string | null = null; // the target of the current card
  #seen: (() => void) | null = null; // called when the viewer has seen an event that hit them
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

  /** Receives an update: new events are played; anything else, or a step the viewer jumps to, is shown at once. */
  show(part: Part<V>, jump = false): void {
    untrack(() => this.#take(part, jump));
  }

  #take(part: Part<V>, jump: boolean): void {
    const follows = !jump && this.#latest !== null && part.first === this.#known;
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

  /** Skips to the end of everything that is waiting. */
  skip(): void {
    this.#hurry = true;
    this.goOn();
    if (this.paused) this.resume();
    this.#clock.finish();
    if (!this.playing) this.#takeTime();
  }

  #takeTime(): void {
    this.#hurry = false;
    this.#clock.takeTime();
  }

  /** The viewer has seen an event that hit them. */
  goOn(): void {
    this.#seen?.();
  }

  /** The page is hidden: end the show, so that nothing waits for it.  A pause is kept. */
  #unseen = (): void => {
    if (document.hidden && !this.paused) this.skip();
  };

  /** Replays the last card, even if the speed is "instant". */
  async again(): Promise<void> {
    const card = this.#card;
    const settled = this.view;
    if (!card || this.playing || !settled) return;
    const show = ++this.#show;
    this.playing = true;
    this.#takeTime();
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
      await this.#act(group, after(group, events));
    }
  }

  async #run(): Promise<void> {
    if (this.playing) return;
    const show = ++this.#show;
    this.playing = true;
    this.#takeTime();
    this.sound.rumble(true);
    for (let part = this.#parts.shift(); part; part = this.#parts.shift()) {
      for (const group of this.#grouped(part.events)) {
        if (show !== this.#show) return;
        if (!this.#instant) await this.#stop(group.event);
        if (show !== this.#show) return;
        const events = [group.event, ...group.gathered];
        for (const event of events) {
          this.#remember(event);
          this.onevent?.(event);
        }
        const rest = [...after(group, part.events), ...this.#parts.flatMap((later) => later.events)];
        // Without waiting in between, the page is drawn once for all events.
        if (this.#instant) this.#settle(group, rest);
        else await this.#safely(this.#act(group, rest), events.length);
      }
      if (show !== this.#show) return;
      this.view = part.view;
      await tick();
    }
    if (show !== this.#show) return;
    await this.#safely(this.#drawBack(), 1);
    if (show === this.#show) this.#end();
  }

  /** Ends an intermission early. */
  endInterval(): void {
    this.#ended?.();
  }

  /** Keeps an intermission open. */
  holdInterval(): void {
    this.#held = true;
  }

  async #stop(event: GameEvent): Promise<void> {
    const length = this.stops?.(event) ?? 0;
    if (!length || !this.view) return;
    this.interval = applyAll(this.view, [event.changes]);
    const ended = new Promise<void>((resolve) => (this.#ended = resolve));
    this.#held = false;
    await Promise.race([ended, this.#clock.wait(length)]);
    if (this.#held) await ended;
    this.#ended = null;
    this.interval = null;
  }

  #grouped(events: readonly GameEvent[]): Group[] {
    return this.view ? grouped(this.view.setup.game, events) : [];
  }

  /** Skips an animation that fails or hangs. */
  async #safely(work: Promise<void>, events: number): Promise<void> {
    let timer = 0;
    const limit = (LONGEST * events) / Math.max(0.5, this.#speed || 1);
    const late = new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.paused || this.awaiting) timer = window.setTimeout(look, limit);
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

  /** Shows only the result of an event. */
  #settle(group: Group, rest: readonly GameEvent[]): void {
    if (!this.view) return;
    this.#begin(group, rest, this.view);
    this.view = outcome(this.view, group);
  }

  async #act(group: Group, rest: readonly GameEvent[]): Promise<void> {
    const before = this.view;
    if (!before) return;
    const { event, gathered } = group;
    const scene = sceneOf(before.setup.game, event);
    const theatre = this.#theatre;
    if (scene.opens || scene.bubble) await this.#drawBack();
    if (this.#instant || !theatre) return this.#settle(group, rest);
    const direction = this.#begin(group, rest, before);
    const show = this.#show;
    const put = async (): Promise<void> => {
      if (show !== this.#show) return;
      this.view = outcome(before, group);
      await tick();
    };
    const { sound, still } = this;
    await this.#approach(theatre, event, direction);
    if (scene.banner && !this.near) this.banner = event.words;
    if (scene.bubble) await resized();
    await perform({ event, gathered, theatre, clock: this.#clock, sound, still, next: this.#next, put }, scene);
    if (show !== this.#show) return;
    if (direction.late) this.#tell(event, direction);
    await this.#dwell(direction);
  }

  #begin(group: Group, rest: readonly GameEvent[], view: V): Direction {
    this.event = group.event;
    this.#notice(group.event, sceneOf(view.setup.game, group.event));
    this.banner = null;
    return this.#direct(group, rest, view);
  }

  /** Shows only the result of the events. */
  get #instant(): boolean {
    return this.#hurry || (this.#speed === 0 && !this.#repeating) || document.hidden;
  }

  #direct(group: Group, rest: readonly GameEvent[], view: V): Direction {
    const { still } = this;
    const finale = this.#latest?.over ?? false;
    const speed = this.#speed || 1;
    const direction = direct({ ...group, rest, view, victim: this.#victim, finale, speed, still });
    this.#victim = direction.victim;
    return this.patient ? taught(group.event, view, direction) : direction;
  }

  /** Applies the director's pace, close-up and caption. */
  async #approach(theatre: Theatre, event: GameEvent, direction: Direction): Promise<void> {
    const { own, late } = direction;
    this.#clock.rate = (this.#speed || 1) * direction.pace;
    const area = nearBy(theatre, direction);
    if (late && area) this.#tell(event, { own: false, headline: null, words: event.words });
    else if (!late && (own || area || this.near)) this.#tell(event, direction);
    if (!area || this.near) return;
    this.near = true;
    await zoomIn({ theatre, clock: this.#clock }, area);
  }

  /** The caption below the picture. */
  #tell({ points }: GameEvent, { own, headline, words: told }: Pick<Direction, "own" | "headline" | "words">): void {
    const bandit = "bandit" in points ? (points.bandit ?? null) : null;
    const kept = own && !headline && this.caption?.own ? this.caption : null; // one blow, told by several events
    this.struck = own;
    const text = kept ? `${kept.words} ${told}` : told;
    this.caption = { bandit: this.actor ?? bandit, headline: headline ?? kept?.headline ?? null, words: text, own };
  }

  /** Leaves time to look; in a first game, as long as the viewer wants. */
  async #dwell({ own, hold }: Direction): Promise<void> {
    if (hold && !this.#instant) {
      const seen = new Promise<void>((resolve) => (this.#seen = resolve));
      this.awaiting = own && this.patient && !this.#repeating;
      await (this.awaiting ? seen : Promise.race([seen, this.#clock.wait(hold)]));
      [this.#seen, this.awaiting] = [null, false];
    }
    this.struck = false;
    this.#clock.rate = this.#speed || 1;
  }

  /** Ends a close-up before the next card or chapter, or a bubble, which needs the whole picture. */
  async #drawBack(): Promise<void> {
    this.caption = null;
    if (!this.near) return;
    this.near = false;
    if (this.#theatre) await zoomOut({ theatre: this.#theatre, clock: this.#clock });
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

  /** The actor and the target of the current card, which may still lead to a question. */
  #notice(event: GameEvent, { opens }: Scene): void {
    if (opens) {
      this.actor = opens === "card" && "bandit" in event.points ? (event.points.bandit ?? null) : null;
      this.target = null;
      this.card = opens === "card" ? turnedUp(event) : null;
    } else if (this.card) {
      this.card = { ...this.card, outcome: event.words };
    }
    if (event.kind === "punched") this.target = event.points.target;
  }

  #end(): void {
    this.#theatre?.rest();
    this.view = this.#latest;
    this.sound.rumble(false);
    this.event = null;
    this.banner = null;
    this.caption = null;
    this.near = false;
    this.struck = false;
    this.#clock.rate = this.#speed || 1;
    this.playing = false;
    this.#takeTime();
    this.#repeating = false;
  }
}

/** The texts of an event may change the size of the picture; two frames later it has its new layout. */
function resized(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** The view after the events of a group. */
function outcome<V extends View>(view: V, { event, gathered }: Group): V {
  return applyAll(
    view,
    [event, ...gathered].map((one) => one.changes),
  );
}

/** The events after a group. */
function after({ event, gathered }: Group, events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(events.indexOf(event) + 1 + gathered.length);
}

/** The card that an event turns up. */
function turnedUp({ number, points }: GameEvent): Played | null {
  if (!("card" in points) || !("bandit" in points) || !points.card || !points.bandit) return null;
  return { number, bandit: points.bandit, card: points.card, outcome: null };
}
