// This box's part of the view.
import type { ExpressView, JourneyView } from "../../protocol";

/** The bandits travelling in time; null in games without this box. */
export function journeyOf(view: ExpressView): JourneyView | null {
  return view.boxes.timecar ?? null;
}
