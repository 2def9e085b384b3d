import type { Row } from "../shared/rows.ts";
import type { Sql } from "../shared/sql.ts";

/**
 * A statement for only one of the databases. PostgreSQL, for example, needs locks against other
 * processes until the transaction ends; the embedded store has no other processes.
 */
export interface SpecialStep {
  readonly only: "sqlite" | "postgres";
  readonly sql: Sql;
}

/** Marks the begin and end of a range of reads that see one state of the ledger. */
export type SnapshotStep = "begin" | "end";

/**
 * An operation of the store, the same for both databases: it yields its statements one by one and
 * receives the rows of each. SQLite runs them in one turn of the event loop, PostgreSQL in round
 * trips.
 */
export type Steps<Result> = Generator<Sql | SpecialStep | SnapshotStep, Result, readonly Row[]>;

/** Returns the statement of a step for one database; null: it is not for this database. */
export function statementOf(step: Sql | SpecialStep, database: SpecialStep["only"]): Sql | null {
  if (!("only" in step)) return step;
  return step.only === database ? step.sql : null;
}
