// Claims to bandits in the waiting room.
import type { Command } from "../net/socket";
import type { Chair, TableConfig, TableNow } from "../protocol";

/** Variants in which a seat has two bandits that can be claimed before the game. */
export const TWO_BANDITS: ReadonlySet<string> = new Set(["duel"]);
const CHANCE = "?";

/** Whether everybody plays one bandit, and may claim it. */
export function mayClaimOne(config: TableConfig): boolean {
  return !["duel", "pairs"].includes(String(config.options.variant));
}

/** The seats, grouped by side: in Teams, neighbours are partners, counted from the first seat (TEAM-1). */
export function seatsBySide(now: TableNow): Chair[][] {
  const allies = now.config.options.variant === "teams" ? 2 : 1;
  return Array.from({ length: now.chairs.length / allies }, (_, side) =>
    now.chairs.slice(side * allies, (side + 1) * allies),
  );
}

/** The command for a click on a bandit by the owner of these seats: claim it, or release it. */
export function claimOf(now: TableNow, seats: readonly number[], bandit: string): Command {
  const parts = (seat: number) => (now.chairs[seat]?.pick ?? "").split("+").filter((name) => name && name !== CHANCE);
  const most = TWO_BANDITS.has(String(now.config.options.variant)) ? 2 : 1;
  const holder = seats.find((seat) => parts(seat).includes(bandit));
  if (holder !== undefined) {
    const left = parts(holder).filter((name) => name !== bandit);
    return { type: "pick", seat: holder, bandit: spelled(left, most) };
  }
  const seat = seats.find((own) => parts(own).length < most) ?? seats[0] ?? 0;
  const before = parts(seat).length < most ? parts(seat) : parts(seat).slice(1);
  return { type: "pick", seat, bandit: spelled([...before, bandit], most) };
}

function spelled(names: readonly string[], most: number): string | null {
  if (!names.length) return null;
  return [...names, ...Array<string>(most - names.length).fill(CHANCE)].join("+");
}
