// The chat lines in memory: the latest, and the earlier ones that have been loaded.
import type { ChatLine } from "../protocol";

export interface Lines {
  first: number; // the number of the first line
  lines: ChatLine[];
}

/** How many lines are kept when new ones arrive; null if there is a gap between them. */
export function kept(held: Lines, first: number): number | null {
  const stay = first - held.first;
  return stay >= 0 && stay <= held.lines.length ? stay : null;
}

export function extended(held: Lines, { first, lines }: Lines): Lines {
  const stay = kept(held, first);
  return stay === null ? { first, lines } : { first: held.first, lines: [...held.lines.slice(0, stay), ...lines] };
}

/** The lines with a page of earlier ones before them, unless the page no longer fits. */
export function withEarlier(held: Lines, page: Lines): Lines {
  const fits = page.first + page.lines.length === held.first;
  return fits ? { first: page.first, lines: [...page.lines, ...held.lines] } : held;
}
