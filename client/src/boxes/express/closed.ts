// Things on the train that cannot be chosen now, with the text of the action, for asking the server why not.
import { lootWords } from "../../art/loot";
import type { ExpressView } from "../../protocol";
import { called } from "../../train/look";
import { floorArea, figureId, tokenId } from "../../train/piece";
import type { Layout } from "../../train/layout";
import type { Closed, Target } from "../../train/targets";
import { carName, placeArea, placeName } from "./places";

/** Everything of the requested kind that no option points at. */
export function expressClosed(view: ExpressView, layout: Layout, targets: readonly Target[]): Closed[] {
  const verb = targets[0]?.options[0]?.text.split(" ")[0] ?? "";
  const open = new Set(targets.map(({ key }) => key));
  return askable(verb, view, layout).filter(({ key }) => !open.has(key));
}

function askable(verb: string, view: ExpressView, layout: Layout): Closed[] {
  switch (verb) {
    case "fire":
    case "punch":
      return view.bandits.map(({ name }) => ({ key: figureId(name), name: called(name), asking: `${verb} ${name}` }));
    case "rob":
    case "pick":
      return view.places
        .flatMap(({ loot }) => loot)
        .map((one) => ({ key: tokenId(one.token), name: lootWords(one), asking: `${verb} ${one.label}` }));
    case "marshal":
      return [0, ...view.wagons.map((_, n) => n + 1)].map((car) => ({
        key: `car:${car}`,
        name: carName(view, car),
        asking: `${verb} ${car}`,
        box: floorArea(layout, car, "inside"),
      }));
    case "move":
    case "floor":
    case "knock":
    case "ride":
    case "flee":
      return view.places
        .filter((place) => place.name !== "off")
        .map((place) => ({
          key: `place:${place.place}`,
          name: placeName(view, place),
          asking: `${verb} ${place.name}`,
          box: placeArea(view, layout, place),
        }));
    default:
      return [];
  }
}
