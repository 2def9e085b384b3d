import type {
  AccountDetails,
  AccountRecord,
  DetailedAccount,
  KeyRecord,
  KeySettings,
  NewKey,
} from "../../core/ledger/accounts.ts";
import { periodOf, type BudgetSchedule, type Period } from "../../core/ledger/budget-calendar.ts";
import {
  budgetAt,
  CLOCKS_DIFFER_MS,
  countedPeriod,
  continuesPeriod,
  scheduleAfter,
  type BudgetState,
  type BudgetTerms,
} from "../../core/ledger/budget.ts";
import type { KeyState } from "../../core/ledger/decisions.ts";
import type { PeriodToCount } from "../../core/ledger/hold-periods.ts";
import type { OpenHold } from "../../core/ledger/open-hold.ts";
import { stateOf } from "../../core/ledger/accounts.ts";
import type { AccountSettings, KeyDetails } from "../../core/ledger/settings.ts";
import {
  changedKeyId,
  isActiveKey,
  MADE_WITHIN_MS,
  type CustomerKeyFacts,
  type CustomerKeyRequest,
} from "../../core/ledger/customer-keys.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { nanoTotal } from "../../core/money/totals.ts";
import type { ModelBook } from "./test-model-book.ts";

/**
 * The terms of a budget, the period that counts, and whether requests were dated after that period
 * when its sums were last counted.
 */
export type ModelBudget = Omit<BudgetState, "spent" | "held">;

export interface ModelAccount extends AccountSettings {
  readonly id: string;
  readonly details: AccountDetails;
  readonly budget: ModelBudget | null;
  readonly createdAtMs: number;
}

export interface ModelKey extends KeySettings, Pick<NewKey, "id" | "accountId" | "hash"> {
  readonly budget: ModelBudget | null;
  readonly previousHash: string | null;
  readonly previousExpiresAtMs: number | null;
  readonly madeBy: string | null;
  readonly isSetByOperator: boolean;
  readonly createdAtMs: number;
  readonly revokedAtMs: number | null;
}

/** What a budget counts. */
export type ModelScope = { readonly accountId: string } | { readonly keyId: string };

/** The accounts and keys of the model, with their settings but without any sum. */
export class ModelSettings {
  readonly accounts = new Map<string, ModelAccount>();
  readonly keys = new Map<string, ModelKey>();
  readonly #book: ModelBook;

  constructor(book: ModelBook) {
    this.#book = book;
  }

  /**
   * Returns a budget after a change of its terms. The same period goes on unless it lies in the
   * future; another one contains the change and the latest hold that does not.
   */
  budgetAfter(
    before: ModelBudget | null,
    terms: BudgetTerms | null,
    { of, atMs }: { readonly of: ModelScope; readonly atMs: number },
  ): ModelBudget | null {
    if (terms === null) return null;
    const schedule = scheduleAfter(before, terms);
    const { limit } = terms;
    if (before !== null && continuesPeriod(before, schedule, atMs)) return { ...before, limit };
    const latestMs = this.#book.latestHoldMs({ ...of, beforeMs: atMs + CLOCKS_DIFFER_MS + 1 });
    const period = periodOf(schedule, Math.max(atMs, latestMs));
    return this.#counted({ ...schedule, limit }, of, period);
  }

  /** Moves the budgets of a hold to periods that are counted. */
  countPeriods(
    { accountId, keyId }: Pick<OpenHold, "accountId" | "keyId">,
    periods: readonly PeriodToCount[],
  ): void {
    for (const { scope, startsAtMs, endsAtMs } of periods) {
      const period = { startsAtMs, endsAtMs };
      if (scope === "account") {
        const account = this.account(accountId);
        const budget = this.#counted(present(account.budget), { accountId }, period);
        this.accounts.set(accountId, { ...account, budget });
      } else {
        const key = this.key(keyId);
        const budget = this.#counted(present(key.budget), { keyId }, period);
        this.keys.set(keyId, { ...key, budget });
      }
    }
  }

  #counted(
    { limit, period, timeZone, resetsOn }: BudgetSchedule & Pick<ModelBudget, "limit">,
    of: ModelScope,
    { startsAtMs, endsAtMs }: Period,
  ): ModelBudget {
    const isFollowed = this.#book.latestHoldMs({ ...of, sinceMs: endsAtMs }) > 0;
    const terms = { limit, period, timeZone, resetsOn };
    return { ...terms, startsAtMs, endsAtMs, ...(isFollowed && { isFollowed }) };
  }

  /** Begins the periods of a hold that was placed. A hold of zero begins none. */
  beginPeriods({ accountId, keyId, amount, startedAtMs }: OpenHold): void {
    if (amount === 0) return;
    const account = this.account(accountId);
    const key = this.key(keyId);
    this.accounts.set(accountId, { ...account, budget: begun(account.budget, startedAtMs) });
    this.keys.set(keyId, { ...key, budget: begun(key.budget, startedAtMs) });
  }

  account(id: string): ModelAccount {
    return present(this.accounts.get(id));
  }

  key(id: string): ModelKey {
    return present(this.keys.get(id));
  }

  /** Returns an account as stores show it; its budget is the one of this moment. */
  detailed(id: string, nowMs?: number): DetailedAccount | null {
    const account = this.accounts.get(id);
    return account === undefined ? null : { ...this.record(account, nowMs), ...account.details };
  }

  record(account: ModelAccount, nowMs?: number): AccountRecord {
    const { id, name, planId, suspendedAtMs, closedAtMs, createdAtMs } = account;
    const book = this.#book;
    return {
      id,
      name,
      planId,
      suspendedAtMs,
      closedAtMs,
      createdAtMs,
      balance: nanoUsd(book.balance(id)),
      held: nanoUsd(book.held({ accountId: id })),
      spent: nanoTotal(book.spent({ accountId: id })),
      toppedUp: nanoTotal(book.toppedUp(id)),
      budget: this.#budget(account.budget, { accountId: id }, nowMs),
    };
  }

  /** Returns a key as decisions on holds need it. */
  keyState(id: string): KeyState | undefined {
    const key = this.keys.get(id);
    if (key === undefined) return undefined;
    const { accountId, spendingLimit, expiresAtMs, revokedAtMs } = key;
    const [spent, held] = [this.#book.spent({ keyId: id }), this.#book.held({ keyId: id })];
    const budget = this.#budget(key.budget, { keyId: id });
    return { accountId, spendingLimit, spent, held, budget, expiresAtMs, revokedAtMs };
  }

  /** Returns a key as stores show it to operators; its budget is the one of this moment. */
  keyDetails(id: string, nowMs?: number): KeyDetails | null {
    const key = this.keys.get(id);
    if (key === undefined) return null;
    const isCounted = key.spendingLimit !== null;
    return {
      ...this.keyRecord(key),
      spent: isCounted ? nanoUsd(this.#book.spent({ keyId: id })) : null,
      held: isCounted ? nanoUsd(this.#book.held({ keyId: id })) : null,
      budget: this.#budget(key.budget, { keyId: id }, nowMs),
      previousExpiresAtMs: key.previousExpiresAtMs,
      madeBy: key.madeBy,
      isSetByOperator: key.isSetByOperator,
      lastUsedHourMs: this.#book.lastUsedHourMs(id),
    };
  }

  /** Returns what a customer's change of a key depends on. */
  customerFacts(request: CustomerKeyRequest): CustomerKeyFacts {
    const { accountId, callerId, change, atMs } = request;
    const keys = [...this.keys.values()].filter((key) => key.accountId === accountId);
    const targetId = changedKeyId(change);
    const detailsOf = (id: string | null) =>
      id !== null && keys.some((key) => key.id === id) ? this.keyDetails(id) : null;
    const made = keys
      .filter((key) => key.madeBy !== null && key.createdAtMs > atMs - MADE_WITHIN_MS)
      .map(({ createdAtMs }) => createdAtMs);
    return {
      caller: detailsOf(callerId),
      callerSecret: this.#secretOf(request),
      target: detailsOf(targetId),
      activeOthers: keys.filter((key) => key.id !== targetId && isActiveKey(key, atMs)).length,
      made: made.length,
      firstMadeAtMs: made.length === 0 ? null : Math.min(...made),
    };
  }

  keyRecord(key: ModelKey): KeyRecord {
    const {
      hash: _hash,
      previousHash: _,
      previousExpiresAtMs: _ends,
      madeBy: _madeBy,
      isSetByOperator: _isSet,
      budget: _budget,
      ...rest
    } = key;
    const account = this.account(key.accountId);
    return { ...rest, planId: account.planId, accountState: stateOf(account) };
  }

  #secretOf({ callerId, callerHash, atMs }: CustomerKeyRequest): CustomerKeyFacts["callerSecret"] {
    const { hash, previousHash, previousExpiresAtMs } = this.key(callerId);
    if (hash === callerHash) return "current";
    const isEnded = previousHash !== callerHash || (previousExpiresAtMs ?? 0) <= atMs;
    return isEnded ? "ended" : "previous";
  }

  /** Returns the key with this secret. The secret before a rotation expires earlier. */
  findKey(hash: string): KeyRecord | null {
    const keys = [...this.keys.values()];
    const current = keys.find((key) => key.hash === hash);
    if (current !== undefined) return this.keyRecord(current);
    const previous = keys.find((key) => key.previousHash === hash);
    if (previous === undefined) return null;
    const ends = [previous.previousExpiresAtMs, previous.expiresAtMs].filter((ms) => ms !== null);
    return { ...this.keyRecord(previous), expiresAtMs: Math.min(...ends) };
  }

  #budget(budget: ModelBudget | null, of: ModelScope, nowMs?: number): BudgetState | null {
    if (budget === null) return null;
    const counted = { ...of, sinceMs: budget.startsAtMs, beforeMs: budget.endsAtMs };
    const state = {
      ...budget,
      spent: nanoUsd(this.#book.spent(counted)),
      held: nanoUsd(this.#book.held(counted)),
    };
    return nowMs === undefined ? state : budgetAt(state, nowMs);
  }
}

function begun(budget: ModelBudget | null, atMs: number): ModelBudget | null {
  if (budget === null) return null;
  const { startsAtMs, endsAtMs } = countedPeriod(budget, atMs);
  return { ...budget, startsAtMs, endsAtMs };
}

function present<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) {
    throw new Error("the model has no such account, key or budget");
  }
  return value;
}
