// Scenes of real games, and a few that are made more crowded than games usually are.
import type { AnyView, ExpressView, GameEvent, Option, SuperView } from "../train/types";
import { isExpress } from "../train/types";

export interface Scene {
  readonly name: string;
  readonly before: AnyView;
  readonly events: readonly GameEvent[];
  readonly after: AnyView;
  readonly question: string;
  readonly options: readonly Option[];
}

const files = import.meta.glob<{ default: Scene }>("../../fixtures/*.json", { eager: true });
const real = Object.values(files).map((file) => file.default);

function of(name: string): Scene {
  const found = real.find((scene) => scene.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
}

function still(name: string, view: AnyView): Scene {
  return { name, before: view, events: [], after: view, question: "", options: [] };
}

/** Everybody in one place, with all the loot of the train. */
function crowd(name: string, from: string, place: string): Scene {
  const view = of(from).after as ExpressView;
  const names = view.bandits.map((bandit) => bandit.name);
  const loot = view.places.flatMap((spot) => spot.loot).slice(0, 9);
  const places = view.places.map((spot) =>
    spot.name === place ? { ...spot, bandits: names, loot } : { ...spot, bandits: [], loot: [] },
  );
  return still(name, { ...view, places });
}

function dark(name: string, from: string): Scene {
  const view = of(from).after as ExpressView;
  return still(name, { ...view, round: { number: 2, turns: ["tunnel"], turn: 1, event: null } });
}

function line(name: string): Scene {
  const view = of("super-seven").before as SuperView;
  const names = view.bandits.map((bandit) => bandit.name);
  const places = view.places.map((spot) =>
    spot.car === 2 && spot.floor === "inside" ? { ...spot, bandits: names } : { ...spot, bandits: [] },
  );
  const bandits = view.bandits.map((bandit, n) => ({
    ...bandit,
    car: 2,
    floor: "inside",
    facing: n % 2 ? "back" : "forward",
    stunned: n === 2 || n === 5,
  }));
  return still(name, { ...view, places, bandits });
}

export const SCENES: readonly Scene[] = [
  ...real,
  crowd("crowd-inside", "base-drop", "2 inside"),
  crowd("crowd-roof", "base-drop", "3 roof"),
  crowd("crowd-cab", "base-marshal", "0 roof"),
  crowd("crowd-coach", "horses-ride", "coach roof"),
  crowd("crowd-in-coach", "horses-ride", "coach inside"),
  dark("tunnel", "base-move"),
  dark("tunnel-horses", "horses-ride"),
  line("super-line"),
];

export { isExpress };
