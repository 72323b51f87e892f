// A view of Colt Super Express after one more event, likewise.
import { numberOf, textOf } from "../train/types";
import type { GameEvent, SuperBandit, SuperPlace, SuperView } from "../train/types";

type Change = (view: SuperView, event: GameEvent, bandit: SuperBandit) => Partial<SuperView>;

function changed(view: SuperView, name: string, change: Partial<SuperBandit>): SuperBandit[] {
  return view.bandits.map((bandit) => (bandit.name === name ? { ...bandit, ...change } : bandit));
}

/** Off one line and at an end of another; without a car, off the train. */
function put(
  view: SuperView,
  bandit: SuperBandit,
  to: { car: number; floor: string } | null,
  front: boolean,
  change: Partial<SuperBandit> = {},
): Partial<SuperView> {
  const places = view.places.map((place): SuperPlace => {
    const others = place.bandits.filter((name) => name !== bandit.name);
    if (!to || place.car !== to.car || place.floor !== to.floor) return { ...place, bandits: others };
    return { ...place, bandits: front ? [bandit.name, ...others] : [...others, bandit.name] };
  });
  const where = to ?? { car: null, floor: null };
  return { places, bandits: changed(view, bandit.name, { ...where, ...change }) };
}

function spot(event: GameEvent): { car: number; floor: string } {
  return { car: numberOf(event, "car") ?? 0, floor: textOf(event, "floor") ?? "inside" };
}

/** One stands at the end of the line by which one came in. */
const moves =
  (change: Partial<SuperBandit>): Change =>
  (view, event, bandit) => {
    const to = spot(event);
    return put(view, bandit, to, to.car > (bandit.car ?? 0), change);
  };

const home: Change = (view, _, bandit) =>
  put(view, bandit, { car: 0, floor: "inside" }, true, { facing: "forward", status: "aboard" });

const CHANGES: Record<string, Change> = {
  starts: (view, event, bandit) => put(view, bandit, spot(event), false, { facing: textOf(event, "facing") }),
  turns: (view, event, bandit) => ({ bandits: changed(view, bandit.name, { facing: textOf(event, "facing") }) }),
  climbs: (view, event, bandit) => put(view, bandit, spot(event), bandit.facing === "back"),
  moves: moves({}),
  thrown: moves({ stunned: true }),
  falls: (view, _, bandit) => ({ bandits: changed(view, bandit.name, { stunned: true }) }),
  "stands-up": (view, _, bandit) => ({ bandits: changed(view, bandit.name, { stunned: false }) }),
  rides: home,
  saved: home,
  leaves: (view, _, bandit) => put(view, bandit, null, false),
  lost: (view, _, bandit) => put(view, bandit, null, false, { status: "out" }),
  programs: (view, event, bandit) => {
    const card = textOf(event, "card");
    if (!card || !view.own || bandit.seat !== view.seat) return {};
    return { own: { ...view.own, programme: [...view.own.programme, card] } };
  },
  reveals: (view, event, bandit) => ({
    programmes: view.programmes.map((one) =>
      one.seat === bandit.seat ? { ...one, revealed: [...one.revealed, textOf(event, "card") ?? ""] } : one,
    ),
  }),
  loot: (view, event, bandit) => ({
    bandits: changed(view, bandit.name, { loot: [...bandit.loot, numberOf(event, "value") ?? 0] }),
  }),
};

/** A round begins with empty programmes; when the first card comes, everybody's lie there. */
function programmes(view: SuperView, ready: boolean): Pick<SuperView, "programmes"> {
  return { programmes: view.programmes.map((one) => ({ ...one, ready, revealed: ready ? one.revealed : [] })) };
}

export function advanceSuper<V extends SuperView>(view: V, event: GameEvent): V {
  if (event.kind === "round") {
    const own = view.own && { ...view.own, programme: [] };
    return { ...view, ...programmes(view, false), own, round: numberOf(event, "number") ?? view.round };
  }
  if (event.kind === "turn") return { ...view, ...programmes(view, true) };
  if (event.kind === "uncoupled") {
    const car = numberOf(event, "car") ?? view.wagons;
    return { ...view, wagons: car - 1, places: view.places.filter((place) => place.car < car) };
  }
  const bandit = view.bandits.find((one) => one.name === textOf(event, "bandit"));
  const change = CHANGES[event.kind];
  return bandit && change ? { ...view, ...change(view, event, bandit) } : view;
}
