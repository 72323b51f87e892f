// Announcements: spoken by screen readers, and shown as a note at the edge.
import { untrack } from "svelte";

const SHOWN_FOR = 6000;

class Speech {
  lines = $state<{ id: number; text: string }[]>([]);
  notes = $state<{ id: number; text: string; bad: boolean }[]>([]);
  #next = 0;

  /** For screen readers only. */
  say(text: string): void {
    if (!text) return;
    untrack(() => (this.lines = [...this.lines.slice(-59), { id: this.#next++, text }]));
  }

  /** For everybody. */
  note(text: string, bad = false): void {
    if (!text) return;
    const id = this.#next++;
    const others = untrack(() => this.notes.filter((note) => note.text !== text));
    this.notes = [...others.slice(-2), { id, text, bad }];
    setTimeout(() => this.drop(id), SHOWN_FOR + 40 * text.length);
    this.say(text);
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const speech = new Speech();
