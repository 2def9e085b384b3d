import type { RepairedSum, UnresolvedHold } from "../../core/ledger/unresolved-holds.ts";
import { budgetPeriods } from "../../core/ledger/budget.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { StoreArgument } from "../shared/calling-store.ts";
import { amount, oneOf, onlyRow, text, total } from "../shared/rows.ts";
import { sql } from "../shared/sql.ts";
import { LOCK_ACCOUNT } from "./accounts.ts";
import { countBudget, type BudgetScope } from "./budgets.ts";
import { addedSums, putLimit } from "./keys.ts";
import type { Steps } from "./steps.ts";
import { unresolvedHolds } from "./unresolved-holds.ts";
import { wrongBudgets } from "./verification.ts";

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
 * The balance is not among them: the chain of entries proves it. The lock makes every process read
 * the sums again.
 */
export function* repairSums(repair: StoreArgument<"repairSums">): Steps<readonly RepairedSum[]> {
  yield { only: "postgres", sql: sql`${LOCK_ACCOUNT} WHERE id = ${repair.accountId}` };
  return [
    ...(yield* repairAccount(repair)),
    ...(yield* repairKeys(repair)),
    ...(yield* repairBudgets("account", repair)),
    ...(yield* repairBudgets("key", repair)),
  ];
}

type Repair = StoreArgument<"repairSums">;

/** A held amount above the balance shows that the balance is wrong; it stays. */
function* repairAccount({ accountId: id }: Repair): Steps<readonly RepairedSum[]> {
  const inHolds = sql`(SELECT CAST(coalesce(sum(amount), 0) AS bigint) FROM holds
    WHERE account_id = ${id})`;
  const [wrong] = yield sql`SELECT held, ${inHolds} AS in_holds FROM accounts
    WHERE id = ${id} AND held <> ${inHolds} AND balance >= ${inHolds}`;
  if (wrong === undefined) return [];
  const [before, after] = [amount(wrong, "held"), amount(wrong, "in_holds")];
  yield sql`UPDATE accounts SET held = ${after} WHERE id = ${id}`;
  return [
    {
      scope: "account",
      id,
      before: { held: before, spent: null },
      after: { held: after, spent: null },
    },
  ];
}

function* repairKeys({ accountId }: Repair): Steps<readonly RepairedSum[]> {
  const repaired: RepairedSum[] = [];
  const keys = yield sql`SELECT id, spent, held,
      coalesce(lowered_limit, spending_limit) AS spending_limit
    FROM api_keys WHERE account_id = ${accountId} AND spending_limit IS NOT NULL ORDER BY id`;
  for (const row of keys) {
    const id = text(row, "id");
    const before = { held: amount(row, "held"), spent: amount(row, "spent") };
    const added = onlyRow(yield addedSums(accountId, id));
    const spent = total(added, "spent");
    if (typeof spent !== "number") continue;
    const after = { held: amount(added, "held"), spent: nanoUsd(spent) };
    if (after.held === before.held && after.spent === before.spent) continue;
    yield* putLimit(id, amount(row, "spending_limit"), after);
    repaired.push({ scope: "key", id, before, after });
  }
  return repaired;
}

function* repairBudgets(
  scope: BudgetScope,
  { accountId, atMs }: Repair,
): Steps<readonly RepairedSum[]> {
  const repaired: RepairedSum[] = [];
  const wrong = yield sql`SELECT id, period, amount, spent, held FROM ${wrongBudgets(scope)}
    WHERE account_id = ${accountId} ORDER BY id`;
  for (const row of wrong) {
    const id = text(row, "id");
    const before = { held: amount(row, "held"), spent: amount(row, "spent") };
    const terms = { limit: amount(row, "amount"), period: oneOf(row, "period", budgetPeriods) };
    yield* countBudget(scope, id, { terms, atMs });
    const counted = onlyRow(
      yield sql`SELECT spent, held FROM budgets WHERE scope = ${scope} AND id = ${id}`,
    );
    const after = { held: amount(counted, "held"), spent: amount(counted, "spent") };
    repaired.push({ scope: `${scope} budget`, id, before, after });
  }
  return repaired;
}
