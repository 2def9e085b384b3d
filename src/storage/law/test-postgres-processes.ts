import type { Store } from "../../core/ledger/store.ts";
import { closeConnections, openConnections } from "../postgres/connections/connections.ts";
import { openPostgresStore } from "../postgres/postgres-store.ts";
import { reapDead } from "../postgres/reaper.ts";
import { emptyLedger } from "../postgres/test-database.ts";
import type { LawCall } from "./test-world.ts";
import type { LawProcesses } from "./test-law.ts";

interface Process {
  readonly store: Store;
  /** Its id in the database; null after it was fenced, until it is read again. */
  id: string | null;
}

/** A process is dead when the sequence says so, and not before. */
const LEASE_MS = 86_400_000;

/** Up to three processes on one database, which stay open from one sequence to the next. */
export class PostgresProcesses implements LawProcesses {
  readonly max = 3;
  readonly #databaseUrl: string;
  readonly #connections: ReturnType<typeof openConnections>;
  readonly #clock = { of: { nowMs: 0 } };
  #processes: Process[] = [];
  #opened = 0;
  /** What no sequence expects: a ledger that went back in time. */
  #surprise: string | null = null;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
    this.#connections = openConnections({ databaseUrl, isPooled: false }, () => undefined);
  }

  /** Calls about money share a batch. Other calls use other connections. */
  isOrdered([operation, argument]: LawCall): boolean {
    if (operation === "placeHold") return argument.withClaim !== true;
    // An undelivered charge is reversed after the batch.
    if (operation === "settle") return argument.status < 400;
    return operation === "markProgress" || operation === "postEntry";
  }

  async begin(count: number, clock: { readonly nowMs: number }): Promise<void> {
    this.#clock.of = clock;
    while (this.#processes.length < count) await this.#open(this.#processes.length);
  }

  store(process: number): Store {
    if (this.#surprise !== null) throw new Error(this.#surprise);
    return this.#process(process).store;
  }

  async kill(process: number): Promise<void> {
    const { store } = this.#process(process);
    await this.fence(process);
    // It wakes up only to find that it was taken for dead.
    await store.close();
    await this.#open(process);
  }

  async fence(process: number): Promise<void> {
    await this.#findIds();
    const { id } = this.#process(process);
    const { hot } = this.#connections;
    await hot.query("UPDATE replicas SET expires_at = clock_timestamp() WHERE id = $1", [id]);
    await reapDead(hot, { self: "the law", atMs: this.#clock.of.nowMs, leaseMs: 0 });
    this.#process(process).id = null;
  }

  async restart(process: number): Promise<void> {
    await this.#process(process).store.close();
    await this.#open(process);
  }

  add(): Promise<void> {
    return this.#open(this.#processes.length);
  }

  /** Removes all traces of a sequence that failed. */
  async reset(): Promise<void> {
    await Promise.all(this.#processes.map(({ store }) => store.close().catch(() => undefined)));
    this.#processes = [];
    this.#surprise = null;
    await emptyLedger(this.#databaseUrl);
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map(({ store }) => store.close()));
    this.#processes = [];
    await closeConnections(this.#connections);
  }

  #process(process: number): Process {
    const found = this.#processes[process];
    if (found === undefined) throw new Error("no such process");
    return found;
  }

  async #open(process: number): Promise<void> {
    const id = `process ${(this.#opened += 1)}`;
    const store = await openPostgresStore({
      databaseUrl: this.#databaseUrl,
      now: () => this.#clock.of.nowMs,
      ownerId: id,
      leaseMs: LEASE_MS,
      heartbeatMs: LEASE_MS,
      onRewind: (rewind) => (this.#surprise = `a rewind: ${JSON.stringify(rewind)}`),
      onLost: (requestId, cause) => (this.#surprise = `lost ${requestId}: ${String(cause)}`),
    });
    this.#processes[process] = { store, id };
  }

  /** Reads the id of the process that was fenced; there is at most one. */
  async #findIds(): Promise<void> {
    const fenced = this.#processes.find(({ id }) => id === null);
    if (fenced === undefined) return;
    await fenced.store.ping();
    const known = this.#processes.map(({ id }) => id);
    const { rows } = await this.#connections.hot.query<{ id: string }>("SELECT id FROM replicas");
    fenced.id = rows.find(({ id }) => !known.includes(id))?.id ?? null;
  }
}
