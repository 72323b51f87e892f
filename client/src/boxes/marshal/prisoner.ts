// Prisoners are named by the bandit whose power they lend.
const PREFIX = "prisoner-";

/** Whose power it is; of a name that is no Prisoner's, the name itself. */
export function powerOf(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
}

export function isPrisoner(name: string): boolean {
  return name.startsWith(PREFIX);
}
