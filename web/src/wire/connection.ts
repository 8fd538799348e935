// The connection: the one socket to the server. It mends itself, joins its table again, and sends an
// answer that was on its way once more: the server takes the same answer only once.
import { Refused } from "./api";
import type { AnyMessage, Command } from "./index";

export type ConnectionState = "off" | "connecting" | "open" | "lost";

const PATIENCE = [300, 700, 1500, 3000, 5000]; // ms before each next try
const PING_MS = 15_000;
const SIGNED_OUT = 4401; // how a connection ends whose guest has signed out everywhere
const SILENCE_MS = 10_000; // after a ping

interface Waiting {
  command: Command;
  resolve: () => void;
  reject: (why: Refused) => void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #commands = 0;
  #waiting = new Map<number, Waiting>();
  #tries = 0;
  #retry = 0;
  #pulse = 0;
  #joined: Command | null = null;
  #gone = new AbortController();

  constructor(
    private readonly hear: (message: AnyMessage) => void,
    private readonly tellState: (state: ConnectionState) => void,
  ) {
    const { signal } = this.#gone;
    addEventListener("online", () => this.#hurry(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry(), { signal });
  }

  /** Sit down at, or watch, a table; and again after every loss of the connection. */
  join(table: string, token: string): Promise<void> {
    this.#joined = { do: "join", table, token };
    this.#drop("moved");
    if (this.#socket?.readyState === WebSocket.OPEN) return this.send(this.#joined);
    const done = this.#wait(this.#joined);
    this.#connect();
    return done;
  }

  /** Leave the table, and hang up for good. */
  leave(): void {
    this.#gone.abort();
    this.#joined = null;
    this.#drop("moved");
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.tellState("off");
  }

  /** Command something; resolves when it is done, rejects with the reason why not. */
  send(command: Command): Promise<void> {
    const done = this.#wait(command);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#post([...this.#waiting.keys()].at(-1)!);
    else this.#hurry();
    return done;
  }

  #wait(command: Command): Promise<void> {
    const id = ++this.#commands;
    return new Promise((resolve, reject) => this.#waiting.set(id, { command, resolve, reject }));
  }

  #post(id: number): void {
    this.#socket?.send(JSON.stringify({ id, ...this.#waiting.get(id)!.command }));
  }

  #hurry(): void {
    if (this.#joined && this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
  }

  #connect(): void {
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.tellState(this.#tries ? "lost" : "connecting");
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const table = this.#joined?.do === "join" ? `?table=${this.#joined.table}` : ""; // for a proxy
    const socket = new WebSocket(`${secure}://${location.host}/ws${table}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#take(JSON.parse(data) as AnyMessage);
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT)
        location.reload(); // this browser is somebody else's now, or nobody's
      else if (this.#socket === socket) this.#lost();
    };
  }

  #opened(): void {
    this.#tries = 0;
    this.tellState("open");
    const rest = [...this.#waiting.entries()].filter(([, { command }]) => command.do !== "join");
    for (const [id, { command }] of this.#waiting)
      if (command.do === "join" && command !== this.#joined) this.#waiting.delete(id);
    let join = [...this.#waiting.entries()].find(([, { command }]) => command === this.#joined)?.[0];
    if (this.#joined && join === undefined) {
      join = this.#commands + 1;
      this.#wait(this.#joined).catch(() => undefined);
    }
    if (join !== undefined) this.#post(join);
    for (const [id, { command, reject }] of rest) {
      if (command.do === "choose") this.#post(id);
      else {
        this.#waiting.delete(id);
        reject(new Refused("offline"));
      }
    }
    this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = window.setTimeout(() => {
      this.#socket?.send(JSON.stringify({ id: 0, do: "ping" }));
      this.#pulse = window.setTimeout(() => this.#socket?.close(), SILENCE_MS);
    }, PING_MS);
  }

  #take(message: AnyMessage): void {
    this.#listen();
    if (message.tell === "done" || message.tell === "refused") {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.tell === "done") waiting?.resolve();
      else if (waiting) waiting.reject(new Refused(message.code, message.facts ?? {}));
      else this.hear(message); // nobody has asked: the table is closed to us
    } else {
      if (message.tell === "bye" && message.reason === "banned") this.leave(); // there is no way back for now
      this.hear(message);
    }
  }

  #lost(): void {
    clearTimeout(this.#pulse);
    this.#socket = null;
    if (!this.#joined) return;
    this.tellState("lost");
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
    this.#retry = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #drop(code: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Refused(code));
    this.#waiting.clear();
  }
}
