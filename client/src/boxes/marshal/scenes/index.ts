// The scenes of the events of this box: one for each that a Round card or a Train Station names.
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
