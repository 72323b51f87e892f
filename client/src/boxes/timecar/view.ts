// What views tell of this box.
import type { ExpressView, JourneyView } from "../../protocol";

/** Who travels in time; null where the time-travel car is not played with. */
export function journeyOf(view: ExpressView): JourneyView | null {
  return view.boxes.timecar ?? null;
}
