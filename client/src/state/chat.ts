// The lines of chat that are held here: the latest, and as many of the earlier ones as were asked for.
import type { ChatLine } from "../protocol";

export interface Lines {
  first: number; // the number of the first line
  lines: ChatLine[];
}

/** How many of the lines stay when new ones come; null if something is missing between them. */
export function kept(held: Lines, first: number): number | null {
  const stay = first - held.first;
  return stay >= 0 && stay <= held.lines.length ? stay : null;
}

export function extended(held: Lines, { first, lines }: Lines): Lines {
  const stay = kept(held, first);
  return stay === null ? { first, lines } : { first: held.first, lines: [...held.lines.slice(0, stay), ...lines] };
}

/** With a page of earlier lines before them, unless others have come meanwhile. */
export function withEarlier(held: Lines, page: Lines): Lines {
  const fits = page.first + page.lines.length === held.first;
  return fits ? { first: page.first, lines: [...page.lines, ...held.lines] } : held;
}
