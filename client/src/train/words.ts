// What is written on and about the train.  The page hands in the language's own.

export interface TrainWords {
  readonly train: string;
  readonly you: string;
  readonly locomotive: string;
  readonly timecar: string;
  readonly coach: string;
  readonly wagon: string; // {number}
  readonly wagons: Readonly<Record<string, string>>;
  readonly inside: string; // {car}
  readonly roof: string; // {car}
  readonly nobody: string;
  readonly marshal: string;
  readonly shotgun: string;
  readonly purse: string;
  readonly jewel: string;
  readonly strongbox: string;
  readonly whiskey: string;
  readonly money: string; // {value}
  readonly colon: string; // with the space that a language puts before it
  readonly unknown: string; // a value that is not known
  readonly stunned: string;
  readonly forward: string;
  readonly back: string;
  readonly horses: string; // {number}
  readonly bullets: string; // {number}: neutral ones that are left
  readonly hostages: string; // {names}: those who are still in the Stagecoach
  readonly hostage: Readonly<Record<string, string>>;
  readonly spare: string; // {loot}: what waits beside the train
  readonly line: string; // those in one place are told in this order
  readonly choose: string; // the heading of a small menu
  readonly left: string; // scroll towards the rear
  readonly right: string;
  readonly overview: string;
}

export const ENGLISH: TrainWords = {
  train: "The train",
  you: "You",
  locomotive: "Locomotive",
  timecar: "Time-travel car",
  coach: "Stagecoach",
  wagon: "Wagon {number}",
  wagons: {},
  inside: "{car}, inside",
  roof: "{car}, roof",
  nobody: "nobody",
  marshal: "Marshal",
  shotgun: "Shotgun",
  purse: "Purse",
  jewel: "Jewel",
  strongbox: "Strongbox",
  whiskey: "Whiskey",
  money: "${value}",
  colon: ":",
  unknown: "?",
  stunned: "stunned",
  forward: "facing forward",
  back: "facing back",
  horses: "Horses: {number}",
  bullets: "Neutral Bullets left: {number}",
  hostages: "Hostages: {names}",
  hostage: {},
  spare: "Beside the train: {loot}",
  line: "from the front",
  choose: "Choose",
  left: "Towards the rear",
  right: "Towards the Locomotive",
  overview: "The whole train",
};

export function filled(text: string, gaps: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}
