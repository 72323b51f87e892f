// A train of Colt Express, car by car.
import { allOf, firstOf } from "..";
import type { ExpressView } from "../../protocol";
import Platform from "../../train/art/Platform.svelte";
import { slug } from "../../train/look";
import { BARE } from "../../train/rows";
import type { Row } from "../../train/rows";
import { spare } from "./pieces";
import { ahead, carName, peopleIn, placeName } from "./places";

export function expressRows(view: ExpressView): Row[] {
  return [...onTrain(view), ...aheadOfIt(view)];
}

function onTrain(view: ExpressView): Row[] {
  return Array.from({ length: view.wagons.length + 1 }, (_, car): Row => {
    const at = (floor: string) => view.places.find((place) => place.car === car && place.floor === floor);
    const [inside, roof] = [at("inside"), at("roof")];
    const name = view.wagons[car - 1];
    return {
      ...BARE,
      car,
      kind: name ? slug(name) : "locomotive",
      label: carName(view, car),
      number: car,
      last: car === view.wagons.length,
      inside: inside ? peopleIn(view, inside) : [],
      roof: roof ? peopleIn(view, roof) : [],
      loot: inside?.loot ?? [],
      roofLoot: roof?.loot ?? [],
      beside: allOf((box) => box.besides?.(view, car)),
      ...(car === 0 ? { stock: view.neutral, spare: spare(view) } : {}),
    };
  });
}

function aheadOfIt(view: ExpressView): Row[] {
  return ahead(view).flatMap(({ place: name }, n): Row[] => {
    const place = view.places.find((one) => one.name === name);
    if (!place) return [];
    const car = -1 - n;
    return [
      {
        ...BARE,
        car,
        kind: "ahead",
        label: placeName(view, place),
        inside: peopleIn(view, place),
        loot: place.loot,
        beside: allOf((box) => box.besides?.(view, car)),
        hull: firstOf((box) => box.hulls?.[name]) ?? Platform,
      },
    ];
  });
}
