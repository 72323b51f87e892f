// The server's HTTP API, for everything except a running table, which uses the socket.
import type {
  About,
  ErrorBody,
  Lessons,
  LessonText,
  Me,
  TableConfig,
  TableNow,
  Tables,
  Token,
  Verdict,
  WholeUpdate,
} from "../protocol";
import type { Lines } from "../state/chat";

/** A request that the server has refused, with its message. */
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

let token: string | null = null;

export function setToken(newToken: string | null): void {
  token = newToken;
}

async function ask<T>(method: string, path: string, body?: unknown, as: string | null = token): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (as) headers.Authorization = `Bearer ${as}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const text = await answer.text();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    throw new ApiError(answer.status, "malformed", text.slice(0, 200), null);
  }
  if (!answer.ok) {
    const refusal = (value ?? {}) as Partial<ErrorBody>;
    throw new ApiError(
      answer.status,
      refusal.code ?? "unknown",
      refusal.words ?? answer.statusText,
      refusal.rule ?? null,
    );
  }
  return value as T;
}

const key = encodeURIComponent;

export const api = {
  about: () => ask<About>("GET", "/api/about"),
  join: (name: string) => ask<Token>("POST", "/api/people", { name }),
  whose: (other: string) => ask<Me>("GET", "/api/people/me", undefined, other),
  rename: (name: string) => ask<Me>("PATCH", "/api/people/me", { name }),
  renew: () => ask<Token>("POST", "/api/people/me/token"),
  revoke: () => ask<unknown>("DELETE", "/api/people/me/token"),
  setup: (config: TableConfig) => ask<Verdict>("POST", "/api/setups", { config }),
  tables: () => ask<Tables>("GET", "/api/tables"),
  mine: () => ask<Tables>("GET", "/api/mine"),
  records: () => ask<Tables>("GET", "/api/records"),
  table: (name: string) => ask<TableNow>("GET", `/api/tables/${key(name)}`),
  create: (config: TableConfig, seats: (string | null)[], start: boolean, bandit: string | null) =>
    ask<TableNow>("POST", "/api/tables", { config, seats, start, bandit }),
  lessons: (language: string) => ask<Lessons>("GET", `/api/lessons?language=${key(language)}`),
  lesson: (name: string, language: string) =>
    ask<LessonText>("GET", `/api/lessons/${key(name)}?language=${key(language)}`),
  beginLesson: (name: string) => ask<TableNow>("POST", `/api/lessons/${key(name)}`),
  remove: (name: string) => ask<unknown>("DELETE", `/api/tables/${key(name)}`),
  chat: (name: string, before: number) => ask<Lines>("GET", `/api/tables/${key(name)}/chat?before=${before}`),
  record: (name: string) => ask<unknown>("GET", `/api/tables/${key(name)}/record`),
  steps: (name: string, seat: number | null, language: string, first: number, count: number) => {
    const place = seat === null ? "" : `seat=${seat}&`;
    return ask<{ steps: WholeUpdate[] }>(
      "GET",
      `/api/tables/${key(name)}/steps?${place}language=${key(language)}&first=${first}&count=${count}`,
    );
  },
};
