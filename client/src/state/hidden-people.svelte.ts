// People whose chat this browser hides; nobody else knows.
const KEPT = "folsom.unheard";

function kept(): string[] {
  try {
    const people: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(people) ? (people as string[]) : [];
  } catch {
    return [];
  }
}

class HiddenPeople {
  #people = $state<string[]>(kept());

  has(person: string): boolean {
    return this.#people.includes(person);
  }

  toggle(person: string): void {
    const others = this.#people.filter((one) => one !== person);
    this.#people = this.has(person) ? others : [...others, person];
    localStorage.setItem(KEPT, JSON.stringify(this.#people));
  }
}

export const hiddenPeople = new HiddenPeople();
