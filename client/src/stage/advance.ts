// A view of Colt Express after one more event: enough of it to draw what happened, until the next view tells all.
import { isTrue, numberOf, textOf } from "../train/types";
import type { BanditView, CoachView, ExpressView, GameEvent, PlaceView, TokenView } from "../train/types";

type Change = (view: ExpressView, event: GameEvent) => Partial<ExpressView>;

function bandits(
  view: ExpressView,
  name: string | null,
  change: (bandit: BanditView) => Partial<BanditView>,
): BanditView[] {
  return view.bandits.map((bandit) => (bandit.name === name ? { ...bandit, ...change(bandit) } : bandit));
}

function placed(view: ExpressView, name: string | null, place: number): Partial<ExpressView> {
  if (name === null) return {};
  const places = view.places.map((spot): PlaceView => {
    const others = spot.bandits.filter((other) => other !== name);
    return spot.place === place ? { ...spot, bandits: [...others, name] } : { ...spot, bandits: others };
  });
  return { places, bandits: bandits(view, name, () => ({ place })) };
}

function found(view: ExpressView, token: number): TokenView | undefined {
  const lying = view.places.flatMap((place) => place.loot);
  const held = view.bandits.flatMap((bandit) => bandit.loot);
  return [...lying, ...held, ...view.spare].find((one) => one.token === token);
}

function without(view: ExpressView, token: number): Pick<ExpressView, "places" | "bandits" | "spare"> {
  const rest = (loot: readonly TokenView[]): TokenView[] => loot.filter((one) => one.token !== token);
  return {
    places: view.places.map((place) => ({ ...place, loot: rest(place.loot) })),
    bandits: view.bandits.map((bandit) => ({ ...bandit, loot: rest(bandit.loot) })),
    spare: rest(view.spare),
  };
}

/** The token of an event, with the value that the event tells. */
function named(view: ExpressView, event: GameEvent): TokenView | null {
  const token = numberOf(event, "token");
  if (token === null) return null;
  const kind = textOf(event, "loot") ?? "purse";
  const old = found(view, token) ?? { token, label: textOf(event, "label") ?? "", kind, value: null, half: false };
  return { ...old, value: numberOf(event, "value") ?? old.value };
}

const given: Change = (view, event) => {
  const token = named(view, event);
  if (!token) return {};
  const rest = without(view, token.token);
  const owner = textOf(event, "bandit");
  return { ...rest, bandits: bandits({ ...view, ...rest }, owner, (bandit) => ({ loot: [...bandit.loot, token] })) };
};

function laid(view: ExpressView, token: TokenView, place: number): Partial<ExpressView> {
  const rest = without(view, token.token);
  const places = rest.places.map((spot) => (spot.place === place ? { ...spot, loot: [...spot.loot, token] } : spot));
  return { ...rest, places };
}

const dropped: Change = (view, event) => {
  const token = named(view, event);
  const owner = view.bandits.find((bandit) => bandit.name === textOf(event, "bandit"));
  return token && owner ? laid(view, token, owner.place) : {};
};

const gone: Change = (view, event) => {
  const token = numberOf(event, "token");
  return token === null ? {} : without(view, token);
};

function coach(view: ExpressView, change: (coach: CoachView) => Partial<CoachView>): Partial<ExpressView> {
  return view.coach ? { coach: { ...view.coach, ...change(view.coach) } } : {};
}

/** Horses beside a car, more or fewer; those beside the time-travel car are counted apart. */
function horses(view: ExpressView, event: GameEvent, key: string, more: number): ExpressView {
  const car = numberOf(event, key);
  const ahead = textOf(event, key) === "time-car";
  return {
    ...view,
    ...coach(view, (old) => ({
      horses: old.horses.map((count, n) => (n === car ? Math.max(0, count + more) : count)),
      horses_ahead: Math.max(0, old.horses_ahead + (ahead ? more : 0)),
    })),
  };
}

const CHANGES: Record<string, Change> = {
  round: (_, event) => ({
    round: {
      number: numberOf(event, "round") ?? 1,
      turns: (event.points as { turns?: string[] }).turns ?? [],
      turn: null,
      event: null,
    },
  }),
  turn: (view, event) => (view.round ? { round: { ...view.round, turn: numberOf(event, "turn") } } : {}),
  stealing: (view) => (view.round ? { round: { ...view.round, turn: null } } : {}),
  turned: (view) => (view.round ? { round: { ...view.round, turn: null } } : {}),
  moved: (view, event) => placed(view, textOf(event, "bandit"), numberOf(event, "place") ?? view.places.length),
  escaped: (view, event) => placed(view, textOf(event, "bandit"), view.places.length),
  shot: (view, event) => ({
    bandits: bandits(view, textOf(event, "bandit"), (bandit) => ({ bullets: Math.max(0, bandit.bullets - 1) })),
  }),
  neutral: (view) => ({ neutral: Math.max(0, view.neutral - 1) }),
  took: given,
  grabbed: given,
  dropped,
  lost: gone,
  "flask-gone": gone,
  drank: (view, event) => {
    const token = named(view, event);
    if (!token || isTrue(event, "empty")) return gone(view, event);
    const owner = textOf(event, "bandit");
    const drunk = (one: TokenView): TokenView => (one.token === token.token ? { ...one, half: true } : one);
    return { bandits: bandits(view, owner, (bandit) => ({ loot: bandit.loot.map(drunk) })) };
  },
  strongbox: (view, event) => {
    const token = named(view, event);
    if (!token) return {};
    return laid(view, { ...token, kind: "strongbox", value: token.value ?? 1000 }, numberOf(event, "place") ?? 0);
  },
  cash: (view, event) => {
    const dollars = numberOf(event, "dollars") ?? 0;
    return { bandits: bandits(view, textOf(event, "bandit"), (bandit) => ({ cash: bandit.cash + dollars })) };
  },
  marshal: (_, event) => ({ marshal: numberOf(event, "car") ?? 0 }),
  coach: (view, event) => {
    const car = numberOf(event, "car") ?? 0;
    return coach(view, (old) => ({ car, shotgun: old.shotgun === "coach roof" ? old.shotgun : `${car} roof` }));
  },
  felled: (view) => coach(view, (old) => ({ shotgun: `${old.car} roof` })),
  rode: (view, event) => {
    const { coach: now } = horses(horses(view, event, "start", -1), event, "end", 1);
    return { coach: now };
  },
  "horse-gone": (view, event) => ({ coach: horses(view, event, "start", -1).coach }),
  hostage: (view, event) => {
    const hostage = textOf(event, "hostage");
    const taker = view.bandits.findIndex((bandit) => bandit.name === textOf(event, "bandit"));
    return coach(view, (old) => ({
      hostages: old.hostages.filter((one) => one !== hostage),
      taken: old.taken.map((one, n) => (n === taker ? hostage : one)),
    }));
  },
};

interface PileCard {
  readonly seat: number;
  readonly card: string | null;
  readonly bandit: string | null;
  readonly face_down: boolean;
  readonly resolved: boolean;
}

/** The common pile is not drawn on the train, but who draws it wants to keep step. */
function pile(cards: readonly PileCard[], event: GameEvent): readonly PileCard[] {
  const [seat, card, bandit] = [numberOf(event, "seat") ?? 0, textOf(event, "card"), textOf(event, "bandit")];
  if (event.kind === "round") return [];
  if (event.kind === "played") {
    return [...cards, { seat, card, bandit, face_down: isTrue(event, "face_down"), resolved: false }];
  }
  if (event.kind !== "turned") return cards;
  const next = cards.findIndex((one) => !one.resolved);
  return cards.map((one, n) => (n === next ? { ...one, card, bandit, resolved: true } : one));
}

export function advance<V extends ExpressView>(view: V, event: GameEvent): V {
  const cards = (view as { pile?: readonly PileCard[] }).pile;
  const changed = { ...view, ...CHANGES[event.kind]?.(view, event) };
  return cards ? { ...changed, pile: pile(cards, event) } : changed;
}
