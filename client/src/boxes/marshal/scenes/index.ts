// The scenes for the events on the Round cards and Train Stations of this box.
import type { RoundScenes } from "../../../stage/scene";
import { angryLawman } from "./angry-lawman";
import { deadlyFall } from "./deadly-fall";
import { crime, guilty, rumors } from "./emblems";
import { lawmansRevenge } from "./lawmans-revenge";
import { reflexAction } from "./reflex-action";
import { safekeeping } from "./safekeeping";

export const rounds: RoundScenes = {
  "angry-lawman": angryLawman,
  crime,
  "deadly-fall": deadlyFall,
  guilty,
  "lawmans-revenge": lawmansRevenge,
  rumors,
  "reflex-action": reflexAction,
  safekeeping,
};
