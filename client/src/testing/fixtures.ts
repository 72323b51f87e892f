// Views of real games, for tests.
import type { ExpressEvent, ExpressOption, ExpressView, SuperEvent, SuperView } from "../protocol";

interface Fixture<V, E> {
  readonly name: string;
  readonly before: V;
  readonly events: readonly E[];
  readonly after: V;
  readonly options: readonly ExpressOption[];
}

const files = import.meta.glob<{ default: unknown }>("../../fixtures/*.json", { eager: true });

function fixture(name: string): unknown {
  const file = files[`../../fixtures/${name}.json`];
  if (!file) throw new Error(`no fixture ${name}`);
  return file.default;
}

export function expressFixture(name: string): Fixture<ExpressView, ExpressEvent> {
  return fixture(name) as Fixture<ExpressView, ExpressEvent>;
}

export function superFixture(name: string): Fixture<SuperView, SuperEvent> {
  return fixture(name) as Fixture<SuperView, SuperEvent>;
}

/** The names of the fixtures of Colt Express. */
export const EXPRESS = Object.values(files)
  .map((file) => file.default as { name: string; game: string })
  .filter((one) => one.game === "express")
  .map((one) => one.name);
