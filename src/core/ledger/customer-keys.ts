import type { NanoTotal } from "../money/totals.ts";
import type { NewKey } from "./accounts.ts";
import type { KeyDetails, KeyRotation, KeyUpdate } from "./settings.ts";

/*
 * Decisions on changes of keys that customers ask for with a key of their account, for both stores.
 */

/** A change of one key. `id` of a key of another account is unknown. */
export type CustomerKeyChange =
  | { readonly kind: "create"; readonly key: Omit<NewKey, "accountId" | "madeBy" | "atMs"> }
  | { readonly kind: "update"; readonly update: Omit<KeyUpdate, "atMs"> }
  | { readonly kind: "rotate"; readonly rotation: Omit<KeyRotation, "atMs"> }
  | { readonly kind: "revoke"; readonly id: string };

/** Returns the id of the key that a change concerns; null: a new key. */
export function changedKeyId(change: CustomerKeyChange): string | null {
  switch (change.kind) {
    case "create":
      return null;
    case "update":
      return change.update.id;
    case "rotate":
      return change.rotation.id;
    case "revoke":
      return change.id;
  }
}

/** A change that a customer asks for. */
export interface CustomerKeyRequest {
  readonly accountId: string;
  /** The key of the request. */
  readonly callerId: string;
  /** Its secret, hashed: a rotation may have replaced it since the request was authenticated. */
  readonly callerHash: string;
  /** Maximum number of the account's active keys, whoever made them. */
  readonly activeMax: number;
  readonly change: CustomerKeyChange;
  readonly atMs: number;
}

/** Why a customer's change of a key is refused. */
export type CustomerKeyRefusal =
  /** The calling key or its secret was revoked or has expired, or the account is closed. */
  | { readonly result: "caller-not-valid" }
  /** The calling key has a limit, a budget, models, an expiry or a rule, or its secret ends. */
  | { readonly result: "caller-restricted" }
  | { readonly result: "account-suspended" }
  | { readonly result: "no-key" }
  | { readonly result: "key-revoked" }
  /** An operator made the key, or has changed more of it than its label. */
  | { readonly result: "set-by-operator" }
  | { readonly result: "too-many-active" }
  /** Customers have made as many keys as they may in a day. */
  | { readonly result: "too-many-made"; readonly retryAtMs: number }
  /** A limit for a key that has spent more than the maximum limit. */
  | { readonly result: "beyond-limits"; readonly spent: NanoTotal };

export type CustomerKeyResult =
  | { readonly result: "updated"; readonly key: KeyDetails }
  | CustomerKeyRefusal;

/** The facts of an account on which a customer's change depends. */
export interface CustomerKeyFacts {
  readonly caller: KeyDetails | null;
  /** The secret of the request: that of the key, the one before it during its overlap, or none. */
  readonly callerSecret: "current" | "previous" | "ended";
  /** The key to change; null: a creation, or unknown. */
  readonly target: KeyDetails | null;
  /** Number of active keys besides the target. */
  readonly activeOthers: number;
  /** Number of keys that customers have made within `MADE_WITHIN_MS`. */
  readonly made: number;
  /** When the first of them was made; null: none. */
  readonly firstMadeAtMs: number | null;
}

/** Period of the limit on made keys. */
export const MADE_WITHIN_MS = 86_400_000;

/**
 * Returns how many keys customers of an account may make in a day. Rows of keys are never deleted,
 * so making and revoking keys must not fill the ledger.
 */
export function madeMax(activeMax: number): number {
  return 2 * Math.max(activeMax, 10);
}

/** The parts of a key that decide whether it is active. */
type KeyTimes = Pick<KeyDetails, "revokedAtMs" | "expiresAtMs">;

/** Reports whether requests with the key are served, if its account is active. */
export function isActiveKey({ revokedAtMs, expiresAtMs }: KeyTimes, atMs: number): boolean {
  return revokedAtMs === null && (expiresAtMs === null || expiresAtMs > atMs);
}

/** Reports whether a key has any setting besides its label. */
export function isRestrictedKey(
  key: Pick<KeyDetails, "budget" | "expiresAtMs" | "models" | "spendingLimit" | "unlistedFields">,
): boolean {
  const { budget, expiresAtMs, models, spendingLimit, unlistedFields } = key;
  return [budget, expiresAtMs, models, spendingLimit, unlistedFields].some((set) => set !== null);
}

/** Reports whether customers may change the settings of a key. */
export function isCustomersKey({
  madeBy,
  isSetByOperator,
}: Pick<KeyDetails, "isSetByOperator" | "madeBy">): boolean {
  return madeBy !== null && !isSetByOperator;
}

/** Returns why a customer's change is refused; null if it is not. */
export function refuseCustomerChange(
  request: CustomerKeyRequest,
  facts: CustomerKeyFacts,
): CustomerKeyRefusal | null {
  const { change, atMs } = request;
  const { caller, callerSecret, target } = facts;
  if (caller === null || caller.accountState === "closed" || !isActiveKey(caller, atMs)) {
    return { result: "caller-not-valid" };
  }
  if (callerSecret === "ended") return { result: "caller-not-valid" };
  if (callerSecret === "previous" || isRestrictedKey(caller))
    return { result: "caller-restricted" };
  if (caller.accountState === "suspended" && change.kind !== "revoke") {
    return { result: "account-suspended" };
  }
  if (change.kind === "create") {
    const isActive = isActiveKey({ expiresAtMs: null, ...change.key, revokedAtMs: null }, atMs);
    return (isActive ? refuseActive(request, facts) : null) ?? refuseMade(request, facts);
  }
  if (target === null) return { result: "no-key" };
  if (change.kind === "revoke") return null;
  if (target.revokedAtMs !== null) return { result: "key-revoked" };
  if (change.kind === "rotate") return null;
  if (!isCustomersKey(target)) return { result: "set-by-operator" };
  const { expiresAtMs = target.expiresAtMs } = change.update;
  const isRevived = !isActiveKey(target, atMs) && isActiveKey({ ...target, expiresAtMs }, atMs);
  return isRevived ? refuseActive(request, facts) : null;
}

function refuseActive(
  { activeMax }: CustomerKeyRequest,
  { activeOthers }: CustomerKeyFacts,
): CustomerKeyRefusal | null {
  return activeOthers >= activeMax ? { result: "too-many-active" } : null;
}

function refuseMade(
  { activeMax, atMs }: CustomerKeyRequest,
  { made, firstMadeAtMs }: CustomerKeyFacts,
): CustomerKeyRefusal | null {
  if (made < madeMax(activeMax)) return null;
  return { result: "too-many-made", retryAtMs: (firstMadeAtMs ?? atMs) + MADE_WITHIN_MS };
}
