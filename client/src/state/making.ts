// What a host wants, while he is still choosing.
import { leadOf } from "../boxes";
import type { About, Clock, TableConfig } from "../protocol";

export type Game = TableConfig["game"];

export interface Making {
  game: Game;
  players: number;
  variant: string;
  lead: number | null; // the seat of the figure that only one player plays; null: by chance
  boxes: Record<Game, readonly string[]>;
  expert: boolean;
  first: boolean; // the first printing
  clock: Required<Clock>;
  public: boolean;
}

export const USUAL: Making = {
  game: "express",
  players: 4,
  variant: "standard",
  lead: null,
  boxes: { express: [], super: [] },
  expert: false,
  first: false,
  clock: { kind: "none", seconds: 60, plus: 5 },
  public: false,
};

const PUBLIC_CLOCK: Required<Clock> = { kind: "decision", seconds: 120, plus: 0 };

const CHANCE = "?";

/** What the server offers for an option of a game. */
export function offered(about: About | null, game: Game, option: "boxes" | "variant" | "bandits"): string[] {
  const values = about?.games.find((one) => one.name === game)?.options[option]?.values ?? [];
  return values.filter((value) => typeof value === "string");
}

/** Who is to play whom, seat by seat, where the host decides only about the lead. */
export function seating({ players, variant, lead }: Making): string[] | null {
  const figure = leadOf(variant)?.figure;
  if (figure === undefined || lead === null || lead >= players) return null;
  return Array.from({ length: players }, (_, seat) => (seat === lead ? figure : CHANCE));
}

/** As the server wants to hear it.  What is left out is the game's own choice. */
export function wishesOf(making: Making): TableConfig {
  const boxes = making.boxes[making.game];
  const { kind, seconds, plus } = making.clock;
  const clock: Clock = kind === "none" ? { kind } : kind === "decision" ? { kind, seconds } : { kind, seconds, plus };
  const options: Record<string, unknown> = { boxes };
  if (making.game === "express") {
    Object.assign(options, {
      variant: making.variant,
      bandits: seating(making),
      expert: making.expert,
      printing: making.first ? "first" : "later",
    });
  }
  return { game: making.game, players: making.players, options, clock, public: making.public, lesson: null };
}

/** What a table is played with, as choices that can be changed. */
export function makingOf(wishes: TableConfig): Making {
  const { options, clock } = wishes;
  const variant = String(options.variant ?? "standard");
  const lead = ((options.bandits ?? []) as string[]).indexOf(leadOf(variant)?.figure ?? "");
  return {
    game: wishes.game,
    players: wishes.players,
    variant,
    lead: lead < 0 ? null : lead,
    boxes: { ...USUAL.boxes, [wishes.game]: options.boxes ?? [] },
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

/** About how many minutes a game takes, by the number of people: bots decide at once. */
export function minutesOf(wishes: TableConfig, people: number): number {
  const each = wishes.game === "super" ? 2 : 5;
  return 5 * Math.max(1, Math.round((5 + each * people) / 5));
}
