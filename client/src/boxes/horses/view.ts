// What views tell of this box.
import type { CoachView, ExpressView } from "../../protocol";

export type { CoachView };

/** Stagecoach, Horses and Hostages; null where they are not played with. */
export function coachOf(view: ExpressView): CoachView | null {
  return view.boxes.horses ?? null;
}
