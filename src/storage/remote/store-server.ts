import { randomUUID } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { StoreUnavailable } from "../../errors/store-unavailable.ts";
import { isStoreOperation, type CallOutcome } from "../calling-store.ts";
import type { SqliteStore } from "../sqlite/sqlite-store.ts";
import { LineReader, toLine, type RequestLine } from "./messages.ts";
import { claimSocketPath } from "./socket-path.ts";

/**
 * Lets other processes of this machine's same user reach the ledger through a socket. Each
 * connection is an owner of its own: when it ends, its open holds are those of a dead process.
 */
export class StoreServer {
  readonly #store: SqliteStore;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #path: string;
  readonly #ended = new Set<Promise<void>>();

  private constructor(store: SqliteStore, path: string) {
    this.#store = store;
    this.#path = path;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async listen(options: {
    readonly store: SqliteStore;
    readonly dataDir: string;
  }): Promise<StoreServer> {
    const path = claimSocketPath(options.dataDir);
    const server = new StoreServer(options.store, path);
    await new Promise<void>((resolve, reject) => {
      server.#server.once("error", reject);
      server.#server.listen(path, resolve);
    });
    chmodSync(path, 0o600);
    return server;
  }

  /** Connections that are open, and those that ended whose holds are being resolved. */
  get connections(): { readonly open: number; readonly ending: number } {
    return { open: this.#sockets.size, ending: this.#ended.size };
  }

  /** Ends all connections and resolves what they held; the store stays open. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    // The server is closed before its connections are told so, and what they held is resolved then.
    const gone = [...this.#sockets].map(
      (socket) => new Promise<unknown>((resolve) => socket.once("close", resolve)),
    );
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all([closed, ...gone]);
    await Promise.all(this.#ended);
    rmSync(this.#path, { force: true });
  }

  #serve(socket: Socket): void {
    const owner = randomUUID();
    const lines = new LineReader();
    this.#sockets.add(socket);
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      for (const line of lines.feed(text)) void this.#answer(socket, owner, line);
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      this.#sockets.delete(socket);
      // A store that is closed resolves these holds when it is opened again.
      const ended = this.#store.resolveOwner(owner).catch(() => undefined);
      this.#ended.add(ended);
      void ended.then(() => this.#ended.delete(ended));
    });
  }

  async #answer(socket: Socket, owner: string, line: string): Promise<void> {
    const calls = readCalls(line);
    if (calls === null) {
      socket.destroy();
      return;
    }
    const outcomes = await Promise.all(calls.map((call) => this.#carryOut(owner, call)));
    if (socket.writable) socket.write(toLine(outcomes));
  }

  async #carryOut(owner: string, [operation, argument]: readonly unknown[]): Promise<CallOutcome> {
    if (!isStoreOperation(operation)) {
      return {
        error: "the gateway knows no such call: is it of another version?",
        unavailable: false,
      };
    }
    try {
      // The other end is this program's own client: its arguments have the types of `Store`.
      return { value: await this.#store.callAs(owner, operation, argument as never) };
    } catch (error) {
      const unavailable = error instanceof StoreUnavailable;
      return { error: error instanceof Error ? error.message : String(error), unavailable };
    }
  }
}

function readCalls(line: string): RequestLine | null {
  try {
    const calls: unknown = JSON.parse(line);
    return Array.isArray(calls) && calls.every(Array.isArray) ? calls : null;
  } catch {
    return null;
  }
}
