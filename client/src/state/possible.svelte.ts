// What can be played together: the server is asked, the page knows no rule.
import { api } from "../net/api";
import type { About, Verdict } from "../protocol";
import { offered, wishesOf, type Making } from "./making";

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

const FREE = { variant: undefined, expert: undefined, bandits: undefined };

/** For each of some values: `null`, or why it cannot be chosen. */
export async function barred<T extends string | number>(
  values: readonly T[],
  ask: (value: T) => Promise<Verdict>,
): Promise<Record<string, string | null>> {
  const answers = await Promise.all(values.map(ask));
  return Object.fromEntries(values.map((value, k) => [value, answers[k]?.words ?? null]));
}

/** Another number of players may have another variant; some variants are played only when they are asked for. */
export const forPlayers = (making: Making) => async (players: number) => {
  const same = await verdict({ ...making, players });
  return same.wishes ? same : verdict({ ...making, players }, FREE);
};
export const forVariant = (making: Making) => async (variant: string) =>
  verdict(await fitting({ ...making, variant }), { expert: undefined });
export const forBox = (making: Making) => (box: string) => verdict(withBoxes(making, [box]), { expert: undefined });
export const forExpert = (making: Making) => (expert: string) => verdict({ ...making, expert: expert === "true" });

function withBoxes(making: Making, boxes: readonly string[]): Making {
  return { ...making, boxes: { ...making.boxes, [making.game]: boxes } };
}

/** The same with only those boxes that go with its variant. */
export async function fitting(making: Making): Promise<Making> {
  const boxes = making.boxes[making.game];
  const not = await barred(boxes, forBox(making));
  return withBoxes(
    making,
    boxes.filter((box) => !not[box]),
  );
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

const TWO_EACH: ReadonlySet<string> = new Set(["duel", "pairs"]);
const ONE_EACH = { variant: "standard", players: 3 } as const;

/** Whoever can be played in this variant with the boxes that were chosen. */
export async function banditsFor(about: About | null, making: Making): Promise<string[]> {
  const names = offered(about, making.game, "bandits");
  const alike = TWO_EACH.has(making.variant) ? { ...making, ...ONE_EACH } : making;
  const others = Array<string>(alike.players - 1).fill("?");
  const not = await barred(names, (name) => verdict(alike, { expert: undefined, bandits: [name, ...others] }));
  return names.filter((name) => !not[name]);
}
