// The line to a table: it says hello, comes back when it was cut, and sends again what was not answered.
import { pauseAfter } from "../settings.svelte";
import { Follower, type Known } from "./follower";
import { leavePlace, tokenOf } from "./memory";
import type { Incoming, Outgoing, Refused } from "./messages";
import { expectAnswer } from "./patience.svelte";

type Command = Exclude<Outgoing, { type: "hello" }>;
/** A command without what the line itself adds. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, "id" | "version"> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
// After so long without an answer the other end may stand still, and never say so.
const DOUBTED_AFTER = 6_000;
const TOKEN_EXPIRED = 4401;
const NO_SUCH_TABLE = 4404;
const DAMAGED_TABLE = 4410;
// Beyond so many waiting messages one would only fall behind: they are shown at once.
const MOST_WAITING = 6;

/** The id of the command that a message answers. */
const answeredBy = (message: Incoming): string | null | undefined =>
  message.type === "update" ? message.answer : "id" in message ? message.id : undefined;

export class Connection {
  known = $state.raw<Known | null>(null);
  table = $state.raw<Record<string, any> | null>(null);
  fresh = $state.raw(0);
  version = $state.raw(0);
  online = $state(false);
  missing = $state(false);
  damaged = $state(false);
  trouble = $state.raw<Refused | null>(null);
  /** What was sent and not answered yet. */
  waiting = $state.raw<Command[]>([]);
  /** The difference between this clock and the server's, in milliseconds. */
  offset = $state(0);

  private follower = new Follower();
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private doubtful: ReturnType<typeof setTimeout> | undefined;
  private queue: Incoming[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  /** By the ids of commands: what to call when the answer is there. */
  private expected = new Map<string, () => void>();
  private readonly session = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(readonly name: string) {
    this.open();
    addEventListener("online", this.comeBack);
    addEventListener("offline", this.doubt);
  }

  send(wish: Wish): void {
    const command = { ...wish, id: `${this.session}-${++this.count}`, version: this.follower.version } as Command;
    this.waiting = [...this.waiting, command];
    this.expected.set(command.id, expectAnswer());
    this.trouble = null;
    if (!this.online) return;
    this.write(command);
    if (this.doubtful === undefined) this.awaitAnswer();
  }

  /** Come back as somebody else, with a new token: a line belongs to one person. */
  refresh(): void {
    this.follower = new Follower();
    this.online = false;
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.doubtful);
    clearTimeout(this.pause);
    removeEventListener("online", this.comeBack);
    removeEventListener("offline", this.doubt);
    for (const settle of this.expected.values()) settle();
    this.socket?.close();
  }

  private comeBack = (): void => {
    if (!this.online && !this.closed) this.open();
  };

  /** A line whose network is gone may look alive for minutes: it is given up, and tried anew. */
  private doubt = (): void => {
    const given = this.socket;
    this.socket = null;
    given?.close();
    this.lose(0);
  };

  /** Give the line up if it is opened, or a command is sent, and no answer comes; the next one is given longer. */
  private awaitAnswer(): void {
    clearTimeout(this.doubtful);
    const isAwaited = this.socket && (!this.online || this.expected.size > 0);
    this.doubtful = isAwaited ? setTimeout(this.doubt, Math.max(DOUBTED_AFTER, this.wait)) : undefined;
  }

  private open(): void {
    clearTimeout(this.retry);
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.name)}/socket`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as Incoming);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event.code);
    };
    this.awaitAnswer();
  }

  private hello(): void {
    const token = tokenOf(this.name);
    const version = this.follower.version || undefined;
    this.write({ type: "hello", ...(token ? { token } : {}), ...(version ? { version } : {}) } as Outgoing);
  }

  private write(message: Outgoing): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lose(code: number): void {
    this.online = false;
    clearTimeout(this.doubtful);
    this.doubtful = undefined;
    if (this.closed) return;
    if (code === NO_SUCH_TABLE) {
      this.missing = true;
      return;
    }
    if (code === DAMAGED_TABLE) {
      this.damaged = true;
      return;
    }
    if (code === TOKEN_EXPIRED) {
      leavePlace(this.name);
      this.follower = new Follower();
    }
    // Everybody coming back in the same moment would be a burden: chance spreads them.
    this.retry = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private receive(message: Incoming): void {
    if (message.type === "bye") {
      if (message.again) this.wait = FIRST_WAIT / 4;
      return;
    }
    const isBack = !this.online;
    if (isBack) {
      this.online = true;
      this.wait = FIRST_WAIT;
      for (const command of this.waiting) this.write(command);
    }
    // The answer is there, even if it is shown only after what came before it.
    const answered = answeredBy(message) ?? "";
    this.expected.get(answered)?.();
    if (this.expected.delete(answered) || isBack) this.awaitAnswer();
    this.queue.push(message);
    if (this.queue.length > MOST_WAITING || document.hidden) this.takeAll();
    else if (this.pause === undefined) this.takeNext();
  }

  private takeAll(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    for (const message of this.queue.splice(0)) this.take(message);
  }

  /** Take the messages one by one, so that everybody sees what happened. */
  private takeNext = (): void => {
    this.pause = undefined;
    const message = this.queue.shift();
    if (!message) return;
    this.take(message);
    const events = message.type === "update" ? (message.events ?? []) : [];
    const pause = pauseAfter(events);
    if (pause > 0) this.pause = setTimeout(this.takeNext, pause);
    else this.takeNext();
  };

  private take(message: Incoming): void {
    if (message.type === "refused") this.trouble = message;
    if ("clock" in message && message.clock) this.offset = message.clock.now - Date.now();
    const before = this.follower.version;
    const isWhole = this.follower.take(message);
    const answered = answeredBy(message);
    if (answered) this.waiting = this.waiting.filter((command) => command.id !== answered);
    this.known = this.follower.known;
    if (this.follower.version !== before || message.type === "snapshot") {
      this.version = this.follower.version;
      this.fresh = this.follower.fresh;
      this.table = this.follower.table;
    }
    if (!isWhole) this.hello();
  }
}
