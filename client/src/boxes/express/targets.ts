// The things on the train that options point at.
import { firstOf } from "..";
import type { ExpressOption, ExpressView } from "../../protocol";
import { lootRank } from "../../art/loot";
import { layOut } from "../../train/layout";
import type { Layout } from "../../train/layout";
import { figureId, floorArea, tokenId } from "../../train/piece";
import type { Piece } from "../../train/piece";
import { gathered, onPiece } from "../../train/targets";
import type { Target, Thing } from "../../train/targets";
import { expressPieces } from "./pieces";
import { placeArea, roomFor } from "./places";

/** What each option points at; `about` is the bandit that the question is about, `actor` the card's bandit. */
export function expressTargets(
  view: ExpressView,
  layout: Layout,
  pieces: readonly Piece[],
  options: readonly ExpressOption[],
  about: string | null,
  actor: string | null = null,
): Target<ExpressOption>[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return gathered(options, (option) => {
    const thing = pointed(option, view, layout, byId, about);
    const ghost = thing?.shape === "place" ? moved(option, about, actor) : null;
    return thing && ghost ? { ...thing, ghost } : thing;
  });
}

/** The bandit that would stand in the place that an option points at. */
function moved({ verb }: ExpressOption, about: string | null, actor: string | null): string | null {
  if (verb === "marshal") return "Marshal";
  return verb === "knock" || verb === "push" ? about : actor;
}

/** Options in the order of their targets in the picture; then those that point at nothing on the train. */
export function inPictureOrder(view: ExpressView, options: readonly ExpressOption[]): ExpressOption[] {
  const layout = layOut({ width: 1280, height: 520 }, roomFor(view));
  const targets = expressTargets(view, layout, expressPieces(view, layout), options, null);
  const onTrain = targets.flatMap((target) => target.options);
  const others = options.filter((option) => !onTrain.includes(option));
  return [...onTrain, ...others.sort((a, b) => rank(b) - rank(a))];
}

/** The best loot comes first. */
function rank({ points }: ExpressOption): number {
  if (!("loot" in points)) return 0;
  return lootRank({ token: -1, kind: points.loot, value: null, half: false });
}

function pointed(
  option: ExpressOption,
  view: ExpressView,
  layout: Layout,
  pieces: ReadonlyMap<string, Piece>,
  about: string | null,
): Thing | null {
  const { verb, points } = option;
  if (verb === "plan" || "card" in points) return null; // chosen in the hand
  if ("token" in points && points.token !== undefined) return onPiece(pieces.get(tokenId(points.token)));
  if ("place" in points && points.place !== undefined) {
    const spot = view.places[points.place];
    return spot ? { key: `place:${spot.place}`, shape: "place", box: placeArea(view, layout, spot) } : null;
  }
  if ("bandit" in points && points.bandit !== undefined) return onPiece(pieces.get(figureId(points.bandit)));
  const known = firstOf((box) => box.target?.(option, view, layout));
  if (known) return known;
  if ("car" in points && typeof points.car === "number" && points.car <= view.wagons.length) {
    return { key: `car:${points.car}`, shape: "place", box: floorArea(layout, points.car, "inside") };
  }
  if (verb === "drop" && about !== null) return onPiece(pieces.get(figureId(about)));
  return null;
}
