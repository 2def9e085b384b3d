import type { ReportFilter } from "../../core/ledger/reports.ts";
import type { Steps } from "../operations/steps.ts";
import type { Row } from "../shared/rows.ts";
import { Sql, sqlite } from "../shared/sql.ts";

const ROWS = 20_000;
const LAST_HOUR = 20_199;

/**
 * The hourly sums of one busy account over 200 hours, and of names that were used in only one hour.
 */
export const FILL_SUMS = [
  `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS - 1})
  INSERT INTO hourly_sums SELECT 'busy', 20000 + i / 100, 'key' || (i % 10),
    'model' || (i / 10 % 10), 'upstream' || (i % 2), 1, 1, 1, -1, 1, 0, 0, 0 FROM n`,
  `INSERT INTO hourly_sums VALUES
    ('busy', 20000, 'old-key', 'old-model', 'old-upstream', 1, 1, 1, -1, 1, 0, 0, 0),
    ('busy', ${LAST_HOUR}, 'new-key', 'new-model', 'new-upstream', 1, 1, 1, -1, 1, 0, 0, 0)`,
];

/** Queries, and the indices in which their hours are looked up. */
export const hourLookUps: readonly (readonly [
  string,
  ReportFilter,
  readonly ("key" | "model" | "upstream")[],
])[] = [
  ["a key used in all hours", { keyId: "key1" }, ["key"]],
  ["a key used in the first hour", { keyId: "old-key" }, ["key"]],
  ["a key used in the last hour", { keyId: "new-key" }, ["key"]],
  ["a key that was never used", { keyId: "no-key" }, ["key"]],
  ["a model used in all hours", { model: "model1" }, ["model"]],
  ["a model used in the first hour", { model: "old-model" }, ["model"]],
  ["a model used in the last hour", { model: "new-model" }, ["model"]],
  ["a model that was never used", { model: "no-model" }, ["model"]],
  ["an upstream used in all hours", { upstream: "upstream1" }, ["upstream"]],
  ["an upstream used in the first hour", { upstream: "old-upstream" }, ["upstream"]],
  ["an upstream used in the last hour", { upstream: "new-upstream" }, ["upstream"]],
  ["an upstream that was never used", { upstream: "no-upstream" }, ["upstream"]],
  [
    "a model that was never used, for an account",
    { accountId: "busy", model: "no-model" },
    ["model"],
  ],
  [
    "an upstream that was never used, for a model",
    { model: "model1", upstream: "no-upstream" },
    ["model", "upstream"],
  ],
];

/** Returns every statement on the hourly sums of an operation that makes no other queries. */
export async function statementsOnSums(
  steps: Steps<unknown>,
  rowsOf: (statement: Sql) => readonly Row[] | Promise<readonly Row[]>,
): Promise<readonly Sql[]> {
  const statements: Sql[] = [];
  let step = steps.next([]);
  while (step.done !== true) {
    const statement = step.value;
    if (!(statement instanceof Sql)) throw new Error("the operation has only statements");
    if (statement.in(sqlite).text.includes("hourly_sums")) statements.push(statement);
    step = steps.next(await rowsOf(statement));
  }
  return statements;
}
