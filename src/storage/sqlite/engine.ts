import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  isRead,
  kinds,
  type CallOutcome,
  type SharedOperation,
  type StoreArgument,
  type StoreCall,
  type StoreOperation,
  type StoreResult,
} from "../shared/calling-store.ts";
import { UncountedBudgets } from "../../core/ledger/hold-periods.ts";
import type { OpenHold } from "../../core/ledger/open-hold.ts";
import type { HoldRequest, HoldResult } from "../../core/ledger/store.ts";
import { UNRESOLVED, type RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import { countPeriods } from "../operations/budgets.ts";
import { Balances } from "./balances.ts";
import { CallStates } from "./call-states.ts";
import { LookUps } from "./look-ups.ts";
import { Ledger } from "./ledger.ts";
import { Replies } from "./replies.ts";
import { Statements } from "./statements.ts";
import { OtherWriter, Writer } from "./writer.ts";

type HotOperation = Exclude<StoreOperation, SharedOperation>;

type Handlers = {
  readonly [K in HotOperation]: (argument: StoreArgument<K>) => StoreResult<K>;
};

export interface EngineOptions {
  /** Id of the process whose calls this runs; unique. */
  readonly owner: string;
  /** Maximum bytes of stored replies per account. */
  readonly replyBytesMax: number;
  /** Maximum bytes of call states per key. */
  readonly callStateBytesMax: number;
}

/** Primary result code of SQLite: a constraint of the schema was violated. */
const SQLITE_CONSTRAINT = 19;

/**
 * Runs batches of calls, each batch in one transaction (rule 6). Calls normally do not fail
 * halfway. If one does, the batch runs again with a savepoint per call, so that only the failing
 * call is rejected.
 */
export class Engine {
  readonly #database: DatabaseSync;
  readonly #owner: string;
  readonly #handlers: Handlers;
  readonly #statements: Statements;
  readonly #balances: Balances;
  readonly #ledger: Ledger;
  readonly #replies: Replies;
  readonly #callStates: CallStates;
  readonly #commit: StatementSync;
  readonly #ping: StatementSync;
  readonly #writer: Writer;

  constructor(database: DatabaseSync, options: EngineOptions) {
    this.#database = database;
    this.#owner = options.owner;
    this.#writer = new Writer(database, options.owner);
    this.#balances = new Balances(database);
    this.#ledger = new Ledger(database, this.#balances);
    this.#replies = new Replies(database, options.replyBytesMax);
    this.#callStates = new CallStates(database, options.callStateBytesMax);
    this.#commit = database.prepare("COMMIT");
    this.#ping = database.prepare("UPDATE pings SET count = count + 1");
    this.#statements = new Statements(database);
    this.#handlers = this.#hotHandlers(new LookUps(database));
  }

  /** Returns the amount of in-memory state for requests in progress and for stored replies. */
  get kept(): { readonly holds: number; readonly replies: number } {
    return { holds: this.#ledger.size, replies: this.#replies.size };
  }

  /**
   * Takes the ledger over, and ends the holds of all other processes. They are dead, since only one
   * process has the lock. A hold that the ledger refuses to end stays, and is returned unless it was
   * refused before. On a full disk it does nothing if there is no hold, and throws otherwise.
   */
  recover(atMs: number): readonly RefusedHold[] {
    try {
      this.#begin();
      for (const hold of this.#ledger.holdsOfDead(this.#owner)) this.#ledger.resolve(hold, atMs);
      this.#end();
      return [];
    } catch (error) {
      this.#rollback();
      if (error instanceof OtherWriter) throw error;
      if (failure(error).unavailable) {
        if (this.#ledger.holdsOfDead(this.#owner).length === 0) return [];
        throw error;
      }
    }
    this.#begin();
    const refused = this.#resolveOneByOne(atMs);
    this.#end();
    return refused;
  }

  /** Ends the holds of dead processes within a transaction, each in a savepoint. */
  #resolveOneByOne(atMs: number): readonly RefusedHold[] {
    this.#flush();
    const refused: RefusedHold[] = [];
    for (const hold of this.#ledger.holdsOfDead(this.#owner)) {
      const { requestId, owner } = hold;
      const cause = this.#tryResolve(hold, atMs);
      if (cause === null || owner === UNRESOLVED) continue;
      this.#ledger.handOver(requestId);
      refused.push({ requestId, cause });
    }
    return refused;
  }

  /** Ends a hold; returns why the ledger refuses it, or null. */
  #tryResolve(hold: OpenHold, atMs: number): string | null {
    // A refusal loads all holds again, so it must be rare.
    if (!this.#ledger.canEnd(hold)) return "a sum of the ledger contradicts the hold";
    const failed: { by: Error | null } = { by: null };
    const outcome = this.#inSavepoint(() => {
      try {
        this.#ledger.resolve(hold, atMs);
        this.#flush();
      } catch (error) {
        if (failure(error).unavailable && error instanceof Error) failed.by = error;
        throw error;
      }
    });
    if (failed.by !== null) throw failed.by;
    return "value" in outcome ? null : outcome.error;
  }

  /**
   * Runs a batch; returns one outcome per call, in order. Its writes are on disk when this returns.
   * Throws `OtherWriter` if another process has taken the ledger over; the engine cannot continue.
   */
  run(calls: readonly StoreCall[]): readonly CallOutcome[] {
    if (calls.every(([operation]) => isRead(operation)))
      return calls.map((call) => this.#attempt(call));
    try {
      this.#begin();
      const outcomes = calls.map((call) => this.#done(this.#carryOut(call)));
      this.#end();
      return outcomes;
    } catch (error) {
      if (error instanceof OtherWriter) throw error;
      this.#rollback();
      return this.#runOneByOne(calls);
    }
  }

  #begin(): void {
    this.#writer.begin(() => this.#reload());
  }

  #end(): void {
    this.#flush();
    this.#commit.run();
  }

  #runOneByOne(calls: readonly StoreCall[]): readonly CallOutcome[] {
    try {
      this.#begin();
      const outcomes = calls.map((call) => this.#inSavepoint(() => this.#carryOut(call)));
      this.#commit.run();
      return outcomes;
    } catch (error) {
      if (error instanceof OtherWriter) throw error;
      this.#rollback();
      const failed = failure(error);
      return calls.map((call) => (isRead(call[0]) ? this.#attempt(call) : failed));
    }
  }

  /**
   * Does work in a savepoint. Throws if SQLite has aborted the whole transaction, as it does when
   * the disk is full.
   */
  #inSavepoint(act: () => unknown): CallOutcome {
    this.#database.exec("SAVEPOINT one_act");
    try {
      const value = act();
      this.#flush();
      this.#database.exec("RELEASE one_act");
      return this.#done(value);
    } catch (error) {
      if (!this.#database.isTransaction) throw error;
      this.#database.exec("ROLLBACK TO one_act; RELEASE one_act;");
      this.#reload();
      return failure(error);
    }
  }

  /** Returns the outcome of a call that has succeeded within the transaction. */
  #done(value: unknown): CallOutcome {
    const reversed = this.#ledger.takeReversed();
    return reversed.length === 0 ? { value } : { value, reversed };
  }

  #attempt(call: StoreCall): CallOutcome {
    return outcomeOf(() => this.#carryOut(call));
  }

  #rollback(): void {
    if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    this.#reload();
  }

  /** Reloads the in-memory state: a transaction was rolled back, or another process has written. */
  #reload(): void {
    this.#balances.forget();
    this.#ledger.reload();
    this.#replies.reload();
    this.#callStates.reload();
  }

  #carryOut([operation, argument]: StoreCall): unknown {
    // `Store`'s own methods passed the arguments; their types were checked there.
    const handlers: Readonly<Record<string, unknown>> = this.#handlers;
    const handler = handlers[operation] as ((argument: unknown) => unknown) | undefined;
    return handler === undefined
      ? this.#runShared(operation as SharedOperation, argument)
      : handler(argument);
  }

  /**
   * Runs a shared operation. Operations of the kinds `note` and `client-note` do not use accounts,
   * keys or holds, so the in-memory changes need not be written before them.
   */
  #runShared(operation: SharedOperation, argument: unknown): unknown {
    const kind = kinds[operation];
    if (kind === "note" || kind === "client-note") return this.#statements.run(operation, argument);
    this.#flush();
    const result = this.#statements.run(operation, argument);
    if (kind === "change") this.#balances.forget();
    return result;
  }

  /** Places a hold; counts the sums of its budgets' periods first if they are not known. */
  #placeHold(hold: HoldRequest): HoldResult {
    try {
      return this.#ledger.placeHold(hold, this.#owner);
    } catch (error) {
      if (!(error instanceof UncountedBudgets)) throw error;
      this.#flush();
      this.#statements.carryOut(countPeriods(hold, error.periods));
      this.#balances.forget();
      return this.#ledger.placeHold(hold, this.#owner);
    }
  }

  /** Writes the in-memory changes of the current transaction. */
  #flush(): void {
    this.#balances.flush();
    this.#ledger.flush();
  }

  #hotHandlers(lookUps: LookUps): Handlers {
    return {
      findKey: (hash) => lookUps.key(hash),
      findCallStates: ({ names }) => this.#callStates.find(names),
      showAccount: (id) => {
        this.#flush();
        return lookUps.account(id);
      },
      showKeySums: (id) => {
        this.#flush();
        return lookUps.keySums(id);
      },
      postEntry: (entry) => {
        this.#flush();
        return this.#ledger.postEntry(entry, lookUps.account(entry.accountId));
      },
      placeHold: (hold) =>
        hold.withClaim !== true || this.#replies.hasClaim(hold.requestId, this.#owner)
          ? this.#placeHold(hold)
          : { result: "not-claimed" },
      markProgress: (progress) => this.#ledger.markProgress(progress),
      settle: (settlement) => {
        const result = this.#ledger.settle(settlement);
        if (result === "settled") {
          const { callStates, atMs } = settlement;
          if (callStates !== undefined) this.#callStates.keep(callStates, atMs);
          this.#replies.finish(settlement, (requestId) =>
            this.#ledger.reverse(requestId, { cause: "superseded", atMs }),
          );
        }
        return result;
      },
      claimReply: (claim) =>
        this.#replies.claim(claim, this.#owner, (requestId) => {
          this.#ledger.freeUnresolved(requestId);
          this.#ledger.reverse(requestId, { cause: "repeated", atMs: claim.atMs });
        }),
      releaseReply: (claim) => this.#replies.release(claim),
      resolveHolds: ({ atMs }) => {
        this.#resolveOneByOne(atMs);
      },
      ping: () => {
        this.#ping.run();
      },
    };
  }
}

/** Returns the outcome of a call that runs by itself. */
export function outcomeOf(act: () => unknown): CallOutcome {
  try {
    return { value: act() };
  } catch (error) {
    return failure(error);
  }
}

type FailedCall = Exclude<CallOutcome, { readonly value: unknown }>;

/**
 * A violated constraint is the call's fault; any other failure of SQLite means that the store is
 * unavailable.
 */
function failure(error: unknown): FailedCall {
  if (!(error instanceof Error)) return { error: String(error), unavailable: false };
  const code: unknown = "errcode" in error ? error.errcode : undefined;
  const unavailable = typeof code === "number" && (code & 0xff) !== SQLITE_CONSTRAINT;
  return { error: error.message, unavailable };
}
