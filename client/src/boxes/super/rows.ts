// A train of Colt Super Express, car by car.
import type { SuperPlaceView, SuperView } from "../../protocol";
import { INTERIORS } from "../../train/look";
import { BARE } from "../../train/rows";
import type { Row } from "../../train/rows";
import { fill, words } from "../../words";
import { said } from "../../words/catalogue";

export function superRows(view: SuperView): Row[] {
  const { wagon } = words();
  return Array.from({ length: view.wagons + 1 }, (_, car): Row => {
    const at = (floor: string): readonly string[] =>
      view.places.find((place) => place.car === car && place.floor === floor)?.bandits ?? [];
    return {
      ...BARE,
      car,
      kind: car ? INTERIORS[car % INTERIORS.length]! : "locomotive", // however many cars have been uncoupled
      label: car ? fill(wagon.wagon, { number: car }) : said("super:picture.locomotive"),
      last: car === view.wagons,
      inside: at("inside"),
      roof: at("roof"),
      lined: true,
    };
  });
}

/** A place as text. */
export function placeName(place: SuperPlaceView): string {
  const { wagon } = words();
  const car = place.car ? fill(wagon.wagon, { number: place.car }) : said("super:picture.locomotive");
  return fill(place.floor === "roof" ? wagon.roof : wagon.inside, { car });
}

/** A bandit as text: the direction it faces, or that it lies stunned. */
export function stance(view: SuperView, name: string): string {
  const bandit = view.bandits.find((one) => one.name === name);
  if (!bandit) return name;
  const { train } = words();
  const facing = bandit.facing === "back" ? train.back : train.forward;
  return `${name} (${bandit.stunned ? said("super:picture.stunned") : facing})`;
}
