import type { Same } from "../../../words";
import type { en } from "./en";

export const de: Same<typeof en> = {
  card: "Beutekarte",
  cards: { one: "{number} Beutekarte", other: "{number} Beutekarten" },
};
