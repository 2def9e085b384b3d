import type { AccountDetails, DetailedAccount } from "../../core/ledger/accounts.ts";
import { entryDigest, genesisHash, linkHash, noSums } from "../../core/ledger/chain.ts";
import { openingEntry } from "../../core/ledger/entry.ts";
import {
  decideAccountUpdate,
  type AccountUpdate,
  type AccountUpdateResult,
} from "../../core/ledger/settings.ts";
import type { StoreArgument } from "../shared/calling-store.ts";
import { joinedAccount, SELECT_ACCOUNT } from "../shared/records.ts";
import { onlyRow } from "../shared/rows.ts";
import { constant, sql } from "../shared/sql.ts";
import { setBudget } from "./budgets.ts";
import { LOCK_ACCOUNT } from "./lock-account.ts";
import type { Steps } from "./steps.ts";

/** Creates an account with its opening balance; null if another account has its external id. */
export function* createAccount(
  account: StoreArgument<"createAccount">,
): Steps<DetailedAccount | null> {
  const { id, name, planId, balance, budget = null, details, atMs } = account;
  if (details !== undefined && (yield* isTaken(id, details))) return null;
  const opening = openingEntry(account);
  const genesis = genesisHash(id, noSums);
  const head = balance === 0 ? genesis : linkHash(genesis, entryDigest(opening));
  yield sql`INSERT INTO accounts
      (id, name, plan_id, balance, held, spent, topped_up, created_at_ms, head)
    VALUES (${id}, ${name}, ${planId}, ${balance}, 0, 0, ${balance}, ${atMs}, ${head})`;
  if (balance !== 0) {
    yield sql`INSERT INTO entries (kind, reference, account_id, amount, at_ms, actor, hash)
      VALUES ('top-up', ${opening.id}, ${id}, ${balance}, ${atMs}, ${opening.actor}, ${head})`;
    yield { only: "sqlite", sql: sql`UPDATE chained SET seq = (SELECT max(seq) FROM entries)` };
  }
  if (details !== undefined) yield* putDetails(id, details);
  if (budget !== null) yield* setBudget("account", id, { terms: budget, atMs });
  return joinedAccount(onlyRow(yield accountRows(id)));
}

/** Changes an account, also while it has requests in flight. */
export function* updateAccount(update: AccountUpdate): Steps<AccountUpdateResult> {
  const { id, budget, details, atMs } = update;
  yield { only: "postgres", sql: sql`${LOCK_ACCOUNT} WHERE id = ${id}` };
  const [before] = (yield accountRows(id)).map(joinedAccount);
  const decided = decideAccountUpdate(update, before ?? null);
  if (decided.result !== "write") return decided;
  if (details !== undefined) {
    if (yield* isTaken(id, details)) return { result: "external-id-taken" };
    yield* putDetails(id, { ...before, ...details });
  }
  const { name, planId, suspendedAtMs, closedAtMs } = decided.settings;
  yield sql`UPDATE accounts SET name = ${name}, plan_id = ${planId},
    suspended_at_ms = ${suspendedAtMs}, closed_at_ms = ${closedAtMs} WHERE id = ${id}`;
  if (budget !== undefined) yield* setBudget("account", id, { terms: budget, atMs });
  return { result: "updated", account: joinedAccount(onlyRow(yield accountRows(id))) };
}

const accountRows = (id: string) => sql`${constant(SELECT_ACCOUNT)} WHERE a.id = ${id}`;

/**
 * Reports whether another account has the external id. The lock prevents another account from
 * getting it before the change commits.
 */
function* isTaken(id: string, { externalId = null }: Partial<AccountDetails>): Steps<boolean> {
  if (externalId === null) return false;
  const lock = sql`LOCK TABLE account_details IN SHARE ROW EXCLUSIVE MODE`;
  yield { only: "postgres", sql: lock };
  const others = yield sql`SELECT 1 AS taken FROM account_details
    WHERE external_id = ${externalId} AND account_id <> ${id}`;
  return others.length > 0;
}

/** Writes the details of a customer; absent fields are removed. */
function* putDetails(id: string, details: Partial<AccountDetails>): Steps<void> {
  const { externalId = null, email = null, metadata = {}, webhookUrl = null } = details;
  const metadataJson = Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : null;
  yield sql`INSERT INTO account_details (account_id, external_id, email, metadata, webhook_url)
    VALUES (${id}, ${externalId}, ${email}, ${metadataJson}, ${webhookUrl})
    ON CONFLICT (account_id) DO UPDATE SET external_id = excluded.external_id,
      email = excluded.email, metadata = excluded.metadata, webhook_url = excluded.webhook_url`;
}
