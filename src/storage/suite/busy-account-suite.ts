import { expect, it } from "vitest";
import type { EntryQuery } from "../../core/ledger/reports.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { ACCOUNT, newEntry, newHold, newSettlement, NOW, openAccount } from "./ledger-script.ts";
import type { OpenLedger } from "./tampering-suite.ts";

/** Number of charges, six in seven of the account: more than are sorted for a page. */
const COUNT = 23_400;
/** Position of an entry too far after the others for one slice of the log. */
const FAR_SEQ = 1_000_000;

/** Adds charges from position 100 on, whose order in time differs from the log order. */
const CHARGES = `WITH RECURSIVE n (i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT + 99})
  INSERT INTO entries (seq, kind, reference, account_id, amount, at_ms, hold)
  SELECT i, 'usage', 'u' || i, CASE WHEN i % 7 = 0 THEN 'other' ELSE '${ACCOUNT}' END, -1,
    ${NOW} + (i * 7919) % 1000, 1 FROM n`;
const FAR = `UPDATE entries SET seq = ${FAR_SEQ} WHERE reference = 'h1'`;

/** Reads all entries of an account in pages of 4,999; returns their positions in the log. */
async function walk(
  store: Pick<Store, "listEntries">,
  query: Omit<EntryQuery, "accountId" | "afterSeq" | "count">,
): Promise<readonly number[]> {
  const seqs: number[] = [];
  for (;;) {
    const place = { accountId: ACCOUNT, afterSeq: seqs.at(-1) ?? 0, count: 4_999 };
    const { entries, hasMore } = await store.listEntries({ ...query, ...place });
    seqs.push(...entries.map(({ seq }) => seq));
    if (!hasMore) return seqs;
  }
}

/**
 * Tests that the pages of a busy account are complete and in order, whether they are found in the
 * log or by sorting. `afterwards` contains the statements that the database would run by itself
 * soon after this growth.
 */
export function busyAccount(
  open: () => Promise<OpenLedger>,
  afterwards: readonly string[] = [],
): void {
  it("the pages of an account with many entries are in log order", async () => {
    const { store, tamper, close } = await open();
    await openAccount(store, 100);
    await store.createAccount({
      id: "other",
      name: "Other",
      planId: "plan",
      balance: nanoUsd(0),
      atMs: NOW,
    });
    await store.placeHold(newHold("h1", 5));
    await store.settle(newSettlement("h1", 5, { atMs: NOW - 5 }));
    await store.postEntry(newEntry({ id: "t1" }));
    await tamper([CHARGES, FAR, ...afterwards]);
    const all = { kind: null, fromMs: null, toMs: null };
    const usage = { ...all, kind: "usage" } as const;
    const places = await walk(store, all);
    expect(places.length).toBeGreaterThan(20_000);
    expect([places[0], places.at(-1)]).toEqual([1, FAR_SEQ]);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(await walk(store, { ...all, isNewestFirst: true })).toEqual(places.toReversed());
    const charges = places.filter((seq) => seq >= 100);
    expect(await walk(store, usage)).toEqual(charges);
    expect(await walk(store, { ...usage, isNewestFirst: true })).toEqual(charges.toReversed());
    const moment = { ...usage, fromMs: NOW + 3, toMs: NOW + 9, isNewestFirst: true };
    const within = charges.filter((seq) => {
      const after = (seq * 7919) % 1000;
      return seq !== FAR_SEQ && after >= 3 && after < 9;
    });
    expect(await walk(store, moment)).toEqual(within.toReversed());
    await close();
  });
}
