import pg from "pg";
import type { PeriodToCount } from "../../../core/ledger/hold-periods.ts";
import type { HoldRequest } from "../../../core/ledger/store.ts";

/**
 * The process's row is missing from `replicas`: its holds were resolved, and its writes are
 * refused.
 */
export class Fenced extends Error {
  override readonly name = "Fenced";
}

/** The ledger differs from this process's memory; no data was written. */
export class StateChanged extends Error {
  override readonly name = "StateChanged";
}

/** The answer to a commit was lost, and its trace was gone when it was searched for. */
export class OutcomeUnknown extends Error {
  override readonly name = "OutcomeUnknown";
}

/** A batch has to count sums before it can decide on a hold (`UncountedBudgets`). */
export class CountFirst extends Error {
  override readonly name = "CountFirst";
  readonly request: HoldRequest;
  readonly periods: readonly PeriodToCount[];
  /**
   * Whether an earlier call of the batch changes what is counted, or was decided on the periods
   * before the count, so that the calls before the hold need a transaction of their own.
   */
  readonly isLate: boolean;

  constructor(request: HoldRequest, periods: readonly PeriodToCount[], isLate: boolean) {
    super("the sums of a budget's period must be counted before a hold");
    this.request = request;
    this.periods = periods;
    this.isLate = isLate;
  }

  /** Returns the error if it is one of these, otherwise throws it. */
  static orThrow(error: unknown): CountFirst {
    if (error instanceof CountFirst) return error;
    throw error;
  }
}

/** Deadlock, failed serialization, and a unique value that another process wrote meanwhile. */
const conflicts = new Set(["40P01", "40001", "23505"]);

/** Division by zero: a statement's way to refuse to write (see write-changes.ts). */
const GUARD_REFUSED = "22012";

/**
 * SQLSTATE classes of errors that the call causes: bad data, a violated constraint, or a limit of
 * the server such as the maximum size of an index entry.
 */
const faultClasses = new Set(["22", "23", "54"]);

/**
 * `conflict`: retry at once. `fault`: caused by the call. `away`: the database is unavailable.
 * `unknown`: the outcome can no longer be determined, so the call must not be repeated.
 */
export type FailureKind = "conflict" | "fault" | "away" | "unknown";

/** Classifies the failure that ended a batch. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof OutcomeUnknown) return "unknown";
  if (error instanceof Fenced || error instanceof StateChanged) return "conflict";
  // The halves of the batch succeed.
  if (error instanceof CountFirst) return "conflict";
  if (error instanceof RangeError || error instanceof TypeError) return "fault";
  const code = sqlState(error);
  if (code === null) return "away";
  if (conflicts.has(code) || code === GUARD_REFUSED) return "conflict";
  return faultClasses.has(code.slice(0, 2)) ? "fault" : "away";
}

/**
 * Reports whether the error is bad data or a violated constraint, even if a retry might have
 * succeeded.
 */
export function isOwnFault(error: unknown): boolean {
  const code = sqlState(error);
  if (code === null) return failureKind(error) === "fault";
  return code !== GUARD_REFUSED && faultClasses.has(code.slice(0, 2));
}

/**
 * Reports whether the ledger's data refuses a write whose rows are locked: a violated constraint, a
 * guard of the statement, or a value that cannot be read. A retry does not help.
 */
export function isDataRefusal(error: unknown): boolean {
  return isOwnFault(error) || sqlState(error) === GUARD_REFUSED;
}

/**
 * Reports whether the server itself rejected the statement, so that its transaction is rolled back.
 */
export function isRefusal(error: unknown): error is pg.DatabaseError {
  const code = sqlState(error);
  // Class 57P is a shutdown of the server, which may follow the commit; 08 is a connection failure.
  return code !== null && !code.startsWith("57P") && !code.startsWith("08");
}

/** Reports whether the server cancelled the statement, for example after its time limit. */
export function isCancelled(error: unknown): boolean {
  return sqlState(error) === "57014";
}

/** Returns the message for the caller; the error of a broken connection may have none. */
export function messageOf(error: unknown): string {
  if (error instanceof Error && error.message !== "") return error.message;
  return "the database does not answer";
}

function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}
