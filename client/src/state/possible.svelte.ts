// Asks the server which settings can be combined.
import { api } from "../net/api";
import type { Verdict } from "../protocol";
import { attempt } from "./refusals";
import { USUAL, configOf, formOf, type TableForm } from "./table-form";

const asked = new Map<string, Promise<Verdict>>();

/** Whether a form can be played.  An option that is `undefined` takes the game's default. */
export function verdict(form: TableForm, options: Record<string, unknown> = {}): Promise<Verdict> {
  const config = configOf({ ...form, clock: USUAL.clock, public: false, forecast: false }); // these fit anything
  Object.assign(config.options, options);
  const key = JSON.stringify(config, (_, value: unknown) => (value === undefined ? null : value));
  let answer = asked.get(key);
  if (!answer) {
    answer = api.setup(config).catch((error: unknown) => {
      asked.delete(key);
      throw error;
    });
    asked.set(key, answer);
  }
  return answer;
}

let last = Promise.resolve();

/** Works on a form after everything before it, since the server settles each change. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  return (last = last.then(() => attempt(work)));
}

const FREE = { variant: undefined, expert: undefined, bandits: undefined };

/** Maps each value to `null`, or to the reason why it cannot be chosen. */
export async function barred<T extends string | number>(
  values: readonly T[],
  ask: (value: T) => Promise<Verdict>,
): Promise<Record<string, string | null>> {
  const answers = await Promise.all(values.map(ask));
  return Object.fromEntries(values.map((value, k) => [value, answers[k]?.words ?? null]));
}

/** Whether a number of players is possible, with a different variant if necessary. */
export const forPlayers = (form: TableForm) => async (players: number) => {
  const same = await verdict({ ...form, players });
  return same.config ? same : verdict({ ...form, players }, FREE);
};
export const forVariant = (form: TableForm) => async (variant: string) =>
  verdict(await fitting({ ...form, variant }), { expert: undefined });
export const forBox = (form: TableForm) => (box: string) => verdict(withBoxes(form, [box]), { expert: undefined });
export const forExpert = (form: TableForm) => (expert: string) => verdict({ ...form, expert: expert === "true" });

function withBoxes(form: TableForm, boxes: readonly string[]): TableForm {
  return { ...form, boxes: { ...form.boxes, [form.game]: boxes } };
}

/** The same, with only the boxes that can be combined with the variant. */
export async function fitting(form: TableForm): Promise<TableForm> {
  const boxes = form.boxes[form.game];
  const not = await barred(boxes, forBox(form));
  return withBoxes(
    form,
    boxes.filter((box) => !not[box]),
  );
}

/** The nearest set-up that can be played: keeps the latest choice, and drops whatever conflicts with it. */
export async function settled(form: TableForm): Promise<TableForm> {
  if (form.game !== "express") return form;
  for (const freedom of [{}, { expert: undefined }, FREE]) {
    const { config } = await verdict(form, freedom);
    if (config) {
      const { variant, expert } = formOf(config);
      return { ...form, variant, expert };
    }
  }
  return form;
}
