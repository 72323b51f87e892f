// The layout of a game, chosen by the size of the screen in lines of text.
export type FrameLayout = "desk" | "phone" | "rail";

const DESK = { width: 60, height: 36 }; // in lines of text; a smaller screen has everything in rows

/** A large screen has the full dock; a phone has rows, and in landscape a column at the left. */
export function layoutFor(width: number, height: number, rem: number): FrameLayout {
  if (width < DESK.width * rem && width <= height * 1.2) return "phone";
  if (height < DESK.height * rem) return "rail";
  return width < DESK.width * rem ? "phone" : "desk";
}
