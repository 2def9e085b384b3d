import pg from "pg";

/** The process's row is gone from `replicas`: its holds were resolved, its writes are refused. */
export class Fenced extends Error {
  override readonly name = "Fenced";
}

/** The ledger is not as this process remembers it; nothing was written. */
export class StateChanged extends Error {
  override readonly name = "StateChanged";
}

/** A commit whose answer was lost, and whose trace was gone when it was looked for. */
export class OutcomeUnknown extends Error {
  override readonly name = "OutcomeUnknown";
}

/** Deadlock, failed serialization, and a unique value that another process wrote meanwhile. */
const conflicts = new Set(["40P01", "40001", "23505"]);

/** The division by zero by which a statement refuses to write (see write-changes.ts). */
const GUARD_REFUSED = "22012";

/**
 * Classes of SQLSTATE that are the call's own fault: bad data, a broken rule, a limit of the server's
 * such as the longest value of an index.
 */
const faultClasses = new Set(["22", "23", "54"]);

/**
 * `conflict`: worth another attempt at once. `fault`: the call's own. `away`: the database's.
 * `unknown`: what became of it can no longer be found, hence nothing may be done again.
 */
export type FailureKind = "conflict" | "fault" | "away" | "unknown";

/** What a failure means for the batch that it ended. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof OutcomeUnknown) return "unknown";
  if (error instanceof Fenced || error instanceof StateChanged) return "conflict";
  if (error instanceof RangeError || error instanceof TypeError) return "fault";
  const code = sqlState(error);
  if (code === null) return "away";
  if (conflicts.has(code) || code === GUARD_REFUSED) return "conflict";
  return faultClasses.has(code.slice(0, 2)) ? "fault" : "away";
}

/** True: bad data or a broken rule, also where another attempt could have met it no more. */
export function isOwnFault(error: unknown): boolean {
  const code = sqlState(error);
  if (code === null) return failureKind(error) === "fault";
  return code !== GUARD_REFUSED && faultClasses.has(code.slice(0, 2));
}

/**
 * True: the server itself reported that the statement failed, so that its transaction is undone.
 */
export function isRefusal(error: unknown): boolean {
  const code = sqlState(error);
  // Class 57 is the server's own end, which may come after the commit; 08 is the connection's.
  return code !== null && !code.startsWith("57P") && !code.startsWith("08");
}

/** True: the server ended the statement, as it does when its time is over. */
export function isCancelled(error: unknown): boolean {
  return sqlState(error) === "57014";
}

/** The message for the caller; a broken connection may have none. */
export function messageOf(error: unknown): string {
  if (error instanceof Error && error.message !== "") return error.message;
  return "the database does not answer";
}

function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}
