// The scenes of the events of this box: one for each that a Round card or a Train Station names.
import type { RoundScenes } from "../../../stage/scene";
import { deadlyFall } from "./deadly-fall";
import { crime, guilty, rumors } from "./emblems";
import { reflexAction } from "./reflex-action";
import { safekeeping } from "./safekeeping";

export const rounds: RoundScenes = {
  crime,
  "deadly-fall": deadlyFall,
  guilty,
  rumors,
  "reflex-action": reflexAction,
  safekeeping,
};
