// Which things on the train the options point at.
import { COACH, FIGURE, TOKEN, carOf } from "./layout";
import type { Layout } from "./layout";
import { figureId, floorBox, placeBox, tokenId } from "./pieces";
import type { Box, Piece } from "./pieces";
import { numberOf, textOf } from "./types";
import type { ExpressView, Option, TokenView } from "./types";

export interface Target {
  readonly key: string;
  readonly shape: "place" | "figure" | "token";
  readonly box: Box;
  readonly options: readonly Option[];
  readonly piece?: Piece;
  readonly token?: TokenView;
  readonly name?: string;
}

interface Thing {
  readonly key: string;
  readonly shape: Target["shape"];
  readonly box: Box;
  readonly piece?: Piece;
}

const CARDS = new Set(["plan", "turmoil", "drink", "keep", "save", "choose", "cover"]);

/** What each option points at, from the rear of the train to its head.  `about` is whom the question concerns. */
export function expressTargets(
  view: ExpressView,
  layout: Layout,
  pieces: readonly Piece[],
  options: readonly Option[],
  about: string | null,
): Target[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const found = new Map<string, { thing: Thing; options: Option[] }>();
  for (const option of options) {
    const thing = pointed(option, view, layout, byId, about);
    if (!thing) continue;
    const known = found.get(thing.key);
    if (known) known.options.push(option);
    else found.set(thing.key, { thing, options: [option] });
  }
  const targets = [...found.values()].map(({ thing, options: those }): Target => {
    const { piece } = thing;
    return {
      ...thing,
      options: those,
      ...(piece?.token ? { token: piece.token } : {}),
      ...(piece?.name ? { name: piece.name } : {}),
    };
  });
  return targets.sort((a, b) => a.box.x + a.box.w / 2 - b.box.x - b.box.w / 2 || b.box.y - a.box.y);
}

function pointed(
  option: Option,
  view: ExpressView,
  layout: Layout,
  pieces: ReadonlyMap<string, Piece>,
  about: string | null,
): Thing | null {
  if (CARDS.has(option.verb)) return null;
  const token = numberOf(option, "token");
  if (token !== null) return onPiece(pieces.get(tokenId(token)));
  const place = numberOf(option, "place");
  if (place !== null) {
    const spot = view.places[place];
    return spot ? { key: `place:${place}`, shape: "place", box: placeBox(layout, view, spot) } : null;
  }
  const bandit = textOf(option, "bandit");
  if (bandit !== null) return onPiece(pieces.get(figureId(bandit)));
  const hostage = textOf(option, "hostage");
  if (hostage !== null) return onCoach(view, layout);
  const car = numberOf(option, "car");
  if (car !== null && car <= view.wagons.length) {
    return { key: `car:${car}`, shape: "place", box: floorBox(layout, carOf(layout, car).car, "inside") };
  }
  if (option.verb === "drop" && about !== null) return onPiece(pieces.get(figureId(about)));
  return null;
}

function onPiece(piece: Piece | undefined): Thing | null {
  if (!piece) return null;
  const token = piece.kind === "token";
  const w = (token ? TOKEN : FIGURE.w) * piece.s;
  const h = (token ? TOKEN : FIGURE.h) * piece.s;
  const box = { x: piece.x - w / 2, y: piece.y - h, w, h };
  return { key: piece.id, shape: token ? "token" : "figure", box, piece };
}

function onCoach(view: ExpressView, layout: Layout): Thing | null {
  const inside = view.places.find((place) => place.name === "coach inside");
  if (!inside) return null;
  const box = placeBox(layout, view, inside);
  return { key: "coach", shape: "place", box: { ...box, h: COACH.floor + 12 } };
}
