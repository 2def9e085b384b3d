import type { CallState } from "../../core/ledger/call-states.ts";
import { noKeySettings, type DetailedAccount, type NewKey } from "../../core/ledger/accounts.ts";
import {
  decideMark,
  decidePlace,
  decidePost,
  decideResolve,
  decideReverse,
  decideSettle,
  isUndelivered,
  type LedgerChange,
  type ReversalCause,
} from "../../core/ledger/decisions.ts";
import { UncountedBudgets } from "../../core/ledger/hold-periods.ts";
import { openingEntry, operatorEntryId, startOf } from "../../core/ledger/entry.ts";
import {
  refuseCustomerChange,
  type CustomerKeyRequest,
  type CustomerKeyResult,
} from "../../core/ledger/customer-keys.ts";
import {
  decideAccountUpdate,
  refuseKeyChange,
  setsBounds,
  type AccountUpdate,
  type AccountUpdateResult,
  type KeyDetails,
  type KeyRotation,
  type KeyUpdate,
  type KeyUpdateResult,
} from "../../core/ledger/settings.ts";
import type {
  ClaimResult,
  HoldProgress,
  HoldRequest,
  HoldResult,
  ReplyClaim,
  Settlement,
  SettleResult,
} from "../../core/ledger/store.ts";
import type { OperatorEntry, PostResult } from "../../core/ledger/operator-entry.ts";
import type { StoreArgument } from "../shared/calling-store.ts";
import { ModelBook } from "./test-model-book.ts";
import { ModelClaims } from "./test-model-claims.ts";
import { ModelSettings } from "./test-model-settings.ts";

/** The call violates a rule of the database, such as a unique id. */
export const REFUSED = "refused";

/** The request has no hold that its process could end: it was settled before, or never placed. */
export type Gone = "gone: settled" | "gone: unknown";

/**
 * The ledger by its rules alone: the decisions of `core/ledger` on lists of holds and entries. It
 * keeps no sum, no cache and no revision.
 */
export class LedgerModel {
  readonly book = new ModelBook();
  readonly claims = new ModelClaims();
  readonly settings = new ModelSettings(this.book);
  /** The states of calls, each with the time of its settlement. */
  readonly callStates = new Map<string, { readonly state: CallState; readonly atMs: number }>();
  readonly #live = new Set<string>();

  /** A process begins to serve. */
  begin(owner: string): void {
    this.#live.add(owner);
  }

  /** Ends a process by rule 5. */
  end(owner: string, atMs: number): void {
    this.#live.delete(owner);
    for (const hold of this.book.holds.values()) {
      if (hold.owner === owner) this.#apply(decideResolve(hold, atMs));
    }
  }

  /** Reports whether a process runs and was not taken for dead. */
  isLive(owner: string): boolean {
    return this.#live.has(owner);
  }

  placeHold(owner: string, request: HoldRequest): HoldResult {
    const { requestId, accountId, keyId, withClaim = false } = request;
    if (withClaim && this.claims.ofRequest(requestId, owner) === undefined) {
      return { result: "not-claimed" };
    }
    try {
      const account = this.settings.accounts.get(accountId);
      const { result, change } = decidePlace(request, {
        owner,
        isKnown: this.book.holds.has(requestId) || this.book.isSettled(requestId),
        account: account === undefined ? undefined : this.settings.record(account),
        key: this.settings.keyState(keyId),
      });
      this.#apply(change);
      return result;
    } catch (error) {
      if (!(error instanceof UncountedBudgets)) throw error;
      this.settings.countPeriods(request, error.periods);
      return this.placeHold(owner, request);
    }
  }

  markProgress(owner: string, progress: HoldProgress): void {
    this.#apply(decideMark(progress, this.#holdOf(owner, progress.requestId)));
  }

  settle(owner: string, settlement: Settlement): SettleResult | Gone {
    const { requestId, callStates, atMs } = settlement;
    const { result, change } = decideSettle(settlement, {
      hold: this.#holdOf(owner, requestId),
      isSettled: this.book.isSettled(requestId),
    });
    this.#apply(change);
    if (result === "settled") {
      for (const state of callStates?.states ?? [])
        this.callStates.set(state.name, { state, atMs });
      this.claims.finish(settlement, owner, (earlier) =>
        this.#reverse(earlier, "superseded", atMs),
      );
      return result;
    }
    if (result === "hold-not-found") return "gone: unknown";
    if (!isUndelivered(result, settlement)) return "gone: settled";
    this.#reverse(requestId, "undelivered", atMs);
    return result;
  }

  claimReply(owner: string, claim: ReplyClaim): ClaimResult {
    return this.claims.claim(claim, {
      owner,
      isLive: (other) => this.isLive(other),
      takenOver: (requestId) => this.#reverse(requestId, "repeated", claim.atMs),
    });
  }

  releaseReply(_owner: string, claim: StoreArgument<"releaseReply">): void {
    this.claims.release(claim);
  }

  postEntry(_owner: string, entry: OperatorEntry): PostResult | typeof REFUSED {
    const { accountId, kind, amount } = entry;
    const id = operatorEntryId(entry);
    const account = this.settings.accounts.get(accountId);
    const { result, change } = decidePost(entry, {
      account: account === undefined ? undefined : this.settings.record(account),
      posted: this.book.posted({ accountId, kind, id }),
    });
    if (change !== null && this.book.isTaken(kind === "refund" || amount < 0, id)) return REFUSED;
    this.#apply(change);
    return result;
  }

  createAccount(_owner: string, account: StoreArgument<"createAccount">): DetailedAccount | null {
    const { id, name, planId, balance, budget = null, details = {}, atMs } = account;
    this.settings.accounts.set(id, {
      id,
      name,
      planId,
      suspendedAtMs: null,
      closedAtMs: null,
      createdAtMs: atMs,
      details: { externalId: null, email: null, metadata: {}, webhookUrl: null, ...details },
      budget: this.settings.budgetAfter(null, budget, { of: { accountId: id }, atMs }),
    });
    if (balance !== 0) this.book.add(openingEntry(account), null);
    return this.settings.detailed(id);
  }

  updateAccount(_owner: string, update: AccountUpdate): AccountUpdateResult {
    const { id, budget, details, atMs } = update;
    const account = this.settings.accounts.get(id);
    const record = account === undefined ? null : this.settings.record(account);
    const decided = decideAccountUpdate(update, record);
    if (decided.result !== "write" || account === undefined) {
      return decided.result === "write" ? { result: "no-account" } : decided;
    }
    this.settings.accounts.set(id, {
      ...account,
      ...decided.settings,
      details: { ...account.details, ...details },
      budget:
        budget === undefined
          ? account.budget
          : this.settings.budgetAfter(account.budget, budget, { of: { accountId: id }, atMs }),
    });
    const changed = this.settings.detailed(id);
    return changed === null ? { result: "no-account" } : { result: "updated", account: changed };
  }

  createKey(_owner: string, key: NewKey): KeyDetails | null | typeof REFUSED {
    if (this.settings.keys.has(key.id)) return REFUSED;
    if (!this.settings.accounts.has(key.accountId)) return null;
    const { budget = null, madeBy = null, atMs, ...rest } = key;
    this.settings.keys.set(key.id, {
      ...noKeySettings,
      ...rest,
      budget: this.settings.budgetAfter(null, budget, { of: { keyId: key.id }, atMs }),
      previousHash: null,
      previousExpiresAtMs: null,
      madeBy,
      isSetByOperator: false,
      createdAtMs: atMs,
      revokedAtMs: null,
    });
    return this.settings.keyDetails(key.id);
  }

  updateKey(_owner: string, update: KeyUpdate): KeyUpdateResult {
    return this.#changeKey(update.id, () => {
      this.#writeSettings(update);
      const key = this.settings.key(update.id);
      if (setsBounds(update)) this.settings.keys.set(key.id, { ...key, isSetByOperator: true });
    });
  }

  changeCustomerKey(
    owner: string,
    request: CustomerKeyRequest,
  ): CustomerKeyResult | typeof REFUSED {
    const { accountId, callerId, change, atMs } = request;
    const facts = this.settings.customerFacts(request);
    const refusal = refuseCustomerChange(request, facts);
    if (refusal !== null) return refusal;
    if (change.kind === "create") {
      const made = this.createKey(owner, { ...change.key, accountId, madeBy: callerId, atMs });
      if (made === REFUSED) return REFUSED;
      return made === null ? { result: "no-key" } : { result: "updated", key: made };
    }
    if (change.kind === "update") this.#writeSettings({ ...change.update, atMs });
    else if (change.kind === "rotate") this.rotateKey(owner, { ...change.rotation, atMs });
    else this.revokeKey(owner, { id: change.id, atMs });
    const key = this.settings.keyDetails(facts.target?.id ?? "");
    return key === null ? { result: "no-key" } : { result: "updated", key };
  }

  #writeSettings({ id, budget, atMs, ...given }: KeyUpdate): void {
    const key = this.settings.key(id);
    const kept = key.budget;
    const of = { of: { keyId: id }, atMs };
    const after = budget === undefined ? kept : this.settings.budgetAfter(kept, budget, of);
    this.settings.keys.set(id, { ...key, ...given, budget: after });
  }

  rotateKey(_owner: string, { id, hash, overlapEndsAtMs }: KeyRotation): KeyUpdateResult {
    return this.#changeKey(id, () => {
      const key = this.settings.key(id);
      const previous = { previousHash: key.hash, previousExpiresAtMs: overlapEndsAtMs };
      this.settings.keys.set(id, { ...key, ...previous, hash });
    });
  }

  revokeKey(_owner: string, { id, atMs }: StoreArgument<"revokeKey">): KeyDetails | null {
    const key = this.settings.keys.get(id);
    if (key === undefined) return null;
    this.settings.keys.set(id, { ...key, revokedAtMs: key.revokedAtMs ?? atMs });
    return this.settings.keyDetails(id);
  }

  #changeKey(id: string, change: () => void): KeyUpdateResult {
    const refusal = refuseKeyChange(this.settings.keyDetails(id));
    if (refusal !== null) return refusal;
    change();
    const key = this.settings.keyDetails(id);
    return key === null ? { result: "no-key" } : { result: "updated", key };
  }

  /** A process can end only its own holds. */
  #holdOf(owner: string, requestId: string) {
    const hold = this.book.holds.get(requestId);
    return hold?.owner === owner ? hold : undefined;
  }

  #reverse(requestId: string, cause: ReversalCause, atMs: number): void {
    const hasStoredReply = this.claims.stored(requestId) !== undefined;
    const charged = this.book.charged(requestId, hasStoredReply);
    const change = decideReverse(charged, { cause, atMs });
    if (change !== null) this.book.add(change.entry, charged?.startedAtMs ?? null);
  }

  #apply(change: LedgerChange | null): void {
    if (change === null) return;
    switch (change.kind) {
      case "placed":
        this.book.holds.set(change.hold.requestId, change.hold);
        this.settings.beginPeriods(change.hold);
        break;
      case "marked":
        this.book.holds.set(change.hold.requestId, change.hold);
        break;
      case "ended":
        this.book.holds.delete(change.hold.requestId);
        this.book.add(change.entry, startOf(change.hold, change.entry));
        break;
      case "posted":
        this.book.add(change.entry, null);
        break;
    }
  }
}
