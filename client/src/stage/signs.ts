// Small cutouts that several scenes use.
import type { Cutout } from "./cutouts";

/** A startled figure: above its head. */
export const ALARM: Cutout = { parts: [{ use: "sign-alarm" }] };

/** Stars around a head. */
export const DAZE: Cutout = { parts: [{ use: "sign-daze" }] };

/** The wind of something fast, to the right of its point. */
export const STREAKS: Cutout = { parts: [{ use: "sign-streaks" }] };

/** Sparks from a wheel, flying back. */
export const SPARKS: Cutout = { parts: [{ use: "sign-sparks" }] };
