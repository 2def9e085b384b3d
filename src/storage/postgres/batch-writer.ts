import type { Pool, PoolClient, QueryConfig } from "pg";
import type { OpenHold } from "../../ledger/open-hold.ts";
import type { CallOutcome } from "../calling-store.ts";
import { openHold } from "../records.ts";
import { integer, text, type Row } from "../rows.ts";
import { Batch, type OwnMemory } from "./batch.ts";
import {
  failureKind,
  Fenced,
  isOwnFault,
  isRefusal,
  messageOf,
  OutcomeUnknown,
  StateChanged,
} from "./failures.ts";
import {
  carryOut,
  chargedRequests,
  earlierAttempts,
  isPlain,
  needsOf,
  type HotCall,
} from "./hot-calls.ts";
import { KnownRows } from "./known-rows.ts";
import { lockedRows, lockStatements, type LockedRows } from "./locked-rows.ts";
import type { Membership } from "./membership.ts";
import type { ReplyRoom } from "./reply-room.ts";
import { Retry, type Patience } from "./retry.ts";
import { findCharged } from "./reversal.ts";
import { pipeline, withClient } from "./transaction.ts";
import { WriteStatements } from "./write-changes.ts";

export interface BatchWriterOptions {
  readonly pool: Pool;
  readonly membership: Membership;
  /**
   * Requests that may have a claim in flight, each with an earlier attempt whose reply broke;
   * shared with the store of replies.
   */
  readonly claimed: Map<string, string | null>;
  readonly room: ReplyRoom;
  /** For how long a batch is tried again while the database is away. */
  readonly retryForMs: number;
}

/** What the process knows of its own rows, as of its last committed batch. */
interface Session {
  readonly owner: string;
  readonly holds: Map<string, OpenHold>;
  readonly known: KnownRows;
  batch: number;
}

/**
 * Waits for the end of an earlier batch whose connection broke, and takes the next number, so that
 * what is still on its way to the server writes nothing.
 */
const NEXT_BATCH = "UPDATE replicas SET batch = batch + 1 WHERE id = $1 RETURNING batch";

/** Gives up the batch of this number, unless it is committed: then that is the number returned. */
const GIVE_UP = `UPDATE replicas
  SET batch = CASE WHEN batch = $2::bigint - 1 THEN $2::bigint + 1 ELSE batch END
  WHERE id = $1 RETURNING batch`;

/** Carries out batches, each in one transaction (rules 6 to 8). One batch runs at a time. */
export class BatchWriter {
  readonly #options: BatchWriterOptions;
  readonly #retry: Retry;
  readonly #statements = new WriteStatements();
  #session: Session | null = null;

  constructor(options: BatchWriterOptions) {
    this.#options = options;
    this.#retry = new Retry(options.retryForMs);
  }

  /** One outcome a call, in order, durable. Rejects where the database is away. */
  async run(calls: readonly HotCall[]): Promise<readonly CallOutcome[]> {
    try {
      return await this.#retry.run((patience) => this.#attempt(calls, patience));
    } catch (error) {
      const kind = failureKind(error);
      if (kind === "away" || kind === "unknown") throw error;
      return this.#blame(calls, error);
    }
  }

  /** Finds the call that the batch failed for, so that the others do not suffer from it. */
  async #blame(calls: readonly HotCall[], error: unknown): Promise<readonly CallOutcome[]> {
    if (calls.length === 1) return [{ error: messageOf(error), unavailable: !isOwnFault(error) }];
    const outcomes: CallOutcome[] = [];
    for (const call of calls) outcomes.push(...(await this.run([call])));
    return outcomes;
  }

  async #attempt(calls: readonly HotCall[], patience: Patience): Promise<readonly CallOutcome[]> {
    try {
      return await withClient(this.#options.pool, (client) => this.#batch(client, calls, patience));
    } catch (error) {
      // What was remembered may not be so: the next attempt reads the own rows.
      this.#session = null;
      throw error;
    }
  }

  async #batch(
    client: PoolClient,
    calls: readonly HotCall[],
    patience: Patience,
  ): Promise<readonly CallOutcome[]> {
    const session = (this.#session ??= await this.#load(client));
    const name = { owner: session.owner, number: session.batch + 1, patience };
    const work = { client, calls, session, name };
    const { batch, results } = (await this.#writeAtOnce(work)) ?? (await this.#lockAndWrite(work));
    session.batch = name.number;
    const { claimed, room } = this.#options;
    const { holds, known } = session;
    batch.remember({ holds, claimed, known });
    room.taken(batch.changes.keptReplies);
    return results.map((value) => ({ value }));
  }

  /**
   * One way to the server and back: decides on what earlier batches have seen, and writes with one
   * statement that does nothing where that is no longer so. Null: nothing is written, since a call
   * does not plainly pass; whether it does is for the locked rows to say.
   */
  async #writeAtOnce({ client, calls, session, name }: Work): Promise<Decided | null> {
    if (earlierAttempts(calls, this.#options.claimed).length > 0) return null;
    const needs = needsOf(calls, session.holds);
    const rows = session.known.find(needs);
    if (rows === null) return null;
    const decided = this.#decide(calls, { session, rows, charged: new Map() });
    if (!calls.every((call, at) => isPlain(call, decided.results[at]))) return null;
    const { revisions, keys } = rows;
    const assumed = { revisions, keys, newIds: [...needs.requestIds] };
    const { owner, number: batch } = name;
    const write = this.#statements.of(decided.batch.finish(), { owner, batch, assumed });
    try {
      await client.query(write);
    } catch (error) {
      if (isRefusal(error) && failureKind(error) === "conflict") return null;
      await this.#checkCommitted(client, name, error);
    }
    return decided;
  }

  /** Two ways to the server and back: take the rows, decide here, write and commit. */
  async #lockAndWrite({ client, calls, session, name }: Work): Promise<Decided> {
    const { owner, number: batch } = name;
    const locks = lockStatements(needsOf(calls, session.holds), owner);
    const earlier = earlierAttempts(calls, this.#options.claimed);
    const look = earlier.length === 0 ? [] : [findCharged(earlier)];
    const [, locked, seen, taken] = await pipeline(client, ["BEGIN", ...locks, ...look]);
    const rows = lockedRows(locked?.rows ?? [], seen?.rows ?? []);
    if (!rows.isMember) throw new Fenced("this process was taken for dead");
    const charged = chargedRequests(taken?.rows ?? []);
    const decided = this.#decide(calls, { session, rows, charged });
    const changes = decided.batch.finish();
    await this.#commit(client, this.#statements.of(changes, { owner, batch, assumed: null }), name);
    return decided;
  }

  #decide(
    calls: readonly HotCall[],
    { session, rows, charged }: Pick<Work, "session"> & Pick<OwnMemory, "charged"> & Rows,
  ): Decided {
    const { claimed, room } = this.#options;
    const { owner, holds } = session;
    const memory = { owner, holds, claimed, charged, replyBytesMax: room.bytesMax };
    const batch = new Batch(rows, memory);
    return { batch, results: calls.map((call) => carryOut(batch, call)) };
  }

  async #commit(client: PoolClient, write: QueryConfig, name: BatchName): Promise<void> {
    const [written, committed] = await Promise.allSettled([
      client.query(write),
      client.query("COMMIT"),
    ]);
    if (written.status === "rejected" && isRefusal(written.reason)) throw written.reason;
    if (committed.status === "rejected") {
      await this.#checkCommitted(client, name, committed.reason);
    } else if (committed.value.command !== "COMMIT") {
      throw new StateChanged("the transaction was rolled back");
    }
  }

  /** Throws where the batch was not committed, though its answer was lost, and never will be. */
  async #checkCommitted(client: PoolClient, name: BatchName, failure: unknown): Promise<void> {
    if (isRefusal(failure) || !(await this.#isCommitted(name))) throw failure;
    // The batch is committed, but this connection is not to be used again.
    void client.end().catch(() => undefined);
  }

  /** Asks what became of a commit whose answer was lost. */
  async #isCommitted({ owner, number, patience }: BatchName): Promise<boolean> {
    for (;;) {
      try {
        const { rows } = await this.#options.pool.query<Row>(GIVE_UP, [owner, number]);
        const [row] = rows;
        if (row === undefined) break;
        return integer(row, "batch") === number;
      } catch (error) {
        if (patience.isOver())
          throw new OutcomeUnknown("a commit was not answered", { cause: error });
        await patience.wait();
      }
    }
    throw new OutcomeUnknown("this process was taken for dead during a commit");
  }

  /** Reads the own rows, after a start or any failure; joins anew where they are gone. */
  async #load(client: PoolClient): Promise<Session> {
    const { membership } = this.#options;
    const owner = membership.id;
    const known = new KnownRows();
    const { rows } = await client.query<Row>(NEXT_BATCH, [owner]);
    const [row] = rows;
    if (row === undefined) {
      await membership.rejoin(owner);
      return { owner: membership.id, holds: new Map(), known, batch: 0 };
    }
    const found = await client.query<Row>("SELECT * FROM holds WHERE owner = $1", [owner]);
    const holds = new Map(found.rows.map((hold) => [text(hold, "request_id"), openHold(hold)]));
    return { owner, holds, known, batch: integer(row, "batch") };
  }
}

interface BatchName {
  readonly owner: string;
  readonly number: number;
  readonly patience: Patience;
}

interface Work {
  readonly client: PoolClient;
  readonly calls: readonly HotCall[];
  readonly session: Session;
  readonly name: BatchName;
}

interface Rows {
  readonly rows: LockedRows;
}

/** A batch with the result of each of its calls. */
interface Decided {
  readonly batch: Batch;
  readonly results: readonly unknown[];
}
