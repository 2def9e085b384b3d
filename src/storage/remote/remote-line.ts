import { createConnection, type Socket } from "node:net";
import { StoreUnavailable } from "../../errors/store-unavailable.ts";
import { CallQueue } from "../call-queue.ts";
import type { CallOutcome, StoreCall } from "../calling-store.ts";
import { LineReader, toLine } from "./messages.ts";
import { findSocketPath } from "./socket-path.ts";

/** After a failed attempt the next waits this long, then twice as long, up to the bound. */
const RETRY_MS_MIN = 20;
const RETRY_MS_MAX = 1_000;

export interface RemoteLineOptions {
  readonly dataDir: string;
  /** Unix milliseconds. */
  readonly now: () => number;
}

interface Connection {
  readonly socket: Socket;
  /** Takes the next line, or the reason why none will come. */
  waiting: {
    readonly resolve: (line: string) => void;
    readonly reject: (error: Error) => void;
  } | null;
}

/** One connection to the ledger's owner: batches of calls, one at a time, each answered whole. */
export class RemoteLine {
  readonly #options: RemoteLineOptions;
  readonly queue: CallQueue<StoreCall>;
  #connection: Connection | null = null;
  #retry = { delayMs: RETRY_MS_MIN, atMs: 0 };

  constructor(options: RemoteLineOptions) {
    this.#options = options;
    this.queue = new CallQueue((calls) => this.#send(calls));
  }

  /** Rejects where no owner listens. Without it the first call connects. */
  async connect(): Promise<void> {
    this.#connection = await this.#open();
  }

  async close(): Promise<void> {
    await this.queue.close();
    this.#connection?.socket.destroy();
  }

  async #send(calls: readonly StoreCall[]): Promise<readonly CallOutcome[]> {
    const connection = await this.#connected();
    const line = await new Promise<string>((resolve, reject) => {
      connection.waiting = { resolve, reject };
      connection.socket.write(toLine(calls));
    });
    return JSON.parse(line) as readonly CallOutcome[];
  }

  async #connected(): Promise<Connection> {
    if (this.#connection !== null && !this.#connection.socket.destroyed) return this.#connection;
    const nowMs = this.#options.now();
    if (nowMs < this.#retry.atMs) throw new StoreUnavailable("the owner of the ledger is away");
    try {
      this.#connection = await this.#open();
      this.#retry = { delayMs: RETRY_MS_MIN, atMs: 0 };
      return this.#connection;
    } catch (error) {
      const { delayMs } = this.#retry;
      this.#retry = { delayMs: Math.min(2 * delayMs, RETRY_MS_MAX), atMs: nowMs + delayMs };
      throw error;
    }
  }

  async #open(): Promise<Connection> {
    const { dataDir } = this.#options;
    const socket = createConnection(findSocketPath(dataDir));
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("error", reject);
    });
    const connection: Connection = { socket, waiting: null };
    const lines = new LineReader();
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      for (const line of lines.feed(text)) {
        connection.waiting?.resolve(line);
        connection.waiting = null;
      }
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      connection.waiting?.reject(new StoreUnavailable("the owner of the ledger has gone"));
      connection.waiting = null;
    });
    return connection;
  }
}
