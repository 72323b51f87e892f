// Every sound, made of noise and a few tones.  tests/client/test_sound.py checks each of them.

export const NOISES = [
  ...(["shot", "punch", "step", "coin", "whistle", "card", "thud", "hooves", "zap", "rails"] as const),
  ...([
    "bell",
    "brakes",
    "crowd",
    "creak",
    "cock",
    "gust",
    "spark",
    "tiptoe",
    "alarm",
    "neigh",
    "cork",
    "clang",
    "ricochet",
  ] as const),
];
export type Noise = (typeof NOISES)[number];

/** The audio context of sounds and their output. */
export interface Band {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly hiss: AudioBuffer; // a second of white noise
}

/** Limits several sounds at once to full scale. */
export function gather(context: BaseAudioContext): Band {
  const out = context.createDynamicsCompressor();
  [out.threshold.value, out.knee.value, out.ratio.value, out.attack.value] = [-9, 3, 16, 0.001];
  out.connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = hiss.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  return { context, out, hiss };
}

export function sound(band: Band, noise: Noise, t: number): void {
  switch (noise) {
    case "shot":
      burst(band, t, 0.5, 3600, 0.9, "lowpass", 500);
      tone(band, t, 0.25, 180, 50, 0.5, "triangle");
      tone(band, t + 0.12, 0.6, 2900, 1100, 0.035, "sine", 0.02); // a ricochet
      break;
    case "punch":
      burst(band, t, 0.2, 2600, 1.2, "lowpass", 600);
      tone(band, t, 0.2, 300, 90, 0.6, "triangle");
      break;
    case "thud":
      burst(band, t, 0.3, 1400, 1.2, "lowpass", 400);
      tone(band, t, 0.3, 220, 70, 0.6, "triangle");
      break;
    case "step":
      for (let n = 0; n < 4; n++) burst(band, t + n * 0.1, 0.08, 700, 0.5, "bandpass");
      break;
    case "hooves":
      for (const n of [0, 0.08, 0.2, 0.3, 0.38, 0.5]) burst(band, t + n, 0.08, 600, 0.5, "bandpass");
      break;
    case "coin":
      tone(band, t, 0.22, 1568, 1568, 0.1, "sine");
      tone(band, t + 0.06, 0.34, 2093, 2093, 0.1, "sine");
      break;
    case "card":
      burst(band, t, 0.16, 2600, 0.3, "highpass");
      break;
    case "zap":
      tone(band, t, 0.5, 330, 1760, 0.16, "sawtooth");
      break;
    case "whistle":
      for (const f of [587, 740, 880]) tone(band, t, 0.9, f, f * 0.985, 0.04, "triangle", 0.12);
      burst(band, t, 0.9, 2400, 0.05, "bandpass");
      break;
    case "bell":
      for (const n of [0, 0.28, 0.56]) {
        tone(band, t + n, 0.3, 1245, 1240, 0.09, "triangle");
        tone(band, t + n, 0.26, 3110, 3100, 0.03, "sine");
      }
      break;
    case "brakes":
      tone(band, t, 0.95, 2300, 1500, 0.03, "sawtooth", 0.08);
      tone(band, t, 0.95, 2440, 1620, 0.03, "sawtooth", 0.08);
      burst(band, t, 0.95, 3200, 0.14, "bandpass", 1800);
      break;
    case "crowd":
      for (const [n, f] of [210, 170, 260, 190, 300].entries()) {
        tone(band, t + n * 0.09, 0.34, f, f * 1.3, 0.09, "sawtooth", 0.08);
      }
      burst(band, t, 0.7, 900, 0.3, "bandpass", 1300);
      break;
    case "creak":
      for (const [n, f] of [330, 420, 360].entries()) tone(band, t + n * 0.2, 0.22, f, f * 1.5, 0.07, "sawtooth", 0.05);
      break;
    case "cock":
      for (const n of [0, 0.14]) burst(band, t + n, 0.07, 2400, 0.7, "bandpass", 1600);
      break;
    case "tiptoe":
      for (const [n, f] of [392, 466, 440, 370].entries()) tone(band, t + n * 0.2, 0.16, f, f, 0.12, "triangle");
      break;
    case "alarm":
      for (const n of [0, 0.16, 0.32]) tone(band, t + n, 0.14, 660, 880, 0.12, "triangle");
      break;
    case "gust":
      burst(band, t, 0.9, 500, 0.5, "bandpass", 1500);
      break;
    case "spark":
      for (let n = 0; n < 7; n++) burst(band, t + n * 0.07, 0.05, 3000 + ((n * 977) % 2000), 0.4, "bandpass");
      break;
    case "neigh":
      tone(band, t, 0.3, 900, 1500, 0.06, "sawtooth", 0.05);
      for (let n = 0; n < 6; n++)
        tone(band, t + 0.26 + n * 0.09, 0.1, 1400 - n * 110, 1200 - n * 110, 0.05, "sawtooth");
      break;
    case "cork":
      tone(band, t, 0.09, 500, 1300, 0.3, "sine");
      for (const n of [0.3, 0.42, 0.54, 0.66]) tone(band, t + n, 0.1, 420, 700, 0.16, "sine", 0.03);
      break;
    case "clang":
      for (const f of [523, 1108, 1661]) tone(band, t, 0.8, f, f * 0.99, 0.06, "square");
      burst(band, t, 0.12, 3000, 0.6, "bandpass");
      break;
    case "ricochet":
      burst(band, t, 0.08, 3200, 0.5, "bandpass");
      tone(band, t + 0.03, 0.7, 3400, 900, 0.09, "sine");
      break;
    case "rails":
      for (const n of [0, 0.16]) burst(band, t + n, 0.09, 420, 0.16, "lowpass");
      break;
  }
}

function envelope({ context, out }: Band, t: number, duration: number, volume: number, attack: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, t);
  gain.gain.exponentialRampToValueAtTime(volume, t + attack);
  gain.gain.exponentialRampToValueAtTime(0.001, t + duration);
  gain.connect(out);
  return gain;
}

export function tone(
  band: Band,
  t: number,
  duration: number,
  from: number,
  to: number,
  volume: number,
  type: OscillatorType,
  attack = 0.005,
): void {
  const source = band.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, t);
  source.frequency.exponentialRampToValueAtTime(to, t + duration);
  source.connect(envelope(band, t, duration, volume, attack));
  source.start(t);
  source.stop(t + duration);
}

export function burst(
  band: Band,
  t: number,
  duration: number,
  pitch: number,
  volume: number,
  type: BiquadFilterType,
  to = pitch,
): void {
  const source = band.context.createBufferSource();
  source.buffer = band.hiss;
  source.loop = true;
  const filter = band.context.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(pitch, t);
  filter.frequency.exponentialRampToValueAtTime(to, t + duration);
  source.connect(filter).connect(envelope(band, t, duration, volume, 0.003));
  source.start(t, Math.random() * 0.5);
  source.stop(t + duration);
}
