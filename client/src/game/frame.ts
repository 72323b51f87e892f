// How a game is laid out: by the room that the screen has for text of the size that somebody reads.
export type FrameLayout = "desk" | "phone" | "rail";

const DESK = { width: 60, height: 36 }; // smaller than this, in lines of text, everything stands in rows

/** On a desk the dock is furnished; a phone has rows, and a phone that lies on its side a rail at the left. */
export function layoutFor(width: number, height: number, rem: number): FrameLayout {
  if (width < DESK.width * rem && width <= height * 1.2) return "phone";
  if (height < DESK.height * rem) return "rail";
  return width < DESK.width * rem ? "phone" : "desk";
}
