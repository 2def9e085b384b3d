import {
  entryRow,
  openingEntry,
  operatorEntryId,
  usageEntry,
} from "../../src/core/ledger/entry.ts";
import type { EntryRow } from "../../src/core/ledger/entry-row.ts";
import { nanoUsd } from "../../src/core/money/amounts.ts";
import { newOpenHold } from "../../src/core/ledger/open-hold.ts";
import { holdOf, settlementOf, type Owner } from "../ledger-load/requests.ts";

/** Number of months with entries, including the current one. */
const MONTHS = 7;
const MODELS = 8;
const REQUEST_MS = 800;
/** More than any account spends. */
const OPENING = nanoUsd(1_000_000_000_000_000);
const TOP_UP = nanoUsd(5_000_000_000);

const HOT_KEYS = 20;
const OTHER_KEYS = 2;

/** A generated history: the accounts, and every entry in the order of the log. */
export interface History {
  readonly accounts: readonly Account[];
  readonly fromMs: number;
  readonly entries: () => Generator<EntryRow>;
}

export interface Account {
  readonly id: string;
  readonly keys: readonly string[];
}

/** The account with half of all requests. */
export const HOT_ACCOUNT = "acc_000000";

const accountId = (at: number): string => `acc_${String(at).padStart(6, "0")}`;

function accountOf(at: number): Account {
  const keys = Array.from({ length: at === 0 ? HOT_KEYS : OTHER_KEYS }, (_, key) => {
    return `key_${String(at).padStart(6, "0")}${String(key).padStart(2, "0")}`;
  });
  return { id: accountId(at), keys };
}

/**
 * Returns midnight in UTC of the first day of the month that is `months` before that of `nowMs`.
 */
export function monthBefore(nowMs: number, months: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1);
}

/**
 * Returns a history of `count` entries up to `nowMs`: one account per hundred entries, 1,000 at
 * most, with an opening balance, a top-up each month, and requests of two models for each of its
 * keys.
 */
export function historyOf(count: number, nowMs: number): History {
  const accounts = Array.from({ length: Math.min(1_000, Math.ceil(count / 100)) }, (_, at) =>
    accountOf(at),
  );
  const fromMs = monthBefore(nowMs, MONTHS - 1);
  const posted = accounts.length * MONTHS;
  const requests = count - posted;
  const perMonth = Math.ceil(requests / MONTHS);
  return {
    accounts,
    fromMs,
    entries: function* () {
      const atMs = (at: number): number => fromMs + Math.floor(((nowMs - fromMs) * at) / requests);
      for (let at = 0; at < requests; at += 1) {
        if (at % perMonth === 0) yield* payments(accounts, at / perMonth, atMs(at));
        yield requestEntry(accounts, at, atMs(at));
      }
    },
  };
}

/** Yields the opening balances first, then top-ups. */
function* payments(accounts: readonly Account[], month: number, atMs: number): Generator<EntryRow> {
  for (const { id } of accounts) {
    const opening = openingEntry({ id, balance: OPENING, actor: "bench", atMs });
    if (month === 0) yield entryRow(opening);
    else {
      const posted = { kind: "top-up", accountId: id, reference: `payment ${month}` } as const;
      yield entryRow({ ...opening, amount: TOP_UP, id: operatorEntryId({ ...posted, id: "" }) });
    }
  }
}

/** Returns the charge of a request, as the gateway would have written it. */
function requestEntry(accounts: readonly Account[], at: number, atMs: number): EntryRow {
  // Every other request belongs to the first account; the rest alternate.
  const isHot = at % 2 === 0;
  const pair = at >> 1;
  const account = accounts[isHot ? 0 : 1 + (pair % (accounts.length - 1))];
  if (account === undefined) throw new Error("a history has two accounts or more");
  const round = isHot ? pair : Math.floor(pair / (accounts.length - 1));
  const keyAt = round % account.keys.length;
  const modelAt = keyAt + (Math.floor(round / account.keys.length) % 2);
  const owner: Owner = { accountId: account.id, keyId: account.keys[keyAt] ?? "" };
  const startedAtMs = atMs - REQUEST_MS;
  const asked = {
    ...holdOf(`req_${at.toString(36).padStart(16, "0")}`, owner, startedAtMs),
    model: `bench/model-${modelAt % MODELS}`,
  };
  const hold = newOpenHold(asked, { owner: "bench", atMs: startedAtMs });
  const settlement = settlementOf(asked.requestId, atMs);
  return entryRow(usageEntry(hold, { ...settlement, charge: nanoUsd(1_000 + (at % 997)) }));
}
