import { AMOUNT_MAX, nanoUsd, type NanoUsd } from "../money/amounts.ts";
import { addTotals } from "../money/totals.ts";
import { budgetAt, type BudgetState, type CountedChange } from "./budget.ts";
import { killedEnding, operatorEntryId, startOf, usageEntry, type HoldEnding } from "./entry.ts";
import { emptyFields, type EntryRow } from "./entry-row.ts";
import { countedTime } from "./hold-periods.ts";
import { newOpenHold, type OpenHold } from "./open-hold.ts";
import type { AccountRecord } from "./accounts.ts";
import { findShortage } from "./shortage.ts";
import type { Outcome } from "./request-record.ts";
import type {
  ClaimResult,
  HoldProgress,
  HoldRequest,
  HoldResult,
  ReplyClaim,
  Settlement,
  SettleResult,
} from "./store.ts";
import type { OperatorEntry, PostedEntry, PostResult } from "./operator-entry.ts";

/*
 * The decisions of the ledger's operations: pure functions from the data that a store has loaded to
 * a result and the change to write. A store loads, decides and writes in one transaction. Its
 * constraints and guarded statements are the second line of defence.
 */

/** Data of an account against which a hold is checked, in nano-dollars. */
export interface AccountView {
  readonly balance: number;
  readonly held: number;
  readonly budget: BudgetState | null;
  readonly suspendedAtMs: number | null;
  readonly closedAtMs: number | null;
}

/** Data of a key against which a hold is checked. Its sums count only if it has a limit. */
export interface KeyState {
  readonly accountId: string;
  readonly spendingLimit: number | null;
  readonly held: number;
  readonly spent: number;
  readonly budget: BudgetState | null;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

/** Changes of the sums of an account, of its key if the key has a limit, and of their budgets. */
export interface SumsChange extends CountedChange {
  readonly accountId: string;
  /** Null if no key is concerned. */
  readonly keyId: string | null;
  readonly balance: number;
  readonly toppedUp: number;
}

/** An entry that does not concern an open hold. */
export interface PostedChange {
  readonly kind: "posted";
  readonly entry: EntryRow;
  readonly sums: SumsChange;
}

/** The writes of one operation, all in one transaction. */
export type LedgerChange =
  | { readonly kind: "placed"; readonly hold: OpenHold; readonly sums: SumsChange }
  | { readonly kind: "marked"; readonly hold: OpenHold }
  | {
      readonly kind: "ended";
      readonly hold: OpenHold;
      readonly entry: EntryRow;
      readonly sums: SumsChange;
    }
  | PostedChange;

/** The result for the caller, and the change to write; null for no change. */
export interface Decision<Result> {
  readonly result: Result;
  readonly change: LedgerChange | null;
}

/**
 * Rejects a change with impossible amounts or sums, which would allow spending more than is
 * available.
 */
function assertLaw(isKept: boolean, law: string): void {
  if (!isKept) throw new RangeError(`ledger invariant violated: ${law}`);
}

/**
 * Holds money for a request if its key is allowed to spend and all limits permit it (rules 2 and
 * 7). Throws `UncountedBudgets` (`countedTime`).
 */
export function decidePlace(
  request: HoldRequest,
  view: {
    /** The process that serves the request. */
    readonly owner: string;
    /** True if the request id already has a hold or a usage entry. */
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
  assertLaw(amount >= 0, "a hold's amount must not be negative");
  assertLaw(account.held >= 0, "an account's held amount must not be negative");
  assertLaw(key.held >= 0 && key.spent >= 0, "a key's sums must not be negative");
  const countedAtMs = countedTime(atMs, { account: account.budget, key: key.budget });
  const ofAccount = account.budget === null ? null : budgetAt(account.budget, countedAtMs);
  const ofKey = key.budget === null ? null : budgetAt(key.budget, countedAtMs);
  const { spendingLimit } = key;
  const shortage = findShortage(amount, {
    available: account.balance - account.held,
    ofLimit: spendingLimit === null ? null : spendingLimit - key.spent - key.held,
    ofAccount,
    ofKey,
  });
  if (shortage !== null) return unchanged(shortage);
  const sums = { accountId, keyId, balance: 0, held: amount, spent: 0, toppedUp: 0, countedAtMs };
  const hold = newOpenHold(request, { owner: view.owner, atMs: countedAtMs });
  return { result: { result: "placed" }, change: { kind: "placed", hold, sums } };
}

/** Raises the amount that a running request owes, up to its hold, and never lowers it. */
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
 * Returns whether the client got a failure although a charge may have been recorded: an earlier
 * settlement whose confirmation was lost, or the end of the hold by another process that took this
 * one for dead. The charge is then reversed as `undelivered`. A stream that only a keep-alive comment
 * had opened is a failure of status 200 without a charge.
 */
export function isUndelivered(
  result: SettleResult,
  { status, outcome, charge }: Pick<Settlement, "status" | "outcome" | "charge">,
): boolean {
  const isFree = status >= 400 || (outcome === "broken" && charge === 0);
  return result === "already-settled" && isFree;
}

/** Ends the hold of a dead process by rule 5. */
export function decideResolve(hold: OpenHold, atMs: number): LedgerChange {
  return end(hold, killedEnding(hold, atMs));
}

function end(hold: OpenHold, ending: HoldEnding): LedgerChange {
  const { accountId, keyId, amount } = hold;
  assertLaw(ending.charge >= 0, "a charge must not be negative");
  const entry = usageEntry(hold, ending);
  const spentAtMs = startOf(hold, ending);
  const sums = {
    accountId,
    keyId,
    balance: entry.amount,
    held: 0 - amount,
    spent: 0 - entry.amount,
    toppedUp: 0,
    countedAtMs: hold.startedAtMs,
    ...(spentAtMs !== hold.startedAtMs && { spentAtMs }),
  };
  return { kind: "ended", hold, entry, sums };
}

/**
 * The largest balance that an entry may leave. It is a safe integer with headroom for reversed
 * charges.
 */
const BALANCE_MAX = AMOUNT_MAX;

/** Posts an operator's entry once. An entry cannot take more than is available. */
export function decidePost(
  entry: OperatorEntry,
  view: {
    readonly account: AccountRecord | undefined;
    /** The existing entry of the account with this kind and id. */
    readonly posted: PostedEntry | undefined;
  },
): Decision<PostResult> {
  const { accountId, kind, amount, note, actor, atMs } = entry;
  if (amount === 0 || (amount < 0 && kind !== "correction")) {
    throw new RangeError("an entry's amount must be positive, or nonzero for a correction");
  }
  const { account } = view;
  if (account === undefined) return unchanged({ result: "no-account" });
  const signed = nanoUsd(kind === "refund" ? 0 - amount : amount);
  const posted = { id: operatorEntryId(entry), accountId, kind, amount: signed, note, actor, atMs };
  if (view.posted !== undefined) return repeatOf(view.posted, { account, posted });
  if (account.closedAtMs !== null && kind !== "refund") {
    return unchanged({ result: "account-closed" });
  }
  assertLaw(account.held >= 0, "an account's held amount must not be negative");
  const available = nanoUsd(account.balance - account.held);
  if (available + signed < 0) return unchanged({ result: "insufficient", available });
  const headroom = nanoUsd(Math.max(BALANCE_MAX - account.balance, 0));
  if (signed > headroom) return unchanged({ result: "balance-too-large", headroom });
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
    change: { kind: "posted", entry: { ...emptyFields, ...posted }, sums },
  };
}

/** Returns the first entry for a repeat. A repeat with other content is refused. */
function repeatOf(
  first: PostedEntry,
  { account, posted }: { readonly account: AccountRecord; readonly posted: PostedEntry },
): Decision<PostResult> {
  if (first.amount !== posted.amount)
    return unchanged({ result: "mismatch", field: "amount", first });
  if (first.note !== posted.note) return unchanged({ result: "mismatch", field: "note", first });
  return unchanged({ result: "posted", account, entry: first });
}

/** A request's usage entry and the later state of its charge. */
export interface ChargedRequest {
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly model: string;
  readonly upstream: string | null;
  readonly charge: NanoUsd;
  readonly outcome: Outcome;
  /** When its hold was placed. A reversal counts in the budgets of that period. */
  readonly startedAtMs: number;
  readonly isReversed: boolean;
  /** True if a repeat of the request would get its reply. */
  readonly hasStoredReply: boolean;
}

/**
 * Why a charge is reversed: the request was killed and its repeat runs again; its reply broke and
 * its repeat was settled (rule 10); or its client got an error status, which is free (rule 5),
 * because the commit of the finished reply was not confirmed or the process was taken for dead.
 */
export type ReversalCause = "repeated" | "superseded" | "undelivered";

/** Reverses a charge with one entry, once; null if the charge stays. */
export function decideReverse(
  request: ChargedRequest | undefined,
  { cause, atMs }: { readonly cause: ReversalCause; readonly atMs: number },
): PostedChange | null {
  if (request === undefined || request.charge === 0 || request.isReversed) return null;
  const { requestId, accountId, keyId, model, upstream, charge, outcome } = request;
  const isDue = reversedOutcomes[cause].has(outcome) && !request.hasStoredReply;
  if (!isDue) return null;
  const of = { kind: "reversal", id: requestId, accountId, keyId, model, upstream } as const;
  const entry = { ...emptyFields, ...of, amount: charge, atMs };
  const sums = {
    accountId,
    keyId,
    balance: charge,
    held: 0,
    spent: 0 - charge,
    toppedUp: 0,
    countedAtMs: request.startedAtMs,
  };
  return { kind: "posted", entry, sums };
}

const reversedOutcomes: Readonly<Record<ReversalCause, ReadonlySet<Outcome>>> = {
  repeated: new Set(["killed"]),
  superseded: new Set(["broken"]),
  undelivered: new Set(["finished", "killed"]),
};

/** How long a repeat gets the stored reply (rule 10). */
export const REPLY_LIFE_MS = 24 * 60 * 60 * 1_000;

/** Owner of a claim after its request has ended without a reply to keep. */
export const NO_ACCOUNT = "";

/** The row stored under an `Idempotency-Key`. */
export interface KeptReply {
  readonly requestId: string;
  readonly bodyHash: string;
  readonly sealed: string | null;
  /** True if its request has ended without a reply to keep. */
  readonly isEnded: boolean;
  /** True if its request is running. */
  readonly isLive: boolean;
  /** The earlier attempt with a broken reply. */
  readonly broken: string | null;
}

/**
 * Decides a claim under a key that has a row. `taken-over`: the claim of an ended request passes to
 * the new one. The charge of a killed request is then reversed immediately. The charge of `broken`,
 * whose reply broke, is reversed with the new request's settlement.
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

/** How the claim of a settled request ends. */
export type ClaimEnd =
  /** A repeat gets the reply. */
  | "stored"
  /** A repeat runs again, and its settlement reverses this charge. */
  | "broken"
  /** The reply is complete but too long to keep: a repeat is a new request. */
  | "unkept"
  /** The request was refused or failed, and counts as never sent. */
  | "given-up";

/** Decides how a claim ends; `bytesMax` bounds the stored replies of one account. */
export function decideClaimEnd(
  { outcome, reply }: Pick<Settlement, "outcome" | "reply">,
  bytesMax: number,
): ClaimEnd {
  if (reply !== undefined && storedBytes(reply.sealed) <= bytesMax) return "stored";
  if (outcome === "broken") return "broken";
  return outcome === "finished" ? "unkept" : "given-up";
}

/** Default limit of stored replies per account, in bytes. */
export const REPLY_BYTES_MAX = 256 * 1_048_576;

/**
 * Size of a stored reply's row besides its text, so that one bound also limits the number of rows.
 */
export const REPLY_ROW_BYTES = 512;

/** Returns the size of a stored reply that counts against its account's bound. */
export function storedBytes(sealed: string): number {
  return sealed.length + REPLY_ROW_BYTES;
}

function unchanged<Result>(result: Result): Decision<Result> {
  return { result, change: null };
}
