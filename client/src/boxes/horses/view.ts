// This box's part of the view.
import type { CoachView, ExpressView } from "../../protocol";

export type { CoachView };

/** Stagecoach, Horses and Hostages; null in games without this box. */
export function coachOf(view: ExpressView): CoachView | null {
  return view.boxes.horses ?? null;
}
