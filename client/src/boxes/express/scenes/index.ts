// The scenes for the events on the Round cards and Train Stations of Colt Express.
import type { RoundScenes } from "../../../stage/scene";
import { angryMarshal } from "./angry-marshal";
import { braking } from "./braking";
import { conductor } from "./conductor";
import { pickpocketing } from "./pickpocketing";
import { rebellion } from "./rebellion";
import { revenge } from "./revenge";
import { swivelArm } from "./swivel-arm";
import { takeItAll } from "./take-it-all";

export const rounds: RoundScenes = {
  "angry-marshal": angryMarshal,
  braking,
  conductor,
  pickpocketing,
  rebellion,
  revenge,
  "swivel-arm": swivelArm,
  "take-it-all": takeItAll,
};
