import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { VerifyQuery, VerifyReport } from "../../core/ledger/verification.ts";
import { verifyLedger } from "../../core/ledger/verify-ledger.ts";
import { kinds, type SharedOperation } from "../shared/calling-store.ts";
import { stepsOf } from "../operations/operations.ts";
import {
  statementOf,
  type SnapshotStep,
  type SpecialStep,
  type Steps,
} from "../operations/steps.ts";
import { verify, VERIFY_SIZE } from "../operations/verify.ts";
import type { Row } from "../shared/rows.ts";
import { sqlite, type Sql } from "../shared/sql.ts";

/** Texts differ by the given filters; the bound is far above the number in use. */
const PREPARED_MAX = 200;

/** Runs the operations that both stores share. */
export class Statements {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run(operation: SharedOperation, argument: unknown): unknown {
    const act = () => this.carryOut(stepsOf(operation, argument));
    return kinds[operation] === "snapshot" ? inOneState(this.#database, act) : act();
  }

  /** Runs steps within the open transaction, if there is one. */
  carryOut<Result>(steps: Steps<Result>): Result {
    // Inside a transaction all statements see one state anyway.
    const alone = !this.#database.isTransaction;
    try {
      let step = steps.next([]);
      while (step.done !== true) step = steps.next(this.#rowsOfStep(step.value, alone));
      return step.value;
    } finally {
      if (alone && this.#database.isTransaction) this.#database.exec("ROLLBACK");
    }
  }

  #rowsOfStep(step: Sql | SpecialStep | SnapshotStep, alone: boolean): readonly Row[] {
    if (step === "begin" || step === "end") {
      if (alone) this.#database.exec(step === "begin" ? "BEGIN" : "COMMIT");
      return [];
    }
    const statement = statementOf(step, "sqlite");
    return statement === null ? [] : this.#rows(statement);
  }

  #rows(step: Sql): readonly Row[] {
    const { text, values } = step.in(sqlite);
    let statement = this.#prepared.get(text);
    if (statement === undefined) {
      if (this.#prepared.size >= PREPARED_MAX) this.#prepared.clear();
      statement = this.#database.prepare(text);
      this.#prepared.set(text, statement);
    }
    return statement.all(...values);
  }
}

/** Runs reads in one transaction, so that all of them see one state of the ledger. */
function inOneState<Result>(database: DatabaseSync, read: () => Result): Result {
  const alone = !database.isTransaction;
  if (alone) database.exec("BEGIN");
  try {
    return read();
  } finally {
    // A failure may have ended the transaction.
    if (alone && database.isTransaction) database.exec("COMMIT");
  }
}

/** Verifies all entries of a database. */
export function verifyAll(database: DatabaseSync, size = VERIFY_SIZE): Promise<VerifyReport> {
  const statements = new Statements(database);
  const part = (query?: VerifyQuery) => Promise.resolve(statements.carryOut(verify(query, size)));
  return verifyLedger({ verify: part }, { full: true, keep: null });
}
