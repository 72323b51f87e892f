// Applies an event's change to a view.  The server sends the change; nothing is computed here.
import type { Changed, ExpressViewChanges, SuperViewChanges, View } from "../protocol";

/** The view after a change, which has new values of fields, and for lists perhaps only some rows by number. */
export function applied<V extends object>(view: V, change: Changed<V> | null): V {
  if (change === null) return view;
  const result = { ...view };
  // `keyof V`, because TypeScript knows the keys of an object only as strings
  for (const name of Object.keys(change) as (keyof V)[]) {
    result[name] = put(view[name], change[name] as V[keyof V]);
  }
  return result;
}

/** A view after changes one by one: all of them are of its own game, as an update or a fixture belongs to one game. */
export function applyAll<V extends View>(
  view: V,
  changes: readonly (ExpressViewChanges | SuperViewChanges | null)[],
): V {
  return changes.reduce((seen: V, change) => applied(seen, change as Changed<V> | null), view);
}

function put<T>(before: T, value: T): T {
  if (!Array.isArray(before) || Array.isArray(value) || typeof value !== "object" || value === null) return value;
  const rows = [...(before as unknown[])];
  for (const [number, row] of Object.entries(value)) rows[Number(number)] = row;
  return rows as T;
}
