// Applies an event's change to a view.  The server sends the change; nothing is computed here.
import type { Changed } from "../protocol";

/** The view after a change, which has new values of fields, and for lists perhaps only some rows by number. */
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
