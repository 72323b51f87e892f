// The music of the train as data: a slow ride in A minor for guitar, bass, brush and whistling.

/** Notes of each chord, from the bass up. */
export const CHORDS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  Am: ["A2", "E3", "A3", "C4", "E4"],
  C: ["C3", "G3", "G3", "C4", "E4"],
  Dm: ["D3", "A3", "A3", "D4", "F4"],
  E: ["E2", "B2", "G#3", "B3", "E4"],
  F: ["F2", "C3", "A3", "C4", "F4"],
  G: ["G2", "D3", "G3", "B3", "D4"],
};

/** A bar: its chord, and the whistling in its eight quavers; `-` holds a note, `.` is silence. */
export type Bar = readonly [chord: string, whistled?: string];

const RIDE: readonly Bar[] = [["Am"], ["Am"], ["G"], ["Am"], ["C"], ["G"], ["E"], ["Am"]];

const VERSE: readonly Bar[] = [
  ["Am", "E4 . A4 - . C5 B4 A4"],
  ["Am", "E4 - - - . . . ."],
  ["G", "D4 . G4 - . B4 A4 G4"],
  ["Am", "A4 - - - . . . ."],
  ["C", "C5 . E5 - . D5 C5 B4"],
  ["G", "B4 - G4 - D4 - . ."],
  ["E", "E4 . G#4 . B4 . D5 ."],
  ["E", "B4 - - - . . . ."],
];

const BRIDGE: readonly Bar[] = [
  ["F", "A4 - C5 - F5 - E5 -"],
  ["C", "C5 - - - G4 - - -"],
  ["G", "B4 - D5 - G5 - F5 -"],
  ["Am", "E5 - C5 - A4 - - -"],
  ["Dm", "A4 . F4 . A4 . D5 ."],
  ["Am", "C5 - A4 - E4 - . ."],
  ["E", "E4 . F4 . G#4 . B4 ."],
  ["Am", "A4 - - - - - . ."],
];

/** The whole piece, which repeats. */
export const TUNE: readonly Bar[] = [...RIDE, ...VERSE, ...RIDE, ...VERSE, ...BRIDGE, ...RIDE];

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The pitch of a note in hertz: `A4` is 440. */
export function pitch(note: string): number {
  const [, letter, sharp, octave] = /^([A-G])(#?)(\d)$/.exec(note) ?? [];
  const step = letter === undefined ? undefined : STEPS[letter];
  if (step === undefined) throw new Error(`there is no note ${note}`);
  return 440 * 2 ** ((step + (sharp ? 1 : 0) - 9 + (Number(octave) - 4) * 12) / 12);
}

export interface Note {
  readonly pitch: number;
  readonly at: number; // quavers from the beginning of the bar
  readonly long: number;
}

/** The whistled notes of a bar. */
export function whistled(text: string): Note[] {
  const quavers = text.split(" ");
  return quavers.flatMap((one, at) => {
    if (one === "." || one === "-") return [];
    const rest = quavers.slice(at + 1);
    const held = rest.findIndex((next) => next !== "-");
    return [{ pitch: pitch(one), at, long: 1 + (held < 0 ? rest.length : held) }];
  });
}
