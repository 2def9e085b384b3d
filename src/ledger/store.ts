import type { NanoUsd } from "../money/amounts.ts";
import type { EntryHead, OperatorKind } from "./entry-row.ts";
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
import type { AccountRecord, KeyRecord, KeySums, NewKey } from "./accounts.ts";
import type {
  AlertClaim,
  AlertEnd,
  AlertFindings,
  AlertMessage,
  AlertRound,
  AlertWatch,
} from "./alerts.ts";
import type { Outcome, RequestRecord, UpstreamAttempt, UsageRecord } from "./request-record.ts";
import type { AuditLine, AuditPage, AuditQuery } from "./audit.ts";
import type { BudgetPeriod, BudgetTerms } from "./budget.ts";
import type {
  AccountUpdate,
  AccountUpdateResult,
  KeyDetails,
  KeyRotation,
  KeyUpdate,
  KeyUpdateResult,
} from "./settings.ts";

/**
 * The one interface of the ledger: accounts, keys, holds, entries, stored replies. Arguments and
 * results are plain JSON data, so that a worker thread or a socket can carry them. Every write is
 * durable when its promise resolves. Where the store cannot be reached or written, each method
 * rejects with `StoreUnavailable` and nothing was done or the outcome is found by `settle` again.
 * A hold or a claim that was rejected leaves nothing behind, and a settlement or a release that
 * was is made up for: the store sees to that by itself when it is back.
 */
export interface Store {
  // --- hot path: batched, group-committed (money rule 6) ---
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
  /** Replaces the hold by one usage entry; exactly once per request id. */
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
  createAccount(account: {
    readonly id: string;
    readonly name: string;
    readonly planId: string;
    readonly balance: NanoUsd;
    readonly budget?: BudgetTerms | null;
    readonly atMs: number;
  }): Promise<AccountRecord>;
  /** Changes settings and state; the next hold sees them, in every process. */
  updateAccount(update: AccountUpdate): Promise<AccountUpdateResult>;
  listAccounts(): Promise<readonly AccountRecord[]>;
  showAccount(id: string): Promise<AccountRecord | null>;
  /** What the key's spending limit is checked against; kept up to date only where it has one. */
  showKeySums(keyId: string): Promise<KeySums | null>;
  /** Adds an entry of the operator's, once; nothing takes what running requests hold. */
  postEntry(entry: OperatorEntry): Promise<PostResult>;
  createKey(key: NewKey): Promise<KeyDetails | null>;
  listKeys(accountId: string | null): Promise<readonly KeyDetails[]>;
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

  // --- alerts ---
  findAlerts(watch: AlertWatch): Promise<AlertFindings>;
  /**
   * Notes which states are there, and adds the messages of those that were not: once, whichever
   * processes see them. How many were new.
   */
  raiseAlerts(round: AlertRound): Promise<number>;
  /** Takes the message that is due longest, for this process alone; null: none is due. */
  claimAlert(claim: AlertClaim): Promise<AlertMessage | null>;
  endAlert(end: AlertEnd): Promise<void>;

  // --- reports ---
  /** An account's entries, the oldest first, a page at a time. */
  listEntries(query: EntryQuery): Promise<EntryPage>;
  showRequest(id: string): Promise<RequestRecord | null>;
  /** Requests that have ended, a page at a time; later ones do not move those of later pages. */
  listRequests(query: RequestQuery): Promise<RequestPage>;
  /** Sums over usage entries and reversals, in the order of their groups. */
  usage(query: UsageQuery): Promise<readonly UsageRow[]>;
  /** Null: no such account. */
  statement(query: StatementQuery): Promise<StatementRecord | null>;
  /** Recomputes every balance, hold and chain from the entries. */
  verify(): Promise<VerifyReport>;

  // --- life ---
  /** Resolves when the store can write. */
  ping(): Promise<void>;
  /** Commits what is queued and closes; later calls reject with `StoreUnavailable`. */
  close(): Promise<void>;
}

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

export type HoldResult =
  | { readonly result: "placed" }
  | Shortage
  /** The account was suspended; a closed one refuses its keys. */
  | { readonly result: "account-suspended" }
  | { readonly result: "key-refused" }
  | { readonly result: "duplicate-request-id" };

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
  /** The reference has an entry with another amount or note. */
  | {
      readonly result: "mismatch";
      readonly field: "amount" | "note";
      readonly first: PostedEntry;
    };

export interface VerifyReport {
  readonly ok: boolean;
  readonly accounts: number;
  readonly entries: number;
  /** One sentence a problem, with the ids that it concerns. */
  readonly problems: readonly string[];
}
