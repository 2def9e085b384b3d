import { periodOf, type BudgetSchedule, type Period } from "../../core/ledger/budget-calendar.ts";
import {
  CLOCKS_DIFFER_MS,
  continuesPeriod,
  scheduleAfter,
  type BudgetState,
  type BudgetTerms,
} from "../../core/ledger/budget.ts";
import type { PeriodToCount } from "../../core/ledger/hold-periods.ts";
import type { NanoUsd } from "../../core/money/amounts.ts";
import { BUDGET_COLUMNS, budgetState } from "../shared/records.ts";
import { integer, onlyRow } from "../shared/rows.ts";
import { constant, greatest, sql, startedAtMs, type Sql } from "../shared/sql.ts";
import { LOCK_ACCOUNT } from "./lock-account.ts";
import type { Steps } from "./steps.ts";

export type BudgetScope = "account" | "key";

const columns = {
  account: constant("account_id"),
  key: constant("key_id"),
} as const satisfies Record<BudgetScope, Sql>;

/** New terms of a budget; null removes it. */
interface BudgetSetting {
  readonly terms: BudgetTerms | null;
  readonly atMs: number;
}

/**
 * Sets a budget and computes its sums from the entries and holds of its period. A request counts in
 * the period in which its hold was placed, and so does its reversal. A period in the future is not
 * kept. The transaction has locked or created the account.
 */
export function* setBudget(
  scope: BudgetScope,
  id: string,
  { terms, atMs }: BudgetSetting,
): Steps<void> {
  const before = yield* readBudget(scope, id);
  if (terms === null) {
    yield sql`DELETE FROM budgets WHERE scope = ${scope} AND id = ${id}`;
    return;
  }
  const { limit } = terms;
  const schedule = scheduleAfter(before, terms);
  if (before !== null && continuesPeriod(before, schedule, atMs)) {
    yield sql`UPDATE budgets
      SET amount = ${limit}, ceiling = ${greatest}(${limit}, spent + held)
      WHERE scope = ${scope} AND id = ${id}`;
    return;
  }
  yield* countBudget(scope, id, { limit, schedule, atMs });
}

/** Reads the budget of an account or a key; null if there is none. */
export function* readBudget(scope: BudgetScope, id: string): Steps<BudgetState | null> {
  const [row] = yield sql`SELECT ${constant(BUDGET_COLUMNS)} FROM budgets b
    WHERE b.scope = ${scope} AND b.id = ${id}`;
  return row === undefined ? null : budgetState(row);
}

interface NewBudget {
  readonly limit: NanoUsd;
  readonly schedule: BudgetSchedule;
  readonly atMs: number;
}

/** Replaces a budget by one whose sums are computed; see `setBudget`. */
export function* countBudget(
  scope: BudgetScope,
  id: string,
  { limit, schedule, atMs }: NewBudget,
): Steps<void> {
  yield sql`DELETE FROM budgets WHERE scope = ${scope} AND id = ${id}`;
  const column = columns[scope];
  // Time of the latest hold; another clock may have dated it after `atMs`.
  const latest = yield sql`SELECT coalesce(max(started_at_ms), 0) AS latest FROM (
      SELECT started_at_ms FROM holds WHERE ${column} = ${id}
      UNION ALL
      SELECT CAST(${startedAtMs} AS bigint) AS started_at_ms FROM entries u
      WHERE u.${column} = ${id} AND u.kind = 'usage' AND u.at_ms >= ${atMs - CLOCKS_DIFFER_MS}
    ) AS placed WHERE started_at_ms <= ${atMs + CLOCKS_DIFFER_MS}`;
  const period = periodOf(schedule, Math.max(atMs, integer(onlyRow(latest), "latest")));
  const { spent, held, isFollowed } = yield* sumsOf({ scope, id }, period);
  const ceiling = Math.max(limit, spent + held);
  yield sql`INSERT INTO budgets
      (scope, id, period, time_zone, resets_on, amount, ceiling, starts_at_ms, next_starts_at_ms,
        spent, held, is_followed)
    VALUES (${scope}, ${id}, ${schedule.period}, ${schedule.timeZone}, ${schedule.resetsOn},
      ${limit}, ${ceiling}, ${period.startsAtMs}, ${period.endsAtMs}, ${spent}, ${held},
      ${isFollowed})`;
}

/**
 * Moves budgets to periods whose sums are computed. The transaction has locked the account, and has
 * no unwritten change of its holds and entries.
 */
export function* countPeriods(
  { accountId, keyId }: { readonly accountId: string; readonly keyId: string },
  periods: readonly PeriodToCount[],
): Steps<void> {
  // Makes every process read the sums again.
  yield { only: "postgres", sql: sql`${LOCK_ACCOUNT} WHERE id = ${accountId}` };
  for (const { scope, startsAtMs, endsAtMs } of periods) {
    const id = scope === "account" ? accountId : keyId;
    const budget = sql`scope = ${scope} AND id = ${id}`;
    const { spent, held, isFollowed } = yield* sumsOf({ scope, id }, { startsAtMs, endsAtMs });
    yield sql`UPDATE budgets SET starts_at_ms = ${startsAtMs}, next_starts_at_ms = ${endsAtMs}, spent = ${spent}, held = ${held},
      ceiling = ${greatest}(amount, ${spent + held}), is_followed = ${isFollowed} WHERE ${budget}`;
  }
}

interface CountedPeriod {
  readonly spent: number;
  readonly held: number;
  /** 1 if requests are dated after the period, else 0. */
  readonly isFollowed: number;
}

function* sumsOf(
  { scope, id }: { readonly scope: BudgetScope; readonly id: string },
  { startsAtMs, endsAtMs }: Period,
): Steps<CountedPeriod> {
  const column = columns[scope];
  const entries = sql`u.${column} = ${id} AND u.kind = 'usage'
    AND u.at_ms >= ${startsAtMs - CLOCKS_DIFFER_MS}`;
  const sums = yield sql`SELECT
    (SELECT CAST(coalesce(sum(-u.amount - coalesce(r.amount, 0)), 0) AS bigint)
      FROM entries u LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
      WHERE ${entries} AND CAST(${startedAtMs} AS bigint) >= ${startsAtMs}
        AND CAST(${startedAtMs} AS bigint) < ${endsAtMs}) AS spent,
    (SELECT CAST(coalesce(sum(amount), 0) AS bigint) FROM holds
      WHERE ${column} = ${id} AND started_at_ms >= ${startsAtMs}
        AND started_at_ms < ${endsAtMs}) AS held,
    CASE WHEN EXISTS (SELECT 1 FROM holds WHERE ${column} = ${id} AND started_at_ms >= ${endsAtMs})
      OR EXISTS (SELECT 1 FROM entries u
        WHERE ${entries} AND CAST(${startedAtMs} AS bigint) >= ${endsAtMs})
      THEN 1 ELSE 0 END AS is_followed`;
  const row = onlyRow(sums);
  return {
    spent: integer(row, "spent"),
    held: integer(row, "held"),
    isFollowed: integer(row, "is_followed"),
  };
}
