import { detach } from "../../../core/errors/detach.ts";
import type { Pool, PoolClient, QueryConfig } from "pg";
import type { OnReversed } from "../../../core/ledger/reversed-charge.ts";
import type { CallOutcome } from "../../shared/calling-store.ts";
import { countPeriods } from "../../operations/budgets.ts";
import { integer, type Row } from "../../shared/rows.ts";
import { AcknowledgedWrites, type AcknowledgedWrite } from "./acknowledged.ts";
import { Batch, type OwnMemory } from "./batch.ts";
import { runByHalves } from "../connections/by-halves.ts";
import {
  CountFirst,
  failureKind,
  Fenced,
  isRefusal,
  OutcomeUnknown,
  StateChanged,
} from "../connections/failures.ts";
import {
  decideCall,
  chargedRequests,
  earlierAttempts,
  isAccepted,
  needsOf,
  type HotCall,
} from "./hot-calls.ts";
import { lockedRows, lockStatements, type LockedRows } from "./locked-rows.ts";
import type { Membership } from "../lease/membership.ts";
import type { OwnClaim } from "./own-claim.ts";
import { giveClaimsUp, type ReleasedClaims } from "./released-claims.ts";
import type { Quotas } from "./quotas.ts";
import { Retry, type RetryDeadline } from "../connections/retry.ts";
import {
  countRestored,
  dueReversals,
  requestsEndedFree,
  isRestored,
  lastEntryAt,
  lostWrites,
  lostTime,
  noteRewind,
  callsWithOutcomes,
  restoringCalls,
  type RestoredCall,
  type Rewind,
} from "./rewind.ts";
import { findCharges, reverseDue, type DueReversal } from "./reversal.ts";
import { pipeline, settleAll, withClient } from "../connections/transaction.ts";
import { foundLoss, lastBatch, readSession, type FoundLoss, type Session } from "./session.ts";
import { executeSteps } from "../statements.ts";
import { WriteStatements } from "./write-changes.ts";

export interface BatchWriterOptions {
  readonly pool: Pool;
  readonly membership: Membership;
  /** Requests that may have a claim in flight. Shared with the store of replies. */
  readonly claimed: Map<string, OwnClaim>;
  readonly released: ReleasedClaims;
  readonly quotas: Quotas;
  /** How long a batch is retried while the database is away. */
  readonly retryForMs: number;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  /** Maximum number of acknowledged writes to remember. */
  readonly acknowledgedMax?: number | undefined;
  /** Called after the ledger went back in time and was repaired. */
  readonly onRewind: (rewind: Rewind) => void;
  /** See `OpenStoreOptions.onReversed`. */
  readonly onReversed: OnReversed;
}

/** Abandons the batch of this number; if it is committed, the returned number equals it. */
const GIVE_UP = `UPDATE replicas
  SET batch = CASE WHEN batch = $2::bigint - 1 THEN $2::bigint + 1 ELSE batch END
  WHERE id = $1 RETURNING batch`;

/** Number of calls per transaction when a loss is repaired; one after a `CountFirst`. */
const RESTORED_AT_ONCE = 512;

/** Runs batches, each in one transaction (rules 6 to 8). One batch runs at a time. */
export class BatchWriter {
  readonly #options: BatchWriterOptions;
  readonly #retry: Retry;
  readonly #statements = new WriteStatements();
  readonly #acknowledged: AcknowledgedWrites;
  #session: Session | null = null;
  /** The session as of the last acknowledged batch; later failures do not reset it. */
  #last: Session | null = null;
  /** Set from the detection of a loss until it is repaired. */
  #loss: FoundLoss | null = null;
  #restoredAtOnce = RESTORED_AT_ONCE;

  constructor(options: BatchWriterOptions) {
    this.#options = options;
    this.#retry = new Retry(options.retryForMs);
    this.#acknowledged = new AcknowledgedWrites(options.acknowledgedMax);
  }

  /**
   * Returns the process's id and the number of its last acknowledged batch; null before the first.
   */
  get last(): { readonly owner: string; readonly batch: number } | null {
    if (this.#last === null) return null;
    const { owner, batch } = this.#last;
    return { owner, batch };
  }

  /** Remembers a reversal made outside the batches, in case the ledger goes back in time. */
  keepReversal(reversal: DueReversal): void {
    const next = (this.#last?.batch ?? 0) + 1;
    this.#acknowledged.add(next, [{ kind: "reversed", reversal }]);
  }

  /**
   * Makes the next batch read the process's own rows and check whether the ledger went back in
   * time.
   */
  forget(): void {
    this.#session = null;
  }

  /** Performs this check now, if any batch was acknowledged. Call it after the last batch. */
  async check(): Promise<void> {
    if (this.#last === null) return;
    this.forget();
    await this.run([["ping", undefined]]);
  }

  /**
   * Runs calls; returns one durable outcome per call, in order. A refused batch was rolled back:
   * the server reported it, or its commit was never sent. Rejects if the database is away.
   */
  run(calls: readonly HotCall[]): Promise<readonly CallOutcome[]> {
    return runByHalves(calls, (part) =>
      this.#retry.run((deadline) => this.#attempt(part, deadline)),
    );
  }

  async #attempt(
    calls: readonly HotCall[],
    deadline: RetryDeadline,
  ): Promise<readonly CallOutcome[]> {
    try {
      return await withClient(this.#options.pool, (client) => this.#batch(client, calls, deadline));
    } catch (error) {
      if (error instanceof CountFirst) this.#restoredAtOnce = 1;
      // The remembered state may be wrong: the next attempt reads the process's own rows.
      this.#session = null;
      throw error;
    }
  }

  async #batch(
    client: PoolClient,
    calls: readonly HotCall[],
    deadline: RetryDeadline,
  ): Promise<readonly CallOutcome[]> {
    const session = (this.#session ??= await this.#load(client, deadline));
    const name = { owner: session.owner, number: session.batch + 1, deadline };
    const work = { client, calls, session, name };
    const decided = (await this.#writeAtOnce(work)) ?? (await this.#lockAndWrite(work));
    this.#remember(work, decided.batch);
    for (const reversed of decided.batch.reversed) this.#options.onReversed(reversed);
    return decided.results.map((value) => ({ value }));
  }

  /** Updates the memory after the batch is committed. */
  #remember({ session, name }: Pick<Work, "session" | "name">, batch: Batch): void {
    session.batch = name.number;
    const { claimed, quotas } = this.#options;
    const { holds, known } = session;
    batch.remember({ holds, claimed, known });
    quotas.record(batch.changes);
    this.#acknowledged.add(name.number, batch.written);
  }

  /**
   * Writes a batch in one round trip: decides on the state seen by earlier batches and writes with
   * one statement, which is refused if that state has changed. Null: nothing is written and the
   * batch must be decided on the locked rows, for example because a call may be refused.
   */
  async #writeAtOnce({ client, calls, session, name }: Work): Promise<Decided | null> {
    if (earlierAttempts(calls, this.#options.claimed).length > 0) return null;
    const needs = needsOf(calls, session.holds);
    const rows = session.known.find(needs);
    if (rows === null) return null;
    const decided = this.#decide(calls, { session, rows, charged: new Map() });
    if (decided instanceof CountFirst) return null;
    if (!calls.every((call, at) => isAccepted(call, decided.results[at]))) return null;
    const assumed = { revisions: rows.revisions, newIds: [...needs.requestIds] };
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

  /** Writes a batch in two round trips: lock the rows and decide here, then write and commit. */
  async #lockAndWrite({ client, calls, session, name }: Work): Promise<Decided> {
    const { owner, number: batch } = name;
    const locks = lockStatements(needsOf(calls, session.holds), owner);
    const earlier = earlierAttempts(calls, this.#options.claimed);
    const look = earlier.length === 0 ? [] : [findCharges(earlier)];
    let [, ...found] = await pipeline(client, ["BEGIN", ...locks, ...look]);
    for (;;) {
      const [locked, seen, taken] = found;
      const rows = lockedRows(locked?.rows ?? [], seen?.rows ?? []);
      if (!rows.isMember) throw new Fenced("this process was taken for dead");
      const charged = chargedRequests(taken?.rows ?? []);
      const decided = this.#decide(calls, { session, rows, charged });
      if (!(decided instanceof CountFirst)) {
        const changes = decided.batch.finish();
        const write = this.#statements.of(changes, { owner, batch, assumed: null });
        await this.#commit(client, write, name);
        return decided;
      }
      if (decided.isLate) throw decided;
      await executeSteps(client, countPeriods(decided.request, decided.periods));
      found = [...(await pipeline(client, [...locks, ...look]))];
    }
  }

  #decide(
    calls: readonly HotCall[],
    { session, rows, charged }: Pick<Work, "session"> & Pick<OwnMemory, "charged"> & Rows,
  ): Decided | CountFirst {
    const { claimed, quotas } = this.#options;
    const { owner, holds } = session;
    const memory = { owner, holds, claimed, charged, replyBytesMax: quotas.replies.bytesMax };
    const batch = new Batch(rows, memory);
    try {
      return { batch, results: calls.map((call) => decideCall(batch, call)) };
    } catch (error) {
      return CountFirst.orThrow(error);
    }
  }

  async #commit(client: PoolClient, write: QueryConfig, name: BatchName): Promise<void> {
    const [written, committed] = await settleAll(client, [write, "COMMIT"]);
    if (written?.status === "rejected" && isRefusal(written.reason)) throw written.reason;
    if (committed?.status === "rejected") {
      await this.#checkCommitted(client, name, committed.reason);
    } else if (committed?.value.command !== "COMMIT") {
      throw new StateChanged("the transaction was rolled back");
    }
  }

  /**
   * Throws if the batch was not committed and never will be. If it was committed and only the
   * answer was lost, returns.
   */
  async #checkCommitted(client: PoolClient, name: BatchName, failure: unknown): Promise<void> {
    if (isRefusal(failure) || !(await this.#isCommitted(name))) throw failure;
    // The batch is committed, but this connection must not be reused.
    detach(client.end(), () => undefined);
  }

  /** Determines the outcome of a commit whose answer was lost. */
  async #isCommitted({ owner, number, deadline }: BatchName): Promise<boolean> {
    for (;;) {
      try {
        const { rows } = await this.#options.pool.query<Row>(GIVE_UP, [owner, number]);
        const [row] = rows;
        if (row === undefined) break;
        return integer(row, "batch") === number;
      } catch (error) {
        if (deadline.isOver())
          throw new OutcomeUnknown("a commit was not answered", { cause: error });
        await deadline.wait();
      }
    }
    throw new OutcomeUnknown("this process was taken for dead during a commit");
  }

  /**
   * Reads the process's own rows after a start or a failure, and repairs the loss of acknowledged
   * writes.
   */
  async #load(client: PoolClient, deadline: RetryDeadline): Promise<Session> {
    await this.#compare(client);
    const session = await readSession(client, this.#options.membership);
    const last = this.#last;
    // Under a new id it is unknown whether the previous id ended because of a loss.
    if (last !== null && last.owner !== session.owner) this.#loss ??= foundLoss(0, last);
    if (this.#loss !== null) await this.#restore(client, { session, deadline, ...this.#loss });
    this.#loss = null;
    this.#restoredAtOnce = RESTORED_AT_ONCE;
    this.#last = session;
    return session;
  }

  /**
   * Detects a loss, since a process's batch numbers only increase. This runs before the process
   * takes its next number: a failed attempt after that would hide the loss.
   */
  async #compare(client: PoolClient): Promise<void> {
    const last = this.#last;
    if (last === null || last.owner !== this.#options.membership.id) return;
    const batch = await lastBatch(client, last.owner);
    if (batch !== null && batch < last.batch) this.#loss ??= foundLoss(batch + 1, last);
  }

  /**
   * Repairs a loss. A failed attempt is repeated as a whole; its writes stay and are recorded in
   * the loss.
   */
  async #restore(client: PoolClient, restore: Restore): Promise<void> {
    const { pool, membership, released, nowMs, onRewind } = this.#options;
    const { session, fromBatch, last, restoredCalls, reversedRequests } = restore;
    const isSameOwner = last.owner === session.owner;
    const from = isSameOwner ? fromBatch : 0;
    const range = { owner: last.owner, fromBatch: from, toBatch: last.batch };
    const toMs = nowMs();
    const lastMs = await lastEntryAt(client);
    const remembered = this.#acknowledged.since(from, toMs);
    const note = (lost: readonly AcknowledgedWrite[]): Promise<void> =>
      noteRewind(client, { ...range, ...lostTime(lost, { lastMs, toMs }) });
    // The rewind is recorded before any write, so that it is known even if the process is killed.
    if (isSameOwner) await note(remembered);
    const restored = await this.#writeAgain(client, restore, remembered);
    const due = dueReversals(remembered, restored, toMs);
    await reverseDue(pool, { owner: session.owner, reversedRequests }, due);
    const all = [...restoredCalls, ...restored.filter((one) => !isRestored(one))];
    await giveClaimsUp(pool, membership, [...released.requestIds, ...requestsEndedFree(all)]);
    const counts = { ...countRestored(all), takenBack: reversedRequests.size };
    const isLoss =
      isSameOwner || counts.writtenAgain + counts.heldAgain + reversedRequests.size > 0;
    if (!isLoss) return;
    if (!isSameOwner) await note(lostWrites(remembered, all, reversedRequests));
    onRewind({ ...range, ...counts });
  }

  /** Restores the acknowledged state of the ledger, some calls at a time. */
  async #writeAgain(
    client: PoolClient,
    { session, deadline, last, restoredCalls }: Restore,
    remembered: readonly AcknowledgedWrite[],
  ): Promise<readonly RestoredCall[]> {
    const { claimed, nowMs } = this.#options;
    for (const written of remembered) {
      if (written.kind === "settled" && written.earlier !== undefined) {
        const { owner } = session;
        claimed.set(written.hold.requestId, { owner, earlier: written.earlier });
      }
    }
    const { holds } = session;
    const loss = { holds, running: last.holds, lost: remembered, atMs: nowMs() };
    const restoring = restoringCalls(loss);
    const restored: RestoredCall[] = [];
    for (let at = 0; at < restoring.length; at += this.#restoredAtOnce) {
      const part = restoring.slice(at, at + this.#restoredAtOnce);
      const calls = part.map(({ call }) => call);
      const name = { owner: session.owner, number: session.batch + 1, deadline };
      const work = { client, calls, session, name };
      const { results, batch } = await this.#lockAndWrite(work);
      this.#remember(work, batch);
      const outcomes = callsWithOutcomes(part, { results, written: batch.written });
      restored.push(...outcomes);
      restoredCalls.push(...outcomes.filter(isRestored));
    }
    // Writes that were not lost are not settled again, so their claims are removed here.
    for (const written of remembered) {
      if (written.kind === "settled") claimed.delete(written.hold.requestId);
    }
    return restored;
  }
}

interface Restore extends FoundLoss {
  readonly session: Session;
  readonly deadline: RetryDeadline;
}

interface BatchName {
  readonly owner: string;
  readonly number: number;
  readonly deadline: RetryDeadline;
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
