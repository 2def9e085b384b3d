import { setTimeout as delay } from "node:timers/promises";
import type { Pool, PoolClient, QueryConfig } from "pg";
import type { OpenHold } from "../../ledger/open-hold.ts";
import type { CallOutcome, StoreArgument } from "../calling-store.ts";
import { Batch, type Charged } from "./batch.ts";
import {
  StateChanged,
  failureKind,
  Fenced,
  isOwnFault,
  isRefusal,
  messageOf,
  OutcomeUnknown,
} from "./failures.ts";
import { lockedRows, lockStatement, type Needs } from "./locked-rows.ts";
import type { Membership } from "./membership.ts";
import { chargedRequest, openHold } from "../records.ts";
import { integer, text, truth, type Row } from "../rows.ts";
import type { ReplyRoom } from "./reply-room.ts";
import { findCharged } from "./reversal.ts";
import { Retry } from "./retry.ts";
import { pipeline, withClient } from "./transaction.ts";
import { WriteStatements } from "./write-changes.ts";

/** The calls that change balances, and the one that shows whether the store can write. */
type HotOperation = "placeHold" | "markProgress" | "settle" | "postEntry" | "ping";

/** One of them as data. */
export type HotCall = {
  readonly [K in HotOperation]: readonly [operation: K, argument: StoreArgument<K>];
}[HotOperation];

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
  batch: number;
}

const RETRY_MS = 50;

/** Waits for the end of an earlier batch whose connection broke: no lock of it is left after. */
const OWN_ROW = "SELECT batch FROM replicas WHERE id = $1 FOR UPDATE";

/**
 * Carries out batches, each in one transaction of two ways to the server and back: take the
 * rows, decide here, write and commit (rules 6 to 8). One batch runs at a time.
 */
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

  async #attempt(
    calls: readonly HotCall[],
    patience: AbortSignal,
  ): Promise<readonly CallOutcome[]> {
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
    patience: AbortSignal,
  ): Promise<readonly CallOutcome[]> {
    const session = (this.#session ??= await this.#load(client));
    const { claimed, room } = this.#options;
    const needs = lockStatement(needsOf(calls, session.holds), session.owner);
    const earlier = earlierAttempts(calls, claimed);
    const look = earlier.length === 0 ? [] : [findCharged(earlier)];
    const [, found, taken] = await pipeline(client, ["BEGIN", needs, ...look]);
    const rows = lockedRows(found?.rows ?? []);
    if (!rows.isMember) throw new Fenced("this process was taken for dead");
    const charged = chargedRequests(taken?.rows ?? []);
    const { owner, holds } = session;
    const { bytesMax: replyBytesMax } = room;
    const batch = new Batch(rows, { owner, holds, claimed, charged, replyBytesMax });
    const outcomes = calls.map((call) => ({ value: carryOut(batch, call) }));
    const number = session.batch + 1;
    const write = this.#statements.of(batch.finish(), owner, number);
    await this.#commit(client, write, { owner, number, patience });
    session.batch = number;
    batch.remember({ holds, claimed });
    room.taken(batch.changes.keptReplies);
    return outcomes;
  }

  async #commit(client: PoolClient, write: QueryConfig, batch: BatchName): Promise<void> {
    const [written, committed] = await Promise.allSettled([
      client.query(write),
      client.query("COMMIT"),
    ]);
    if (written.status === "rejected" && isRefusal(written.reason)) throw written.reason;
    if (committed.status === "fulfilled") {
      if (committed.value.command === "COMMIT") return;
      throw new StateChanged("the transaction was rolled back");
    }
    if (!(await this.#isCommitted(batch))) throw committed.reason;
    // The batch is committed, but this connection is not to be used again.
    void client.end().catch(() => undefined);
  }

  /** Asks what became of a commit whose answer was lost. */
  async #isCommitted({ owner, number, patience }: BatchName): Promise<boolean> {
    for (;;) {
      try {
        const { rows } = await this.#options.pool.query<Row>(OWN_ROW, [owner]);
        const [row] = rows;
        if (row === undefined) break;
        return integer(row, "batch") === number;
      } catch (error) {
        if (patience.aborted)
          throw new OutcomeUnknown("a commit was not answered", { cause: error });
        await delay(RETRY_MS);
      }
    }
    throw new OutcomeUnknown("this process was taken for dead during a commit");
  }

  /** Reads the own rows, after a start or any failure; joins anew where they are gone. */
  async #load(client: PoolClient): Promise<Session> {
    const { membership } = this.#options;
    const owner = membership.id;
    const { rows } = await client.query<Row>(OWN_ROW, [owner]);
    const [row] = rows;
    if (row === undefined) {
      await membership.rejoin(owner);
      return { owner: membership.id, holds: new Map(), batch: 0 };
    }
    const found = await client.query<Row>("SELECT * FROM holds WHERE owner = $1", [owner]);
    const holds = new Map(found.rows.map((hold) => [text(hold, "request_id"), openHold(hold)]));
    return { owner, holds, batch: integer(row, "batch") };
  }
}

interface BatchName {
  readonly owner: string;
  readonly number: number;
  readonly patience: AbortSignal;
}

/** Of settlements, the earlier attempts whose charge may come back. */
function earlierAttempts(
  calls: readonly HotCall[],
  claimed: ReadonlyMap<string, string | null>,
): readonly string[] {
  return calls.flatMap((call) => {
    const earlier = call[0] === "settle" ? claimed.get(call[1].requestId) : null;
    return earlier === null || earlier === undefined ? [] : [earlier];
  });
}

function chargedRequests(rows: readonly Row[]): ReadonlyMap<string, Charged> {
  return new Map(
    rows.map((row) => {
      const requestId = text(row, "reference");
      const request = chargedRequest(row, requestId);
      return [requestId, { request, isKeyLimited: truth(row, "is_limited") }];
    }),
  );
}

function needsOf(calls: readonly HotCall[], holds: ReadonlyMap<string, OpenHold>): Needs {
  const accountIds = new Set<string>();
  const keyIds = new Set<string>();
  const requestIds = new Set<string>();
  const entryIds = new Set<string>();
  for (const call of calls) {
    switch (call[0]) {
      case "placeHold":
        accountIds.add(call[1].accountId);
        keyIds.add(call[1].keyId);
        requestIds.add(call[1].requestId);
        break;
      case "settle": {
        const hold = holds.get(call[1].requestId);
        if (hold === undefined) requestIds.add(call[1].requestId);
        else {
          accountIds.add(hold.accountId);
          keyIds.add(hold.keyId);
        }
        break;
      }
      case "postEntry":
        accountIds.add(call[1].accountId);
        entryIds.add(call[1].id);
        break;
      case "markProgress":
      case "ping":
        break;
    }
  }
  return { accountIds, keyIds, requestIds, entryIds };
}

function carryOut(batch: Batch, call: HotCall): unknown {
  switch (call[0]) {
    case "placeHold":
      return batch.place(call[1]);
    case "markProgress":
      return batch.mark(call[1]);
    case "settle":
      return batch.settle(call[1]);
    case "postEntry":
      return batch.post(call[1]);
    case "ping":
      return undefined;
  }
}
