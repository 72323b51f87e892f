// Colt Super Express.
import type { SuperEvent, SuperOption, SuperView } from "../../protocol";
import { count, dollars } from "../../words";
import { capital, said } from "../../words/catalogue";
import type { Box } from "../box";
import { fire } from "../express/cards";
import { scenes } from "./acts";
import { t } from "./words";

export type SuperBox = Box<SuperView, SuperEvent, SuperOption>;

export const superExpress: SuperBox = {
  rules: {
    card: { Turn: "SUP-TURN-1", Floor: "SUP-FLOOR-1", Move: "SUP-MOVE-1", Shoot: "SUP-SHOOT-1" },
    loot: { card: "SUP-END-2" },
    figure: { bandit: "SUP-STUN-1" },
    number: { first: "SUP-ACT-1", money: "SUP-WIN-2", round: "SUP-END-1" },
  },
  lines: {
    first: "SUP-END-3",
    starts: "SUP-SET-4",
    round: "SUP-PLAN-1",
    programs: "SUP-PLAN-1",
    "takes-back": "SUP-PLAN-1",
    turn: "SUP-ACT-1",
    "stands-up": "SUP-STUN-1",
    turns: "SUP-TURN-1",
    climbs: "SUP-FLOOR-1",
    moves: "SUP-MOVE-1",
    shoots: "SUP-SHOOT-1",
    misses: "SUP-SHOOT-1",
    thrown: "SUP-SHOOT-2",
    falls: "SUP-REFLEX-2",
    rides: "SUP-HORSE-1",
    leaves: "SUP-MOVE-2",
    "leaves.shot": "SUP-SHOOT-3",
    "leaves.uncoupling": "SUP-END-1",
    saved: "SUP-HORSE-2",
    lost: "SUP-HORSE-2",
    uncoupled: "SUP-END-1",
    loot: "SUP-END-2",
    "wagon-gone": "SUP-WIN-3",
    won: "SUP-WIN-1",
  },
  scenes,
  looks: {
    Mei: {
      id: "mei",
      letter: "M",
      fill: "#e6a72f",
      text: "#2a1a17",
      pattern: { image: "repeating-linear-gradient(45deg, #2a1a1733 0 3px, #0000 3px 8px)" },
    },
  },
  cards: {
    Turn: {
      icon: "turnround",
      label: () => said("super:card.turn"),
      picture: { scene: "s-marshal", layers: [{ pose: "idle", at: "translate(85 18) scale(-1.15 1.15)" }] },
    },
    Shoot: { icon: "fire", label: () => said("super:card.shoot"), picture: fire },
  },
  loot: {
    card: {
      icon: "strongbox",
      shape: () => "card",
      mark: ({ value }) => String(value),
      name: () => t().card,
      label: ({ value }) => `${t().card} ${dollars(value)}`,
      counted: (number) => count(t().cards, number),
    },
  },
  scores: {
    "loot-card": { label: () => t().card, icon: "strongbox" },
    "loot-cards": { label: () => capital(said("super:score.loot-cards")) },
    "best-card": { label: () => capital(said("super:score.best-card")) },
  },
};
