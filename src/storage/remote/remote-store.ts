import { createConnection, type Socket } from "node:net";
import { StoreUnavailable } from "../../errors/store-unavailable.ts";
import { CallQueue } from "../call-queue.ts";
import {
  CallingStore,
  type CallOutcome,
  type StoreArgument,
  type StoreCall,
  type StoreOperation,
  type StoreResult,
} from "../calling-store.ts";
import { OwnHolds } from "../own-holds.ts";
import { LineReader, toLine } from "./messages.ts";
import { findSocketPath } from "./socket-path.ts";

/** After a failed attempt the next waits this long, then twice as long, up to the bound. */
const RETRY_MS_MIN = 20;
const RETRY_MS_MAX = 1_000;

export interface RemoteStoreOptions {
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

/**
 * The ledger that another process of this machine owns, through its socket. Where the owner is
 * away each call rejects with `StoreUnavailable`, and a later one connects again. What this
 * process held when a connection broke is resolved by the owner as a dead process's.
 */
export class RemoteStore extends CallingStore {
  readonly #options: RemoteStoreOptions;
  readonly #queue: CallQueue<StoreCall>;
  readonly #ownHolds = new OwnHolds();
  #connection: Connection | null = null;
  #retry = { delayMs: RETRY_MS_MIN, atMs: 0 };

  private constructor(options: RemoteStoreOptions) {
    super();
    this.#options = options;
    this.#queue = new CallQueue((calls) => this.#send(calls));
  }

  /** Connects; rejects where no owner listens. */
  static async connect(options: RemoteStoreOptions): Promise<RemoteStore> {
    const store = new RemoteStore(options);
    store.#connection = await connect(options.dataDir);
    return store;
  }

  override async call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    // The owner's engine gives each operation's own result.
    return (await this.#queue.push([operation, argument])) as StoreResult<K>;
  }

  override async markProgress(progress: StoreArgument<"markProgress">): Promise<void> {
    await this.#queue.pushLater(progress.requestId, ["markProgress", progress]);
  }

  override placeHold(hold: StoreArgument<"placeHold">): Promise<StoreResult<"placeHold">> {
    return this.#ownHolds.place(hold.requestId, super.placeHold(hold));
  }

  override settle(settlement: StoreArgument<"settle">): Promise<StoreResult<"settle">> {
    this.#queue.withdraw(settlement.requestId);
    return this.#ownHolds.settle(settlement.requestId, super.settle(settlement));
  }

  override async close(): Promise<void> {
    await this.#queue.close();
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
      this.#connection = await connect(this.#options.dataDir);
      this.#retry = { delayMs: RETRY_MS_MIN, atMs: 0 };
      return this.#connection;
    } catch (error) {
      const { delayMs } = this.#retry;
      this.#retry = { delayMs: Math.min(2 * delayMs, RETRY_MS_MAX), atMs: nowMs + delayMs };
      throw error;
    }
  }
}

async function connect(dataDir: string): Promise<Connection> {
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
