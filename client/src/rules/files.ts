// The rules and their examples: a generated file for each language, fetched only when somebody opens the rules.
export const FILES = import.meta.glob<string>(["./*.json", "./examples/*.json"], {
  eager: true,
  query: "?url",
  import: "default",
});

export async function fetchFile<T>(name: string): Promise<T> {
  const address = FILES[name];
  if (address === undefined) throw new Error(`there is no ${name}: run python3 dev.py regenerate`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as T;
}
