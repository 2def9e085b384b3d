import { expect, it } from "vitest";
import type { EntryQuery } from "../../core/ledger/reports.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { ACCOUNT, newEntry, newHold, newSettlement, NOW, openAccount } from "./ledger-script.ts";
import type { OpenLedger } from "./tampering-suite.ts";

/** Charges, of which the account has six in seven: more than are sorted for a page. */
const COUNT = 23_400;
/** After them: far from all others, for a slice of the log. */
const FAR_SEQ = 1_000_000;

/** From place 100 on, in an order of time that is not theirs. */
const CHARGES = `WITH RECURSIVE n (i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT + 99})
  INSERT INTO entries (seq, kind, reference, account_id, amount, at_ms, hold)
  SELECT i, 'usage', 'u' || i, CASE WHEN i % 7 = 0 THEN 'other' ELSE '${ACCOUNT}' END, -1,
    ${NOW} + (i * 7919) % 1000, 1 FROM n`;
const FAR = `UPDATE entries SET seq = ${FAR_SEQ} WHERE reference = 'h1'`;

/** All of an account's entries by pages of 4,999, as their places in the log. */
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
 * A busy account's pages are found in the log where they can be, and are the same. `afterwards` is what
 * the database does by itself soon after so much was added.
 */
export function busyAccount(
  open: () => Promise<OpenLedger>,
  afterwards: readonly string[] = [],
): void {
  it("the pages of an account with many entries are in the order of the log", async () => {
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
