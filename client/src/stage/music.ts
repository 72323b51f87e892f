// Plays the tune bar by bar; it is silent in a tunnel.
import { burst, tone, type Band } from "./noises";
import { CHORDS, TUNE, pitch, whistled } from "./tune";

export { gather, sound } from "./noises";

const QUAVER = 0.36; // seconds
export const BAR = 8 * QUAVER;
const AHEAD = 0.6; // seconds scheduled in advance
const QUIET = 0.5; // even at full volume, music stays in the background
const LOOK = 200; // milliseconds between two runs of the scheduler

/** Schedules everything in one bar from a point in time. */
export function playBar(band: Band, number: number, t: number): void {
  const [chord, tune] = TUNE[number % TUNE.length]!;
  const [root, fifth, ...upper] = CHORDS[chord]!.map(pitch) as [number, number, number, number, number];
  tone(band, t, QUAVER * 2.6, root, root, 0.3, "triangle", 0.01);
  tone(band, t + 4 * QUAVER, QUAVER * 2.6, fifth, fifth, 0.24, "triangle", 0.01);
  for (const beat of [2, 6]) {
    upper.forEach((note, n) => tone(band, t + beat * QUAVER + n * 0.018, QUAVER * 1.8, note, note, 0.09, "triangle"));
  }
  for (const [n, note] of [upper[0], upper[1], upper[2], upper[1]].entries()) {
    tone(band, t + (n * 2 + 1) * QUAVER, QUAVER * 1.2, note, note, 0.05, "triangle");
  }
  for (let n = 0; n < 8; n++) burst(band, t + n * QUAVER, 0.06, 5200, n % 2 ? 0.02 : 0.035, "highpass");
  for (const note of whistled(tune ?? ".")) {
    tone(band, t + note.at * QUAVER, note.long * QUAVER * 1.05, note.pitch * 2, note.pitch * 2, 0.05, "sine", 0.06);
  }
}

export class Music {
  #band: Band;
  #gain: GainNode;
  #timer = 0;
  #bar = 0;
  #next = 0; // when the next bar begins

  constructor(band: Band, context: AudioContext) {
    this.#gain = context.createGain();
    this.#gain.gain.value = 0;
    this.#gain.connect(band.out);
    this.#band = { ...band, out: this.#gain };
  }

  /** Fades to a volume; at 0, nothing is scheduled. */
  level(volume: number): void {
    const { context } = this.#band;
    this.#gain.gain.setTargetAtTime(volume * QUIET, context.currentTime, 0.25);
    if (volume > 0) this.#start();
    else this.#stop();
  }

  #start(): void {
    if (this.#timer) return;
    this.#next = this.#band.context.currentTime + 0.1;
    this.#timer = window.setInterval(() => this.#plan(), LOOK);
    this.#plan();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #plan(): void {
    const { currentTime } = this.#band.context;
    while (this.#next < currentTime + AHEAD) {
      if (this.#next > currentTime - 1) playBar(this.#band, this.#bar, Math.max(this.#next, currentTime));
      this.#bar++;
      this.#next += BAR;
    }
  }
}
