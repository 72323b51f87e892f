// Marshal & Prisoners.
import { valuable } from "../../art/loot";
import { power } from "../../train/look";
import { capital, counted, said } from "../../words/catalogue";
import type { Box, CardPicture } from "../box";
import { CARDS } from "../express/cards";
import { moves, scenes } from "./acts";
import Canyon from "./art/Canyon.svelte";
import HairpinBend from "./art/HairpinBend.svelte";
import { PAINT } from "./art/prison-car";
import PrisonCar from "./art/PrisonCar.svelte";
import Badges from "./Badges.svelte";
import Ending from "./Ending.svelte";
import { poster, prisonerWords, tally } from "./goals";
import LawOf from "./LawOf.svelte";
import { area, pieces, target } from "./prison";
import { isPrisoner, powerOf } from "./prisoner";
import { rounds } from "./scenes";
import { CELL, MARSHAL, lawOf } from "./view";
import { t } from "./words";
import YourGoals from "./YourGoals.svelte";

/** A card that looks like another one with a + on it. */
function plus(card: string): CardPicture {
  const { scene, layers } = CARDS[card]!.picture!;
  return { scene, layers: [...layers, { shape: "s-plus" }] };
}

export const marshal: Box = {
  leads: { marshal: { figure: MARSHAL, ask: () => t().who } },
  scenes,
  moves,
  rounds,
  wagons: { "prison-car": { interior: PrisonCar, ...PAINT } },
  landscapes: { Canyon: { drawing: Canyon }, "Hairpin Bend": { drawing: HairpinBend } },
  rules: {
    card: { "Move+": "MP-PLUS-1", "Floor+": "MP-PLUS-1", Arrest: "MP-MAR-4", Idea: "MP-IDEA-1" },
    turn: { jarring: "JARRING-1" },
    event: {
      "angry-lawman": "MP-EVENT-ANGRY",
      "lawmans-revenge": "MP-EVENT-REVENGE",
      safekeeping: "EVENT-SAFE",
      "reflex-action": "EVENT-REFLEX",
      "deadly-fall": "EVENT-FALL",
      rumors: "EVENT-RUMORS",
      crime: "EVENT-CRIME",
      guilty: "EVENT-GUILTY",
    },
    loot: { mailbag: "MP-SET-4" },
    figure: { Mei: "MEI-1", bars: "MP-CELL-1" },
    number: { wanted: "MP-SET-2", brawlers: "MP-MAR-6", goals: "MP-SET-6" },
  },
  lines: {
    "carried-up": "EVENT-SAFE",
    "held-back": "EVENT-REFLEX",
    fell: "EVENT-FALL",
    goal: "MP-ROUND-1",
    rumor: "EVENT-RUMORS",
    "goal-met": "MP-END-2",
    brawler: "MP-MAR-6",
    freed: "MP-IDEA-2",
    "locked-up": "MP-CELL-2",
    rescued: "MP-IDEA-2",
    copied: "MP-IDEA-3",
    "no-plus": "MP-PLUS-1",
    "held-fire": "MP-MAR-3",
    stood: "MP-EVENT-ANGRY",
    "moved.arrest": "MP-MAR-4",
    "nothing.fallen": "EVENT-FALL",
    "nothing.jailed": "MP-CELL-1",
  },
  cards: {
    "Move+": { icon: "box-move-plus", label: () => said("express:card.move-plus"), picture: plus("Move") },
    "Floor+": { icon: "box-floor-plus", label: () => said("express:card.floor-plus"), picture: plus("Floor") },
    Arrest: {
      icon: "box-arrest",
      label: () => said("express:card.arrest"),
      picture: {
        scene: "s-arrest",
        layers: [{ pose: "rob", at: "translate(6 20) scale(1.1)" }, { shape: "s-cuffs" }],
      },
    },
    Idea: {
      icon: "box-idea",
      label: () => said("express:card.idea"),
      picture: {
        scene: "s-idea",
        layers: [{ pose: "idle", at: "translate(20 34) scale(.95)" }, { shape: "s-bulb" }],
      },
    },
  },
  loot: {
    mailbag: valuable(
      { icon: "box-mailbag", average: 700, counted: (number) => counted("express:picture.count.mailbag.*", number) },
      "mailbag",
      () => said("express:loot.mailbag.name"),
    ),
  },
  turns: {
    jarring: { icon: "box-jarring", label: () => said("express:turn.jarring") },
  },
  scores: {
    brawlers: { label: () => said("express:score.brawlers"), money: true },
    free: { label: () => capital(said("express:score.free")), money: true },
    prisoners: { label: () => said("express:score.prisoners"), money: true },
    "left-behind": { label: () => capital(said("express:score.left-behind")), money: true },
    fallen: { label: () => capital(said("express:tie-break.fallen")) },
  },
  area,
  pieces,
  target,
  besides(view, car) {
    const law = lawOf(view);
    if (!law || car !== view.wagons.length) return [];
    const jailed = view.places.find(({ name }) => name === CELL)?.bandits ?? [];
    const names = law.prisoners.map((name) => capital(prisonerWords(name)));
    return [{ place: said("express:about.name.bars"), names: jailed }, ...names];
  },
  placeName: (place) => (place.name === CELL ? said("express:about.name.bars") : null),
  cylinders: (view, bandit) => (bandit === MARSHAL ? (lawOf(view)?.cylinders ?? null) : null),
  about(figure, view) {
    if (figure === MARSHAL && lawOf(view)) {
      return { title: MARSHAL, text: said("express:power.marshal"), rule: "MP-MAR-1" };
    }
    if (!isPrisoner(figure)) return null;
    const whose = powerOf(figure);
    const text = `${said("express:about.figure.prisoner")} ${power(whose, view.setup.options.printing)}`;
    return { title: capital(prisonerWords(whose)), text, rule: "MP-PRIS-1" };
  },
  details: LawOf,
  badges: Badges,
  belongings: (view, seat) => (lawOf(view)?.seat === seat ? YourGoals : null),
  tally,
  poster,
  ending: Ending,
  reason: (view, winners) => (winners.includes(lawOf(view)?.seat ?? -1) ? t().won : null),
  /** EVENT-FALL. */
  absence: (view, bandit) => (view.boxes.rounds?.fallen.includes(bandit) ? t().fallen : null),
};
