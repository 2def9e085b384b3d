import type { Pool, PoolClient } from "pg";
import {
  ChangeInDoubt,
  ReportTimeout,
  StoreUnavailable,
} from "../../core/errors/store-unavailable.ts";
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
import { postgres, type Sql } from "../shared/sql.ts";
import type { Connections } from "./connections/connections.ts";
import { isCancelled, isOwnFault, messageOf, OutcomeUnknown } from "./connections/failures.ts";
import { inTransaction, withClient } from "./connections/transaction.ts";

type Pools = Pick<Connections, "reports" | "changes" | "sideNotes">;

/**
 * Runs an operation that both stores share; reports and changes use separate connections. Each
 * failure is a refusal, an outage, or a change in doubt.
 */
export function runOperation(
  pools: Pools,
  operation: SharedOperation,
  argument: unknown,
): Promise<unknown> {
  return withClassifiedFailure(() => runSteps(pools, operation, argument));
}

/** Does work of an operation, whose failure is a refusal, an outage, or a change in doubt. */
export async function withClassifiedFailure<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    if (error instanceof OutcomeUnknown) throw new ChangeInDoubt(error.message, { cause: error });
    if (isOwnFault(error)) throw new Error(messageOf(error), { cause: error });
    throw new StoreUnavailable(messageOf(error), { cause: error });
  }
}

function runSteps(
  { reports, changes, sideNotes }: Pools,
  operation: SharedOperation,
  argument: unknown,
): Promise<unknown> {
  const act = (at: Pool | PoolClient) => executeSteps(at, stepsOf(operation, argument));
  const timeoutMs = timeoutOf(argument);
  switch (kinds[operation]) {
    case "read":
    case "long-read":
      return timeoutMs === undefined ? act(reports) : inOneState(reports, act, timeoutMs);
    case "snapshot":
      return inOneState(reports, act, timeoutMs);
    case "walk":
      return withClient(reports, act);
    case "read-of-change":
      return act(changes);
    case "client-note":
      return inTransaction(sideNotes, act, isKept);
    case "note":
    case "change":
      return inTransaction(changes, act, isKept);
  }
}

/** Verifies all entries in the caller's transaction, without concurrent writers. */
export function verifyAlone(client: PoolClient): Promise<VerifyReport> {
  const size = { ...VERIFY_SIZE, isAlone: true };
  const part = (query?: VerifyQuery) => executeSteps(client, verify(query, size));
  return verifyLedger({ verify: part }, { full: true, keep: null });
}

/**
 * Reports whether a change is committed: a refused one is rolled back, including the trace of its
 * lock.
 */
function isKept(result: unknown): boolean {
  const isAnswer = typeof result === "object" && result !== null && "result" in result;
  return !isAnswer || result.result === "updated";
}

/** Runs steps that read, or the steps of a transaction. */
export async function executeSteps<Result>(
  at: Pool | PoolClient,
  steps: Steps<Result>,
): Promise<Result> {
  let step = steps.next([]);
  while (step.done !== true) {
    step = steps.next(await rowsOfStep(at, step.value));
  }
  return step.value;
}

async function rowsOfStep(
  at: Pool | PoolClient,
  step: Sql | SpecialStep | SnapshotStep,
): Promise<readonly Row[]> {
  if (step === "begin" || step === "end") {
    await at.query(step === "begin" ? BEGIN_SNAPSHOT : "COMMIT");
    return [];
  }
  const statement = statementOf(step, "postgres");
  return statement === null ? [] : rowsOf(at, statement);
}

const BEGIN_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

async function rowsOf(at: Pool | PoolClient, statement: Sql): Promise<readonly Row[]> {
  const { text, values } = statement.in(postgres);
  return (await at.query<Row>(text, [...values])).rows;
}

/** Returns the time limit of a report, if it has one. */
function timeoutOf(argument: unknown): number | undefined {
  return (argument as { readonly timeoutMs?: number } | undefined)?.timeoutMs;
}

/**
 * Runs queries in one transaction with one snapshot, so that all of them see one state of the
 * ledger. Rejects with `ReportTimeout` if one takes longer than `timeoutMs`.
 */
function inOneState<Result>(
  pool: Pool,
  read: (client: PoolClient) => Promise<Result>,
  timeoutMs?: number,
): Promise<Result> {
  const act = async (client: PoolClient): Promise<Result> => {
    await client.query(BEGIN_SNAPSHOT);
    if (timeoutMs !== undefined) {
      // Applies until the end of the transaction.
      await client.query("SELECT set_config('statement_timeout', $1, true)", [String(timeoutMs)]);
    }
    const result = await read(client);
    await client.query("COMMIT");
    return result;
  };
  return withClient(pool, act).catch((error: unknown) => {
    const isLate = timeoutMs !== undefined && isCancelled(error);
    throw isLate ? new ReportTimeout("the report took too long", { cause: error }) : error;
  });
}
