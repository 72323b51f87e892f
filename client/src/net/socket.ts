// The connection to a table: it says hello, keeps commands until they are answered, and reconnects by itself.
import {
  PROTOCOL,
  type Advice,
  type Because,
  type ClientMessage,
  type Done,
  type Hello,
  type PlanForecast,
  type Refused,
  type Reviewed,
  type ServerMessage,
} from "../protocol";

export type Condition = "connecting" | "open" | "lost" | "closed";

/** A command: a message whose `id` the socket assigns. */
type Sent = Exclude<ClientMessage, Hello>;
export type Command = Sent extends infer W ? (W extends Sent ? Omit<W, "id"> : never) : never;
/** The commands that are answered with more than `Done`. */
interface Answers {
  why: Because;
  plan: PlanForecast;
  hint: Advice;
  review: Reviewed;
}
type Reply = Done | Answers[keyof Answers];
type ReplyTo<C extends Command> = C["type"] extends keyof Answers ? Answers[C["type"]] : Done;
const REPLIES: readonly ServerMessage["type"][] = ["done", "because", "advice", "forecast", "reviewed"];

function isReply(message: ServerMessage): message is Reply {
  return REPLIES.includes(message.type);
}

interface Listener {
  hello(): Omit<Hello, "type" | "protocol">;
  hear(message: ServerMessage): void;
  condition(now: Condition): void;
}

/** A refused command. */
export class CommandRefused extends Error {
  constructor(
    readonly code: Refused["code"] | "lost",
    words: string,
    readonly rule: string | null = null,
  ) {
    super(words);
  }
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export class Socket {
  #socket: WebSocket | null = null;
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #open = new Map<number, { done: (reply: Reply) => void; failed: (error: CommandRefused) => void }>();

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Sends a command; the promise resolves when the server has answered. */
  send<C extends Command>(command: C): Promise<ReplyTo<C>> {
    return new Promise((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        failed(new CommandRefused("lost", ""));
        return;
      }
      const id = this.#next++;
      this.#open.set(id, { done: done as (reply: Reply) => void, failed });
      this.#socket.send(JSON.stringify({ ...command, id }));
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#drop();
  }

  #connect(): void {
    this.listener.condition(this.#socket ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...this.listener.hello() }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.listener.condition("open");
    }
    if (message.type === "goodbye" && !message.again) this.#ended = true;
    if (isReply(message)) {
      this.#open.get(message.id)?.done(message);
      this.#open.delete(message.id);
    } else if (message.type === "refused" && message.id !== null) {
      this.#open.get(message.id)?.failed(new CommandRefused(message.code, message.words, message.rule));
      this.#open.delete(message.id);
    } else {
      this.listener.hear(message);
    }
  }

  #again(): void {
    this.#drop();
    if (this.#ended) {
      this.listener.condition("closed");
      return;
    }
    this.listener.condition("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** The browser notices a lost network long before the connection does. */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.#ended) return;
    socket.onclose = null;
    socket.close();
    this.#again();
  };

  /** The network is back, or the page is visible again: reconnect at once. */
  #hurry = (): void => {
    const state = this.#socket?.readyState;
    const gone = state === WebSocket.CLOSING || state === WebSocket.CLOSED;
    if (this.#ended || document.visibilityState !== "visible") return;
    this.#wait = FIRST_WAIT;
    if (!gone) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #drop(): void {
    for (const { failed } of this.#open.values()) failed(new CommandRefused("lost", ""));
    this.#open.clear();
  }
}
