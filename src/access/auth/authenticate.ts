import type { KeyRecord } from "../../core/ledger/accounts.ts";
import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import { GatewayError, type RefusedKey } from "../../core/errors/gateway-error.ts";
import type { KeyRefusal, Store } from "../../core/ledger/store.ts";
import type { Caller } from "./caller.ts";
import { hashKey, isWellFormedKey, KEY_PREFIX } from "./key-format.ts";
import { readBearer, readCredentials } from "./read-credentials.ts";

/** The authenticated caller, and a function for values derived from its secret. */
export interface Authentication {
  readonly caller: Caller;
  /** The hash of the caller's secret, by which the store knows it. */
  readonly keyHash: string;
  /**
   * Returns 32 bytes that only the holder of this key can reproduce, for sealing the holder's
   * stored data.
   */
  readonly sealKeyFor: (purpose: string) => Uint8Array;
}

/** Authenticates the caller by the headers; rejects with `missing-api-key` or `invalid-api-key`. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Authentication>;

export interface AuthenticateDependencies {
  readonly store: Pick<Store, "findKey">;
  /** Returns the currently configured plans. */
  readonly plans: () => ReadonlyMap<string, Plan>;
  readonly clock: { readonly nowMs: () => number };
}

/**
 * Creates the only function that verifies API keys. A malformed key (form or checksum) is refused
 * without a look-up. Unknown, revoked and expired keys and those of a closed account are
 * indistinguishable to the caller. If both headers are sent, one valid key is enough
 * (contract-decisions, section 6).
 */
export function createAuthenticate(dependencies: AuthenticateDependencies): Authenticate {
  const { store, plans, clock } = dependencies;
  return async (headers) => {
    const keys = readCredentials(headers);
    if (keys.length === 0) throw missingKey(headers);
    let refusedKey: RefusedKey = { reason: "key-malformed", keyId: null };
    for (const key of keys) {
      if (!isWellFormedKey(key)) continue;
      const keyHash = hashKey(key);
      const record = await store.findKey(keyHash);
      const reason = record === null ? "key-unknown" : refusalOf(record, clock.nowMs());
      if (record !== null && reason === null) {
        const sealKeyFor = (purpose: string): Uint8Array =>
          createHmac("sha256", key).update(`seal\0${purpose}`).digest();
        return { caller: callerOf(record, plans()), keyHash, sealKeyFor };
      }
      if (reason !== null) refusedKey = { reason, keyId: record?.id ?? null };
    }
    throw invalidKey(keys, refusedKey);
  };
}

/**
 * Returns why a key is not valid; null: it is valid. The key of a suspended account can still read
 * the account.
 */
function refusalOf({ accountState, ...key }: KeyRecord, nowMs: number): KeyRefusal | null {
  if (key.revokedAtMs !== null) return "key-revoked";
  if (key.expiresAtMs !== null && key.expiresAtMs <= nowMs) return "key-expired";
  return accountState === "closed" ? "account-closed" : null;
}

function callerOf(key: KeyRecord, plans: ReadonlyMap<string, Plan>): Caller {
  const plan = plans.get(key.planId) ?? removedPlan(key.planId);
  const isSuspended = key.accountState === "suspended";
  return { key, accountId: key.accountId, plan: isSuspended ? suspended(plan) : plan };
}

/** Returns the plan of a suspended account: it may use no model (403), but can read its account. */
function suspended(plan: Plan): Plan {
  return { ...plan, models: [] };
}

/**
 * Returns a plan for an account whose plan is no longer configured. The account may use no model
 * (403), but can read its account: this fails closed without hiding the balance.
 */
function removedPlan(id: string): Plan {
  return {
    id,
    name: id,
    models: [],
    requestsPerMinute: null,
    tokensPerMinute: null,
    concurrentRequests: null,
  };
}

const HOW_TO_SEND = "Send it as `Authorization: Bearer <key>` or as `x-api-key: <key>`.";

function missingKey({ authorization = "" }: IncomingHttpHeaders): GatewayError {
  const what =
    authorization.trim() === ""
      ? "No API key was sent."
      : "No API key was sent: the header Authorization holds no Bearer token.";
  return new GatewayError("missing-api-key", `${what} ${HOW_TO_SEND}`);
}

/**
 * Returns an error that describes only faults in the key's form; for a well-formed key it has no
 * details.
 */
function invalidKey([key = ""]: readonly string[], refusedKey: RefusedKey): GatewayError {
  return new GatewayError("invalid-api-key", `The API key is not valid: ${faultOf(key)}`, {
    refusedKey,
  });
}

function faultOf(key: string): string {
  if (readBearer(key) !== undefined) {
    return `it begins with the word Bearer, which must occur only once, in Authorization. ${HOW_TO_SEND}`;
  }
  if (!key.startsWith(KEY_PREFIX)) {
    return `keys of this gateway begin with \`${KEY_PREFIX}\`, so a vendor's key is not valid here.`;
  }
  return "it is mistyped, unknown, expired or revoked.";
}
