// Claims to bandits in the waiting room.
import type { Command } from "../net/socket";
import type { Chair, TableNow, Verdict } from "../protocol";

const CHANCE = "?";

/** The seats, grouped by side as soon as the server has said who plays together. */
export function seatsBySide({ chairs }: TableNow, setup: Verdict | null): Chair[][] {
  if (setup?.config?.players !== chairs.length) return chairs.map((chair) => [chair]);
  return setup.sides.map((side) => side.map((seat) => chairs[seat]!));
}

/** The command for a click on a bandit by the owner of these seats, who may claim `most`: claim it, or release it. */
export function claimOf(now: TableNow, seats: readonly number[], bandit: string, most: number): Command {
  const parts = (seat: number) => (now.chairs[seat]?.pick ?? "").split("+").filter((name) => name && name !== CHANCE);
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
