// Colt Express itself.
import { valuable } from "../../art/loot";
import { capital, counted, said } from "../../words/catalogue";
import type { Box } from "../box";
import { moves, scenes } from "./acts";
import { dolls } from "./art/dolls";
import Massif from "./art/Massif.svelte";
import Sheet from "./art/Sheet.svelte";
import Trestle from "./art/Trestle.svelte";
import { CARDS } from "./cards";
import { looks } from "./looks";
import { rounds } from "./scenes";
import { t } from "./words";

export const express: Box = {
  sheet: Sheet,
  dolls,
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
      hint: () => t().turnHint.standard,
    },
    tunnel: { icon: "turn-tunnel", label: () => said("express:turn.tunnel"), hint: () => t().turnHint.tunnel },
    "speeding-up": {
      icon: "turn-speed",
      label: () => said("express:turn.speeding-up"),
      hint: () => t().turnHint["speeding-up"],
    },
    switching: {
      icon: "turn-switch",
      label: () => said("express:turn.switching"),
      hint: () => t().turnHint.switching,
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
  /** Where somebody plays the Marshal, he stands among the bandits. */
  figures: (view, place) =>
    place.car === view.marshal && place.floor === "inside" && !view.bandits.some(({ name }) => name === "Marshal")
      ? ["Marshal"]
      : [],
};
