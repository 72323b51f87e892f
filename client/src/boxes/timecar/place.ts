// Where the time-travel car is.

/** The name of its place. */
export const PLACE = "time-car";
