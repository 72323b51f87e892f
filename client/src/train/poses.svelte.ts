// Which drawings of dolls the page uses.  Only these are composed: a browser copies every part of every pose that it holds.
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";

export const used = new SvelteSet<string>(); // ids

/** A drawing for `<use href>`, which is composed as soon as whatever asks for it has been drawn. */
export function composed(id: string): string {
  if (!untrack(() => used.has(id))) queueMicrotask(() => used.add(id));
  return `#${id}`;
}
