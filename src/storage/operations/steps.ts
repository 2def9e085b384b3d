import type { Row } from "../shared/rows.ts";
import type { Sql } from "../shared/sql.ts";

/**
 * A statement of one database alone, such as what keeps the other processes of the ledger off until
 * the transaction ends: the embedded store has its ledger to itself.
 */
export interface SpecialStep {
  readonly only: "sqlite" | "postgres";
  readonly sql: Sql;
}

/**
 * From `begin` to `end` all statements, which only read, see one state of the ledger.
 */
export type SnapshotStep = "begin" | "end";

/**
 * An operation of the store, the same for both: it gives its statements one by one and takes the
 * rows of each. SQLite carries them out within a turn of the loop, PostgreSQL by round trips.
 */
export type Steps<Result> = Generator<Sql | SpecialStep | SnapshotStep, Result, readonly Row[]>;

/** The statement of a step for one of the databases; null: it is not for that one. */
export function statementOf(step: Sql | SpecialStep, database: SpecialStep["only"]): Sql | null {
  if (!("only" in step)) return step;
  return step.only === database ? step.sql : null;
}
