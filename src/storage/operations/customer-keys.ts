import {
  changedKeyId,
  MADE_WITHIN_MS,
  refuseCustomerChange,
  type CustomerKeyFacts,
  type CustomerKeyRequest,
  type CustomerKeyResult,
} from "../../core/ledger/customer-keys.ts";
import type { KeyDetails, KeyUpdateResult } from "../../core/ledger/settings.ts";
import { integer, nullable, onlyRow } from "../shared/rows.ts";
import { sql } from "../shared/sql.ts";
import { createKey, revokeKey, rotateKey, showKey, updateCustomersKey } from "./keys.ts";
import { LOCK_ACCOUNT } from "./lock-account.ts";
import type { Steps } from "./steps.ts";

/**
 * Carries out a change of a key that a customer asks for. The lock makes the changes of one account
 * wait for each other, so that two of them cannot both take the last place.
 */
export function* changeCustomerKey(request: CustomerKeyRequest): Steps<CustomerKeyResult> {
  yield { only: "postgres", sql: sql`${LOCK_ACCOUNT} WHERE id = ${request.accountId}` };
  return refuseCustomerChange(request, yield* readFacts(request)) ?? (yield* carryOut(request));
}

const secrets = ["ended", "previous", "current"] as const;

function* readFacts(request: CustomerKeyRequest): Steps<CustomerKeyFacts> {
  const { accountId, callerId, callerHash, atMs } = request;
  const targetId = changedKeyId(request.change);
  const caller = yield* showKeyOf(accountId, callerId);
  const target = targetId === null ? null : yield* showKeyOf(accountId, targetId);
  const sinceMs = atMs - MADE_WITHIN_MS;
  const row = onlyRow(
    yield sql`SELECT
      coalesce(max(CASE WHEN id <> ${callerId} THEN 0 WHEN hash = ${callerHash} THEN 2
        WHEN previous_hash = ${callerHash} AND previous_expires_at_ms > ${atMs} THEN 1
        ELSE 0 END), 0) AS caller_secret,
      coalesce(sum(CASE WHEN revoked_at_ms IS NULL AND (expires_at_ms IS NULL
        OR expires_at_ms > ${atMs}) AND id <> ${targetId ?? ""} THEN 1 ELSE 0 END), 0) AS active,
      coalesce(sum(CASE WHEN made_by IS NOT NULL AND created_at_ms > ${sinceMs}
        THEN 1 ELSE 0 END), 0) AS made,
      min(CASE WHEN made_by IS NOT NULL AND created_at_ms > ${sinceMs}
        THEN created_at_ms END) AS first_made_at_ms
    FROM api_keys WHERE account_id = ${accountId}`,
  );
  return {
    caller,
    callerSecret: secrets[integer(row, "caller_secret")] ?? "ended",
    target,
    activeOthers: integer(row, "active"),
    made: integer(row, "made"),
    firstMadeAtMs: nullable(row, "first_made_at_ms", integer),
  };
}

/** A key of another account is unknown. */
function* showKeyOf(accountId: string, id: string): Steps<KeyDetails | null> {
  const key = yield* showKey(id);
  return key?.accountId === accountId ? key : null;
}

function* carryOut(request: CustomerKeyRequest): Steps<CustomerKeyResult> {
  const { accountId, callerId, change, atMs } = request;
  switch (change.kind) {
    case "create": {
      const made = yield* createKey({ ...change.key, accountId, madeBy: callerId, atMs });
      return made === null ? { result: "caller-not-valid" } : { result: "updated", key: made };
    }
    case "update":
      return customerResult(yield* updateCustomersKey({ ...change.update, atMs }));
    case "rotate":
      return customerResult(yield* rotateKey({ ...change.rotation, atMs }));
    case "revoke": {
      const revoked = yield* revokeKey({ id: change.id, atMs });
      return revoked === null ? { result: "no-key" } : { result: "updated", key: revoked };
    }
  }
}

function customerResult(updated: KeyUpdateResult): CustomerKeyResult {
  switch (updated.result) {
    case "account-closed":
      return { result: "caller-not-valid" };
    case "updated":
    case "no-key":
    case "key-revoked":
    case "beyond-limits":
      return updated;
  }
}
