// The scenes of the events of this box: one for each that a Round card or a Train Station names.
import type { RoundScenes } from "../../../stage/scene";
import { escape } from "./escape";
import { higherSpeed } from "./higher-speed";
import { lawmansWhiskey } from "./lawmans-whiskey";
import { mortalBullet } from "./mortal-bullet";
import { pantingHorses } from "./panting-horses";
import { rage } from "./rage";
import { sharing } from "./sharing";
import { shotOfWhiskey } from "./shot-of-whiskey";

export const rounds: RoundScenes = {
  escape,
  "higher-speed": higherSpeed,
  "lawmans-whiskey": lawmansWhiskey,
  "mortal-bullet": mortalBullet,
  "panting-horses": pantingHorses,
  rage,
  sharing,
  "shot-of-whiskey": shotOfWhiskey,
};
