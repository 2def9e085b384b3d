import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import { entryColumns } from "../../core/ledger/entry-row.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { VerifyReport } from "../../core/ledger/verification.ts";
import { verifyLedger } from "../../core/ledger/verify-ledger.ts";
import { newEntry, newHold, newSettlement, NOW, openAccount } from "./ledger-script.ts";

/** A separate ledger whose rows a test can change without the store. */
export interface OpenLedger {
  readonly store: Store;
  /** Runs statements as the owner of the tables, without constraints. */
  readonly tamper: (statements: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Verifies the ledger and stores the verified positions as the start of the next verification. */
export function verifyAndKeep(
  store: Store,
  { full }: { readonly full: boolean },
): Promise<VerifyReport> {
  return verifyLedger(store, { full, keep: (update) => store.keepVerified(update) });
}

/** Adds entries: 1 is the opening balance, 2 a top-up, 3 a request, 4 a correction, 5 a request. */
async function fill(store: Store): Promise<void> {
  await openAccount(store, 100);
  await store.createAccount({
    id: "other",
    name: "Other",
    planId: "plan",
    balance: nanoUsd(0),
    atMs: NOW,
  });
  await store.postEntry(newEntry({ id: "t1", amount: 7, reference: "paid", note: "card" }));
  await store.placeHold(newHold("h1", 40));
  await store.settle(newSettlement("h1", 15));
  await store.postEntry(newEntry({ id: "c1", kind: "correction", amount: 3, note: "sorry" }));
  await store.placeHold(newHold("h2", 40));
  await store.settle(newSettlement("h2", 5));
}

const set = (seq: number, change: string) => `UPDATE entries SET ${change} WHERE seq = ${seq}`;
const at = (seq: number): RegExp => new RegExp(`^entry ${seq} \\(`);
const HEAD = /^(the last entry of account acct|account acct has no entry)/;

/** Returns the SQL of another value of a column of a request's entry. */
function otherValue({ name, type }: (typeof entryColumns)[keyof typeof entryColumns]): string {
  if (type === "kind") return "'reversal'";
  // An account without the entry's chain.
  if (name === "account_id") return "'other'";
  return type === "text" ? `coalesce(${name}, '') || 'x'` : `coalesce(${name}, 0) + 1`;
}

/** Changes each column of a request's entry. */
const columnEdits = Object.values(entryColumns).map(
  (column) =>
    [
      `the column ${column.name}`,
      [set(3, `${column.name} = ${otherValue(column)}`)],
      at(3),
    ] as const,
);

/** Changes, with the first entry that verification must report. */
const edits: readonly (readonly [string, readonly string[], RegExp])[] = [
  ...columnEdits,
  ["the kind of a top-up", [set(2, "kind = 'reversal'")], at(2)],
  ["the details", [set(3, "details = replace(details, '200', '201')")], at(3)],
  ["an absent value", [set(2, "model = ''")], at(2)],
  ["a note", [set(2, "note = 'cash'")], at(2)],
  ["the actor", [set(4, "actor = 'nobody'")], at(4)],
  ["a correction to a top-up", [set(4, "posted_as = NULL")], at(4)],
  ["a correction to something else", [set(4, "posted_as = 'gift'")], at(4)],
  ["a correction's stored kind", [set(4, "kind = 'reversal'")], at(4)],
  ["the hash", [set(3, "hash = (SELECT hash FROM entries WHERE seq = 4)")], at(3)],
  ["the hash to NULL", [set(3, "hash = NULL")], /^entry 3 \(.* has no hash$/],
  ["the first hash to NULL", [set(1, "hash = NULL")], at(2)],
  ["all hashes to NULL", ["UPDATE entries SET hash = NULL"], /^account acct has no entry/],
  ["a deleted entry", ["DELETE FROM entries WHERE seq = 3"], at(4)],
  ["the first entry, deleted", ["DELETE FROM entries WHERE seq = 1"], at(2)],
  ["the last entry, cut", ["DELETE FROM entries WHERE seq = 5"], /^the last entry of account acct/],
  ["all entries, cut", ["DELETE FROM entries"], /^account acct has no entry/],
  ["two entries, swapped", [set(2, "seq = -1"), set(3, "seq = 2"), set(-1, "seq = 3")], at(2)],
  [
    "the head",
    ["UPDATE accounts SET head = (SELECT hash FROM entries WHERE seq = 4) WHERE id = 'acct'"],
    HEAD,
  ],
  [
    "the head to an unknown hash",
    ["UPDATE accounts SET head = NULL WHERE id = 'other'"],
    /^account other/,
  ],
];

/**
 * Tests that every direct change of the log breaks a chain, and that verification reports the
 * position (I15).
 */
export function tampering(open: () => Promise<OpenLedger>): void {
  it.each(edits)(
    "verification reports the first entry that a change breaks: %s",
    async (...row) => {
      const [, statements, want] = row;
      const ledger = await open();
      await fill(ledger.store);
      const first = await verifyAndKeep(ledger.store, { full: false });
      expect(first).toMatchObject({ ok: true, entries: 5, problems: [] });
      await ledger.tamper(statements);
      const { ok, problems } = await verifyAndKeep(ledger.store, { full: true });
      const broken = problems.filter((problem) =>
        /^(entry \d|the last entry|account \w+ has )/.test(problem),
      );
      expect(ok).toBe(false);
      expect(broken).toContainEqual(expect.stringMatching(want));
      expect(broken.filter((problem) => problem.includes(" acct"))).toHaveLength(
        want.source.includes("other") ? 0 : 1,
      );
      await ledger.close();
    },
  );

  it("a report counts requests with unreadable details without a failure and a duration", async () => {
    const { store, tamper, close } = await open();
    await fill(store);
    await tamper([set(3, "details = 'unreadable'"), set(5, `details = '{"startedAtMs":'`)]);
    const counted = { requests: 2, failedRequests: 0, durationMs: 0 };
    expect(await store.usage({ by: "minute" })).toMatchObject([counted]);
    await close();
  });

  it("the sums of entries older than the chain are part of its start", async () => {
    const ledger = await open();
    await fill(ledger.store);
    await ledger.tamper([
      "UPDATE entries SET hash = NULL",
      `UPDATE entries SET amount = 107 WHERE seq = 1`,
      `UPDATE entries SET amount = -22 WHERE seq = 3`,
    ]);
    expect((await ledger.store.verify()).problems).toContainEqual(expect.stringMatching(HEAD));
    await ledger.close();
  });
}

/**
 * Changes of a ledger that was verified up to entry 5, with the result of the next verification.
 */
const later: readonly (readonly [string, readonly string[], RegExp | "unseen"])[] = [
  ["an entry after the position", [set(6, "amount = -14")], at(6)],
  ["an entry after the position, deleted", ["DELETE FROM entries WHERE seq = 6"], at(7)],
  ["the last entry, cut", ["DELETE FROM entries WHERE seq = 7"], /^the last entry of account acct/],
  ["a kept balance", ["UPDATE accounts SET balance = balance + 1"], /^account acct keeps balance/],
  ["the head", ["UPDATE accounts SET head = (SELECT hash FROM entries WHERE seq = 4)"], HEAD],
  ["an account", ["DELETE FROM accounts WHERE id = 'acct'"], /^account acct does not exist/],
  ["a key", ["DELETE FROM api_keys"], /^key key does not exist/],
  ["an amount of the same day", [set(3, "amount = -14")], /^the sums of account acct in hour/],
  ["an entry before the position", [set(3, "loss = 1")], "unseen"],
  [
    "an entry before the position, deleted with its sum",
    ["DELETE FROM entries WHERE seq = 1", "DELETE FROM hourly_sums WHERE key_id = ''"],
    /^the hourly sums of account acct give/,
  ],
  [
    "the position, moved back",
    [
      `UPDATE chain_places SET seq = 2, hash = (SELECT hash FROM entries WHERE seq = 2)`,
      "UPDATE log_places SET seq = 2",
    ],
    /^account acct keeps balance/,
  ],
  [
    "the position, and an entry after it",
    [set(6, "amount = -4"), "UPDATE chain_places SET balance = balance - 1"],
    at(6),
  ],
  ["the position, moved away from its chain", ["UPDATE chain_places SET hash = NULL"], at(6)],
  ["the position, removed", ["DELETE FROM chain_places"], at(6)],
  ["the position in the log, removed", ["DELETE FROM log_places"], "unseen"],
];

/** Tests a verification that starts at the last verified position of each account. */
export function incremental(open: () => Promise<OpenLedger>): void {
  const openVerified = async (): Promise<OpenLedger> => {
    const ledger = await open();
    await fill(ledger.store);
    await verifyAndKeep(ledger.store, { full: false });
    await ledger.store.postEntry(newEntry({ id: "t2", amount: 9 }));
    await ledger.store.placeHold(newHold("h3", 40));
    await ledger.store.settle(newSettlement("h3", 5));
    return ledger;
  };

  it("verification reads the entries since the last one, or all of them on request", async () => {
    const ledger = await openVerified();
    const next = (full: boolean) => verifyAndKeep(ledger.store, { full });
    const right = { ok: true, accounts: 2, problems: [] };
    expect(await next(false)).toMatchObject({ ...right, entries: 2, full: false });
    expect(await next(false)).toMatchObject({ ...right, entries: 0 });
    expect(await next(true)).toMatchObject({ ...right, entries: 7, full: true });
    await ledger.store.postEntry(newEntry({ id: "t3", amount: 1 }));
    expect(await next(false)).toMatchObject({ ...right, entries: 1 });
    await ledger.close();
  });

  it.each(later)(
    "a verification since the last one finds or ignores %s",
    async (_, statements, want) => {
      const ledger = await openVerified();
      await ledger.tamper(statements);
      const { problems } = await verifyAndKeep(ledger.store, { full: false });
      if (want === "unseen") expect(problems).toEqual([]);
      else expect(problems).toContainEqual(expect.stringMatching(want));
      // A full verification finds every change.
      const isOfPlace = statements.every((statement) => /_places/.test(statement));
      const all = await verifyAndKeep(ledger.store, { full: true });
      expect(all.ok).toBe(isOfPlace);
      await ledger.close();
    },
  );

  it("a verification that finds a problem moves no position", async () => {
    const ledger = await openVerified();
    await ledger.tamper(["UPDATE accounts SET balance = balance + 1 WHERE id = 'acct'"]);
    expect(await verifyAndKeep(ledger.store, { full: false })).toMatchObject({
      entries: 2,
      ok: false,
    });
    await ledger.tamper(["UPDATE accounts SET balance = balance - 1 WHERE id = 'acct'"]);
    expect(await verifyAndKeep(ledger.store, { full: false })).toMatchObject({
      entries: 2,
      ok: true,
    });
    await ledger.close();
  });

  it("a position does not go back to that of a slower verification", async () => {
    const ledger = await openVerified();
    const { store } = ledger;
    const slow = await store.verify({ full: false });
    await store.postEntry(newEntry({ id: "t3", amount: 1 }));
    await verifyAndKeep(store, { full: false });
    await store.keepVerified(slow);
    expect(await verifyAndKeep(store, { full: false })).toMatchObject({ entries: 0, ok: true });
    await ledger.close();
  });
}
