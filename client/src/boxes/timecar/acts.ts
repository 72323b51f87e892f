// The scenes of the time-travel car: a bandit departs and returns.
import type { ExpressEvent } from "../../protocol";
import { rise } from "../../stage/effects";
import type { Moves, Play, Scenes } from "../../stage/scene";
import { carAhead } from "../../train/layout";
import { PLACE } from "./place";
import { arrival } from "./scenes/arrival";
import { departure } from "./scenes/departure";

type SetOut = Extract<ExpressEvent, { kind: "set-out" }>;

/** The travelling bandit's player has chosen where to appear: only the car shows that something happened. */
const setsOut: Play<SetOut> = async (act) => {
  const { theatre } = act;
  const car = carAhead(theatre.layout(), PLACE);
  act.sound.play("spark");
  await act.put();
  if (car) await rise(act, "⏱", car.x + car.w / 2, theatre.layout().top + 60, 900);
};

export const moves: Moves = {
  time: { play: (act) => (act.who ? departure(act) : arrival(act)), befalls: true },
};

export const scenes: Scenes<ExpressEvent> = {
  "set-out": { play: setsOut },
};
