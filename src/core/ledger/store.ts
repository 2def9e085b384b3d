import type { NanoUsd } from "../money/amounts.ts";
import type { EntryHead, OperatorKind } from "./entry-row.ts";
import type {
  ArchiveMove,
  ArchiveMoveResult,
  ArchivedPlace,
  DeletedSlice,
  LoggedEntry,
  LogQuery,
} from "./archive.ts";
import type { ChainPlace } from "./chain-walk.ts";
import type {
  EntryPage,
  EntryQuery,
  RequestPage,
  RequestQuery,
  StatementQuery,
  StatementRecord,
  UsageQuery,
  UsageRow,
} from "./reports.ts";
import type { AccountPage, AccountQuery, KeyPage, KeyQuery, PlanCount } from "./lists.ts";
import type {
  AccountDetails,
  AccountRecord,
  DetailedAccount,
  KeyRecord,
  KeySums,
  NewKey,
} from "./accounts.ts";
import type {
  AlertClaim,
  AlertEnd,
  AlertFindings,
  AlertMessage,
  AlertRound,
  AlertWatch,
  DueCustomers,
  EndedAlert,
} from "./alerts.ts";
import type { Outcome, RequestRecord, UpstreamAttempt, UsageRecord } from "./request-record.ts";
import type { AuditLine, AuditPage, AuditQuery } from "./audit.ts";
import type { FailedRequest, FailedRequestPage, FailedRequestQuery } from "./failed-request.ts";
import type { BudgetPeriod, BudgetTerms } from "./budget.ts";
import type { EntryRepair } from "./repair.ts";
import type {
  AccountUpdate,
  AccountUpdateResult,
  KeyDetails,
  KeyRotation,
  KeyUpdate,
  KeyUpdateResult,
} from "./settings.ts";
import type { PlaceUpdate, VerifiedPart, VerifyQuery } from "./verification.ts";

/** What each store carries out in its own way: requests, their look-ups, and an operator's entries. */
export interface HotStore {
  // --- batched, group-committed (money rule 6) ---
  /** The key of this SHA-256 (hex) and its account, revoked and expired ones included; or null. */
  findKey(hash: string): Promise<KeyRecord | null>;
  /** Holds money before the upstream is called (rules 2 and 7). */
  placeHold(hold: HoldRequest): Promise<HoldResult>;
  /**
   * Records that the upstream answered and what is known to be owed so far (rule 5, `started`): with
   * the next commit, or shortly after in one of its own. A settlement takes the place of a mark that
   * is not written yet.
   */
  markProgress(progress: HoldProgress): Promise<void>;
  /**
   * Replaces the hold by one usage entry; exactly once per request id. Rejects with `HoldGone` where
   * there is no hold that this settlement or an earlier one of its request could have ended.
   */
  settle(settlement: Settlement): Promise<SettleResult>;

  // --- idempotency (rule 10) ---
  claimReply(claim: ReplyClaim): Promise<ClaimResult>;
  /**
   * Gives a claim up, so that a repeat runs anew (a reply that ended in an error); an earlier
   * attempt whose reply broke then waits for that repeat again.
   */
  releaseReply(claim: {
    readonly accountId: string;
    readonly keyHash: string;
    readonly requestId: string;
  }): Promise<void>;

  // --- accounts and keys ---
  showAccount(id: string): Promise<DetailedAccount | null>;
  /** What the key's spending limit is checked against; kept up to date only where it has one. */
  showKeySums(keyId: string): Promise<KeySums | null>;
  /** Adds an entry of the operator's, once; nothing takes what running requests hold. */
  postEntry(entry: OperatorEntry): Promise<PostResult>;

  // --- life ---
  /** Resolves when the store can write. */
  ping(): Promise<void>;
  /** Commits what is queued and closes; later calls reject with `StoreUnavailable`. */
  close(): Promise<void>;
}

/** What both stores carry out by the same statements. */
export interface Operations {
  // --- accounts and keys ---
  /** Null: another account has the external id. Rejects where the id itself is taken. */
  createAccount(account: {
    readonly id: string;
    readonly name: string;
    readonly planId: string;
    readonly balance: NanoUsd;
    readonly budget?: BudgetTerms | null;
    /** Absent: none of them. */
    readonly details?: Partial<AccountDetails>;
    /** Who opens it, named by the entry of its opening balance; null: nobody but the gateway. */
    readonly actor?: string | null;
    readonly atMs: number;
  }): Promise<DetailedAccount | null>;
  /** Changes settings and state; the next hold sees them, in every process. */
  updateAccount(update: AccountUpdate): Promise<AccountUpdateResult>;
  listAccounts(query: AccountQuery): Promise<AccountPage>;
  /** In the order of the plans' ids; closed accounts count too. */
  countPlans(): Promise<readonly PlanCount[]>;
  createKey(key: NewKey): Promise<KeyDetails | null>;
  listKeys(query: KeyQuery): Promise<KeyPage>;
  showKey(id: string): Promise<KeyDetails | null>;
  /** Changes settings; a limit that is already exceeded refuses the next hold. */
  updateKey(update: KeyUpdate): Promise<KeyUpdateResult>;
  /** Replaces the secret; the one before it stays valid for a while. */
  rotateKey(rotation: KeyRotation): Promise<KeyUpdateResult>;
  /** Revoked means refused on the next request in every process. Null: no such key. */
  revokeKey(revocation: { readonly id: string; readonly atMs: number }): Promise<KeyDetails | null>;

  // --- audit log ---
  /** Adds a line, for good: no later call changes or removes it. */
  appendAudit(line: AuditLine): Promise<void>;
  listAudit(query: AuditQuery): Promise<AuditPage>;

  // --- repairs ---
  /** Records the text that an entry's hash is of; the first repair of an entry stays. */
  addRepair(repair: EntryRepair): Promise<void>;

  // --- alerts ---
  findAlerts(watch: AlertWatch): Promise<AlertFindings>;
  /** States that no process has seen since a moment, those raised first; a thousand at most. */
  listEndedAlerts(query: { readonly goneBeforeMs: number }): Promise<readonly EndedAlert[]>;
  /**
   * Notes which states are there, and adds the messages of those that were not; forgets those that
   * have ended, and adds the messages about that: once, whichever processes see them. How many were
   * new.
   */
  raiseAlerts(round: AlertRound): Promise<number>;
  /**
   * Takes a webhook's first message that is not delivered, for this process alone; null where there
   * is none or it is not due: those behind it wait, whichever processes ask.
   */
  claimAlert(claim: AlertClaim): Promise<AlertMessage | null>;
  endAlert(end: AlertEnd): Promise<void>;
  /** Accounts for whose customers a message may be due. */
  listDueCustomers(query: DueCustomers): Promise<readonly string[]>;

  // --- reports ---
  /** An account's entries, a page at a time. */
  listEntries(query: EntryQuery): Promise<EntryPage>;
  showRequest(id: string): Promise<RequestRecord | null>;
  /** Notes requests that failed; the oldest make room, and none is kept for longer than a week. */
  addFailedRequests(requests: readonly FailedRequest[]): Promise<void>;
  showFailedRequest(id: string): Promise<FailedRequest | null>;
  /** Those that are kept, a page at a time. */
  listFailedRequests(query: FailedRequestQuery): Promise<FailedRequestPage>;
  /** Requests that have ended, a page at a time; later ones do not move those of later pages. */
  listRequests(query: RequestQuery): Promise<RequestPage>;
  /** Sums over usage entries and reversals, in the order of their groups. */
  usage(query: UsageQuery): Promise<readonly UsageRow[]>;
  /** Null: no such account. */
  statement(query: StatementQuery): Promise<StatementRecord | null>;
  /**
   * Recomputes balances, holds and chains from the entries, for one part of the accounts, and writes
   * nothing: `verifyLedger` does all of them.
   */
  verify(query?: VerifyQuery): Promise<VerifiedPart>;
  /** Keeps up to where the ledger was found right. */
  keepVerified(update: PlaceUpdate): Promise<void>;

  // --- archive ---
  /** Null: nothing is archived. */
  findArchivedPlace(): Promise<ArchivedPlace | null>;
  /**
   * Up to where in the log no entry can appear any more. Null: a transaction that may still write one
   * did not end in time.
   */
  findLogEnd(): Promise<number | null>;
  /** Entries of the log in its order. */
  readLog(query: LogQuery): Promise<readonly LoggedEntry[]>;
  /** The archived places of some accounts, of those that have one; a thousand at most. */
  findArchivedPlaces(accountIds: readonly string[]): Promise<readonly ChainPlace[]>;
  moveArchived(move: ArchiveMove): Promise<ArchiveMoveResult>;
  /** Deletes charges that are in the archive from a slice of the log after `afterSeq`; null: the first. */
  deleteArchived(slice: { readonly afterSeq: number | null }): Promise<DeletedSlice>;
}

/**
 * The one interface of the ledger: accounts, keys, holds, entries, stored replies. Arguments and
 * results are plain JSON data, so that a worker thread or a socket can carry them. Every write is
 * durable when its promise resolves. Where the store cannot be reached or written, each method
 * rejects with `StoreUnavailable` and nothing was done or the outcome is found by `settle` again.
 * A hold or a claim that was rejected leaves nothing behind; the store repeats a settlement or a
 * release that was rejected by itself when it is back.
 */
export interface Store extends HotStore, Operations {}

export interface HoldRequest {
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly amount: NanoUsd;
  /** Owed if the process dies after the upstream answered and before the first progress mark. */
  readonly startedCharge: NanoUsd;
  readonly model: string;
  readonly protocol: "chat" | "messages";
  readonly stream: boolean;
  /** The time of the hold: it counts in the budgets' period of this moment. */
  readonly atMs: number;
  /**
   * Placed only where the request has its claim of an `Idempotency-Key`: of a `claimReply` that was
   * called before, whose result need not be there yet. So both share a commit.
   */
  readonly withClaim?: boolean;
}

/** What was in the way of a hold, and what it leaves. */
export type Shortage =
  | {
      readonly result: "insufficient";
      readonly available: NanoUsd;
      readonly limit: "balance" | "key";
    }
  | {
      readonly result: "insufficient";
      readonly available: NanoUsd;
      readonly limit: "account-budget" | "key-budget";
      readonly period: BudgetPeriod;
      readonly resetsAtMs: number;
    };

/** Why a key may not spend. `key-unknown`: the ledger has no such key of the account. */
export const keyRefusals = [
  "key-unknown",
  "key-revoked",
  "key-expired",
  "account-closed",
  "account-suspended",
] as const;

export type KeyRefusal = (typeof keyRefusals)[number];

/** How a hold was resolved, or why none was placed; `failed` means that the settlement failed. */
export const holdEnds = ["settled", "insufficient", ...keyRefusals, "failed"] as const;

export type HoldEnd = (typeof holdEnds)[number];

export type HoldResult =
  | { readonly result: "placed" }
  | Shortage
  | { readonly result: KeyRefusal }
  | { readonly result: "duplicate-request-id" }
  /** The request was to have a claim, and has none. */
  | { readonly result: "not-claimed" };

export interface HoldProgress {
  readonly requestId: string;
  /** Owed if the process dies now; capped to the hold. */
  readonly charge: NanoUsd;
}

export interface Settlement {
  readonly requestId: string;
  /** Never more than the hold: the store caps it and counts the rest as our loss. */
  readonly charge: NanoUsd;
  readonly usage: UsageRecord;
  /** True exactly where the upstream gave no usable usage. */
  readonly estimated: boolean;
  /**
   * What the upstream's usage costs by its own prices (rule 15), never capped, and where nothing is
   * charged too; an estimate where the usage is one. Null where it is not known.
   */
  readonly cost: NanoUsd | null;
  /** The catalog's id of the upstream that was called last; null where none was. */
  readonly upstream: string | null;
  /** What the vendor stated that the request cost, a decimal string; null where it did not. */
  readonly vendorCost: string | null;
  /** The HTTP status that the client got; a cut stream keeps its 200. */
  readonly status: number;
  readonly outcome: Outcome;
  readonly upstreams: readonly UpstreamAttempt[];
  readonly atMs: number;
  /**
   * The reply to keep for a repeat, already encrypted, base64; needs an earlier claim. Without it,
   * a claim whose reply `broke` is kept for its repeat.
   */
  readonly reply?: { readonly keyHash: string; readonly sealed: string };
}

export type SettleResult = "settled" | "already-settled" | "hold-not-found";

export interface ReplyClaim {
  readonly accountId: string;
  /** SHA-256 of the client's Idempotency-Key, hex. */
  readonly keyHash: string;
  /** SHA-256 of operation and body, hex. */
  readonly bodyHash: string;
  readonly requestId: string;
  readonly atMs: number;
}

export type ClaimResult =
  | { readonly result: "claimed" }
  | { readonly result: "in-flight" }
  | { readonly result: "mismatch" }
  | { readonly result: "stored"; readonly requestId: string; readonly sealed: string };

export interface OperatorEntry {
  /** Made up for this entry; the same id posts once. */
  readonly id: string;
  /** The operator's own, unique for its account and kind: a repeat posts nothing. */
  readonly reference: string | null;
  readonly accountId: string;
  readonly kind: OperatorKind;
  /** Above zero; of a correction what it adds or, below zero, takes. */
  readonly amount: NanoUsd;
  readonly note: string | null;
  /** Who posts it: the name of an admin token, or the user of a command. */
  readonly actor: string;
  readonly atMs: number;
}

/** An operator's entry as it was posted; its amount is signed as the balance changed. */
export type PostedEntry = Pick<
  EntryHead,
  "id" | "accountId" | "kind" | "amount" | "note" | "actor" | "atMs"
>;

export type PostResult =
  /** `entry` is the first one of its reference. */
  | { readonly result: "posted"; readonly account: AccountRecord; readonly entry: PostedEntry }
  | { readonly result: "no-account" }
  /** Nothing is paid into a closed account. */
  | { readonly result: "account-closed" }
  | { readonly result: "insufficient"; readonly available: NanoUsd }
  /** No balance may be as large; `room` is the most that can be added. */
  | { readonly result: "balance-too-large"; readonly room: NanoUsd }
  /** The reference has an entry with another amount or note. */
  | {
      readonly result: "mismatch";
      readonly field: "amount" | "note";
      readonly first: PostedEntry;
    };
