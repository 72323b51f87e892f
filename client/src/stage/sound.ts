// Every sound is made here, of noise and a few tones.  Nothing sounds before somebody has touched the page.

export type Noise = "shot" | "punch" | "step" | "coin" | "whistle" | "card" | "thud" | "hooves" | "zap";

export class Sound {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #rails = 0; // the timer of their rhythm
  #on = false;

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    if (!on) this.rumble(false);
  }

  #open(): AudioContext | null {
    if (!this.#on || typeof AudioContext === "undefined") return null;
    if (!this.#context) {
      if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
      this.#context = new AudioContext();
      const length = this.#context.sampleRate;
      this.#noise = this.#context.createBuffer(1, length, length);
      const data = this.#noise.getChannelData(0);
      for (let n = 0; n < length; n++) data[n] = Math.random() * 2 - 1;
    }
    if (this.#context.state === "suspended") void this.#context.resume();
    return this.#context;
  }

  play(noise: Noise): void {
    const context = this.#open();
    if (!context) return;
    const t = context.currentTime;
    switch (noise) {
      case "shot":
        this.#burst(t, 0.28, 2600, 0.5, "lowpass", 300);
        this.#tone(t, 0.16, 150, 46, 0.4, "triangle");
        break;
      case "punch":
        this.#burst(t, 0.09, 900, 0.5, "lowpass", 200);
        this.#tone(t, 0.12, 190, 60, 0.5, "sine");
        break;
      case "thud":
        this.#tone(t, 0.16, 120, 42, 0.45, "sine");
        break;
      case "step":
        for (let n = 0; n < 4; n++) this.#burst(t + n * 0.1, 0.04, 520, 0.22, "bandpass");
        break;
      case "hooves":
        for (const n of [0, 0.08, 0.2, 0.3, 0.38, 0.5]) this.#burst(t + n, 0.05, 300, 0.35, "bandpass");
        break;
      case "coin":
        this.#tone(t, 0.22, 1568, 1568, 0.14, "sine");
        this.#tone(t + 0.06, 0.34, 2093, 2093, 0.14, "sine");
        break;
      case "card":
        this.#burst(t, 0.07, 3200, 0.16, "highpass");
        break;
      case "zap":
        this.#tone(t, 0.5, 220, 1760, 0.12, "sawtooth");
        break;
      case "whistle":
        for (const f of [587, 740, 880]) this.#tone(t, 0.9, f, f * 0.985, 0.08, "triangle", 0.12);
        this.#burst(t, 0.9, 2400, 0.05, "bandpass");
        break;
    }
  }

  /** The rhythm of the rails, very quiet. */
  rumble(on: boolean): void {
    if (!on) {
      clearInterval(this.#rails);
      this.#rails = 0;
      return;
    }
    const context = this.#open();
    if (!context || this.#rails) return;
    const beat = (): void => {
      const t = context.currentTime;
      for (const n of [0, 0.16]) this.#burst(t + n, 0.06, 180, 0.05, "lowpass");
    };
    this.#rails = window.setInterval(beat, 900);
  }

  #envelope(t: number, duration: number, volume: number, attack: number): GainNode {
    const gain = this.#context!.createGain();
    gain.gain.setValueAtTime(0.0001, t);
    gain.gain.exponentialRampToValueAtTime(volume, t + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, t + duration);
    gain.connect(this.#context!.destination);
    return gain;
  }

  #tone(
    t: number, duration: number, from: number, to: number, volume: number, type: OscillatorType, attack = 0.005,
  ): void {
    const tone = this.#context!.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, t);
    tone.frequency.exponentialRampToValueAtTime(to, t + duration);
    tone.connect(this.#envelope(t, duration, volume, attack));
    tone.start(t);
    tone.stop(t + duration);
  }

  #burst(t: number, duration: number, pitch: number, volume: number, type: BiquadFilterType, to = pitch): void {
    const source = this.#context!.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context!.createBiquadFilter();
    filter.type = type;
    filter.frequency.setValueAtTime(pitch, t);
    filter.frequency.exponentialRampToValueAtTime(to, t + duration);
    source.connect(filter).connect(this.#envelope(t, duration, volume, 0.003));
    source.start(t, Math.random() * 0.5);
    source.stop(t + duration);
  }
}
