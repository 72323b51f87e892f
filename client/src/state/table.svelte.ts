// A table as this browser knows it: exactly what the server has sent.
import { api } from "../net/api";
import { Socket, type Condition, type Command } from "../net/socket";
import type {
  Advice,
  Because,
  ChangeUpdate,
  ChatLine,
  GameEvent,
  GameOption,
  PlanForecast,
  Presence,
  Reviewed,
  ServerMessage,
  TableNow,
  Update,
  View,
} from "../protocol";
import { applyAll } from "../stage/changes";
import { extended, kept, withEarlier, type Lines } from "./chat";
import { codeWords } from "./refusals";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { hiddenPeople } from "./hidden-people.svelte";

/** The game as one seat sees it; `null` is for spectators. */
export interface SeatGame {
  seat: number | null;
  version: number;
  events: GameEvent[];
  view: View;
  question: string;
  options: GameOption[];
  back: boolean;
  clock: Record<string, number> | null;
  task: number | null; // in a lesson, how many of its tasks are done
  since: number; // when it arrived: clocks run from here
}

/** The game after an update; taking back a decision removes its events. */
export function updated(before: SeatGame | undefined, update: Update): SeatGame {
  const kept = (before?.events ?? []).filter((event) => event.number < update.first);
  const { seat, version, question, options, back, clock, task } = update;
  const view = update.whole ? update.view : changed(before, update);
  const events = update.first === 0 ? update.events : [...kept, ...update.events];
  return { seat, version, view, question, options, back, clock, task, events, since: performance.now() };
}

/** The view after the changes of an update: those of its events, and others. */
function changed(before: SeatGame | undefined, update: ChangeUpdate): View {
  if (!before) throw new Error("no view to change");
  return applyAll(before.view, [...update.events.map((event) => event.changes), update.view]);
}

const SPECTATOR = "watch";
type Watcher = (update: Update, game: SeatGame) => void;

export class Table {
  now = $state<TableNow | null>(null);
  games = $state.raw<Record<string, SeatGame>>({});
  #chat = $state.raw<Lines>({ first: 0, lines: [] });
  unread = $state(0);
  presence = $state<Presence>({ type: "presence", people: [], watching: 0 });
  condition = $state<Condition>("connecting");
  refusal = $state<string | null>(null);
  warning = $state<{ seat: number; seconds: number } | null>(null);
  chosen = $state<number | null>(null); // the current seat, if this person has several
  #socket: Socket;
  #watchers = new Set<Watcher>();

  constructor(readonly key: string) {
    this.#socket = new Socket({
      hello: () => ({
        token: session.token ?? "",
        table: key,
        language: settings.language,
        seen: this.#seen,
      }),
      hear: (message) => this.#hear(message),
      condition: (condition) => (this.condition = condition),
    });
  }

  get mine(): number[] {
    const me = session.me?.person;
    return (this.now?.chairs ?? []).filter((chair) => me && chair.person === me).map((chair) => chair.seat);
  }

  get hosting(): boolean {
    return this.now !== null && this.now.host === session.me?.person;
  }

  /** Whether this player may start the game and seat bots, as the host is away; the server refuses if it is too soon. */
  get deputy(): boolean {
    return this.now !== null && this.mine.length > 0 && !this.presence.people.includes(this.now.host);
  }

  /** Whether no other person has a seat, so that the table can be given up. */
  get alone(): boolean {
    const me = session.me?.person;
    const people = (this.now?.chairs ?? []).map((chair) => chair.person).filter((person) => person !== null);
    return people.length ? people.every((person) => person === me) : this.hosting;
  }

  /** The number of votes to remove a player, and whether this player has voted. */
  votes(seat: number): { number: number; mine: boolean } {
    const people = this.now?.votes.find((one) => one.seat === seat)?.people ?? [];
    return { number: people.length, mine: people.includes(session.me?.person ?? "") };
  }

  get chat(): ChatLine[] {
    return this.#chat.lines;
  }

  /** Whether the server has earlier chat lines. */
  get hasEarlier(): boolean {
    return this.#chat.first > 0;
  }

  async loadEarlier(): Promise<void> {
    this.#chat = withEarlier(this.#chat, await api.chat(this.key, this.#chat.first));
  }

  /** The chat without hidden people. */
  get heard(): ChatLine[] {
    return this.chat.filter((line) => !hiddenPeople.has(line.person));
  }

  /** The seat whose view is shown: the chosen one, the only one, or null for a spectator. */
  get seat(): number | null {
    const mine = this.mine;
    if (this.chosen !== null && mine.includes(this.chosen)) return this.chosen;
    return mine[0] ?? null;
  }

  get game(): SeatGame | null {
    return this.games[this.seat ?? SPECTATOR] ?? null;
  }

  send(command: Command): Promise<unknown> {
    return this.#socket.send(command);
  }

  play(game: SeatGame, option: GameOption): Promise<unknown> {
    return this.send({ type: "play", seat: game.seat ?? 0, version: game.version, action: option.action });
  }

  back(game: SeatGame): Promise<unknown> {
    return this.send({ type: "back", seat: game.seat ?? 0, version: game.version });
  }

  why(seat: number, action: string): Promise<Because> {
    return this.#socket.send({ type: "why", seat, action });
  }

  forecast(seat: number): Promise<PlanForecast> {
    return this.#socket.send({ type: "plan", seat });
  }

  hint(seat: number): Promise<Advice> {
    return this.#socket.send({ type: "hint", seat });
  }

  review(seat: number, round: number): Promise<Reviewed> {
    return this.#socket.send({ type: "review", seat, round });
  }

  /** Subscribes to every single update, so that its events can be played. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  close(): void {
    this.#socket.close();
  }

  /** The last update of the seat that is furthest behind, as a connection may break between two messages. */
  get #seen(): number | null {
    const versions = Object.values(this.games).map((game) => game.version);
    return versions.length ? Math.min(...versions) : null;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        session.me = { person: message.person, name: message.name };
        break;
      case "table":
        this.now = message;
        break;
      case "update": {
        const name = String(message.seat ?? SPECTATOR);
        const game = updated(this.games[name], message);
        this.games = { ...this.games, [name]: game };
        this.warning = null;
        for (const watcher of this.#watchers) watcher(message, game);
        break;
      }
      case "chat":
        if (kept(this.#chat, message.first)) {
          this.unread += message.lines.filter((line) => !hiddenPeople.has(line.person)).length;
        }
        this.#chat = extended(this.#chat, message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "warning":
        this.warning = message;
        break;
      case "refused":
        this.refusal = codeWords(message.code, message.words);
        break;
    }
  }
}
