import { nanoUsd } from "../money/amounts.ts";
import type {
  AccountRecord,
  KeyRecord,
  RequestRecord,
  Store,
  UsageRow,
  VerifyReport,
} from "../ledger/store.ts";

/** What the books of a test hold; commands read and change it. */
export interface Books {
  accounts: AccountRecord[];
  keys: KeyRecord[];
  readonly hashes: string[];
  requests: RequestRecord[];
  usage: UsageRow[];
  report: VerifyReport;
  closed: number;
}

/** Books with nothing in them. */
export function emptyBooks(): Books {
  const report = { ok: true, accounts: 0, entries: 0, problems: [] };
  return { accounts: [], keys: [], hashes: [], requests: [], usage: [], report, closed: 0 };
}

function neverCalled(): never {
  throw new Error("no command calls this");
}

/** The part of a store that commands use, over plain arrays. */
export function memoryStore(books: Books): Store {
  const post: Store["postEntry"] = async ({ accountId, kind, amount }) => {
    const account = books.accounts.find(({ id }) => id === accountId);
    if (account === undefined) return { result: "no-account" };
    const change = kind === "refund" ? -amount : amount;
    const available = nanoUsd(account.balance - account.held);
    if (available + change < 0) return { result: "insufficient", available };
    const balance = nanoUsd(account.balance + change);
    const toppedUp = nanoUsd(account.toppedUp + change);
    const changed = { ...account, balance, toppedUp };
    books.accounts = books.accounts.map((other) => (other === account ? changed : other));
    return { result: "posted", account: changed };
  };
  const zero = nanoUsd(0);
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
        createdAtMs: atMs,
      };
      books.accounts.push(account);
      return account;
    },
    listAccounts: async () => books.accounts,
    showAccount: async (id) => books.accounts.find((account) => account.id === id) ?? null,
    postEntry: post,
    createKey: async ({ hash, atMs, ...key }) => {
      const account = books.accounts.find(({ id }) => id === key.accountId);
      if (account === undefined) return null;
      const times = { createdAtMs: atMs, revokedAtMs: null };
      const record = { ...key, ...times, planId: account.planId };
      books.keys.push(record);
      books.hashes.push(hash);
      return record;
    },
    listKeys: async (accountId) =>
      books.keys.filter((key) => accountId === null || key.accountId === accountId),
    revokeKey: async ({ id, atMs }) => {
      const found = books.keys.some((key) => key.id === id);
      books.keys = books.keys.map((key) => (key.id === id ? { ...key, revokedAtMs: atMs } : key));
      return found;
    },
    showRequest: async (id) => books.requests.find((request) => request.id === id) ?? null,
    usage: async () => books.usage,
    verify: async () => books.report,
    close: async () => {
      books.closed += 1;
    },
  };
}
