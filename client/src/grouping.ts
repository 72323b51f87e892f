/** Groups things by key, in the order in which the keys first appear. */
export function grouped<T>(things: readonly T[], key: (thing: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return [...groups.values()];
}
