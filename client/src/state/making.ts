// What a host wants, while he is still choosing.
import type { Clock, TableConfig } from "../protocol";

export type Game = TableConfig["game"];
export type Variant = "standard" | "duel" | "pairs" | "teams";

export interface Making {
  game: Game;
  players: number;
  variant: Variant;
  boxes: string[];
  expert: boolean;
  first: boolean; // the first printing
  clock: Required<Clock>;
  public: boolean;
}

export const USUAL: Making = {
  game: "express",
  players: 4,
  variant: "standard",
  boxes: [],
  expert: false,
  first: false,
  clock: { kind: "none", seconds: 60, plus: 5 },
  public: false,
};

const PUBLIC_CLOCK: Required<Clock> = { kind: "decision", seconds: 120, plus: 0 };

export const BOXES: Record<Game, readonly string[]> = { express: ["horses", "timecar"], super: ["reflex", "horse"] };

/** As the server wants to hear it.  What is left out is the game's own choice. */
export function wishesOf(making: Making): TableConfig {
  const boxes = making.boxes.filter((box) => BOXES[making.game].includes(box));
  const { kind, seconds, plus } = making.clock;
  const clock: Clock = kind === "none" ? { kind } : kind === "decision" ? { kind, seconds } : { kind, seconds, plus };
  const options: Record<string, unknown> = { boxes };
  if (making.game === "express") {
    Object.assign(options, {
      variant: making.variant,
      expert: making.expert,
      printing: making.first ? "first" : "later",
    });
  }
  return { game: making.game, players: making.players, options, clock, public: making.public };
}

/** What a table is played with, as choices that can be changed. */
export function makingOf(wishes: TableConfig): Making {
  const { options, clock } = wishes;
  return {
    game: wishes.game,
    players: wishes.players,
    variant: (options.variant as Variant | undefined) ?? "standard",
    boxes: (options.boxes as string[] | undefined) ?? [],
    expert: options.expert === true,
    first: options.printing === "first",
    clock: { kind: clock.kind ?? "none", seconds: clock.seconds || 60, plus: clock.plus ?? 0 },
    public: wishes.public,
  };
}

/** Where strangers play there is a clock: without one the server would choose the same. */
export function shownToAll(making: Making, on: boolean): Making {
  const clock = on && making.clock.kind === "none" ? PUBLIC_CLOCK : making.clock;
  return { ...making, public: on, clock };
}
