import { expect, it } from "vitest";
import { repairOf } from "../../core/ledger/repair.ts";
import type { EntryPage } from "../../core/ledger/reports.ts";
import type { Store } from "../../core/ledger/store.ts";
import { ACCOUNT, newEntry, NOW, openAccount } from "./ledger-script.ts";
import type { OpenLedger } from "./tampering-suite.ts";

/** Half of a surrogate pair. */
export const HALF = "\ud83d";

/** Posts an entry like a release that accepted halves of pairs and NUL. */
export async function postIllFormed(store: Store, note: string, reference = "cut"): Promise<void> {
  await store.postEntry(newEntry({ id: `of ${note.length}`, amount: 2, reference, note }));
}

/**
 * Repairs the entries with an id that ends like those of `postIllFormed`, with at most one `HALF`;
 * `text` states other content.
 */
export async function repairAll(store: Store, text?: string, end = "cut"): Promise<void> {
  for (const entry of await entriesOf(store)) {
    if (!entry.id.endsWith(end)) continue;
    const { seq, hash } = entry;
    const stated = {
      text: text ?? entry.text.replace("\ufffd", JSON.stringify(HALF).slice(1, -1)),
      atMs: NOW,
      actor: "desk",
      note: "why",
    };
    const hashed = { seq, entry, hash: Buffer.from(hash ?? "", "hex") };
    await store.addRepair(repairOf(hashed, stated));
  }
}

/** Returns the account's entries. */
export async function entriesOf(store: Store): Promise<EntryPage["entries"]> {
  const all = { accountId: ACCOUNT, kind: null, fromMs: null, toMs: null, afterSeq: 0, count: 99 };
  return (await store.listEntries(all)).entries;
}

/**
 * Adds entries: 1 is the opening balance, 2 was posted with half of a pair, 3 is another top-up.
 */
async function fill(store: Store): Promise<void> {
  await openAccount(store, 100);
  await postIllFormed(store, `a 😀 b${HALF}`);
  await store.postEntry(newEntry({ id: "t", amount: 7, note: "\ufffd is no half" }));
}

const BROKEN = /^entry 2 \(top-up top-up:acct:cut\) of account acct /;

/** Changes of the ledger after its repair, with the reported problem. */
const edits: readonly (readonly [string, string, RegExp])[] = [
  ["the repaired entry's amount", "UPDATE entries SET amount = 3 WHERE seq = 2", BROKEN],
  ["the repaired entry's note", "UPDATE entries SET note = 'a' WHERE seq = 2", BROKEN],
  [
    "the repaired entry's hash",
    "UPDATE entries SET hash = (SELECT hash FROM entries WHERE seq = 1) WHERE seq = 2",
    BROKEN,
  ],
  ["a later entry", "UPDATE entries SET note = 'x' WHERE seq = 3", /^entry 3 /],
  ["an earlier entry", "UPDATE entries SET amount = 99 WHERE seq = 1", /^entry 1 /],
  [
    "the actor of the repair",
    "UPDATE repairs SET record = replace(record, 'desk', 'nobody')",
    BROKEN,
  ],
  ["the stated text", `UPDATE repairs SET record = replace(record, 'a ', 'b ')`, BROKEN],
  ["the record to NULL", "UPDATE repairs SET record = '{'", BROKEN],
  [
    "the repair's hash",
    "UPDATE repairs SET hash = (SELECT hash FROM entries WHERE seq = 1)",
    BROKEN,
  ],
  ["the repair, removed", "DELETE FROM repairs", BROKEN],
  ["the repair, moved", "UPDATE repairs SET seq = 3", BROKEN],
];

/** Tests an entry whose hash covers text that the store did not keep, and its repair. */
export function repairs(open: () => Promise<OpenLedger>): void {
  it("an entry hashed with half of a surrogate pair is verified by its repair", async () => {
    const { store, close } = await open();
    await fill(store);
    expect(await store.verify()).toMatchObject({
      ok: false,
      repaired: 0,
      problems: [expect.stringMatching(BROKEN)],
    });
    await repairAll(store);
    expect(await store.verify()).toMatchObject({ ok: true, entries: 3, repaired: 1, problems: [] });
    const [, second, third] = await entriesOf(store);
    expect(second?.note).toBe("a 😀 b\ufffd");
    expect(second?.text).toContain(String.raw`"note":"a 😀 b\ud83d"`);
    expect(third?.text).toContain('"note":"\ufffd is no half"');
    await close();
  });

  it("the first repair of an entry stays", async () => {
    const { store, close } = await open();
    await fill(store);
    await repairAll(store);
    await repairAll(store, "{}");
    expect(await store.verify()).toMatchObject({ ok: true, repaired: 1 });
    await close();
  });

  it("a repair that states other content has no effect", async () => {
    const { store, close } = await open();
    await fill(store);
    const [, entry] = await entriesOf(store);
    await repairAll(store, entry?.text.replace("\ufffd", String.raw`\ude00`));
    const { ok, problems } = await store.verify();
    expect(ok).toBe(false);
    expect(problems).toContainEqual(expect.stringMatching(BROKEN));
    await close();
  });

  it("its reference is still taken, for the stored text", async () => {
    const { store, close } = await open();
    await fill(store);
    const again = { amount: 2, reference: "cut", note: "a 😀 b\ufffd" };
    expect(await store.postEntry(newEntry(again))).toMatchObject({
      result: "posted",
      entry: { note: "a 😀 b\ufffd" },
      account: { balance: 109 },
    });
    await close();
  });

  it.each(edits)("after a repair verification finds a change of %s", async (_, statement, want) => {
    const { store, tamper, close } = await open();
    await fill(store);
    await repairAll(store);
    expect((await store.verify()).ok).toBe(true);
    await tamper([statement]);
    const { ok, problems } = await store.verify();
    expect(ok).toBe(false);
    expect(problems).toContainEqual(expect.stringMatching(want));
    await close();
  });
}

/** Tests an entry with NUL, which SQLite keeps, and its repair for a move to PostgreSQL. */
export function repairsOfNul(open: () => Promise<OpenLedger>): void {
  async function openFilled(): Promise<OpenLedger> {
    const ledger = await open();
    await openAccount(ledger.store, 100);
    await postIllFormed(ledger.store, "a\0b \\u0000");
    return ledger;
  }

  it("an entry with NUL verifies by itself, by its repair, and with U+FFFD in its place", async () => {
    const { store, tamper, close } = await openFilled();
    expect(await store.verify()).toMatchObject({ ok: true, repaired: 0 });
    await repairAll(store);
    expect(await store.verify()).toMatchObject({ ok: true, repaired: 1 });
    await tamper(["UPDATE entries SET note = replace(note, char(0), char(65533)) WHERE seq = 2"]);
    expect(await store.verify()).toMatchObject({ ok: true, repaired: 1 });
    expect((await entriesOf(store)).at(-1)?.text).toContain(String.raw`"a\u0000b \\u0000"`);
    await close();
  });

  it.each([
    ["half of a pair", String.raw`"a\ud83db \\u0000"`],
    ["a letter", String.raw`"acb \\u0000"`],
    ["another NUL", String.raw`"a\u0000b\u0000 \\u0000"`],
  ])("a repair that states %s in place of NUL is not valid", async (_which, note) => {
    const { store, close } = await openFilled();
    const text = (await entriesOf(store)).at(-1)?.text;
    await repairAll(store, text?.replace(String.raw`"a\u0000b \\u0000"`, note));
    const { ok, problems } = await store.verify();
    expect(ok).toBe(false);
    expect(problems).toContainEqual(expect.stringMatching(BROKEN));
    await close();
  });
}
