// The train car by car, for the overview strip and for those who hear it read.
import { slug } from "./look";
import { seatOfShotgun } from "./pieces";
import type { ExpressView, SuperView, TokenView } from "./types";
import { filled } from "./words";
import type { TrainWords } from "./words";

export interface Row {
  readonly car: number;
  readonly kind: string; // of its drawing
  readonly label: string;
  readonly last: boolean;
  readonly inside: readonly string[];
  readonly roof: readonly string[];
  readonly loot: readonly TokenView[];
  readonly roofLoot: readonly TokenView[];
  readonly horses: number;
  readonly coach: readonly string[] | null; // who is in the Stagecoach beside it
  readonly coachRoof: readonly string[];
  readonly hostages: readonly string[]; // in the Stagecoach
  readonly lined: boolean; // the order of those in one place matters
  readonly stock?: number; // neutral Bullets that are left, on the Locomotive
  readonly spare: readonly TokenView[]; // beside it, and no loot yet
}

export function expressRows(view: ExpressView, words: TrainWords): Row[] {
  const wagons = view.wagons.length;
  const at = (car: number, floor: string) => view.places.find((place) => place.car === car && place.floor === floor);
  const rows: Row[] = [];
  for (let car = 0; car <= wagons; car++) {
    const name = view.wagons[car - 1];
    const [inside, roof] = [at(car, "inside"), at(car, "roof")];
    const gun = view.boxes.horses?.shotgun === roof?.name ? ["Shotgun"] : [];
    rows.push({
      car,
      kind: name ? slug(name) : "locomotive",
      label: name ? (words.wagons[name] ?? name) : words.locomotive,
      last: car === wagons,
      inside: [...(inside?.bandits ?? []), ...(view.marshal === car ? ["Marshal"] : [])],
      roof: [...(roof?.bandits ?? []), ...gun],
      loot: inside?.loot ?? [],
      roofLoot: roof?.loot ?? [],
      horses: view.boxes.horses?.horses[car] ?? 0,
      coach: view.boxes.horses?.car === car ? riders(view, "inside") : null,
      coachRoof: view.boxes.horses?.car === car ? riders(view, "roof") : [],
      hostages: view.boxes.horses?.car === car ? view.boxes.horses.hostages : [],
      lined: false,
      ...(car === 0 ? { stock: view.neutral } : {}),
      spare: car === 0 ? view.spare.filter((token) => token !== seatOfShotgun(view)) : [],
    });
  }
  const ahead = view.places.find((place) => place.name === "time-car");
  if (ahead) {
    const { bandits: inside, loot } = ahead;
    const horses = view.boxes.horses?.horses_ahead ?? 0;
    const bare = {
      last: false,
      roof: [],
      roofLoot: [],
      coach: null,
      coachRoof: [],
      hostages: [],
      lined: false,
      spare: [],
    };
    rows.push({ ...bare, car: -1, kind: "timecar", label: words.timecar, inside, loot, horses });
  }
  return rows;
}

function riders(view: ExpressView, floor: string): string[] {
  const name = `coach ${floor}`;
  const there = view.places.find((place) => place.name === name)?.bandits ?? [];
  return view.boxes.horses?.shotgun === name ? [...there, "Shotgun"] : [...there];
}

export function superRows(view: SuperView, words: TrainWords, kinds: readonly string[]): Row[] {
  return Array.from({ length: view.wagons + 1 }, (_, car): Row => {
    const at = (floor: string): readonly string[] =>
      view.places.find((place) => place.car === car && place.floor === floor)?.bandits ?? [];
    return {
      car,
      kind: car ? (kinds[car] ?? "baggage-car") : "locomotive",
      label: car ? filled(words.wagon, { number: car }) : words.locomotive,
      last: car === view.wagons,
      inside: at("inside"),
      roof: at("roof"),
      loot: [],
      roofLoot: [],
      horses: 0,
      coach: null,
      coachRoof: [],
      hostages: [],
      lined: true,
      spare: [],
    };
  });
}

/** One car in words: who is inside, who is on the roof, and what lies there. */
export function told(row: Row, words: TrainWords, about: (name: string) => string): string {
  const people = (place: string, names: readonly string[], loot: readonly TokenView[] = []): string => {
    const order = row.lined && names.length > 1 ? `, ${words.line}` : "";
    const there = [...names.map((name) => person(name, words, about)), ...heaps(loot, words)];
    return `${place}${order}${words.colon} ${there.join(", ") || words.nobody}`;
  };
  const parts = [people(filled(words.inside, { car: row.label }), row.inside, row.loot)];
  if (row.car >= 0) parts.push(people(filled(words.roof, { car: row.label }), row.roof, row.roofLoot));
  if (row.stock !== undefined) parts.push(filled(words.bullets, { number: row.stock }));
  if (row.spare.length) parts.push(filled(words.spare, { loot: heaps(row.spare, words).join(", ") }));
  if (row.horses) parts.push(filled(words.horses, { number: row.horses }));
  if (row.coach) {
    parts.push(people(filled(words.inside, { car: words.coach }), row.coach));
    parts.push(people(filled(words.roof, { car: words.coach }), row.coachRoof));
    const names = row.hostages.map((name) => words.hostage[name] ?? name);
    if (names.length) parts.push(filled(words.hostages, { names: names.join(", ") }));
  }
  return parts.join(". ");
}

function person(name: string, words: TrainWords, about: (name: string) => string): string {
  if (name === "Marshal") return words.marshal;
  if (name === "Shotgun") return words.shotgun;
  return about(name);
}

/** What is alike is counted, not listed. */
function heaps(loot: readonly TokenView[], words: TrainWords): string[] {
  const counts = new Map<string, number>();
  for (const token of loot) counts.set(thing(token, words), (counts.get(thing(token, words)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}

function thing(token: TokenView, words: TrainWords): string {
  if (token.kind.includes("whiskey")) return words.whiskey;
  const name = token.kind === "jewel" ? words.jewel : token.kind === "strongbox" ? words.strongbox : words.purse;
  return `${name} ${token.value === null ? words.unknown : filled(words.money, { value: token.value })}`;
}
