import type { BudgetState, BudgetTerms } from "./budget.ts";
import type {
  AccountDetails,
  AccountRecord,
  AccountState,
  DetailedAccount,
  KeyRecord,
} from "./accounts.ts";
import type { NanoUsd } from "../money/amounts.ts";
import type { NanoTotal } from "../money/totals.ts";

/*
 * What a change of an account's or a key's settings decides, for both stores. A request that holds
 * money goes on to its settlement; the next hold is decided on the new settings.
 */

/** Changes of an account; what is absent stays. */
export interface AccountUpdate {
  readonly id: string;
  readonly name?: string;
  readonly planId?: string;
  /** Null: no budget. */
  readonly budget?: BudgetTerms | null;
  /** Metadata take the place of all that there were. */
  readonly details?: Partial<AccountDetails>;
  readonly state?: AccountState;
  readonly atMs: number;
}

export type AccountUpdateResult =
  | { readonly result: "updated"; readonly account: DetailedAccount }
  | { readonly result: "no-account" }
  /** A closed account stays as it is. */
  | { readonly result: "account-closed" }
  /** Requests hold money, so that the account cannot be closed yet. */
  | { readonly result: "requests-running"; readonly held: NanoUsd }
  /** Another account has the external id. */
  | { readonly result: "external-id-taken" };

/** Changes of a key; what is absent stays. */
export interface KeyUpdate {
  readonly id: string;
  readonly label?: string | null;
  readonly models?: readonly string[] | null;
  readonly spendingLimit?: NanoUsd | null;
  readonly expiresAtMs?: number | null;
  /** Null: no budget. */
  readonly budget?: BudgetTerms | null;
  readonly atMs: number;
}

/** A new secret for a key, which keeps its id, its settings and its sums. */
export interface KeyRotation {
  readonly id: string;
  /** SHA-256 of the new secret, hex. */
  readonly hash: string;
  /** Until when the secret before it is valid; an earlier one ends at once. */
  readonly overlapEndsAtMs: number;
  readonly atMs: number;
}

export type KeyUpdateResult =
  | { readonly result: "updated"; readonly key: KeyDetails }
  | { readonly result: "no-key" }
  | { readonly result: "key-revoked" }
  | { readonly result: "account-closed" }
  /** A limit for a key that has spent more than any limit can be. */
  | { readonly result: "beyond-limits"; readonly spent: NanoTotal };

/** A key with what only its administration needs. */
export interface KeyDetails extends KeyRecord {
  /** What was spent with it in total; null: it has no total limit, and nobody counts. */
  readonly spent: NanoUsd | null;
  readonly held: NanoUsd | null;
  readonly budget: BudgetState | null;
  /** Until when the secret before the last rotation is valid; null: it was never rotated. */
  readonly previousExpiresAtMs: number | null;
}

/** What is written of an account. */
export interface AccountSettings {
  readonly name: string;
  readonly planId: string;
  readonly suspendedAtMs: number | null;
  readonly closedAtMs: number | null;
}

export type AccountUpdateDecision =
  | { readonly result: "write"; readonly settings: AccountSettings }
  | Exclude<AccountUpdateResult, { readonly result: "updated" }>;

/** What becomes of an account by an update. */
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

/** The first suspension and the first closing keep their times. */
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

/** Why a key cannot be changed; null: it can. */
export function refuseKeyChange(
  key: KeyRecord | null,
): Exclude<KeyUpdateResult, { readonly result: "updated" }> | null {
  if (key === null) return { result: "no-key" };
  if (key.accountState === "closed") return { result: "account-closed" };
  return key.revokedAtMs === null ? null : { result: "key-revoked" };
}

/** Total limit of a key as it is stored. */
export interface StoredLimit {
  /** The bound of the sums. */
  readonly spendingLimit: number | null;
  /** The limit, where it is below what was spent and held when it was set. */
  readonly loweredLimit: number | null;
}

/** How a limit is stored beside these sums: one that is already exceeded refuses the next hold. */
export function storedLimit(
  limit: number,
  { spent, held }: { readonly spent: number; readonly held: number },
): StoredLimit {
  const used = spent + held;
  if (used <= limit) return { spendingLimit: limit, loweredLimit: null };
  return { spendingLimit: used, loweredLimit: limit };
}
