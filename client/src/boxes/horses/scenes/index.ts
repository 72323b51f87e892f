// The scenes for the events on the Round cards and Train Stations of this box.
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
