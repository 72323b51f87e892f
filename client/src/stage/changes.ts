// What an event changes in a view. The server tells it: nothing is worked out here.
import type { Changed } from "../protocol";

/** The view after a change: fields that are new, and of lists perhaps only some rows, by their numbers. */
export function applied<V extends object>(view: V, change: Changed<V> | null): V {
  if (change === null) return view;
  const after = { ...view };
  for (const name of Object.keys(change) as (keyof V)[]) {
    after[name] = put(view[name], change[name] as V[keyof V]);
  }
  return after;
}

function put<T>(before: T, value: T): T {
  if (!Array.isArray(before) || Array.isArray(value) || typeof value !== "object" || value === null) return value;
  const rows = [...(before as unknown[])];
  for (const [number, row] of Object.entries(value)) rows[Number(number)] = row;
  return rows as T;
}
