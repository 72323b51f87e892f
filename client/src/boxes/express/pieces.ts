// The pieces on a train of Colt Express, and their positions.
import { allOf } from "..";
import type { ExpressPlaceView, ExpressView, TokenView } from "../../protocol";
import { heaped } from "../../train/heaps";
import { CEILING, EDGE, FLOOR, ROOF, TOKEN, carOf, stand } from "../../train/layout";
import type { Layout } from "../../train/layout";
import { Z, figureId, tokenId } from "../../train/piece";
import type { Piece } from "../../train/piece";
import { overhang } from "../../train/tags";
import { boxArea, peopleIn, placeArea } from "./places";

export function expressPieces(view: ExpressView, layout: Layout): Piece[] {
  const onTrain = view.places.filter((place) => place.car !== null || !boxArea(view, layout, place));
  return [
    ...waiting(view, layout),
    ...onTrain.flatMap((place) => onPlace(view, layout, place)),
    ...allOf((box) => box.pieces?.(view, layout)),
  ];
}

/** Tokens off the train that no box draws. */
export function spare(view: ExpressView): TokenView[] {
  const guarded = new Set(allOf((box) => box.guarded?.(view)));
  return view.spare.filter((token) => !guarded.has(token));
}

/** Beside the Locomotive, until Take It All!. */
function waiting(view: ExpressView, layout: Layout): Piece[] {
  const { x } = carOf(layout, 0);
  return spare(view).map((token, n) => ({
    ...{ id: tokenId(token.token), kind: "token", token, guarded: true, s: 0.9, z: Z.token },
    ...{ x: x + 226 + n * TOKEN, y: layout.rail + 12 },
  }));
}

function onPlace(view: ExpressView, layout: Layout, place: ExpressPlaceView): Piece[] {
  const roof = place.floor === "roof";
  const area = placeArea(view, layout, place);
  const names = peopleIn(view, place);
  const foot = layout.top + (roof ? ROOF : FLOOR);
  const spots = stand(names.length, area.x, area.x + area.w, foot, roof ? 116 : FLOOR - CEILING + 3);
  const figures = names.map((name, n): Piece => ({
    ...spots[n]!,
    id: figureId(name),
    kind: "figure",
    name,
    z: spots[n]!.back ? Z.back : Z.figure,
    outside: roof,
  }));
  const edge = layout.top + (roof ? ROOF + 26 : EDGE + 1 - overhang(layout.k)); // so that tags end above the car's name
  return [...figures, ...heaped(place.loot, area, edge, 1, Z.token, layout.k)];
}
