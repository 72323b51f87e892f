// Events of the Marshal player: an emblem comes up over the train, and something is heard.
import { veil, withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { pop, show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";

const STAYS = 1700; // milliseconds
/** Two heads, and what one of them says. */
const WHISPER: Cutout = {
  edged: true,
  parts: [
    [
      "#7d4a2b",
      "M-74-30a22 22 0 1 0 44 0 22 22 0 1 0-44 0zM-88 20q36-34 72 0zM24-30a22 22 0 1 0 44 0 22 22 0 1 0-44 0zM10 20q36-34 72 0z",
    ],
    ["#f3dfb8", "M-30-92h70q10 0 10 10v22q0 10-10 10H4l-18 16 4-16h-20q-10 0-10-10v-22q0-10 10-10z"],
    [
      "#2a1a17",
      "M-18-76a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM4-76a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM26-76a5 5 0 1 0 10 0 5 5 0 1 0-10 0z",
    ],
  ],
};
/** The bars of the cell. */
const BARS: Cutout = {
  edged: true,
  parts: [
    ["#4a4548", "M-80-96H80v12H-80zM-80 8H80v12H-80z"],
    ["#6b6468", "M-66-90h12V14h-12zM-36-90h12V14h-12zM-6-90H6V14H-6zM24-90h12V14H24zM54-90h12V14H54z"],
    ["#e3b34a", "M-16-52h32v30h-32z"],
    ["#2a1a17", "M-4-44h8l-2 14h-4z"],
  ],
};
/** A coin with a halo. */
const HALO: Cutout = {
  edged: true,
  parts: [
    ["#f3c14f", "M-44-20a44 44 0 1 0 88 0 44 44 0 1 0-88 0z"],
    ["#7d4a2b", "M16-36q-16-14-28 0t12 16 12 16-28 0M0-54V14", 7],
    ["#fff3c9", "M-40-84a40 11 0 1 0 80 0 40 11 0 1 0-80 0z", 8],
  ],
};

function emblem(cutout: Cutout, noise: NonNullable<Scene<Round>["noise"]>): Scene<Round> {
  return {
    noise,
    play: (act) =>
      withCutouts(act, async (hang) => {
        const { theatre, clock } = act;
        const { k, width, top } = theatre.layout();
        const picture = theatre.picture();
        const at = { x: Math.min((picture.left + picture.width / 2) / k, width), y: top + 110, s: 1.3 };
        const fade = [0, 1, 1, 0].map((opacity) => ({ opacity, transform: pose(at, k) }));
        void show(act, hang(veil(act), at), fade, { duration: STAYS });
        void pop(act, hang(cutout, at), at, STAYS);
        await clock.wait(STAYS);
        await act.put();
      }),
  };
}

export const rumors = emblem(WHISPER, "crowd");
export const crime = emblem(BARS, "clang");
export const guilty = emblem(HALO, "bell");
