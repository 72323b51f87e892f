// Which lessons were finished or skipped in this browser.
const KEPT = "folsom.lessons";
export const FIRST = "first"; // the lesson that new players begin with

function kept(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(names) ? (names as string[]) : [];
  } catch {
    return [];
  }
}

class Progress {
  #done = $state<string[]>(kept());
  wanted = $state<string | null>(null); // the action text of the card that the current step of a lesson asks for

  has(lesson: string): boolean {
    return this.#done.includes(lesson);
  }

  add(lesson: string): void {
    if (this.has(lesson)) return;
    this.#done = [...this.#done, lesson];
    localStorage.setItem(KEPT, JSON.stringify(this.#done));
  }
}

export const progress = new Progress();
