// Scenes of real games, and a few that are more crowded than usual.
import { isExpress, isSuper } from "../protocol";
import type { ExpressOption, ExpressView, RoundCard, RoundView, GameEvent, SuperView, View } from "../protocol";

export interface Scene {
  readonly name: string;
  readonly before: View;
  readonly events: readonly GameEvent[];
  readonly after: View;
  readonly question: string;
  readonly options: readonly ExpressOption[]; // in Super Express nothing is chosen on the train
}

const files = import.meta.glob<{ default: Scene }>("../../fixtures/*.json", { eager: true });
const real = Object.values(files).map((file) => file.default);

function of(name: string): Scene {
  const found = real.find((scene) => scene.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
}

function still(name: string, view: View): Scene {
  return { name, before: view, events: [], after: view, question: "", options: [] };
}

/** The view at the end of a scene of Colt Express. */
function express({ name, after }: Scene): ExpressView {
  if (!isExpress(after)) throw new Error(`${name} is another game`);
  return after;
}

/** Everybody in one place, with all the loot of the train. */
function crowd(from: string, place: string): Scene {
  const view = express(of(from));
  const names = view.bandits.map((bandit) => bandit.name);
  const loot = view.places.flatMap((spot) => spot.loot).slice(0, 9);
  const places = view.places.map((spot) =>
    spot.name === place ? { ...spot, bandits: names, loot } : { ...spot, bandits: [], loot: [] },
  );
  return still(`crowd ${place} ${from}`, { ...view, places });
}

/** The same for places that are not cars of the train. */
function crowdsBeside(scene: Scene): Scene[] {
  const places = express(scene).places.filter((place) => place.car === null);
  return places.map((place) => crowd(scene.name, place.name));
}

function dark(from: string): Scene {
  const view = express(of(from));
  const round: RoundView = { number: 2, card: null, turns: ["tunnel"], turn: 1, event: null, keep: 0 };
  return still(`tunnel ${from}`, { ...view, round });
}

/** A round by its number, with a card. */
function round(name: string, from: string, number: number, card: RoundCard | null = null): Scene {
  const view = express(of(from));
  const open: RoundView = { number, card, turns: ["standard"], turn: 1, event: null, keep: 0 };
  return still(name, { ...view, round: open });
}

function line(name: string): Scene {
  const view = of("super-seven").before;
  if (!isSuper(view)) throw new Error("super-seven is another game");
  const names = view.bandits.map((bandit) => bandit.name);
  const places = view.places.map((spot) =>
    spot.car === 2 && spot.floor === "inside" ? { ...spot, bandits: names } : { ...spot, bandits: [] },
  );
  const bandits = view.bandits.map((bandit, n): SuperView["bandits"][number] => ({
    ...bandit,
    car: 2,
    floor: "inside",
    facing: n % 2 ? "back" : "forward",
    stunned: n === 2 || n === 5,
  }));
  return still(name, { ...view, places, bandits });
}

const boxed = real.filter(({ after }) => isExpress(after) && after.places.some((place) => place.car === null));

export const SCENES: readonly Scene[] = [
  ...real,
  crowd("base-drop", "2 inside"),
  crowd("base-drop", "3 roof"),
  crowd("base-marshal", "0 roof"),
  ...boxed.flatMap(crowdsBeside),
  dark("base-move"),
  ...boxed.map((scene) => dark(scene.name)),
  line("super-line"),
  ...[1, 2, 3, 4, 5].map((number) => round(`hour-${number}`, "event-braking", number)),
  ...[1, 2, 3, 4, 5].map((number) => round(`hour-${number}-beside`, "event-rage", number)),
  round("bridge", "event-braking", 2, "Bridge"),
  round("bridge-beside", "event-rage", 4, "Bridge"),
  round("massif", "event-braking", 3, "Tunnel"),
  round("canyon", "event-braking", 4, "Canyon"),
  round("hairpin-bend", "event-braking", 1, "Hairpin Bend"),
  round("stand-off", "event-rage", 1, "Stand-Off"),
];
