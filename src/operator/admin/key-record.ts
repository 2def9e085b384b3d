import type { Schemas } from "../../../generated/admin/types.ts";
import { unmatchedPatterns } from "../../upstreams/catalog/unmatched-patterns.ts";
import type { KeyDetails } from "../../core/ledger/settings.ts";
import { formatAmount } from "../../core/money/amounts.ts";
import type { AdminContext } from "./admin-context.ts";
import { budgetRecord } from "../../core/ledger/budget-record.ts";
import { isoOrNull } from "./values.ts";

function statusOf(key: KeyDetails, nowMs: number): Schemas["Key"]["status"] {
  if (key.revokedAtMs !== null) return "revoked";
  return key.expiresAtMs !== null && key.expiresAtMs <= nowMs ? "expired" : "active";
}

/** Returns a key in the form of the admin API, without its secret. */
export function keyRecord(key: KeyDetails, nowMs: number): Schemas["Key"] {
  return {
    object: "key",
    id: key.id,
    account_id: key.accountId,
    label: key.label,
    status: statusOf(key, nowMs),
    models: key.models,
    spending_limit: key.spendingLimit === null ? null : formatAmount(key.spendingLimit),
    spent: key.spent === null ? null : formatAmount(key.spent),
    budget: budgetRecord(key.budget, nowMs),
    created_at: new Date(key.createdAtMs).toISOString(),
    expires_at: isoOrNull(key.expiresAtMs),
    previous_expires_at: isoOrNull(key.previousExpiresAtMs),
    revoked_at: isoOrNull(key.revokedAtMs),
  };
}

/** Returns warnings about settings of a key that are valid but probably unintended. */
export function warningsOf(key: KeyDetails, context: AdminContext): readonly string[] {
  const unmatched = unmatchedPatterns(key.models ?? [], context.catalog().models.keys());
  return [
    ...(statusOf(key, context.now()) === "expired" ? ["this key has already expired"] : []),
    ...unmatched.map(
      (pattern) => `${JSON.stringify(pattern)} matches no model of this configuration`,
    ),
  ];
}
