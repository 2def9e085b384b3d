import type { Schemas } from "../../../generated/admin/types.ts";
import { unmatchedPatterns } from "../../upstreams/catalog/plan.ts";
import type { KeySettings } from "../../core/ledger/accounts.ts";
import type { KeyDetails } from "../../core/ledger/settings.ts";
import { formatAmount } from "../../core/money/amounts.ts";
import type { AdminDependencies } from "./operation.ts";
import { budgetRecord } from "../../core/ledger/budget-record.ts";
import { isoOrNull, readAmount, readMoment } from "./values.ts";

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
    unlisted_fields: key.unlistedFields,
    spending_limit: key.spendingLimit === null ? null : formatAmount(key.spendingLimit),
    spent: key.spent === null ? null : formatAmount(key.spent),
    budget: budgetRecord(key.budget, nowMs),
    created_at: new Date(key.createdAtMs).toISOString(),
    expires_at: isoOrNull(key.expiresAtMs),
    previous_expires_at: isoOrNull(key.previousExpiresAtMs),
    revoked_at: isoOrNull(key.revokedAtMs),
    made_by: key.madeBy,
    last_used_at: isoOrNull(key.lastUsedHourMs),
  };
}

/** Returns the settings in a body; throws for an amount or a date that is not valid. */
export function readSettings(body: Schemas["KeyUpdate"]): Partial<KeySettings> {
  const { label, models, spending_limit: limit, expires_at: expires } = body;
  const { unlisted_fields: unlistedFields } = body;
  return {
    ...(label !== undefined && { label }),
    ...(models !== undefined && { models }),
    ...(unlistedFields !== undefined && { unlistedFields }),
    ...(limit !== undefined && {
      spendingLimit: limit === null ? null : readAmount(limit, "spending_limit", "zero"),
    }),
    ...(expires !== undefined && {
      expiresAtMs: expires === null ? null : readMoment(expires, "expires_at"),
    }),
  };
}

/** Returns warnings about settings of a key that are valid but probably unintended. */
export function warningsOf(
  key: KeyDetails,
  dependencies: Pick<AdminDependencies, "catalog" | "now">,
): readonly string[] {
  const unmatched = unmatchedPatterns(key.models ?? [], dependencies.catalog().models.keys());
  return [
    ...(statusOf(key, dependencies.now()) === "expired" ? ["this key has already expired"] : []),
    ...unmatched.map(
      (pattern) => `${JSON.stringify(pattern)} matches no model of this configuration`,
    ),
  ];
}
