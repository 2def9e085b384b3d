import {
  decideClaimEnd,
  decideMark,
  decidePlace,
  decidePost,
  decideResolve,
  decideReverse,
  decideSettle,
  type ChargedRequest,
  type Decision,
  type KeyState,
  type LedgerChange,
} from "../../../core/ledger/decisions.ts";
import type { NewCallStates } from "../../../core/ledger/call-states.ts";
import { operatorEntryId } from "../../../core/ledger/entry.ts";
import { UncountedBudgets } from "../../../core/ledger/hold-periods.ts";
import { reversedCharge, type ReversedCharge } from "../../../core/ledger/reversed-charge.ts";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import type { AccountRecord } from "../../../core/ledger/accounts.ts";
import type {
  HoldProgress,
  HoldRequest,
  HoldResult,
  Settlement,
  SettleResult,
} from "../../../core/ledger/store.ts";
import type {
  OperatorEntry,
  PostedEntry,
  PostResult,
} from "../../../core/ledger/operator-entry.ts";
import { nanoUsd } from "../../../core/money/amounts.ts";
import { addTotals } from "../../../core/money/totals.ts";
import {
  addChange,
  budgetAfter,
  budgetName,
  noChanges,
  type Changes,
  type CountedRows,
} from "./changes.ts";
import type { AcknowledgedWrite } from "./acknowledged.ts";
import { CountFirst } from "../connections/failures.ts";
import type { KnownRows } from "./known-rows.ts";
import type { OwnClaim } from "./own-claim.ts";
import { postedName, type LockedRows } from "./locked-rows.ts";

/** A request's charge; this batch may not have locked its key. */
export interface CountedCharge {
  readonly request: ChargedRequest;
  readonly counted: CountedRows;
}

/** State that the process keeps between its batches; only committed batches change it. */
export interface OwnMemory {
  readonly owner: string;
  /** The owner's open holds; they match the database as long as the owner's row exists. */
  readonly holds: ReadonlyMap<string, OpenHold>;
  /** Requests that may have a claim in flight; only these have a claim to end. */
  readonly claimed: ReadonlyMap<string, OwnClaim>;
  /** Charges of their earlier attempts, if a call of this batch may need them. */
  readonly charged: ReadonlyMap<string, CountedCharge>;
  readonly replyBytesMax: number;
}

/**
 * Decides the calls of one batch one after the other, each on the state left by the previous ones.
 * The rows are locked, so the decided state is the written state. A hold is therefore refused only
 * if it does not fit by itself, never because of a later or refused hold of its batch (rule 7).
 * Throws `CountFirst`.
 */
export class Batch {
  readonly changes: Changes = noChanges();
  readonly #rows: LockedRows;
  readonly #memory: OwnMemory;
  /** Accounts on whose holds this batch has decided. */
  readonly #decided = new Set<string>();
  /** Holds that this batch placed or marked; null for those that it ended. */
  readonly #touched = new Map<string, OpenHold | null>();
  readonly #settled = new Set<string>();
  readonly #posted: Map<string, PostedEntry>;
  /** The acknowledged writes of the batch. */
  readonly written: AcknowledgedWrite[] = [];
  /** The charges that the batch reverses. */
  readonly reversed: ReversedCharge[] = [];

  constructor(rows: LockedRows, memory: OwnMemory) {
    this.#rows = rows;
    this.#memory = memory;
    this.#posted = new Map(rows.posted);
  }

  placeHold(request: HoldRequest): HoldResult {
    const { requestId, withClaim = false } = request;
    const { owner, claimed } = this.#memory;
    if (withClaim && claimed.get(requestId)?.owner !== owner) return { result: "not-claimed" };
    const { result, change } = this.#decidePlace(request);
    if (change !== null) this.#apply(change);
    return result;
  }

  #decidePlace(request: HoldRequest): Decision<HoldResult> {
    const { requestId, accountId, keyId } = request;
    // Decided again after the count, earlier holds would count in the period that the count begins.
    const isLate = this.#decided.has(accountId) || this.changes.accounts.has(accountId);
    this.#decided.add(accountId);
    try {
      return decidePlace(request, {
        owner: this.#memory.owner,
        isKnown: this.#isKnown(requestId),
        account: this.#account(accountId),
        key: this.#key(keyId),
      });
    } catch (error) {
      if (!(error instanceof UncountedBudgets)) throw error;
      throw new CountFirst(request, error.periods, isLate);
    }
  }

  markProgress(progress: HoldProgress): void {
    const change = decideMark(progress, this.#hold(progress.requestId));
    if (change !== null) this.#apply(change);
  }

  settle(settlement: Settlement): SettleResult {
    const { requestId } = settlement;
    const hold = this.#hold(requestId);
    const isSettled = this.#isSettled(requestId);
    const { result, change } = decideSettle(settlement, { hold, isSettled });
    if (change === null || hold === undefined) return result;
    this.#apply(change);
    const earlier = this.#memory.claimed.get(requestId)?.earlier;
    const { callStates, ...charge } = settlement;
    // Not remembered: their size would displace charges, and a history can do without them.
    this.written.push({ kind: "settled", hold, settlement: charge, earlier });
    if (callStates !== undefined) this.#keepCallStates(callStates, settlement.atMs);
    this.#finishReply(settlement, hold.accountId);
    return result;
  }

  /** Ends the hold of a dead process. */
  resolve(hold: OpenHold, atMs: number): void {
    this.#apply(decideResolve(hold, atMs));
  }

  postEntry(entry: OperatorEntry): PostResult {
    const { kind, accountId } = entry;
    const name = postedName({ kind, accountId, id: operatorEntryId(entry) });
    const { result, change } = decidePost(entry, {
      account: this.#account(accountId),
      posted: this.#posted.get(name),
    });
    if (change === null) return result;
    this.#apply(change);
    this.written.push({ kind: "posted", entry });
    if (result.result === "posted") this.#posted.set(name, result.entry);
    return result;
  }

  /** Ends the batch: `changes` is complete now. */
  finish(): Changes {
    for (const [requestId, hold] of this.#touched) {
      const isOld = this.#memory.holds.has(requestId);
      if (hold === null) {
        if (isOld) this.changes.ended.push(requestId);
      } else if (isOld) this.changes.marked.push(hold);
      else this.changes.placed.push(hold);
    }
    return this.changes;
  }

  /** Updates the process's memory with the committed changes. */
  remember(memory: {
    readonly holds: Map<string, OpenHold>;
    readonly claimed: Map<string, unknown>;
    readonly known: KnownRows;
  }): void {
    for (const [requestId, hold] of this.#touched) {
      if (hold === null) memory.holds.delete(requestId);
      else memory.holds.set(requestId, hold);
    }
    for (const requestId of this.#settled) memory.claimed.delete(requestId);
    const { accounts, keys, revisions } = this.#rows;
    memory.known.keep({
      accounts: current(accounts, (id) => this.#account(id)),
      revisions,
      keys: current(keys, (id) => this.#key(id)),
    });
  }

  #apply(change: LedgerChange): void {
    switch (change.kind) {
      case "placed":
        this.#touched.set(change.hold.requestId, change.hold);
        break;
      case "marked":
        this.#touched.set(change.hold.requestId, change.hold);
        return;
      case "ended":
        this.#touched.set(change.hold.requestId, null);
        this.#settled.add(change.hold.requestId);
        break;
      case "posted":
        break;
    }
    const { accountId, keyId } = change.sums;
    const key = keyId === null ? undefined : this.#rows.keys.get(keyId);
    addChange(this.changes, change, {
      isKeyLimited: keyId !== null && key?.spendingLimit !== null,
      accountBudget: this.#rows.accounts.get(accountId)?.budget ?? null,
      keyBudget: key?.budget ?? null,
    });
  }

  #keepCallStates({ keyId, states }: NewCallStates, atMs: number): void {
    for (const state of states) this.changes.callStates.push({ ...state, keyId, atMs });
  }

  /** Stores the reply of a settled request, or ends its claim. */
  #finishReply(settlement: Settlement, accountId: string): void {
    const { requestId, reply, atMs } = settlement;
    const earlier = this.#memory.claimed.get(requestId)?.earlier;
    if (earlier === undefined) return;
    const { keptReplies, brokenClaims, droppedClaims } = this.changes;
    const end = decideClaimEnd(settlement, this.#memory.replyBytesMax);
    if (end === "given-up") {
      if (earlier === null) droppedClaims.push(requestId);
      else brokenClaims.push({ requestId, broken: earlier });
      return;
    }
    if (earlier !== null) this.#reverse(earlier, atMs);
    if (end === "broken") brokenClaims.push({ requestId, broken: requestId });
    else if (end === "stored" && reply !== undefined) {
      keptReplies.push({ accountId, requestId, ...reply });
    } else droppedClaims.push(requestId);
  }

  #reverse(requestId: string, atMs: number): void {
    const charged = this.#memory.charged.get(requestId);
    const change = decideReverse(charged?.request, { cause: "superseded", atMs });
    if (charged === undefined || change === null) return;
    addChange(this.changes, change, charged.counted);
    this.reversed.push(reversedCharge(charged.request));
  }

  #hold(requestId: string): OpenHold | undefined {
    const touched = this.#touched.get(requestId);
    if (touched !== undefined) return touched ?? undefined;
    return this.#memory.holds.get(requestId);
  }

  #isSettled(requestId: string): boolean {
    return this.#settled.has(requestId) || this.#rows.settled.has(requestId);
  }

  #isKnown(requestId: string): boolean {
    const isHeld = this.#hold(requestId) !== undefined || this.#rows.held.has(requestId);
    return isHeld || this.#isSettled(requestId);
  }

  /** Returns the account in the current state of this batch. */
  #account(id: string): AccountRecord | undefined {
    const account = this.#rows.accounts.get(id);
    const change = this.changes.accounts.get(id);
    if (account === undefined || change === undefined) return account;
    const { budget } = account;
    const counted = this.changes.budgets.get(budgetName("account", id));
    return {
      ...account,
      budget: budget === null ? null : budgetAfter(budget, counted),
      balance: nanoUsd(account.balance + change.balance),
      held: nanoUsd(account.held + change.held),
      spent: addTotals(account.spent, change.spent),
      toppedUp: addTotals(account.toppedUp, change.toppedUp),
    };
  }

  /** Returns the key in the current state of this batch. */
  #key(id: string): KeyState | undefined {
    const key = this.#rows.keys.get(id);
    const change = this.changes.keys.get(id);
    const counted = this.changes.budgets.get(budgetName("key", id));
    if (key === undefined || (change === undefined && counted === undefined)) return key;
    return {
      ...key,
      held: key.held + (change?.held ?? 0),
      spent: key.spent + (change?.spent ?? 0),
      budget: key.budget === null ? null : budgetAfter(key.budget, counted),
    };
  }
}

/** Returns the rows in the current state of a batch. */
function current<Value>(
  rows: ReadonlyMap<string, Value>,
  find: (id: string) => Value | undefined,
): ReadonlyMap<string, Value> {
  return new Map([...rows].map(([id, row]) => [id, find(id) ?? row]));
}
