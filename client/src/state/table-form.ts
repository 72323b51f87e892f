// The form with which a host sets up a table.
import { leadOf } from "../boxes";
import type { About, Clock, TableConfig } from "../protocol";

export type Game = TableConfig["game"];

export interface TableForm {
  game: Game;
  players: number;
  variant: string;
  lead: number | null; // the seat of the figure that only one player plays; null: random
  boxes: Record<Game, readonly string[]>;
  expert: boolean;
  first: boolean; // the first printing
  clock: Required<Clock>;
  public: boolean;
  forecast: boolean; // players may see a forecast of their plan
}

export const USUAL: TableForm = {
  game: "express",
  players: 4,
  variant: "standard",
  lead: null,
  boxes: { express: [], super: [] },
  expert: false,
  first: false,
  clock: { kind: "none", seconds: 60, plus: 5 },
  public: false,
  forecast: true,
};

const PUBLIC_CLOCK: Required<Clock> = { kind: "decision", seconds: 120, plus: 0 };

const CHANCE = "?";

/** What the server offers for an option of a game. */
export function offered(about: About | null, game: Game, option: "boxes" | "variant"): string[] {
  const values = about?.games.find((one) => one.name === game)?.options[option]?.values ?? [];
  return values.filter((value) => typeof value === "string");
}

/** The bandits seat by seat, if the host has chosen who plays the lead. */
export function seating({ players, variant, lead }: TableForm): string[] | null {
  const figure = leadOf(variant)?.figure;
  if (figure === undefined || lead === null || lead >= players) return null;
  return Array.from({ length: players }, (_, seat) => (seat === lead ? figure : CHANCE));
}

/** The form as the server expects it.  Omitted options take the game's defaults. */
export function configOf(form: TableForm): TableConfig {
  const boxes = form.boxes[form.game];
  const { kind, seconds, plus } = form.clock;
  const clock: Clock = kind === "none" ? { kind } : kind === "decision" ? { kind, seconds } : { kind, seconds, plus };
  const options: Record<string, unknown> = { boxes };
  if (form.game === "express") {
    Object.assign(options, {
      variant: form.variant,
      bandits: seating(form),
      expert: form.expert,
      printing: form.first ? "first" : "later",
    });
  }
  const { game, players, forecast } = form;
  return { game, players, options, clock, public: form.public, forecast, lesson: null };
}

/** The configuration of a table as a form. */
export function formOf(config: TableConfig): TableForm {
  const { options, clock } = config;
  const variant = String(options.variant ?? "standard");
  const lead = Array.isArray(options.bandits) ? options.bandits.indexOf(leadOf(variant)?.figure) : -1;
  return {
    game: config.game,
    players: config.players,
    variant,
    lead: lead < 0 ? null : lead,
    boxes: { ...USUAL.boxes, [config.game]: options.boxes ?? [] },
    expert: options.expert === true,
    first: options.printing === "first",
    clock: { kind: clock.kind ?? "none", seconds: clock.seconds || 60, plus: clock.plus ?? 0 },
    public: config.public,
    forecast: config.forecast,
  };
}

/** Public tables have a clock; this is also the server's default. */
export function shownToAll(form: TableForm, on: boolean): TableForm {
  const clock = on && form.clock.kind === "none" ? PUBLIC_CLOCK : form.clock;
  return { ...form, public: on, clock };
}

/** The approximate minutes of a game by the number of people; bots decide at once. */
export function minutesOf(config: TableConfig, people: number): number {
  const each = config.game === "super" ? 2 : 5;
  return 5 * Math.max(1, Math.round((5 + each * people) / 5));
}
