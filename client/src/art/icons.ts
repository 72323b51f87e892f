// The names of the signs, and which sign stands for which card or turn.
export type IconName =
  | "move"
  | "floor"
  | "fire"
  | "punch"
  | "robbery"
  | "marshal"
  | "ride"
  | "turnround"
  | "reflex"
  | "bullet"
  | "hidden"
  | "turn-standard"
  | "turn-tunnel"
  | "turn-speed"
  | "turn-switch"
  | "turn-turmoil"
  | "purse"
  | "jewel"
  | "strongbox"
  | "whiskey"
  | "cylinder"
  | "menu"
  | "chat"
  | "log"
  | "gear"
  | "hint"
  | "back"
  | "sound"
  | "mute"
  | "eye"
  | "clock"
  | "bot"
  | "person"
  | "crown"
  | "lantern"
  | "play"
  | "pause"
  | "step"
  | "again"
  | "check"
  | "close";

const CARDS: Record<string, IconName> = {
  Move: "move",
  Floor: "floor",
  Robbery: "robbery",
  Fire: "fire",
  Punch: "punch",
  Marshal: "marshal",
  Ride: "ride",
  Turn: "turnround",
  Shoot: "fire",
  Reflex: "reflex",
  Horse: "ride",
};

const TURNS: Record<string, IconName> = {
  standard: "turn-standard",
  tunnel: "turn-tunnel",
  "speeding-up": "turn-speed",
  switching: "turn-switch",
  turmoil: "turn-turmoil",
};

export function cardIcon(card: string): IconName {
  return CARDS[card] ?? "hidden";
}

export function turnIcon(turn: string): IconName {
  return TURNS[turn] ?? "turn-standard";
}

export function lootIcon(kind: string): IconName {
  return kind === "purse" || kind === "jewel" || kind === "strongbox" ? kind : "whiskey";
}
