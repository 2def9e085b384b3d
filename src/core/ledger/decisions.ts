import { AMOUNT_MAX, nanoUsd, type NanoUsd } from "../money/amounts.ts";
import { addTotals } from "../money/totals.ts";
import { budgetAt, type BudgetState, type CountedChange } from "./budget.ts";
import {
  killedEnding,
  operatorEntryId,
  usageEntry,
  type HoldEnding,
  type NewEntry,
} from "./entry.ts";
import { newOpenHold, type OpenHold } from "./open-hold.ts";
import type { AccountRecord } from "./accounts.ts";
import { findShortage } from "./shortage.ts";
import type { Outcome } from "./request-record.ts";
import type {
  ClaimResult,
  HoldProgress,
  HoldRequest,
  HoldResult,
  OperatorEntry,
  PostedEntry,
  PostResult,
  ReplyClaim,
  Settlement,
  SettleResult,
} from "./store.ts";

/*
 * What each operation of the ledger decides: pure functions from what a store has loaded to a
 * result and the change to write. A store loads, decides and writes in one transaction, whose
 * constraints and guarded statements are the second line of defence.
 */

/** What a hold is checked against of its account, in nano-dollars. */
export interface AccountView {
  readonly balance: number;
  readonly held: number;
  readonly budget: BudgetState | null;
  readonly suspendedAtMs: number | null;
  readonly closedAtMs: number | null;
}

/** What a hold is checked against of its key; its sums count only where there is a limit. */
export interface KeyState {
  readonly accountId: string;
  readonly spendingLimit: number | null;
  readonly held: number;
  readonly spent: number;
  readonly budget: BudgetState | null;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

/** How much the sums of an account, of its key where it has a limit, and of their budgets change. */
export interface SumsChange extends CountedChange {
  readonly accountId: string;
  /** Null: no key is concerned. */
  readonly keyId: string | null;
  readonly balance: number;
  readonly toppedUp: number;
}

/** An entry that concerns no open hold. */
export interface PostedChange {
  readonly kind: "posted";
  readonly entry: NewEntry;
  readonly sums: SumsChange;
}

/** What a store writes for one operation: all of it in one transaction, or nothing. */
export type LedgerChange =
  | { readonly kind: "placed"; readonly hold: OpenHold; readonly sums: SumsChange }
  | { readonly kind: "marked"; readonly hold: OpenHold }
  | {
      readonly kind: "ended";
      readonly hold: OpenHold;
      readonly entry: NewEntry;
      readonly sums: SumsChange;
    }
  | PostedChange;

/** The result for the caller, and what to write; null: nothing changes. */
export interface Decision<Result> {
  readonly result: Result;
  readonly change: LedgerChange | null;
}

/** Refuses a change whose amounts or sums cannot be right: more could be spent than there is. */
function assertLaw(isKept: boolean, law: string): void {
  if (!isKept) throw new RangeError(`the ledger is not as it must be: ${law}`);
}

/** Holds money for a request where its key may and both limits allow it (rules 2 and 7). */
export function decidePlace(
  request: HoldRequest,
  view: {
    /** The process that serves the request. */
    readonly owner: string;
    /** The request id has a hold or a usage entry already. */
    readonly isKnown: boolean;
    readonly account: AccountView | undefined;
    readonly key: KeyState | undefined;
  },
): Decision<HoldResult> {
  const { accountId, keyId, amount, atMs } = request;
  const { account, key } = view;
  if (view.isKnown) return unchanged({ result: "duplicate-request-id" });
  if (account === undefined || key?.accountId !== accountId) {
    return unchanged({ result: "key-unknown" });
  }
  if (key.revokedAtMs !== null) return unchanged({ result: "key-revoked" });
  if (key.expiresAtMs !== null && key.expiresAtMs <= atMs) {
    return unchanged({ result: "key-expired" });
  }
  if (account.closedAtMs !== null) return unchanged({ result: "account-closed" });
  if (account.suspendedAtMs !== null) return unchanged({ result: "account-suspended" });
  assertLaw(amount >= 0, "a hold is never below zero");
  assertLaw(account.held >= 0, "an account holds no less than nothing");
  assertLaw(key.held >= 0 && key.spent >= 0, "a key holds and spends no less than nothing");
  const ofAccount = account.budget === null ? null : budgetAt(account.budget, atMs);
  const ofKey = key.budget === null ? null : budgetAt(key.budget, atMs);
  const { spendingLimit } = key;
  const shortage = findShortage(amount, {
    available: account.balance - account.held,
    ofLimit: spendingLimit === null ? null : spendingLimit - key.spent - key.held,
    ofAccount,
    ofKey,
  });
  if (shortage !== null) return unchanged(shortage);
  // A clock that is behind others' does not reopen a period that is over for them.
  const countedAtMs = Math.max(atMs, ofAccount?.startsAtMs ?? atMs, ofKey?.startsAtMs ?? atMs);
  const sums = { accountId, keyId, balance: 0, held: amount, spent: 0, toppedUp: 0, countedAtMs };
  const hold = newOpenHold(request, { owner: view.owner, atMs: countedAtMs });
  return { result: { result: "placed" }, change: { kind: "placed", hold, sums } };
}

/** Raises what a running request owes, never above its hold, and never lowers it. */
export function decideMark(
  { charge }: HoldProgress,
  hold: OpenHold | undefined,
): LedgerChange | null {
  if (hold === undefined) return null;
  const owed = nanoUsd(Math.min(Math.max(hold.owed, charge), hold.amount));
  return { kind: "marked", hold: { ...hold, owed, started: true } };
}

/** Replaces a hold by its usage entry, once per request. */
export function decideSettle(
  settlement: Settlement,
  view: { readonly hold: OpenHold | undefined; readonly isSettled: boolean },
): Decision<SettleResult> {
  if (view.hold !== undefined) return { result: "settled", change: end(view.hold, settlement) };
  return unchanged(view.isSettled ? "already-settled" : "hold-not-found");
}

/**
 * Whether the client got a failure though an earlier settlement was recorded, as one whose answer was
 * lost: then its charge comes back as `undelivered`.
 */
export function isUndelivered(result: SettleResult, { status }: Settlement): boolean {
  return result === "already-settled" && status >= 400;
}

/** Ends the hold of a dead process by rule 5. */
export function decideResolve(hold: OpenHold, atMs: number): LedgerChange {
  return end(hold, killedEnding(hold, atMs));
}

function end(hold: OpenHold, ending: HoldEnding): LedgerChange {
  const { accountId, keyId, amount } = hold;
  assertLaw(ending.charge >= 0, "a charge is never below zero");
  const entry = usageEntry(hold, ending);
  const sums = {
    accountId,
    keyId,
    balance: entry.amount,
    held: 0 - amount,
    spent: 0 - entry.amount,
    toppedUp: 0,
    countedAtMs: hold.startedAtMs,
  };
  return { kind: "ended", hold, entry, sums };
}

/**
 * The largest balance that an entry may leave. It is a safe integer with room above it, for charges
 * that come back.
 */
const BALANCE_MAX = AMOUNT_MAX;

/** Posts an operator's entry once; nothing takes more than is available. */
export function decidePost(
  entry: OperatorEntry,
  view: {
    readonly account: AccountRecord | undefined;
    /** The entry that the account has of this kind and id already. */
    readonly posted: PostedEntry | undefined;
  },
): Decision<PostResult> {
  const { accountId, kind, amount, note, actor, atMs } = entry;
  if (amount === 0 || (amount < 0 && kind !== "correction")) {
    throw new RangeError("an entry's amount is above zero, a correction's of either sign");
  }
  const { account } = view;
  if (account === undefined) return unchanged({ result: "no-account" });
  const signed = nanoUsd(kind === "refund" ? 0 - amount : amount);
  const posted = { id: operatorEntryId(entry), accountId, kind, amount: signed, note, actor, atMs };
  if (view.posted !== undefined) return repeatOf(view.posted, { account, posted });
  if (account.closedAtMs !== null && kind !== "refund") {
    return unchanged({ result: "account-closed" });
  }
  assertLaw(account.held >= 0, "an account holds no less than nothing");
  const available = nanoUsd(account.balance - account.held);
  if (available + signed < 0) return unchanged({ result: "insufficient", available });
  const room = nanoUsd(Math.max(BALANCE_MAX - account.balance, 0));
  if (signed > room) return unchanged({ result: "balance-too-large", room });
  const after = {
    ...account,
    balance: nanoUsd(account.balance + signed),
    toppedUp: addTotals(account.toppedUp, signed),
  };
  const sums = {
    accountId,
    keyId: null,
    balance: signed,
    held: 0,
    spent: 0,
    toppedUp: signed,
    countedAtMs: null,
  };
  return {
    result: { result: "posted", account: after, entry: posted },
    change: { kind: "posted", entry: { ...posted, ...withoutRequest }, sums },
  };
}

/** A repeat gives the first entry; one that asks for something else is refused. */
function repeatOf(
  first: PostedEntry,
  { account, posted }: { readonly account: AccountRecord; readonly posted: PostedEntry },
): Decision<PostResult> {
  if (first.amount !== posted.amount)
    return unchanged({ result: "mismatch", field: "amount", first });
  if (first.note !== posted.note) return unchanged({ result: "mismatch", field: "note", first });
  return unchanged({ result: "posted", account, entry: first });
}

const withoutRequest = { keyId: null, model: null, upstream: null, usage: null } as const;

/** A request's usage entry, and what followed it. */
export interface ChargedRequest {
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly model: string;
  readonly upstream: string | null;
  readonly charge: NanoUsd;
  readonly outcome: Outcome;
  /** When its hold was placed: the charge comes back to the budgets of that period. */
  readonly startedAtMs: number;
  readonly isReversed: boolean;
  /** A repeat of the request would get its reply. */
  readonly hasStoredReply: boolean;
}

/**
 * Why a charge comes back: the request was killed and a repeat of it runs anew, its reply broke and
 * a repeat of it was settled (rule 10), or it finished but its client got a failure, since the
 * commit was not answered (rule 5).
 */
export type ReversalCause = "repeated" | "superseded" | "undelivered";

/** Takes a charge back by an entry of its own, once; null where it stays. */
export function decideReverse(
  request: ChargedRequest | undefined,
  { cause, atMs }: { readonly cause: ReversalCause; readonly atMs: number },
): PostedChange | null {
  if (request === undefined || request.charge === 0 || request.isReversed) return null;
  const { requestId, accountId, keyId, model, upstream, charge, outcome } = request;
  const isDue = outcome === reversedOutcome[cause] && !request.hasStoredReply;
  if (!isDue) return null;
  const of = { accountId, keyId, model, upstream, usage: null, note: null, actor: null };
  const entry = { id: requestId, ...of, amount: charge, atMs } as const;
  const sums = {
    accountId,
    keyId,
    balance: charge,
    held: 0,
    spent: 0 - charge,
    toppedUp: 0,
    countedAtMs: request.startedAtMs,
  };
  return { kind: "posted", entry: { kind: "reversal", ...entry }, sums };
}

const reversedOutcome = {
  repeated: "killed",
  superseded: "broken",
  undelivered: "finished",
} as const satisfies Record<ReversalCause, Outcome>;

/** How long a repeat gets the stored reply (rule 10). */
export const REPLY_LIFE_MS = 24 * 60 * 60 * 1_000;

/** The owner of a claim whose request has ended without a reply to keep. */
export const NOBODY = "";

/** What is kept under an `Idempotency-Key`. */
export interface KeptReply {
  readonly requestId: string;
  readonly bodyHash: string;
  readonly sealed: string | null;
  /** Its request has ended without a reply to keep. */
  readonly isEnded: boolean;
  /** Its request runs. */
  readonly isLive: boolean;
  /** An earlier attempt whose reply broke. */
  readonly broken: string | null;
}

/**
 * A claim under a key that has a row. `taken-over`: the claim of a request that ended passes to the new
 * one. Then the charge of a killed request comes back at once, and that of `broken`, whose reply broke,
 * with the new request's settlement.
 */
export function decideClaim(
  { bodyHash }: ReplyClaim,
  { requestId, sealed, isEnded, isLive, ...kept }: KeptReply,
):
  | Exclude<ClaimResult, { readonly result: "claimed" }>
  | { readonly result: "taken-over"; readonly broken: string | null } {
  if (kept.bodyHash !== bodyHash) return { result: "mismatch" };
  if (sealed !== null) return { result: "stored", requestId, sealed };
  if (isLive) return { result: "in-flight" };
  return { result: "taken-over", broken: isEnded ? requestId : kept.broken };
}

/** What becomes of the claim of a request that was settled. */
export type ClaimEnd =
  /** A repeat gets the reply. */
  | "stored"
  /** A repeat runs anew, and takes this charge back when it is settled. */
  | "broken"
  /** The reply is complete, but too long to keep: a repeat is another request. */
  | "unkept"
  /** The request was refused or failed: as if it had never been sent. */
  | "given-up";

/** `bytesMax` bounds the stored replies of one account. */
export function decideClaimEnd(
  { outcome, reply }: Pick<Settlement, "outcome" | "reply">,
  bytesMax: number,
): ClaimEnd {
  if (reply !== undefined && storedBytes(reply.sealed) <= bytesMax) return "stored";
  if (outcome === "broken") return "broken";
  return outcome === "finished" ? "unkept" : "given-up";
}

/** How many bytes of stored replies an account has where the configuration does not say. */
export const REPLY_BYTES_MAX = 256 * 1_048_576;

/** What a row of a stored reply takes beside its text, so that one bound limits their number too. */
export const REPLY_ROW_BYTES = 512;

/** What a stored reply counts against its account's bound. */
export function storedBytes(sealed: string): number {
  return sealed.length + REPLY_ROW_BYTES;
}

function unchanged<Result>(result: Result): Decision<Result> {
  return { result, change: null };
}
