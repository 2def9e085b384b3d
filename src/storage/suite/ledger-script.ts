import type { KeyDetails } from "../../core/ledger/settings.ts";
import { expect } from "vitest";
import { budgetPeriods } from "../../core/ledger/budget-calendar.ts";
import type { BudgetTerms } from "../../core/ledger/budget.ts";
import type { AccountState } from "../../core/ledger/accounts.ts";
import { HoldGone } from "../../core/errors/store-unavailable.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { OperatorKind } from "../../core/ledger/entry-row.ts";
import type { NewKey } from "../../core/ledger/accounts.ts";
import type { HoldRequest, Settlement, Store } from "../../core/ledger/store.ts";
import { exampleHold, exampleSettlement } from "../../core/ledger/test-requests.ts";
import type { OperatorEntry } from "../../core/ledger/operator-entry.ts";

/** The account and the key of every script. */
export const ACCOUNT = "acct";
export const KEY = "key";

/** An arbitrary time; scripts do not depend on the clock. */
export const NOW = Date.UTC(2026, 0, 15, 12);
const DAY_MS = 86_400_000;

/** Returns a key of the script's account, with the given fields. */
export function newKey(
  part: Partial<Omit<NewKey, "spendingLimit">> & { limit?: number } = {},
): NewKey {
  const { limit, ...rest } = part;
  return {
    id: KEY,
    accountId: ACCOUNT,
    hash: `hash of ${rest.id ?? KEY}`,
    atMs: NOW,
    ...rest,
    spendingLimit: limit === undefined ? null : nanoUsd(limit),
  };
}

/** Returns the keys of an account. */
export async function keysOf(store: Store, accountId: string): Promise<readonly KeyDetails[]> {
  return (await store.listKeys({ accountId, limit: 9 })).keys;
}

/** Creates the script's account and key. */
export async function openAccount(store: Store, balance: number, limit?: number): Promise<void> {
  const amount = nanoUsd(balance);
  await store.createAccount({
    id: ACCOUNT,
    name: "Acme",
    planId: "plan",
    balance: amount,
    atMs: NOW,
  });
  await store.createKey(newKey(limit === undefined ? {} : { limit }));
}

/** Charge once the upstream has answered; a hold that never started is free. */
const STARTED_CHARGE = 3;

/** Upstream cost of each settlement. */
export const COST = 4;

export function newHold(
  requestId: string,
  amount: number,
  part: Partial<HoldRequest> = {},
): HoldRequest {
  return {
    ...exampleHold,
    requestId,
    accountId: ACCOUNT,
    keyId: KEY,
    amount: nanoUsd(amount),
    startedCharge: nanoUsd(STARTED_CHARGE),
    atMs: NOW,
    ...part,
  };
}

export function newSettlement(
  requestId: string,
  charge: number,
  part: Partial<Settlement> = {},
): Settlement {
  return {
    ...exampleSettlement,
    requestId,
    charge: nanoUsd(charge),
    cost: nanoUsd(COST),
    atMs: NOW + 1_000,
    ...part,
  };
}

/**
 * Settles a request; `gone`: the ledger has no hold of the request, and the caller gets an error.
 */
export async function settle(store: Store, settlement: Settlement): Promise<string> {
  return store.settle(settlement).catch((error: unknown) => {
    if (error instanceof HoldGone) return "gone";
    throw error;
  });
}

/** A script for `runScript` and the fact that it shows. */
export type Script = readonly [fact: string, script: string];

/** The verbs of scripts: each returns the result as one word. */
type Verbs = Readonly<Record<string, (store: Store, words: readonly string[]) => Promise<string>>>;

const word = (words: readonly string[], at: number): string => {
  const found = words[at];
  if (found === undefined) throw new Error(`the script's line ends before word ${at}`);
  return found;
};

const claimOf = (words: readonly string[]) => ({
  accountId: ACCOUNT,
  keyHash: word(words, 0),
  bodyHash: word(words, 1),
  requestId: word(words, 2),
  atMs: NOW + Number(words[3] ?? 0) * 3_600_000,
});

/** Returns an operator's entry of one nano-dollar, with the given fields. */
export function newEntry(part: Partial<Omit<OperatorEntry, "amount">> & { amount?: number } = {}) {
  const { amount = 1, ...rest } = part;
  const plain = { id: "e1", reference: null, accountId: ACCOUNT, kind: "top-up" } as const;
  return {
    ...plain,
    note: null,
    actor: "test",
    atMs: NOW,
    ...rest,
    amount: nanoUsd(amount),
  } satisfies OperatorEntry as OperatorEntry;
}

/** Posts an entry. Words: id, amount, and optionally a reference and a note. */
const post = (kind: OperatorKind) => async (store: Store, words: readonly string[]) => {
  const [id, amount, reference = null, note = null] = words;
  const entry = newEntry({ id: String(id), amount: Number(amount), kind, reference, note });
  const posted = await store.postEntry(entry);
  if (posted.result === "insufficient") return `insufficient:${posted.available}`;
  return posted.result === "mismatch" ? `mismatch:${posted.field}` : posted.result;
};

const setState = (state: AccountState) => async (store: Store) => {
  const updated = await store.updateAccount({ id: ACCOUNT, state, atMs: NOW });
  return updated.result === "requests-running" ? `running:${updated.held}` : updated.result;
};

/** Parses `50/day` or `none`. */
function termsOf(text: string): BudgetTerms | null {
  const [limit, unit] = text.split("/");
  const period = budgetPeriods.find((known) => known === unit);
  return period === undefined ? null : { limit: nanoUsd(Number(limit)), period };
}

const verbs: Verbs = {
  suspend: setState("suspended"),
  resume: setState("active"),
  close: setState("closed"),
  limit: async (store, words) => {
    const limit = word(words, 0);
    const spendingLimit = limit === "none" ? null : nanoUsd(Number(limit));
    return (await store.updateKey({ id: KEY, spendingLimit, atMs: NOW })).result;
  },
  budget: async (store, words) => {
    const [of, terms, days = 0] = words;
    const change = { budget: termsOf(String(terms)), atMs: NOW + Number(days) * DAY_MS };
    if (of === "key") return (await store.updateKey({ id: KEY, ...change })).result;
    return (await store.updateAccount({ id: ACCOUNT, ...change })).result;
  },
  "top-up": post("top-up"),
  refund: post("refund"),
  correct: post("correction"),
  place: async (store, words) => {
    const [id, amount, key = KEY, days = 0] = words;
    const atMs = NOW + Number(days) * DAY_MS;
    const hold = newHold(String(id), Number(amount), { keyId: key, atMs });
    const placed = await store.placeHold(hold);
    return placed.result === "insufficient"
      ? `insufficient:${placed.limit}:${placed.available}`
      : placed.result;
  },
  mark: async (store, words) => {
    const charge = nanoUsd(Number(word(words, 1)));
    await store.markProgress({ requestId: word(words, 0), charge });
    return "marked";
  },
  settle: (store, words) => {
    const [id, charge, reply] = words;
    const kept = reply === undefined ? {} : { reply: { keyHash: reply, sealed: `sealed ${id}` } };
    return settle(store, newSettlement(String(id), Number(charge), kept));
  },
  break: (store, words) => {
    const part = { outcome: "broken", estimated: true } as const;
    return settle(store, newSettlement(word(words, 0), Number(word(words, 1)), part));
  },
  fail: (store, words) => {
    const part = { outcome: "failed", status: 502 } as const;
    return settle(store, newSettlement(word(words, 0), 0, part));
  },
  claim: async (store, words) => {
    const claimed = await store.claimReply(claimOf(words));
    return claimed.result === "stored" ? `stored:${claimed.requestId}` : claimed.result;
  },
  release: async (store, words) => {
    const { bodyHash: _body, atMs: _at, ...name } = claimOf([word(words, 0), "", word(words, 1)]);
    await store.releaseReply(name);
    return "released";
  },
  revoke: async (store, words) => {
    const key = await store.revokeKey({ id: word(words, 0), atMs: NOW });
    return key === null ? "unknown" : "revoked";
  },
};

/**
 * Runs lines of `verb arguments result available held` and compares the ledger after each. The line
 * `kill` ends the process without settling and opens the ledger in a new one.
 */
export async function runScript(
  script: string,
  ledger: { store: Store; readonly kill: () => Promise<Store> },
): Promise<void> {
  const lines = script
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const seen: string[] = [];
  for (const line of lines) {
    const words = line.split(/\s+/);
    const [verb = "", ...rest] = words.slice(0, -2);
    let result = rest;
    if (verb === "kill") {
      ledger.store = await ledger.kill();
    } else {
      const act = verbs[verb];
      if (act === undefined) throw new Error(`no such verb in a script: ${verb}`);
      result = [...rest.slice(0, -1), await act(ledger.store, rest.slice(0, -1))];
    }
    const account = await ledger.store.showAccount(ACCOUNT);
    if (account === null) throw new Error("the script's account is gone");
    seen.push([verb, ...result, account.balance - account.held, account.held].join(" "));
  }
  expect(seen).toEqual(lines.map((line) => line.replaceAll(/\s+/g, " ")));
  expect((await ledger.store.verify()).problems).toEqual([]);
}
