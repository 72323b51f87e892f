// Colt Express itself.
import { valuable } from "../../art/loot";
import { capital, counted, said } from "../../words/catalogue";
import type { Box } from "../box";
import { moves, scenes } from "./acts";
import Massif from "./art/Massif.svelte";
import Trestle from "./art/Trestle.svelte";
import { CARDS } from "./cards";
import { lines } from "./lines";
import { looks } from "./looks";
import { rounds } from "./scenes";
import { t } from "./words";

export const express: Box = {
  rules: {
    card: {
      Move: "MOVE-1",
      Floor: "FLOOR-1",
      Robbery: "ROB-1",
      Fire: "FIRE-1",
      Punch: "PUNCH-1",
      Marshal: "MARSHAL-1",
      Bullet: "PLAN-2",
    },
    turn: { standard: "PLAN-4", tunnel: "PLAN-5", "speeding-up": "PLAN-6", switching: "PLAN-7" },
    event: {
      "angry-marshal": "EVENT-ANGRY",
      "swivel-arm": "EVENT-SWIVEL",
      braking: "EVENT-BRAKE",
      "take-it-all": "EVENT-TAKEALL",
      rebellion: "EVENT-REBEL",
      pickpocketing: "EVENT-PICK",
      revenge: "EVENT-REVENGE",
      conductor: "EVENT-HOSTAGE",
    },
    loot: { purse: "COMP-4", jewel: "COMP-4", strongbox: "SETUP-4" },
    figure: {
      Belle: "BELLE-1",
      Cheyenne: "CHEYENNE-1",
      Django: "DJANGO-1",
      Doc: "DOC-1",
      Ghost: "GHOST-1",
      Tuco: "TUCO-1",
      Marshal: "MARSHAL-2",
    },
    number: {
      hand: "ROUND-2",
      bullets: "END-2",
      neutral: "BULLET-1",
      first: "ROUND-4",
      money: "END-1",
      round: "ROUND-1",
      pile: "ACT-1",
    },
  },
  lines,
  scenes,
  rounds,
  landscapes: { Bridge: { drawing: Trestle, deep: true }, Tunnel: { drawing: Massif } },
  moves,
  looks,
  cards: CARDS,
  turns: {
    standard: {
      icon: "turn-standard",
      label: () => capital(said("express:turn.standard")),
    },
    tunnel: { icon: "turn-tunnel", label: () => said("express:turn.tunnel") },
    "speeding-up": {
      icon: "turn-speed",
      label: () => said("express:turn.speeding-up"),
    },
    switching: {
      icon: "turn-switch",
      label: () => said("express:turn.switching"),
    },
  },
  loot: {
    strongbox: valuable(
      { icon: "strongbox", average: 1000, counted: (number) => counted("express:picture.count.strongbox.*", number) },
      "strongbox",
      () => said("express:loot.strongbox.name"),
    ),
    jewel: valuable(
      { icon: "jewel", average: 500, counted: (number) => counted("express:picture.count.jewel.*", number) },
      "jewel",
      () => said("express:loot.jewel.name"),
    ),
    purse: valuable(
      { icon: "purse", average: 333, counted: (number) => counted("express:picture.count.purse.*", number) },
      "purse",
      () => said("express:loot.purse.name"),
    ),
  },
  scores: {
    cash: { label: () => t().cash },
    gunslinger: { label: () => said("express:score.gunslinger"), icon: "cylinder", money: true },
    received: { label: () => capital(said("express:tie-break.received")) },
  },
  /** If somebody plays the Marshal, he is one of the bandits. */
  figures: (view, place) =>
    place.car === view.marshal && place.floor === "inside" && !view.bandits.some(({ name }) => name === "Marshal")
      ? ["Marshal"]
      : [],
};
