// Events for the Marshal player: an emblem appears above the train, with a sound.
import { veil, withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { pop, show } from "../../../stage/ensemble";
import { pose } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";

const STAYS = 1700; // milliseconds
/** Two heads and a speech bubble. */
const WHISPER: Cutout = { edged: true, parts: [{ use: "emblem-whisper" }] };
/** The bars of the cell. */
const BARS: Cutout = { edged: true, parts: [{ use: "emblem-bars" }] };
/** A coin with a halo. */
const HALO: Cutout = { edged: true, parts: [{ use: "emblem-halo" }] };

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
