import type { NanoUsd } from "../money/amounts.ts";
import type { ReportedUsage } from "../conversation/token-usage.ts";
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
  DeprecatedUsePage,
  DeprecatedUseQuery,
  EntryPage,
  EntryQuery,
  RequestPage,
  RequestQuery,
  SessionPage,
  SessionQuery,
  StatementQuery,
  StatementRecord,
  UsageQuery,
  UsageRow,
} from "./reports.ts";
import type { AccountPage, AccountQuery, KeyPage, KeyQuery, PlanCount } from "./lists.ts";
import type { AccountDetails, DetailedAccount, KeyRecord, KeySums, NewKey } from "./accounts.ts";
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
import type {
  Outcome,
  RequestFacts,
  RequestRecord,
  UpstreamAttempt,
  UsageRecord,
} from "./request-record.ts";
import type { AuditLine, AuditPage, AuditQuery } from "./audit.ts";
import type { FailedRequest, FailedRequestPage, FailedRequestQuery } from "./failed-request.ts";
import type { OperatorEntry, PostResult } from "./operator-entry.ts";
import type { BudgetPeriod } from "./budget-calendar.ts";
import type { BudgetTerms } from "./budget.ts";
import type { CallState, CallStateQuery, NewCallStates } from "./call-states.ts";
import type { CustomerKeyRequest, CustomerKeyResult } from "./customer-keys.ts";
import type { EntryRepair } from "./repair.ts";
import type {
  AccountUpdate,
  AccountUpdateResult,
  KeyDetails,
  KeyRotation,
  KeyUpdate,
  KeyUpdateResult,
} from "./settings.ts";
import type { RepairedSum, UnresolvedHold } from "./unresolved-holds.ts";
import type { PlaceUpdate, VerifiedPart, VerifyQuery } from "./verification.ts";

/**
 * Operations that each store implements separately: requests, their look-ups, and operator entries.
 */
export interface HotStore {
  // --- batched, group-committed (money rule 6) ---
  /**
   * Returns the key with this SHA-256 (hex) and its account, even if revoked or expired; or null.
   */
  findKey(hash: string): Promise<KeyRecord | null>;
  /** Returns the states of calls that are kept under these names, in any order. */
  findCallStates(query: CallStateQuery): Promise<readonly CallState[]>;
  /** Holds money before the upstream is called (rules 2 and 7). */
  placeHold(hold: HoldRequest): Promise<HoldResult>;
  /**
   * Records that the upstream answered and the amount known to be owed so far (rule 5, `started`):
   * with the next commit, or shortly after in a separate one. A settlement replaces a mark that is
   * not yet written.
   */
  markProgress(progress: HoldProgress): Promise<void>;
  /**
   * Replaces the hold by one usage entry, exactly once per request id. Rejects with `HoldGone` if
   * neither this settlement nor an earlier one of its request can have ended a hold.
   */
  settle(settlement: Settlement): Promise<SettleResult>;

  // --- idempotency (rule 10) ---
  claimReply(claim: ReplyClaim): Promise<ClaimResult>;
  /**
   * Releases a claim, so that a repeat runs again (a reply that ended in an error). An earlier
   * attempt whose reply broke then waits for that repeat again.
   */
  releaseReply(claim: {
    readonly accountId: string;
    readonly keyHash: string;
    readonly requestId: string;
  }): Promise<void>;

  // --- accounts and keys ---
  showAccount(id: string): Promise<DetailedAccount | null>;
  /**
   * Returns the sums against which the key's spending limit is checked. They are maintained only if
   * the key has a limit.
   */
  showKeySums(keyId: string): Promise<KeySums | null>;
  /** Adds an operator's entry, once. It cannot take money held by running requests. */
  postEntry(entry: OperatorEntry): Promise<PostResult>;

  /** Tries again to end the holds that the ledger refused to end for their dead process. */
  resolveHolds(resolving: { readonly atMs: number }): Promise<void>;

  // --- lifecycle ---
  /** Resolves when the store can write. */
  ping(): Promise<void>;
  /** Commits queued work and closes. Later calls reject with `StoreUnavailable`. */
  close(): Promise<void>;
}

/** Operations that both stores implement with the same statements. */
export interface Operations {
  // --- accounts and keys ---
  /** Null: another account has the external id. Rejects if the id itself is in use. */
  createAccount(account: {
    readonly id: string;
    readonly name: string;
    readonly planId: string;
    readonly balance: NanoUsd;
    readonly budget?: BudgetTerms | null;
    /** Absent: no details. */
    readonly details?: Partial<AccountDetails>;
    /** The actor of the opening balance's entry; null for the gateway itself. */
    readonly actor?: string | null;
    readonly atMs: number;
  }): Promise<DetailedAccount | null>;
  /** Changes settings and state. They apply to the next hold in every process. */
  updateAccount(update: AccountUpdate): Promise<AccountUpdateResult>;
  listAccounts(query: AccountQuery): Promise<AccountPage>;
  /** Ordered by plan id. Closed accounts count too. */
  countPlans(): Promise<readonly PlanCount[]>;
  /**
   * Returns whether a process of a release runs that may count a budget with a time zone or a day of
   * reset in UTC.
   */
  hasOlderProcess(): Promise<boolean>;
  createKey(key: NewKey): Promise<KeyDetails | null>;
  listKeys(query: KeyQuery): Promise<KeyPage>;
  showKey(id: string): Promise<KeyDetails | null>;
  /** Changes settings. A limit that is already exceeded refuses the next hold. */
  updateKey(update: KeyUpdate): Promise<KeyUpdateResult>;
  /** Replaces the secret. The previous one stays valid for a while. */
  rotateKey(rotation: KeyRotation): Promise<KeyUpdateResult>;
  /** Revokes a key: every process refuses it from the next request on. Null: no such key. */
  revokeKey(revocation: { readonly id: string; readonly atMs: number }): Promise<KeyDetails | null>;
  /** Carries out a change of a key that a customer asks for with a key of the same account. */
  changeCustomerKey(request: CustomerKeyRequest): Promise<CustomerKeyResult>;

  // --- audit log ---
  /** Adds a line permanently: no later call changes or removes it. */
  appendAudit(line: AuditLine): Promise<void>;
  listAudit(query: AuditQuery): Promise<AuditPage>;

  // --- repairs ---
  /** Returns the holds that cannot be ended, of one account or of all (null). */
  listUnresolvedHolds(query: {
    readonly accountId: string | null;
  }): Promise<readonly UnresolvedHold[]>;
  /**
   * Sets the held amount of an account, and the sums of its keys and budgets, to those of its
   * entries and holds. Returns the sums that were wrong.
   */
  repairSums(repair: {
    readonly accountId: string;
    readonly atMs: number;
  }): Promise<readonly RepairedSum[]>;
  /**
   * Records the text from which an entry's hash was computed. The first repair of an entry is kept.
   */
  addRepair(repair: EntryRepair): Promise<void>;

  // --- alerts ---
  findAlerts(watch: AlertWatch): Promise<AlertFindings>;
  /**
   * Returns states that no process has observed since a time, in the order in which they were
   * raised; a thousand at most.
   */
  listEndedAlerts(query: { readonly goneBeforeMs: number }): Promise<readonly EndedAlert[]>;
  /**
   * Records the current states and adds the messages of new ones; forgets ended states and adds the
   * messages about their end. Each message is added once, whichever processes observe the state.
   * Returns the number of new states.
   */
  raiseAlerts(round: AlertRound): Promise<number>;
  /**
   * Takes a webhook's first undelivered message, for this process only; null if there is none or it
   * is not due. Later messages wait for it in every process.
   */
  claimAlert(claim: AlertClaim): Promise<AlertMessage | null>;
  endAlert(end: AlertEnd): Promise<void>;
  /** Returns accounts whose customers may have a due message. */
  listDueCustomers(query: DueCustomers): Promise<readonly string[]>;

  // --- reports ---
  /** Returns an account's entries, one page at a time. */
  listEntries(query: EntryQuery): Promise<EntryPage>;
  showRequest(id: string): Promise<RequestRecord | null>;
  /**
   * Records failed requests. The oldest are displaced, and a request is kept for at most a week.
   */
  addFailedRequests(requests: readonly FailedRequest[]): Promise<void>;
  showFailedRequest(id: string): Promise<FailedRequest | null>;
  /** Returns the kept requests, one page at a time. */
  listFailedRequests(query: FailedRequestQuery): Promise<FailedRequestPage>;
  /**
   * Returns requests that have ended, one page at a time. New requests do not shift later pages.
   */
  listRequests(query: RequestQuery): Promise<RequestPage>;
  /**
   * Returns the sums of the ended requests of each agent session, the latest session first, one page
   * at a time.
   */
  listSessions(query: SessionQuery): Promise<SessionPage>;
  /**
   * Returns which keys used something deprecated in ended requests, by its id, account and key, one
   * page at a time.
   */
  listDeprecatedUses(query: DeprecatedUseQuery): Promise<DeprecatedUsePage>;
  /** Returns sums over usage entries and reversals, ordered by group. */
  usage(query: UsageQuery): Promise<readonly UsageRow[]>;
  /** Null: no such account. */
  statement(query: StatementQuery): Promise<StatementRecord | null>;
  /**
   * Recomputes balances, holds and chains from the entries, for one part of the accounts, without
   * writing. `verifyLedger` covers all accounts.
   */
  verify(query?: VerifyQuery): Promise<VerifiedPart>;
  /** Stores the places up to which the ledger was verified. */
  keepVerified(update: PlaceUpdate): Promise<void>;

  // --- archive ---
  /** Null: no entry is archived. */
  findArchivedPlace(): Promise<ArchivedPlace | null>;
  /**
   * Returns the position in the log before which no new entry can appear. Null: a transaction that
   * may still write an earlier entry did not end in time.
   */
  findLogEnd(): Promise<number | null>;
  /** Returns entries of the log in log order. */
  readLog(query: LogQuery): Promise<readonly LoggedEntry[]>;
  /** Returns the archived places of those accounts that have one; a thousand at most. */
  findArchivedPlaces(accountIds: readonly string[]): Promise<readonly ChainPlace[]>;
  moveArchived(move: ArchiveMove): Promise<ArchiveMoveResult>;
  /**
   * Deletes archived charges from a slice of the log after `afterSeq`; null for the first slice.
   */
  deleteArchived(slice: { readonly afterSeq: number | null }): Promise<DeletedSlice>;
}

/**
 * The single interface of the ledger: accounts, keys, holds, entries, stored replies. Arguments and
 * results are plain JSON data, so that a worker thread or a socket can carry them. Every write is
 * durable when its promise resolves. If the store cannot be reached or written, each method rejects
 * with `StoreUnavailable`; then either no change was made, or `settle` finds the outcome when
 * called again. A rejected hold or claim has no effect. The store retries a rejected settlement or
 * release automatically when it is available again.
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
  readonly protocol: "chat" | "messages" | "responses";
  readonly stream: boolean;
  /** Null without any. */
  readonly facts: RequestFacts | null;
  /** The time of the hold, which determines its period in the budgets. */
  readonly atMs: number;
  /**
   * Place the hold only if the request has its claim of an `Idempotency-Key`, from an earlier call
   * of `claimReply` whose result may still be pending. Both then share a commit.
   */
  readonly withClaim?: boolean;
}

/** The limit that a hold exceeds, and the amount that it leaves. */
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

/** Why a key may not spend. `key-unknown`: the account has no such key in the ledger. */
export const keyRefusals = [
  "key-unknown",
  "key-revoked",
  "key-expired",
  "account-closed",
  "account-suspended",
] as const;

export type KeyRefusal = (typeof keyRefusals)[number];

/** How a hold was resolved, or why it was not placed; `failed` means that the settlement failed. */
export const holdEnds = ["settled", "insufficient", ...keyRefusals, "failed"] as const;

export type HoldEnd = (typeof holdEnds)[number];

export type HoldResult =
  | { readonly result: "placed" }
  | Shortage
  | { readonly result: KeyRefusal }
  | { readonly result: "duplicate-request-id" }
  /** The request needed a claim but has none. */
  | { readonly result: "not-claimed" };

export interface HoldProgress {
  readonly requestId: string;
  /** Owed if the process dies now; capped to the hold. */
  readonly charge: NanoUsd;
}

export interface Settlement {
  readonly requestId: string;
  /** At most the hold: the store caps the charge and counts the rest as our loss. */
  readonly charge: NanoUsd;
  readonly usage: UsageRecord;
  /** True exactly if the upstream reported no usable usage. */
  readonly estimated: boolean;
  /**
   * The price of the upstream's usage at its own prices (rule 15), never capped, even if no charge
   * is made; an estimate if the usage is estimated. Null if unknown.
   */
  readonly cost: NanoUsd | null;
  /** The catalog's id of the upstream that was called last; null without a call. */
  readonly upstream: string | null;
  /** The vendor's stated cost of the request, a decimal string; null if not stated. */
  readonly vendorCost: string | null;
  /** The HTTP status of the client's response. A cut stream keeps its 200. */
  readonly status: number;
  readonly outcome: Outcome;
  readonly upstreams: readonly UpstreamAttempt[];
  /** The vendor's own numbers, if they are not those of `usage`. */
  readonly reportedUsage?: ReportedUsage;
  readonly atMs: number;
  /**
   * The reply to keep for a repeat, already encrypted, base64; requires an earlier claim. Without
   * it, a claim whose reply `broke` is kept for its repeat.
   */
  readonly reply?: { readonly keyHash: string; readonly sealed: string };
  /** The states of the reply's calls, to keep for later requests. */
  readonly callStates?: NewCallStates;
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
