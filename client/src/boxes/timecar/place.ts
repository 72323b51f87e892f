// Where the time-travel car is.

/** The name of the place that it is. */
export const PLACE = "time-car";
