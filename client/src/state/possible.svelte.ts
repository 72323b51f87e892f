// What can be played together: the server is asked, the page knows no rule.
import { api } from "../net/api";
import type { About, Verdict } from "../protocol";
import { wishesOf, type Making } from "./making";

const asked = new Map<string, Promise<Verdict>>();

/** Can this be played?  An option that is `undefined` is the game's own choice. */
export function verdict(making: Making, options: Record<string, unknown> = {}): Promise<Verdict> {
  const wishes = wishesOf(making);
  const asking = { ...wishes, options: { ...wishes.options, ...options } };
  const key = JSON.stringify(asking, (_, value: unknown) => (value === undefined ? null : value));
  let answer = asked.get(key);
  if (!answer) {
    answer = api.setup(asking).catch((error: unknown) => {
      asked.delete(key);
      throw error;
    });
    asked.set(key, answer);
  }
  return answer;
}

const FREE = { variant: undefined, expert: undefined };

/** For each of some values: `null`, or why it cannot be chosen. */
export async function barred<T extends string | number>(
  values: readonly T[],
  ask: (value: T) => Promise<Verdict>,
): Promise<Record<string, string | null>> {
  const answers = await Promise.all(values.map(ask));
  return Object.fromEntries(values.map((value, k) => [value, answers[k]?.words ?? null]));
}

export const forPlayers = (making: Making) => (players: number) => verdict({ ...making, players }, free(making));
export const forVariant = (making: Making) => (variant: string) =>
  verdict({ ...making, variant: variant as Making["variant"] }, { expert: undefined });
export const forExpert = (making: Making) => (expert: string) => verdict({ ...making, expert: expert === "true" });

function free(making: Making): Record<string, unknown> {
  return making.game === "express" ? FREE : {};
}

/** The nearest that can be played: what was just chosen stays, what does not go with it gives way. */
export async function settled(making: Making): Promise<Making> {
  if (making.game !== "express") return making;
  for (const freedom of [{}, { expert: undefined }, FREE]) {
    const { wishes } = await verdict(making, freedom);
    if (wishes) {
      const { variant, expert } = wishes.options as { variant: Making["variant"]; expert: boolean };
      return { ...making, variant, expert };
    }
  }
  return making;
}

const SOMEBODY = { variant: "standard", players: 3, expert: false } as const;

/** The bandits that can be played with the boxes that were chosen. */
export async function banditsFor(about: About | null, making: Making): Promise<string[]> {
  const all = about?.games.find((game) => game.name === making.game)?.options.bandits?.values ?? [];
  const names = all.filter((value) => typeof value === "string");
  const not = await barred(names, (name) => verdict({ ...making, ...SOMEBODY }, { bandits: [name, "?", "?"] }));
  return names.filter((name) => !not[name]);
}
