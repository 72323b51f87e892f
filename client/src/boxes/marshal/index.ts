// Marshal & Prisoners: the Round cards that need no Marshal player.
import { capital, said } from "../../words/catalogue";
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
  turns: {
    jarring: { icon: "box-jarring", label: () => said("express:turn.jarring"), hint: () => t().jarringHint },
  },
  scores: {
    "left-behind": { label: () => capital(said("express:score.left-behind")), money: true },
    fallen: { label: () => capital(said("express:tie-break.fallen")) },
  },
  /** EVENT-FALL. */
  absence: (view, bandit) => (view.boxes.rounds?.fallen.includes(bandit) ? t().fallen : null),
};
