import type { AuditLine } from "../ledger/audit.ts";
import type { BudgetTerms } from "../ledger/budget.ts";
import {
  decideAccountUpdate,
  refuseKeyChange,
  type KeyDetails,
  type KeyUpdateResult,
} from "../ledger/settings.ts";
import { nanoUsd } from "../money/amounts.ts";
import { operatorEntryId } from "../ledger/entry.ts";
import type { AccountRecord } from "../ledger/accounts.ts";
import type { RequestRecord } from "../ledger/request-record.ts";
import type { Store, VerifyReport } from "../ledger/store.ts";
import type { EntryRecord, UsageRow } from "../ledger/reports.ts";

/** The ledger of a test; commands read and change it. */
export interface Ledger {
  accounts: AccountRecord[];
  keys: KeyDetails[];
  readonly hashes: string[];
  requests: RequestRecord[];
  usage: UsageRow[];
  entries: EntryRecord[];
  report: VerifyReport;
  closed: number;
  readonly audit: AuditLine[];
}

/** An empty ledger. */
export function emptyLedger(): Ledger {
  const report = { ok: true, accounts: 0, entries: 0, problems: [] };
  return {
    accounts: [],
    keys: [],
    hashes: [],
    requests: [],
    usage: [],
    entries: [],
    report,
    closed: 0,
    audit: [],
  };
}

function neverCalled(): never {
  throw new Error("no command calls this");
}

/** The part of a store that commands use, over plain arrays. */
export function memoryStore(ledger: Ledger): Store {
  const post: Store["postEntry"] = async (asked) => {
    const { reference: _, ...entry } = asked;
    const { accountId, kind, amount } = entry;
    const account = ledger.accounts.find(({ id }) => id === accountId);
    if (account === undefined) return { result: "no-account" };
    const change = kind === "refund" ? -amount : amount;
    const available = nanoUsd(account.balance - account.held);
    if (available + change < 0) return { result: "insufficient", available };
    const balance = nanoUsd(account.balance + change);
    const toppedUp = nanoUsd(account.toppedUp + change);
    const changed = { ...account, balance, toppedUp };
    ledger.accounts = ledger.accounts.map((other) => (other === account ? changed : other));
    const posted = { ...entry, id: operatorEntryId(asked), amount: nanoUsd(change) };
    return { result: "posted", account: changed, entry: posted };
  };
  const zero = nanoUsd(0);
  const opened = (terms: BudgetTerms | null) =>
    terms === null ? null : { ...terms, startsAtMs: 0, spent: zero, held: zero };
  const changeKey = (id: string, change: (key: KeyDetails) => KeyDetails): KeyUpdateResult => {
    const key = ledger.keys.find((known) => known.id === id) ?? null;
    const refusal = refuseKeyChange(key);
    if (key === null || refusal !== null) return refusal ?? { result: "no-key" };
    const changed = change(key);
    ledger.keys = ledger.keys.map((other) => (other === key ? changed : other));
    return { result: "updated", key: changed };
  };
  return {
    findKey: neverCalled,
    placeHold: neverCalled,
    markProgress: neverCalled,
    settle: neverCalled,
    claimReply: neverCalled,
    releaseReply: neverCalled,
    ping: neverCalled,
    createAccount: async ({ id, name, planId, balance, atMs }) => {
      const account = {
        id,
        name,
        planId,
        balance,
        held: zero,
        spent: zero,
        toppedUp: balance,
        budget: null,
        suspendedAtMs: null,
        closedAtMs: null,
        createdAtMs: atMs,
      };
      ledger.accounts.push(account);
      return account;
    },
    listAccounts: async () => ledger.accounts,
    showAccount: async (id) => ledger.accounts.find((account) => account.id === id) ?? null,
    showKeySums: neverCalled,
    postEntry: post,
    createKey: async ({ hash, atMs, ...key }) => {
      const account = ledger.accounts.find(({ id }) => id === key.accountId);
      if (account === undefined) return null;
      const times = { createdAtMs: atMs, revokedAtMs: null };
      const record: KeyDetails = {
        ...key,
        ...times,
        planId: account.planId,
        accountState: "active",
        spent: null,
        held: null,
        budget: null,
        previousExpiresAtMs: null,
      };
      ledger.keys.push(record);
      ledger.hashes.push(hash);
      return record;
    },
    listKeys: async (accountId) =>
      ledger.keys.filter((key) => accountId === null || key.accountId === accountId),
    updateAccount: async (update) => {
      const account = ledger.accounts.find(({ id }) => id === update.id) ?? null;
      const decided = decideAccountUpdate(update, account);
      if (account === null || decided.result !== "write") {
        return decided.result === "write" ? { result: "no-account" } : decided;
      }
      const budget = update.budget === undefined ? account.budget : opened(update.budget);
      const changed = { ...account, ...decided.settings, budget };
      ledger.accounts = ledger.accounts.map((other) => (other === account ? changed : other));
      return { result: "updated", account: changed };
    },
    updateKey: async ({ id, atMs: _at, budget, ...settings }) =>
      changeKey(id, (key) => ({
        ...key,
        ...settings,
        budget: budget === undefined ? key.budget : opened(budget),
      })),
    rotateKey: async ({ id, hash, overlapEndsAtMs }) => {
      ledger.hashes.push(hash);
      return changeKey(id, (key) => ({ ...key, previousExpiresAtMs: overlapEndsAtMs }));
    },
    revokeKey: async ({ id, atMs }) => {
      ledger.keys = ledger.keys.map((key) => (key.id === id ? { ...key, revokedAtMs: atMs } : key));
      return ledger.keys.find((key) => key.id === id) ?? null;
    },
    findAlerts: neverCalled,
    raiseAlerts: neverCalled,
    claimAlert: neverCalled,
    endAlert: neverCalled,
    appendAudit: async (line) => {
      ledger.audit.push(line);
    },
    listAudit: async ({ count, beforeSeq }) => {
      const begun = ledger.audit.filter(({ stage }) => stage === "begun");
      const records = begun.map((line, at) => {
        const ended = ledger.audit.find(({ id, stage }) => id === line.id && stage === "ended");
        return { seq: at + 1, begun: line, ended: ended ?? null };
      });
      const left = records.toReversed().filter(({ seq }) => seq < (beforeSeq ?? Infinity));
      return { records: left.slice(0, count), hasMore: left.length > count };
    },
    listEntries: async ({ accountId }) => ({
      entries: ledger.entries.filter((entry) => entry.accountId === accountId),
      hasMore: false,
    }),
    showRequest: async (id) => ledger.requests.find((request) => request.id === id) ?? null,
    listRequests: async () => ({ requests: ledger.requests, next: null }),
    usage: async () => ledger.usage,
    statement: async ({ accountId }) => {
      const account = ledger.accounts.find(({ id }) => id === accountId);
      if (account === undefined) return null;
      const { balance } = account;
      return {
        openingBalance: balance,
        closingBalance: balance,
        usage: [],
        entries: [],
        head: null,
      };
    },
    verify: async () => ledger.report,
    close: async () => {
      ledger.closed += 1;
    },
  };
}
