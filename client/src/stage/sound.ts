// What is heard.  Nothing sounds before somebody has touched the page.
import { gather, sound, type Band, type Noise } from "./noises";

const BEAT = 900; // milliseconds between two joints of the rails

export class Sound {
  #context: AudioContext | null = null;
  #band: Band | null = null;
  #rails = 0; // the timer of their rhythm
  #on = false;

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    if (!on) this.rumble(false);
  }

  play(noise: Noise): void {
    const band = this.#open();
    if (band) sound(band, noise, band.context.currentTime);
  }

  /** The rhythm of the rails, very quiet. */
  rumble(on: boolean): void {
    if (!on) {
      clearInterval(this.#rails);
      this.#rails = 0;
    } else if (!this.#rails && this.#open()) {
      this.#rails = window.setInterval(() => this.play("rails"), BEAT);
    }
  }

  #open(): Band | null {
    if (!this.#on || typeof AudioContext === "undefined") return null;
    if (!this.#context) {
      if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
      this.#context = new AudioContext();
      this.#band = gather(this.#context);
    }
    if (this.#context.state === "suspended") void this.#context.resume();
    return this.#band;
  }
}
