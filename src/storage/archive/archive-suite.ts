import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import { ACCOUNT, KEY, newEntry, newHold, newSettlement } from "../suite/ledger-script.ts";
import { HALF, repairAll } from "../suite/repair-suite.ts";
import { verifyAndKeep, type OpenLedger } from "../suite/tampering-suite.ts";
import { archiveLedger, type ArchivedStore } from "./archive-ledger.ts";
import { disk, type Disk } from "./archive-folder.ts";
import { verifyArchive } from "./verify-archive.ts";
import {
  DAY,
  FEBRUARY,
  MARCH,
  APRIL,
  MAY,
  NO_PROBLEMS,
  expectRight,
  countOf,
  SMALL_FILES,
  request,
  fillMonths,
  reportsOf,
  useArchive,
} from "./test-archive.ts";

/**
 * Simulates a process that is killed at its nth step. A ledger step counts after it completes,
 * since the state before it equals the state after the previous step. A disk step counts before,
 * when the file is already written, and after.
 */
function dyingAt(step: number, store: ArchivedStore): { store: ArchivedStore; disk: Disk } {
  let [count, isDead] = [0, false];
  const pass = (): void => {
    count += 1;
    if (count === step) isDead = true;
    if (isDead) throw new Error("killed");
  };
  const wrapped = <T extends object>(target: T, before: () => void): T =>
    new Proxy(target, {
      get: (_, name) => async (argument: unknown, more: unknown) => {
        before();
        const act = Reflect.get(target, name) as (...all: unknown[]) => Promise<unknown>;
        const result = await act.call(target, argument, more);
        pass();
        return result;
      },
    });
  const live = (): void => {
    if (isDead) throw new Error("killed");
  };
  return { store: wrapped(store, live), disk: wrapped(disk, pass) };
}

/** Leaves an unfinished file as a run killed at this time would. */
async function leaveUnfinished(path: string, atMs: number): Promise<void> {
  await writeFile(path, "half");
  await utimes(path, atMs / 1_000, atMs / 1_000);
}

type VerifiedStore = Parameters<typeof verifyArchive>[0];

/** Returns a store that reads two entries of the log at once. */
function readingInParts(store: VerifiedStore): VerifiedStore {
  return {
    findArchivedPlace: () => store.findArchivedPlace(),
    findArchivedPlaces: (accountIds) => store.findArchivedPlaces(accountIds),
    readLog: (query) => store.readLog({ ...query, count: 2 }),
  };
}

/** Tests archiving a ledger, for any store. */
export function archives(open: () => Promise<OpenLedger>): void {
  const current = useArchive(open);

  it("keeps every balance, statement, sum and payment, and verifies before, across and after", async () => {
    const { store } = current();
    const [before, count] = [await reportsOf(store), await countOf(store)];
    const done = await current().archive(MARCH);
    expect(done).toMatchObject({
      months: ["2026-01", "2026-02"],
      entries: count - 4,
      beforeMs: MARCH,
    });
    // These stay: two openings, a payment, the reversed charge, its reversal, the charge from a
    // skewed clock, the last entry of each account and month, and the entry of a month earlier than
    // its position in the log.
    expect(done.deleted).toBe(8);
    expect(await countOf(store)).toBe(count - 8);
    expect(await reportsOf(store)).toEqual(before);
    await expectRight(store, current().folder);
    expect(await current().names()).toEqual(["000001-2026-01.jsonl.gz", "000002-2026-02.jsonl.gz"]);
  });

  it("the next run continues with the next month and repeats no work", async () => {
    const { store } = current();
    const before = await reportsOf(store);
    await current().archive(FEBRUARY, { size: SMALL_FILES });
    expect(await current().archive(FEBRUARY)).toMatchObject({ months: [], files: [], deleted: 0 });
    expect(await reportsOf(store)).toEqual(before);
    await expectRight(store, current().folder);
    expect(await current().archive(APRIL, { size: SMALL_FILES })).toMatchObject({
      months: ["2026-02", "2026-03"],
    });
    expect(await current().archive(APRIL)).toMatchObject({
      months: [],
      deleted: 0,
      beforeMs: APRIL,
    });
    expect(await reportsOf(store)).toEqual(before);
    await expectRight(store, current().folder);
    expect((await current().names()).length).toBeGreaterThan(4);
  });

  it("a verification reads the entries that the ledger still has in several parts", async () => {
    const { store, folder, archive } = current();
    await archive(APRIL);
    expect(await verifyArchive(readingInParts(store), folder)).toMatchObject(NO_PROBLEMS);
  });

  it("a ledger without archived entries has no files", async () => {
    const { store, folder, archive, tamper } = current();
    expect(await verifyArchive(store, folder)).toMatchObject({ ...NO_PROBLEMS, files: 0 });
    await archive(FEBRUARY);
    await tamper(["DELETE FROM log_places WHERE kind = 'archived'"]);
    expect((await verifyArchive(store, folder)).problems).toEqual([
      expect.stringMatching(/has files, but no entry of the ledger is archived/),
    ]);
    expect((await store.verify({ full: true })).ok).toBe(false);
  });

  it("unfinished files of a killed run are removed after a day, when no run can still write them", async () => {
    const { folder, archive, names } = current();
    const [old, fresh] = ["x", "y"].map((id) => join(folder, `000001-2026-01-${id}.jsonl.gz.part`));
    await leaveUnfinished(old ?? "", MAY - DAY);
    await leaveUnfinished(fresh ?? "", MAY - DAY + 1_000);
    await archive(FEBRUARY);
    expect(await names()).toEqual(["000001-2026-01-y.jsonl.gz.part", "000001-2026-01.jsonl.gz"]);
  });
}

/** Tests the ledger after an archive. */
export function laterArchives(open: () => Promise<OpenLedger>): void {
  const current = useArchive(open);

  it("the ledger keeps working: requests, references and reversals", async () => {
    const { store } = current();
    await current().archive(MARCH);
    await request(store, "later", APRIL + 5 * DAY);
    const again = newEntry({ id: "new", amount: 70, reference: "inv", atMs: APRIL + 5 * DAY });
    const posted = await store.postEntry(again);
    expect(posted).toMatchObject({ result: "posted", entry: { atMs: FEBRUARY + DAY } });
    await expectRight(store, current().folder);
    await current().archive(APRIL);
    await expectRight(store, current().folder);
  });

  it("a verification that ended before the archived position is not used as a start", async () => {
    const { store, archive, folder } = current();
    const [opening] = await store.readLog({ afterSeq: 0, upToSeq: 1, count: 1 });
    await archive(MARCH);
    const sums = { balance: nanoUsd(1_000_000), spent: nanoUsd(0), toppedUp: nanoUsd(1_000_000) };
    const place = { accountId: ACCOUNT, seq: 1, hash: opening?.hash ?? null, ...sums, keys: {} };
    await store.keepVerified({ places: [place], seq: 1, full: true });
    expect(await store.verify({ full: false })).toMatchObject(NO_PROBLEMS);
    await expectRight(store, folder);
  });

  it("a file left by a killed run is rewritten if the month has grown", async () => {
    const { store, folder, archive } = current();
    const dying = new Proxy(store, {
      get: (target, name) => {
        const act = Reflect.get(target, name) as (argument: unknown) => Promise<unknown>;
        if (name === "moveArchived") return () => Promise.reject(new Error("killed"));
        return (argument: unknown) => act.call(target, argument);
      },
    });
    const nowMs = MAY + 8 * DAY;
    await archive(APRIL);
    await expect(archive(MAY, { store: dying, nowMs })).rejects.toThrow("killed");
    await request(store, "may", MAY + DAY);
    expect(await archive(MAY, { nowMs })).toMatchObject({ months: ["2026-04"], beforeMs: MAY });
    await expectRight(store, folder);
  });

  it("the last entry of the log stays, and is archived after another follows", async () => {
    const { store } = current();
    const count = await countOf(store);
    expect(await current().archive(MAY, { nowMs: MAY + 8 * DAY })).toMatchObject({
      entries: count - 1,
    });
    await request(store, "may", MAY + DAY);
    await expectRight(store, current().folder);
  });
}

/** Tests archiving a ledger with failed requests. */
export function failedArchives(open: () => Promise<OpenLedger>): void {
  const current = useArchive(open);

  it("a failed request is listed no longer than its charge", async () => {
    const { store } = current();
    const known = { accountId: ACCOUNT, keyId: KEY, model: "a/b", protocol: "chat" } as const;
    const error = { status: 502, code: "upstream_error", pointer: null, limit: null };
    // Within a week: an addition removes older ones itself.
    await store.addFailedRequests([
      { id: "jan 1", atMs: FEBRUARY - DAY, ...known, ...error },
      { id: "feb 3", atMs: FEBRUARY + 3 * DAY, ...known, ...error },
    ]);
    await current().archive(FEBRUARY);
    const { requests } = await store.listFailedRequests({ limit: 9 });
    expect(requests.map(({ id, isHeld }) => [id, isHeld])).toEqual([["feb 3", true]]);
  });
}

/** Tests archiving a ledger with a repair. */
export function repairedArchives(open: () => Promise<OpenLedger>): void {
  const current = useArchive(open);

  it("a charge with a repair stays in the ledger", async () => {
    const { store, folder, archive } = current();
    const atMs = APRIL + 5 * DAY;
    await store.placeHold(newHold("cut", 40, { atMs }));
    await store.settle(newSettlement("cut", 15, { upstream: HALF, atMs }));
    await repairAll(store);
    expect(await store.verify({ full: true })).toMatchObject({ ...NO_PROBLEMS, repaired: 1 });
    for (const id of ["later", "last"]) await request(store, id, atMs + DAY);
    await archive(MAY, { nowMs: MAY + 8 * DAY });
    const log = await store.readLog({ afterSeq: 0, upToSeq: 999, count: 999 });
    const idsOf = (id: string) => log.filter(({ text }) => text.includes(`"${id}"`)).length;
    expect(["apr 1", "cut"].map(idsOf)).toEqual([0, 1]);
    await expectRight(store, folder);
  });
}

/** Tests the conditions that prevent archiving. */
export function refusedArchives(open: () => Promise<OpenLedger>): void {
  const current = useArchive(open);

  it("a month that ended less than 8 days ago is refused", async () => {
    const early = current().archive(MAY, { nowMs: MAY + 8 * DAY - 1 });
    await expect(early).rejects.toThrow("2026-04 can be archived from 2026-05-09 on");
    expect(await current().names()).toEqual([]);
  });

  it("a folder without the archived entries is refused", async () => {
    await current().archive(FEBRUARY);
    const elsewhere = await mkdtemp(join(tmpdir(), "archive-"));
    const count = await countOf(current().store);
    await expect(current().archive(MARCH, { folder: elsewhere })).rejects.toThrow(
      /does not end with entry/,
    );
    expect(await countOf(current().store)).toBe(count);
    await rm(elsewhere, { recursive: true });
  });

  it("a file of another ledger is not overwritten", async () => {
    await current().archive(FEBRUARY);
    const [name = ""] = await current().names();
    const path = join(current().folder, name);
    const other = gunzipSync(await readFile(path)).toString("utf8");
    const fresh = await mkdtemp(join(tmpdir(), "archive-"));
    await current().tamper(["DELETE FROM log_places", "DELETE FROM chain_places"]);
    await writeFile(join(fresh, name), gzipSync(other.replace("jan 1", "jan 9")));
    await expect(current().archive(FEBRUARY, { folder: fresh })).rejects.toThrow(/altered|verify/);
    await rm(fresh, { recursive: true });
  });

  it("a ledger that does not verify is refused and keeps its entries", async () => {
    const { store, tamper } = current();
    await tamper(["UPDATE entries SET note = 'x' WHERE reference = 'jan 2'"]);
    const count = await countOf(store);
    await expect(current().archive(MARCH)).rejects.toThrow(/does not verify: entry/);
    expect(await countOf(store)).toBe(count);
  });

  it("a failed start report stops the deletion; a failed end report fails the run", async () => {
    const { store, archive } = current();
    const count = await countOf(store);
    const away = (): Promise<never> => Promise.reject(new Error("away"));
    await expect(archive(MARCH, { onMonth: away })).rejects.toThrow("away");
    expect(await countOf(store)).toBe(count);
    await expect(archive(MARCH, { onMonth: async () => away })).rejects.toThrow("away");
    expect(await countOf(store)).toBe(count - 4);
  });

  it("a change of a verified entry is found before it is archived", async () => {
    const { store, tamper } = current();
    await verifyAndKeep(store, { full: true });
    await tamper(["UPDATE entries SET note = 'x' WHERE reference = 'jan 2'"]);
    const count = await countOf(store);
    await expect(current().archive(MARCH)).rejects.toThrow(/does not verify: entry .*jan 2/);
    expect([await countOf(store), await store.findArchivedPlace()]).toEqual([count, null]);
  });
}

/** Tests operations that run while a ledger is archived. */
export function besideArchives(open: () => Promise<OpenLedger>): void {
  const current = useArchive(open);

  it("of two concurrent runs one archives, the other is refused or finds the work done", async () => {
    const before = await reportsOf(current().store);
    const elsewhere = await mkdtemp(join(tmpdir(), "archive-"));
    const both = await Promise.allSettled([
      current().archive(MARCH),
      current().archive(MARCH, { folder: elsewhere }),
    ]);
    const refused = both.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
    expect(refused).toEqual(["ArchiveRefused: another process archives the ledger"]);
    expect(await reportsOf(current().store)).toEqual(before);
    await expectRight(
      current().store,
      both[0]?.status === "fulfilled" ? current().folder : elsewhere,
    );
    await rm(elsewhere, { recursive: true });
  });

  it("a concurrent verification reports no problem", async () => {
    const { store } = current();
    const found: Promise<unknown>[] = [];
    const beside = new Proxy(store, {
      get: (target, name) => {
        const act = Reflect.get(target, name) as (argument: unknown) => Promise<unknown>;
        return (argument: unknown) => {
          found.push(store.verify({ full: true }));
          return act.call(target, argument);
        };
      },
    });
    await current().archive(APRIL, { store: beside, size: SMALL_FILES });
    for (const report of await Promise.all(found)) expect(report).toMatchObject(NO_PROBLEMS);
    await expectRight(store, current().folder);
  });
}

/**
 * Tests runs that are killed at any step, each on a separate ledger. `stride`: test every nth step.
 */
export function killedArchives(open: () => Promise<OpenLedger>, stride = 1): void {
  it("a kill at any step loses no entry, and the next run continues", async () => {
    for (let step = 1; ; step += stride) {
      const { store, close } = await open();
      const folder = await mkdtemp(join(tmpdir(), "archive-"));
      await fillMonths(store);
      const before = await reportsOf(store);
      const options = { folder, beforeMs: APRIL, nowMs: MAY, size: SMALL_FILES };
      const killed = await archiveLedger({ ...options, ...dyingAt(step, store) }).then(
        () => false,
        (error: unknown) => {
          expect(String(error)).toBe("Error: killed");
          return true;
        },
      );
      expect(await reportsOf(store)).toEqual(before);
      expect(await verifyAndKeep(store, { full: true })).toMatchObject(NO_PROBLEMS);
      for (const name of await readdir(folder)) {
        if (name.endsWith(".part")) await leaveUnfinished(join(folder, name), MAY - 2 * DAY);
      }
      await archiveLedger({ ...options, store });
      expect(await reportsOf(store)).toEqual(before);
      await expectRight(store, folder);
      expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
      await close();
      await rm(folder, { recursive: true });
      if (!killed) {
        expect(step).toBeGreaterThan(30);
        return;
      }
    }
  });
}
