// Horses & Stagecoach.
import { count, fill, words } from "../../words";
import { capital, found, named, said } from "../../words/catalogue";
import type { Box, LootFace } from "../box";
import { ride } from "../express/cards";
import { moves, scenes } from "./acts";
import MainStreet from "./art/MainStreet.svelte";
import HostageOf from "./HostageOf.svelte";
import { BESIDE, INSIDE, ROOF, area, hostagesArea, pieces, seatOfShotgun } from "./pieces";
import { rounds } from "./scenes";
import { coachOf } from "./view";
import { t } from "./words";

/** Worth nothing; the Old Whiskey is marked, if the viewer knows it. */
const whiskey: LootFace = {
  icon: "box-whiskey",
  shape: ({ half }) => (half ? "half" : "whiskey"),
  mark: ({ kind }) => (kind === "old-whiskey" ? "★" : ""),
  name: () => said("express:picture.full.whiskey"),
  label: ({ half }) => (half ? "½ " : "") + said("express:picture.full.whiskey"),
  counted: (number) => count(t().whiskeys, number),
  sort: "whiskey",
};

export const horses: Box = {
  rules: {
    card: { Ride: "RIDE-1" },
    turn: { turmoil: "TURMOIL-1" },
    event: {
      "shot-of-whiskey": "EVENT-SHOT",
      "lawmans-whiskey": "MP-EVENT-SHOT",
      "panting-horses": "EVENT-PANT",
      "higher-speed": "EVENT-SPEED",
      rage: "EVENT-RAGE",
      sharing: "EVENT-SHARE",
      escape: "EVENT-ESCAPE",
      "mortal-bullet": "EVENT-MORTAL",
    },
    loot: { whiskey: "WHISKEY-2", "old-whiskey": "WHISKEY-3" },
    figure: {
      Shotgun: "GUN-3",
      horse: "RIDE-1",
      coach: "COACH-6",
      Zealot: "HOST-ZEALOT",
      Minister: "HOST-MINISTER",
      "Old Lady": "HOST-OLDLADY",
      Teacher: "HOST-TEACHER",
      Banker: "HOST-BANKER",
      Poodle: "HOST-POODLE",
      Photographer: "HOST-PHOTOGRAPHER",
      "Poker Player": "HOST-POKER",
    },
  },
  lines: {
    "rides-on": "ATTACK-1",
    rode: "RIDE-2",
    escaped: "EVENT-ESCAPE",
    felled: "GUN-2",
    coach: "COACH-6",
    hostage: "HOST-1",
    poodle: "HOST-POODLE",
    drank: "WHISKEY-2",
    "no-card": "WHISKEY-5",
    "will-draw": "TURMOIL-1",
    saved: "KEEP-1",
    "horse-gone": "EVENT-PANT",
    "flask-gone": "EVENT-SHOT",
    caught: "EVENT-ESCAPE",
    "moved.shotgun": "GUN-3",
    "neutral.Shotgun": "GUN-3",
    "nothing.teacher": "HOST-TEACHER",
    "nothing.zealot": "HOST-ZEALOT",
    "nothing.escaped": "EVENT-ESCAPE",
  },
  scenes,
  rounds,
  landscapes: { "Stand-Off": { drawing: MainStreet } },
  moves,
  looks: {
    Shotgun: {
      id: "shotgun",
      letter: "",
      fill: "#5b4029",
      text: "#f3c14f",
      neutral: true,
      emblem: [
        ["#e05a34", "M22 81h9v10h-9zM33 81h9v10h-9z"],
        ["#efc04f", "M22 88.5h9V93h-9zM33 88.5h9V93h-9z"],
      ],
      called: () => t().shotgun,
    },
  },
  cards: { Ride: { icon: "ride", label: () => said("express:card.ride"), picture: ride } },
  turns: {
    turmoil: { icon: "box-turmoil", label: () => said("express:turn.turmoil") },
  },
  loot: { whiskey, "old-whiskey": whiskey },
  scores: {
    ransom: { label: () => capital(said("express:score.ransom")), money: true },
    shared: { label: () => capital(said("express:score.shared")), money: true },
    mortal: { label: () => capital(said("express:score.mortal")), money: true },
    forfeited: { label: () => capital(said("express:score.forfeited")), money: true },
    caught: { label: () => capital(said("express:tie-break.caught")) },
  },
  beside: (view) => (coachOf(view) ? BESIDE : 0),
  area,
  placeName(place) {
    const { wagon } = words();
    if (place.name === INSIDE) return fill(wagon.inside, { car: said("express:short.coach") });
    return place.name === ROOF ? fill(wagon.roof, { car: said("express:short.coach") }) : null;
  },
  figures: (view, place) => (coachOf(view)?.shotgun === place.name ? ["Shotgun"] : []),
  guarded: (view) => [seatOfShotgun(view) ?? []].flat(),
  pieces,
  besides(view, car) {
    const coach = coachOf(view);
    if (!coach) return [];
    const number = car < 0 ? coach.horses_ahead : (coach.horses[car] ?? 0);
    const herd = number ? [fill(t().horses, { number })] : [];
    if (coach.car !== car) return herd;
    const { wagon } = words();
    const names = coach.hostages.map((name) => named("express:picture.hostage.*", name));
    const people = (place: string): string[] => [
      ...(view.places.find(({ name }) => name === place)?.bandits ?? []),
      ...(coach.shotgun === place ? ["Shotgun"] : []),
    ];
    return [
      ...herd,
      { place: fill(wagon.inside, { car: said("express:short.coach") }), names: people(INSIDE) },
      { place: fill(wagon.roof, { car: said("express:short.coach") }), names: people(ROOF) },
      ...(names.length ? [fill(t().hostages, { names: names.join(", ") })] : []),
    ];
  },
  target(option, view, layout) {
    if (option.verb !== "hostage") return null;
    const box = hostagesArea(view, layout);
    return box && { key: "coach", shape: "place", box };
  },
  about(figure) {
    const text = found("express:hostage.terms.*", figure);
    return text === null ? null : { title: named("express:picture.hostage.*", figure), text };
  },
  absence: (view, bandit) => (coachOf(view)?.escaped.includes(bandit) ? t().escaped : null),
  wounds: (view, bandit) => (view.round?.event === "mortal-bullet" ? (coachOf(view)?.round_bullets[bandit] ?? 0) : 0),
  details: HostageOf,
};
