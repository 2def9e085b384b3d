import fc from "fast-check";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import {
  newEntry,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
} from "../suite/ledger-script.ts";
import { verifyAndKeep } from "../suite/tampering-suite.ts";
import { MemoryStore } from "../sqlite/test-memory-store.ts";
import { archiveLedger } from "./archive-ledger.ts";
import { MAY, reportsOf, request, NO_PROBLEMS } from "./test-archive.ts";
import { verifyArchive } from "./verify-archive.ts";

const DAY = 86_400_000;

/** Random events, with clocks that jump back and forth by months. */
const events = fc.record({
  kind: fc.constantFrom("charge", "charge", "charge", "payment", "reversed"),
  isOther: fc.boolean(),
  day: fc.integer({ min: -20, max: 110 }),
});

type Event = typeof events extends fc.Arbitrary<infer T> ? T : never;

async function happen(store: Store, { kind, isOther, day }: Event, at: number): Promise<void> {
  const accountId = isOther ? "other" : "acct";
  const of = { accountId, keyId: isOther ? "k2" : "key" };
  const atMs = NOW + day * DAY;
  if (kind === "payment") {
    await store.postEntry(newEntry({ id: `p${at}`, accountId, amount: 5, atMs }));
    return;
  }
  if (kind === "charge") return request(store, `r${at}`, atMs, of);
  const claim = { accountId, keyHash: `c${at}`, bodyHash: "b" };
  await store.claimReply({ ...claim, requestId: `r${at}`, atMs });
  await store.placeHold(newHold(`r${at}`, 40, { ...of, atMs }));
  await store.settle(newSettlement(`r${at}`, 15, { outcome: "broken", atMs }));
  const againMs = atMs + DAY / 2;
  await store.claimReply({ ...claim, requestId: `again${at}`, atMs: againMs });
  await store.placeHold(newHold(`again${at}`, 40, { ...of, atMs: againMs }));
  const reply = { keyHash: `c${at}`, sealed: "sealed" };
  await store.settle(newSettlement(`again${at}`, 12, { reply, atMs: againMs }));
}

/** Returns the canonical texts of all entries in the ledger or the files. */
async function textsOf(store: Store, folder: string): Promise<ReadonlySet<string>> {
  const kept = await store.readLog({ afterSeq: 0, upToSeq: 9_999, count: 9_999 });
  const texts = new Set(kept.map(({ text }) => text));
  for (const name of await readdir(folder)) {
    const lines = gunzipSync(await readFile(join(folder, name)))
      .toString("utf8")
      .split("\n");
    for (const line of lines) {
      if (line.startsWith("[")) texts.add(line.slice(line.indexOf("{"), -1));
    }
  }
  return texts;
}

it("law: an archive changes no report, loses no entry and verifies, whatever the clocks", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(events, { minLength: 1, maxLength: 25 }),
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 9 }),
      async (list, months, entries) => {
        const store = new MemoryStore();
        const folder = await mkdtemp(join(tmpdir(), "archive-"));
        await openAccount(store, 100_000);
        const other = { id: "other", name: "O", planId: "p", balance: nanoUsd(9_000), atMs: NOW };
        await store.createAccount(other);
        await store.createKey(newKey({ id: "k2", accountId: "other", limit: 8_000 }));
        for (const [at, event] of list.entries()) await happen(store, event, at);
        const [before, texts] = [await reportsOf(store), await textsOf(store, folder)];
        const parts = { store, folder, nowMs: MAY + 8 * DAY, size: { entries, chars: 1e6 } };
        for (const month of months.toSorted((a, b) => a - b)) {
          await archiveLedger({ ...parts, beforeMs: Date.UTC(2026, month) });
          expect((await reportsOf(store)).slice(0, -1)).toEqual(before.slice(0, -1));
          expect(await textsOf(store, folder)).toEqual(texts);
          expect(await verifyAndKeep(store, { full: true })).toMatchObject(NO_PROBLEMS);
          expect(await verifyArchive(store, folder)).toMatchObject(NO_PROBLEMS);
        }
        await store.close();
        await rm(folder, { recursive: true });
      },
    ),
  );
});
