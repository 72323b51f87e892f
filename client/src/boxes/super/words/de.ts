import type { Same } from "../../../words";
import type { en } from "./en";

export const de: Same<typeof en> = {
  mei: "Einen Wagen weiter",
  card: "Beutekarte",
  cards: { one: "{number} Beutekarte", other: "{number} Beutekarten" },
};
