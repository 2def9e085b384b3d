import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import type { UsageGrouping } from "../../core/ledger/reports.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import {
  ACCOUNT,
  newEntry,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
} from "../suite/ledger-script.ts";
import { verifyAndKeep, type OpenLedger } from "../suite/tampering-suite.ts";
import { archiveLedger, type ArchiveResult, type ArchiveOptions } from "./archive-ledger.ts";
import { verifyArchive } from "./verify-archive.ts";

export const DAY = 86_400_000;
const JANUARY = Date.UTC(2026, 0);
export const FEBRUARY = Date.UTC(2026, 1);
export const MARCH = Date.UTC(2026, 2);
export const APRIL = Date.UTC(2026, 3);
export const MAY = Date.UTC(2026, 4);
const OTHER = "other";

export async function request(
  store: Store,
  id: string,
  atMs: number,
  part: { readonly accountId?: string; readonly keyId?: string; readonly startedMs?: number } = {},
): Promise<void> {
  const { startedMs = atMs - 1, ...of } = part;
  await store.placeHold(newHold(id, 40, { ...of, atMs: startedMs }));
  expect(await store.settle(newSettlement(id, 15, { atMs }))).toBe("settled");
}

/**
 * Writes entries of January to April for two accounts; one charge is reversed in the next month.
 */
export async function fillMonths(store: Store): Promise<void> {
  await openAccount(store, 1_000_000);
  const budget = { limit: nanoUsd(900_000), period: "month" } as const;
  await store.updateAccount({ id: ACCOUNT, budget, atMs: NOW });
  const other = { id: OTHER, name: "Other", planId: "plan", balance: nanoUsd(900), atMs: NOW };
  await store.createAccount(other);
  await store.createKey(newKey({ id: "k2", accountId: OTHER, limit: 800 }));
  await store.updateAccount({ id: OTHER, budget, atMs: NOW });
  const ofOther = { accountId: OTHER, keyId: "k2" };
  for (const at of [1, 2, 3]) await request(store, `jan ${at}`, NOW + at * DAY);
  for (const at of [1, 2]) await request(store, `jan other ${at}`, NOW + at * DAY, ofOther);
  const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b" };
  await store.claimReply({ ...claim, requestId: "broken", atMs: FEBRUARY - 2 });
  await store.placeHold(newHold("broken", 40, { atMs: FEBRUARY - 2 }));
  await store.settle(newSettlement("broken", 15, { outcome: "broken", atMs: FEBRUARY - 1 }));
  await store.claimReply({ ...claim, requestId: "again", atMs: FEBRUARY + 1 });
  await store.placeHold(newHold("again", 40, { atMs: FEBRUARY + 1 }));
  const reply = { keyHash: "c", sealed: "sealed" };
  await store.settle(newSettlement("again", 12, { reply, atMs: FEBRUARY + 2 }));
  for (const at of [1, 2, 3]) await request(store, `feb ${at}`, FEBRUARY + at * DAY);
  await store.postEntry(
    newEntry({ id: "paid", amount: 70, reference: "inv", atMs: FEBRUARY + DAY }),
  );
  // One by a clock that is slow, one by a clock that was fast when the request began.
  await request(store, "jan late", FEBRUARY - 10);
  await request(store, "feb early", MARCH - 1, { startedMs: MARCH + 1 });
  const third = { id: "third", name: "Third", planId: "plan", balance: nanoUsd(900) };
  await store.createAccount({ ...third, budget, atMs: MARCH - 20 });
  await store.createKey(newKey({ id: "k3", accountId: "third" }));
  for (const at of [1, 2]) {
    const ofThird = { accountId: "third", keyId: "k3", startedMs: MARCH + at };
    await request(store, `third ${at}`, MARCH - 9 + at, ofThird);
  }
  for (const at of [1, 2]) await request(store, `mar ${at}`, MARCH + at * DAY);
  for (const at of [1, 2]) await request(store, `apr ${at}`, APRIL + at * DAY);
}

const GROUPS: readonly UsageGrouping[] = ["key", "model", "account", "upstream", "day", "hour"];

/** Returns all reports that an archive must not change. */
export async function reportsOf(store: Store): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const id of [ACCOUNT, OTHER]) {
    found.push(await store.showAccount(id), await store.listKeys({ accountId: id, limit: 9 }));
    for (const [fromMs, toMs] of [
      [JANUARY, FEBRUARY],
      [FEBRUARY, MARCH],
      [MARCH, APRIL],
      [APRIL, MAY],
    ] as const) {
      found.push(await store.statement({ accountId: id, fromMs, toMs }));
      found.push(await store.usage({ by: "model", accountId: id, fromMs, toMs }));
    }
    const payments = { accountId: id, kind: "payment", fromMs: null, toMs: null } as const;
    found.push((await store.listEntries({ ...payments, afterSeq: 0, count: 99 })).entries);
  }
  for (const by of GROUPS) found.push(await store.usage({ by }));
  found.push(await store.showRequest("broken"), await store.showRequest("apr 1"));
  return found;
}

export const NO_PROBLEMS = { ok: true, problems: [] };

export async function expectRight(store: Store, folder: string): Promise<void> {
  for (const full of [true, false, true]) {
    expect(await verifyAndKeep(store, { full })).toMatchObject(NO_PROBLEMS);
  }
  expect(await verifyArchive(store, folder)).toMatchObject(NO_PROBLEMS);
}

/** Counts the log entries in the store. */
export const countOf = async (store: Store): Promise<number> =>
  (await store.readLog({ afterSeq: 0, upToSeq: 999, count: 999 })).length;

export const SMALL_FILES = { entries: 3, chars: 1_000_000 };

/** A ledger of four months and a folder for its archive. */
export interface Fixture extends OpenLedger {
  readonly folder: string;
  readonly archive: (beforeMs: number, part?: Partial<ArchiveOptions>) => Promise<ArchiveResult>;
  /** Returns the names of the files. */
  readonly names: () => Promise<readonly string[]>;
}

/** Fills a ledger for each test; returns a getter for the current test's ledger. */
export function useArchive(open: () => Promise<OpenLedger>): () => Fixture {
  let fixture: Fixture | null = null;
  const current = (): Fixture => {
    if (fixture === null) throw new Error("no ledger is open");
    return fixture;
  };
  beforeEach(async () => {
    const ledger = await open();
    const folder = await mkdtemp(join(tmpdir(), "archive-"));
    await fillMonths(ledger.store);
    fixture = {
      ...ledger,
      folder,
      archive: (beforeMs, part = {}) =>
        archiveLedger({ store: ledger.store, folder, beforeMs, nowMs: MAY, ...part }),
      names: async () => (await readdir(folder)).toSorted(),
    };
  });
  afterEach(async () => {
    await current().close();
    await rm(current().folder, { recursive: true });
  });
  return current;
}
