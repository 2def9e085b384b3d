import type { BudgetState, BudgetTerms } from "./budget.ts";
import type {
  AccountDetails,
  AccountRecord,
  AccountState,
  DetailedAccount,
  KeyRecord,
  KeySettings,
} from "./accounts.ts";
import type { NanoUsd } from "../money/amounts.ts";
import type { NanoTotal } from "../money/totals.ts";

/*
 * Decisions on changes of an account's or a key's settings, for both stores. A request that holds
 * money runs to its settlement; the next hold is decided with the new settings.
 */

/** Changes of an account. Absent fields are kept. */
export interface AccountUpdate {
  readonly id: string;
  readonly name?: string;
  readonly planId?: string;
  /** Null removes the budget. */
  readonly budget?: BudgetTerms | null;
  /** New metadata replaces all existing metadata. */
  readonly details?: Partial<AccountDetails>;
  readonly state?: AccountState;
  readonly atMs: number;
}

export type AccountUpdateResult =
  | { readonly result: "updated"; readonly account: DetailedAccount }
  | { readonly result: "no-account" }
  /** A closed account cannot be changed. */
  | { readonly result: "account-closed" }
  /** Requests hold money, so that the account cannot be closed yet. */
  | { readonly result: "requests-running"; readonly held: NanoUsd }
  /** Another account has the external id. */
  | { readonly result: "external-id-taken" };

/** Changes of a key. Absent fields are kept. */
export interface KeyUpdate extends Partial<KeySettings> {
  readonly id: string;
  /** Null removes the budget. */
  readonly budget?: BudgetTerms | null;
  readonly atMs: number;
}

/** A new secret for a key, which keeps its id, its settings and its sums. */
export interface KeyRotation {
  readonly id: string;
  /** SHA-256 of the new secret, hex. */
  readonly hash: string;
  /** End of the previous secret's validity. Any older secret expires immediately. */
  readonly overlapEndsAtMs: number;
  readonly atMs: number;
}

export type KeyUpdateResult =
  | { readonly result: "updated"; readonly key: KeyDetails }
  | { readonly result: "no-key" }
  | { readonly result: "key-revoked" }
  | { readonly result: "account-closed" }
  /** A limit for a key that has spent more than the maximum limit. */
  | { readonly result: "beyond-limits"; readonly spent: NanoTotal };

/** A key with the data needed only for its administration. */
export interface KeyDetails extends KeyRecord {
  /** Total amount spent with it; null without a total limit, as it is then not counted. */
  readonly spent: NanoUsd | null;
  readonly held: NanoUsd | null;
  readonly budget: BudgetState | null;
  /** Expiry of the secret before the last rotation; null if it was never rotated. */
  readonly previousExpiresAtMs: number | null;
  /** The key with which a customer made it; null: an operator made it. */
  readonly madeBy: string | null;
  /** An operator has changed more of it than its label. */
  readonly isSetByOperator: boolean;
  /** Begin of the hour in which its last request ended; null if none ended that had a hold. */
  readonly lastUsedHourMs: number | null;
}

/** The stored settings of an account. */
export interface AccountSettings {
  readonly name: string;
  readonly planId: string;
  readonly suspendedAtMs: number | null;
  readonly closedAtMs: number | null;
}

export type AccountUpdateDecision =
  | { readonly result: "write"; readonly settings: AccountSettings }
  | Exclude<AccountUpdateResult, { readonly result: "updated" }>;

/** Decides the result of an account update. */
export function decideAccountUpdate(
  update: AccountUpdate,
  account: AccountRecord | null,
): AccountUpdateDecision {
  if (account === null) return { result: "no-account" };
  const { name, planId, suspendedAtMs, closedAtMs } = account;
  const isChange = update.state !== "closed" || hasSettings(update);
  if (closedAtMs !== null && isChange) return { result: "account-closed" };
  if (update.state === "closed" && account.held > 0) {
    return { result: "requests-running", held: account.held };
  }
  return {
    result: "write",
    settings: {
      name: update.name ?? name,
      planId: update.planId ?? planId,
      ...stateAfter(update, { suspendedAtMs, closedAtMs }),
    },
  };
}

type StateTimes = Pick<AccountSettings, "suspendedAtMs" | "closedAtMs">;

/** Returns the new state. A repeated suspension or closing keeps the first time. */
function stateAfter(
  { state, atMs }: AccountUpdate,
  { suspendedAtMs, closedAtMs }: StateTimes,
): StateTimes {
  if (state === "active") return { suspendedAtMs: null, closedAtMs };
  if (state === "suspended") return { suspendedAtMs: suspendedAtMs ?? atMs, closedAtMs };
  if (state === "closed") return { suspendedAtMs, closedAtMs: closedAtMs ?? atMs };
  return { suspendedAtMs, closedAtMs };
}

function hasSettings({ name, planId, budget, details }: AccountUpdate): boolean {
  return [name, planId, budget, details].some((setting) => setting !== undefined);
}

/** Returns why a key cannot be changed; null if it can. */
export function refuseKeyChange(
  key: KeyRecord | null,
): Exclude<KeyUpdateResult, { readonly result: "updated" }> | null {
  if (key === null) return { result: "no-key" };
  if (key.accountState === "closed") return { result: "account-closed" };
  return key.revokedAtMs === null ? null : { result: "key-revoked" };
}

/** Reports whether an operator's update sets what a customer must not lift. */
export function setsBounds(update: KeyUpdate): boolean {
  const { budget, expiresAtMs, models, spendingLimit, unlistedFields } = update;
  return [budget, expiresAtMs, models, spendingLimit, unlistedFields].some(
    (setting) => setting !== undefined,
  );
}

/** A key's total limit as stored. */
export interface StoredLimit {
  /** The bound of the sums. */
  readonly spendingLimit: number | null;
  /** The limit, if it was below the spent and held amount when it was set. */
  readonly loweredLimit: number | null;
}

/**
 * Returns the stored form of a limit for these sums. A limit that is already exceeded refuses the
 * next hold.
 */
export function storedLimit(
  limit: number,
  { spent, held }: { readonly spent: number; readonly held: number },
): StoredLimit {
  const used = spent + held;
  if (used <= limit) return { spendingLimit: limit, loweredLimit: null };
  return { spendingLimit: used, loweredLimit: limit };
}
