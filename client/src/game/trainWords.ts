// What is written on and about the train, in the language of now.
import type { TrainWords } from "../train/words";
import { words } from "../words";

export function trainWords(): TrainWords {
  const t = words();
  return {
    ...t.train,
    money: t.money.form,
    colon: t.page.colon,
    hostage: t.hostage,
    locomotive: t.wagon.Locomotive,
    timecar: t.wagon["time-car"],
    coach: t.wagon.coach,
    wagon: t.wagon.wagon,
    wagons: t.wagon,
    inside: t.wagon.inside,
    roof: t.wagon.roof,
    purse: t.score.purse,
    jewel: t.score.jewel,
    strongbox: t.score.strongbox,
    whiskey: t.score.whiskey,
  };
}
