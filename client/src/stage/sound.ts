// Sound.  Silent until the user has interacted with the page; sounds are loaded on first use.
import type { Music } from "./music";
import type { Band, Noise } from "./noises";

const BEAT = 900; // milliseconds between two joints of the rails
const LATE = 400; // a sound that took longer to load is skipped

export interface Levels {
  readonly on: boolean;
  readonly music: number; // from 0 to 1
  readonly effects: number;
}

interface Open {
  readonly context: AudioContext;
  readonly effects: Band;
  readonly gain: GainNode; // of the effects
  readonly music: Music;
  readonly play: (band: Band, noise: Noise, t: number) => void;
}

export class Sound {
  #levels: Levels = { on: false, music: 0, effects: 1 };
  #opening: Promise<Open> | null = null;
  #open: Open | null = null;
  #rails = 0; // the timer of their rhythm
  #dark = false;
  #riding = false;

  get levels(): Levels {
    return this.#levels;
  }

  set levels(levels: Levels) {
    this.#levels = levels;
    if (!levels.on) this.rumble(false);
    else if (this.#riding) void this.#ready();
    this.#mix();
  }

  /** Silences the music in a tunnel. */
  set dark(dark: boolean) {
    this.#dark = dark;
    this.#mix();
  }

  /** Starts the music as soon as that is allowed; the returned function ends it and all other sounds. */
  ride(): () => void {
    this.#riding = true;
    const wake = (): void => void this.#ready();
    const look = (): void => this.#mix();
    for (const kind of ["pointerup", "keyup"]) document.addEventListener(kind, wake);
    document.addEventListener("visibilitychange", look);
    wake();
    return () => {
      this.#riding = false;
      for (const kind of ["pointerup", "keyup"]) document.removeEventListener(kind, wake);
      document.removeEventListener("visibilitychange", look);
      this.rumble(false);
      this.#mix();
      void this.#opening?.then(({ context }) => context.close());
      this.#opening = this.#open = null;
    };
  }

  play(noise: Noise): void {
    if (this.#open) return this.#sound(this.#open, noise);
    const asked = performance.now();
    void this.#ready()?.then((open) => {
      if (performance.now() - asked < LATE) this.#sound(open, noise);
    });
  }

  #sound({ context, effects, play }: Open, noise: Noise): void {
    if (!this.#levels.on || !this.#levels.effects) return;
    if (context.state === "suspended") void context.resume();
    play(effects, noise, context.currentTime);
  }

  /** The rhythm of the rails, very quiet. */
  rumble(on: boolean): void {
    if (!on) {
      clearInterval(this.#rails);
      this.#rails = 0;
    } else if (!this.#rails && this.#levels.on) {
      this.#rails = window.setInterval(() => this.play("rails"), BEAT);
    }
  }

  #mix(): void {
    if (!this.#open) return;
    const { on, music, effects } = this.#levels;
    const silent = !on || !this.#riding || this.#dark || document.hidden;
    this.#open.music.level(silent ? 0 : music);
    this.#open.gain.gain.value = on ? effects : 0;
  }

  /** Opens the audio output, if sound is on and the browser allows it. */
  #ready(): Promise<Open> | null {
    if (!this.#levels.on || typeof AudioContext === "undefined") return null;
    if (!this.#opening) {
      if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
      this.#opening = this.#assemble();
    }
    return this.#opening;
  }

  async #assemble(): Promise<Open> {
    const { gather, sound, Music } = await import("./music");
    const context = new AudioContext();
    const band = gather(context);
    const gain = context.createGain();
    gain.connect(band.out);
    const open = { context, gain, effects: { ...band, out: gain }, music: new Music(band, context), play: sound };
    this.#open = open;
    this.#mix();
    return open;
  }
}
