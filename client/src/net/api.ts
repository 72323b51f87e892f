// The server's HTTP interface.  What goes on at a table comes by the socket; this is for everything around it.
import type { Clock, Score, TableNow, WholeUpdate, Wishes } from "../protocol";

export interface About {
  folsom: string;
  protocol: number;
  languages: string[];
  games: { name: "express" | "super"; players: [number, number]; options: Record<string, unknown> }[];
  levels: string[];
  temperaments: string[];
}

export interface Person {
  person: string;
  name: string;
}

export interface Summary {
  id: string;
  code: string;
  game: "express" | "super";
  status: "waiting" | "playing" | "over";
  players: number;
  people: string[];
  bots: string[];
  boxes: string[];
  variant: string | null;
  clock: Clock;
  public: boolean;
  touched: number;
  scores?: Score[];
}

/** A request that the server has refused, with its sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    words: string,
    readonly rule: string | null,
  ) {
    super(words);
  }
}

/** What would be played, completed; or why it cannot be. */
export interface Verdict {
  wishes: Wishes | null;
  words: string | null;
}

let token: string | null = null;

export function speakFor(newToken: string | null): void {
  token = newToken;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const text = await answer.text();
  let value: unknown = null;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    throw new ApiError(answer.status, "malformed", text.slice(0, 200), null);
  }
  if (!answer.ok) {
    const refusal = (value ?? {}) as { code?: string; words?: string; rule?: string | null };
    throw new ApiError(answer.status, refusal.code ?? "unknown", refusal.words ?? answer.statusText, refusal.rule ?? null);
  }
  return value as T;
}

const key = encodeURIComponent;

export const api = {
  about: () => ask<About>("GET", "/api/about"),
  join: (name: string) => ask<Person & { token: string }>("POST", "/api/people", { name }),
  me: () => ask<Person>("GET", "/api/people/me"),
  rename: (name: string) => ask<Person>("PATCH", "/api/people/me", { name }),
  setup: (wishes: Wishes) => ask<Verdict>("POST", "/api/setups", { wishes }),
  tables: () => ask<{ tables: Summary[] }>("GET", "/api/tables"),
  mine: () => ask<{ tables: Summary[] }>("GET", "/api/mine"),
  records: () => ask<{ tables: Summary[] }>("GET", "/api/records"),
  table: (name: string) => ask<TableNow>("GET", `/api/tables/${key(name)}`),
  create: (wishes: Wishes, seats: (string | null)[], start: boolean) =>
    ask<TableNow>("POST", "/api/tables", { wishes, seats, start }),
  record: (name: string) => ask<unknown>("GET", `/api/tables/${key(name)}/record`),
  steps: (name: string, seat: number | null, language: string, first: number, count: number) => {
    const place = seat === null ? "" : `seat=${seat}&`;
    return ask<{ steps: WholeUpdate[] }>(
      "GET",
      `/api/tables/${key(name)}/steps?${place}language=${key(language)}&first=${first}&count=${count}`,
    );
  },
};
