// Prisoners are named by the bandit whose power they lend.
const PREFIX = "prisoner-";

/** The bandit whose power a Prisoner lends; any other name stays as it is. */
export function powerOf(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
}

export function isPrisoner(name: string): boolean {
  return name.startsWith(PREFIX);
}
