// Small cutouts that several scenes use.
import type { Cutout } from "./cutouts";

/** An exclamation above a startled figure's head. */
export const ALARM: Cutout = { parts: [{ use: "sign-alarm" }] };

/** Stars around a head. */
export const DAZE: Cutout = { parts: [{ use: "sign-daze" }] };

/** Speed lines, to the right of their point. */
export const STREAKS: Cutout = { parts: [{ use: "sign-streaks" }] };

/** Sparks from a wheel, flying back. */
export const SPARKS: Cutout = { parts: [{ use: "sign-sparks" }] };
