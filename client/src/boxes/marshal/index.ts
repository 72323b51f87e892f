// Marshal & Prisoners.
import { valuable } from "../../art/loot";
import { capital, counted, said } from "../../words/catalogue";
import type { Box } from "../box";
import Canyon from "./art/Canyon.svelte";
import HairpinBend from "./art/HairpinBend.svelte";
import { rounds } from "./scenes";
import Sheet from "./Sheet.svelte";
import { t } from "./words";

export const marshal: Box = {
  sheet: Sheet,
  rounds,
  landscapes: { Canyon: { drawing: Canyon }, "Hairpin Bend": { drawing: HairpinBend } },
  rules: {
    card: { "Move+": "MP-PLUS-1", "Floor+": "MP-PLUS-1", Arrest: "MP-MAR-4", Idea: "MP-IDEA-1" },
    turn: { jarring: "JARRING-1" },
    event: {
      safekeeping: "EVENT-SAFE",
      "reflex-action": "EVENT-REFLEX",
      "deadly-fall": "EVENT-FALL",
      rumors: "EVENT-RUMORS",
      crime: "EVENT-CRIME",
      guilty: "EVENT-GUILTY",
    },
    loot: { mailbag: "MP-SET-4" },
    figure: { Mei: "MEI-1" },
  },
  cards: {
    "Move+": { icon: "move", label: () => said("express:card.move-plus") },
    "Floor+": { icon: "floor", label: () => said("express:card.floor-plus") },
    Arrest: { icon: "box-arrest", label: () => said("express:card.arrest") },
    Idea: { icon: "box-idea", label: () => said("express:card.idea") },
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
  /** The cell is the rear end of the Prison car. */
  area(_view, layout, place) {
    const car = layout.cars.at(-1);
    return place.name === "cell" && car ? { x: car.x + car.w * 0.7, y: layout.top + 74, w: car.w * 0.26, h: 50 } : null;
  },
  placeName: (place) => (place.name === "cell" ? t().cell : null),
  /** EVENT-FALL. */
  absence: (view, bandit) => (view.boxes.rounds?.fallen.includes(bandit) ? t().fallen : null),
};
