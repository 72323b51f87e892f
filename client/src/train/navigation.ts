// Arrow keys along the train: left and right in order, up and down to the nearest target.

/** Focuses the button that an arrow key leads to; returns its number, or null if it leads nowhere. */
export function walked(event: KeyboardEvent, group: HTMLElement | undefined): number | null {
  const buttons = [...(group?.querySelectorAll<HTMLElement>("button") ?? [])];
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const here = buttons.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? undefined : neighbour(event.key, here, boxes);
  if (next === undefined) return null;
  event.preventDefault();
  event.stopPropagation();
  buttons[next]?.focus({ preventScroll: true });
  buttons[next]?.scrollIntoView({ block: "nearest", inline: "center" });
  return next;
}

type Box = Pick<DOMRect, "x" | "y">;

/** The number of the button that a key leads to. */
export function neighbour(key: string, here: number, boxes: readonly Box[]): number | undefined {
  const order = boxes.map((_, n) => n).sort((a, b) => boxes[a]!.x - boxes[b]!.x || boxes[b]!.y - boxes[a]!.y);
  const at = order.indexOf(here);
  if (key === "ArrowLeft") return order[Math.max(0, at - 1)];
  if (key === "ArrowRight") return order[Math.min(order.length - 1, at + 1)];
  if (key === "Home") return order[0];
  if (key === "End") return order.at(-1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const up = key === "ArrowUp";
  const from = boxes[here]!;
  const beyond = order.filter((n) => (up ? boxes[n]!.y < from.y - 20 : boxes[n]!.y > from.y + 20));
  const distance = (n: number): number => Math.abs(boxes[n]!.x - from.x) + Math.abs(boxes[n]!.y - from.y) / 4;
  return beyond.sort((a, b) => distance(a) - distance(b))[0];
}
