import type {
  CountedSums,
  RepairedSum,
  UnresolvedHold,
} from "../../core/ledger/unresolved-holds.ts";
import { CLOCKS_DIFFER_MS } from "../../core/ledger/budget.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { StoreArgument } from "../shared/calling-store.ts";
import { amount, onlyRow, text, total } from "../shared/rows.ts";
import { periodEndMs, sql, startedAtMs } from "../shared/sql.ts";
import { LOCK_ACCOUNT } from "./lock-account.ts";
import { countBudget, readBudget, type BudgetScope } from "./budgets.ts";
import { addedSums, putLimit } from "./keys.ts";
import type { Steps } from "./steps.ts";
import { unresolvedHolds } from "./unresolved-holds.ts";
import { CLOCKS_DIFFER } from "./verification.ts";

export function* listUnresolvedHolds({
  accountId,
}: StoreArgument<"listUnresolvedHolds">): Steps<readonly UnresolvedHold[]> {
  const ofAccount = accountId === null ? sql`` : sql`WHERE account_id = ${accountId}`;
  const rows = yield sql`SELECT * FROM ${unresolvedHolds} AS unresolved ${ofAccount}
    ORDER BY request_id`;
  return rows.map((row) => ({
    requestId: text(row, "request_id"),
    accountId: text(row, "account_id"),
    amount: amount(row, "amount"),
    reason: text(row, "reason"),
  }));
}

/**
 * Sets the sums of an account, its keys and their budgets that contradict its entries and holds.
 * The balance is not among them: the chain of entries proves it. The wrong ones are sought first,
 * for all keys at once, and computed anew under the account's lock, for which requests wait. The
 * lock makes every process read the sums again.
 */
export function* repairSums(repair: StoreArgument<"repairSums">): Steps<readonly RepairedSum[]> {
  const keys = yield* suspectKeys(repair);
  const budgets = [
    ...(yield* suspectBudgets("account", repair)),
    ...(yield* suspectBudgets("key", repair)),
  ];
  yield { only: "postgres", sql: sql`${LOCK_ACCOUNT} WHERE id = ${repair.accountId}` };
  const repaired = [...(yield* repairAccount(repair))];
  for (const id of keys) repaired.push(...(yield* repairKey(id, repair)));
  for (const budget of budgets) repaired.push(...(yield* repairBudget(budget, repair)));
  return repaired;
}

type Repair = StoreArgument<"repairSums">;

/**
 * A held amount above the balance stays, because the schema refuses it: holds were placed on a sum
 * that was too low, and the account needs a top-up before they can end.
 */
function* repairAccount({ accountId: id }: Repair): Steps<readonly RepairedSum[]> {
  const inHolds = sql`(SELECT CAST(coalesce(sum(amount), 0) AS bigint) FROM holds
    WHERE account_id = ${id})`;
  const [wrong] = yield sql`SELECT held, ${inHolds} AS in_holds FROM accounts
    WHERE id = ${id} AND held <> ${inHolds} AND balance >= ${inHolds}`;
  if (wrong === undefined) return [];
  const [before, after] = [amount(wrong, "held"), amount(wrong, "in_holds")];
  yield sql`UPDATE accounts SET held = ${after} WHERE id = ${id}`;
  const sums = { before: { held: before, spent: null }, after: { held: after, spent: null } };
  return [{ scope: "account", id, ...sums }];
}

/** Returns the keys with a limit whose sums differ from their entries and holds. */
function* suspectKeys({ accountId }: Repair): Steps<readonly string[]> {
  const rows = yield sql`SELECT k.id FROM api_keys k
    LEFT JOIN (SELECT key_id, sum(-amount) AS spent FROM hourly_sums
      WHERE account_id = ${accountId} GROUP BY key_id) s ON s.key_id = k.id
    LEFT JOIN (SELECT key_id, sum(amount) AS held FROM holds
      WHERE account_id = ${accountId} GROUP BY key_id) h ON h.key_id = k.id
    WHERE k.account_id = ${accountId} AND k.spending_limit IS NOT NULL
      AND (k.spent <> coalesce(s.spent, 0) OR k.held <> coalesce(h.held, 0)) ORDER BY k.id`;
  return rows.map((row) => text(row, "id"));
}

function* repairKey(id: string, { accountId }: Repair): Steps<readonly RepairedSum[]> {
  const [row] =
    yield sql`SELECT spent, held, coalesce(lowered_limit, spending_limit) AS spending_limit
    FROM api_keys WHERE id = ${id} AND spending_limit IS NOT NULL`;
  const added = onlyRow(yield addedSums(accountId, id));
  const spent = total(added, "spent");
  if (row === undefined || typeof spent !== "number") return [];
  const before = { held: amount(row, "held"), spent: amount(row, "spent") };
  const after = { held: amount(added, "held"), spent: nanoUsd(spent) };
  if (isSame(before, after)) return [];
  yield* putLimit(id, amount(row, "spending_limit"), after);
  return [{ scope: "key", id, before, after }];
}

interface BudgetName {
  readonly scope: BudgetScope;
  readonly id: string;
}

/**
 * Returns the budgets whose period lies in the future or whose sums differ. The entries of the account since the first of their
 * periods are read once. A period that began before an archived entry is over, so that its amount
 * spent is not compared.
 */
function* suspectBudgets(
  scope: BudgetScope,
  { accountId, atMs }: Repair,
): Steps<readonly BudgetName[]> {
  const owner = scope === "account" ? sql`u.account_id` : sql`u.key_id`;
  const ownerOfHold = scope === "account" ? sql`h.account_id` : sql`h.key_id`;
  const ids =
    scope === "account"
      ? sql`(${accountId})`
      : sql`(SELECT id FROM api_keys WHERE account_id = ${accountId})`;
  const rows = yield sql`WITH own AS (
      SELECT b.*, ${periodEndMs} AS period_end_ms, CASE WHEN EXISTS (SELECT 1 FROM log_places WHERE kind = 'archived'
        AND before_ms > b.starts_at_ms) THEN 1 ELSE 0 END AS is_archived
      FROM budgets b WHERE b.scope = ${scope} AND b.id IN ${ids}),
    entered AS (
      SELECT own.id, sum(-u.amount - coalesce(r.amount, 0)) AS spent
      FROM entries u JOIN own ON own.id = ${owner} AND own.is_archived = 0
      LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
      WHERE u.account_id = ${accountId} AND u.kind = 'usage'
        AND u.at_ms >= (SELECT min(starts_at_ms) FROM own) - ${CLOCKS_DIFFER}
        AND CAST(${startedAtMs} AS bigint) >= own.starts_at_ms
        AND CAST(${startedAtMs} AS bigint) < own.period_end_ms GROUP BY own.id),
    placed AS (
      SELECT own.id, sum(h.amount) AS held FROM holds h
      JOIN own ON own.id = ${ownerOfHold} AND h.started_at_ms >= own.starts_at_ms
        AND h.started_at_ms < own.period_end_ms
      WHERE h.account_id = ${accountId} GROUP BY own.id)
    SELECT own.id FROM own LEFT JOIN entered ON entered.id = own.id
      LEFT JOIN placed ON placed.id = own.id
    WHERE own.starts_at_ms > ${atMs + CLOCKS_DIFFER_MS}
      OR own.held <> coalesce(placed.held, 0) OR own.spent + own.held > own.ceiling
      OR own.is_archived = 0 AND own.spent <> coalesce(entered.spent, 0) ORDER BY own.id`;
  return rows.map((row) => ({ scope, id: text(row, "id") }));
}

function* repairBudget({ scope, id }: BudgetName, { atMs }: Repair): Steps<readonly RepairedSum[]> {
  const found = yield* readBudget(scope, id);
  if (found === null) return [];
  yield* countBudget(scope, id, { limit: found.limit, schedule: found, atMs });
  const counted = yield* readBudget(scope, id);
  if (counted === null) return [];
  const before = { held: found.held, spent: found.spent };
  const after = { held: counted.held, spent: counted.spent };
  return isSame(before, after) ? [] : [{ scope: `${scope} budget`, id, before, after }];
}

function isSame(one: CountedSums, other: CountedSums): boolean {
  return one.held === other.held && one.spent === other.spent;
}
