// A theatre without a browser: it records what is played, in order and with its time.
import type { GameEvent } from "../protocol";
import { perform, sceneOf } from "../stage/acts";
import { Clock } from "../stage/clock";
import type { Moved, Play } from "../stage/scene";
import { Sound } from "../stage/sound";
import type { Theatre } from "../stage/theatre";
import type { Layout } from "../train/layout";
import type { Piece } from "../train/piece";

/** Time advances only while everything waits; waits and motions are recorded. */
class RecordingClock extends Clock {
  now = 0; // milliseconds
  #due: { at: number; done: () => void }[] = [];

  constructor(private readonly note: (what: string) => void) {
    super();
  }

  override wait(milliseconds: number): Promise<void> {
    this.note(`wait ${milliseconds}`);
    return this.#in(milliseconds);
  }

  override animate(
    node: Element,
    _frames: Keyframe[],
    { duration, delay = 0 }: { duration: number; delay?: number },
  ): Promise<void> {
    this.note(`move ${node.id} ${duration}`);
    return this.#in(duration + delay);
  }

  #in(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      this.#due.push({ at: this.now + milliseconds, done });
      if (this.#due.length === 1) setTimeout(() => this.#tick());
    });
  }

  #tick(): void {
    this.#due.sort((a, b) => a.at - b.at);
    const next = this.#due.shift();
    if (!next) return;
    this.now = next.at;
    next.done();
    if (this.#due.length) setTimeout(() => this.#tick());
  }
}

export class TestTheatre {
  notes: string[] = [];
  took = 0; // milliseconds of the last event
  readonly next = new Map<string, Play<Moved>>();
  readonly #clock = new RecordingClock((what) => this.notes.push(what));
  #pieces: ReadonlyMap<string, Piece>;

  constructor(
    private readonly game: "express" | "super",
    private readonly layout: Layout,
    pieces: readonly Piece[],
  ) {
    this.#pieces = byId(pieces);
  }

  get pieces(): ReadonlyMap<string, Piece> {
    return this.#pieces;
  }

  /** Plays an event, with those that its scene includes, leading to these pieces; returns the record. */
  async play(
    event: GameEvent,
    after: readonly Piece[],
    still = false,
    gathered: readonly GameEvent[] = [],
  ): Promise<string[]> {
    this.notes = [];
    const put = (): Promise<void> => {
      this.notes.push("put");
      this.#pieces = byId(after);
      return Promise.resolve();
    };
    const sound = new Sound();
    const playing = {
      event,
      gathered,
      theatre: this.#theatre(),
      clock: this.#clock,
      sound,
      still,
      next: this.next,
      put,
    };
    const begun = this.#clock.now;
    await perform(playing, sceneOf(this.game, event));
    this.took = this.#clock.now - begun;
    return this.notes;
  }

  #theatre(): Theatre {
    const root = node("root");
    return {
      layout: () => this.layout,
      pieces: () => this.#pieces,
      node: (id) => (this.#pieces.has(id) ? node(id) : null),
      car: (car) => node(`car:${car}`),
      effects: root,
      root,
      lens: node("lens"),
      picture: () => ({
        width: this.layout.width * this.layout.k,
        height: this.layout.height * this.layout.k,
        left: 0,
      }),
      reveal: () => undefined,
      center: () => undefined,
      pose: (id, posture) => {
        this.notes.push(`pose ${id} ${posture?.pose ?? "none"}`);
        return Promise.resolve();
      },
      rest: () => undefined,
    };
  }
}

function byId(pieces: readonly Piece[]): Map<string, Piece> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

function node(id: string): HTMLElement {
  const querySelector = (part: string): HTMLElement => node(`${id} ${part}`);
  const made = { id, style: { transform: "" }, cloneNode: () => node(`${id} (copy)`), querySelector };
  return made as unknown as HTMLElement;
}
