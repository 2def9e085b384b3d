import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import { ACCOUNT, newEntry } from "../suite/ledger-script.ts";
import { verifyAndKeep, type OpenLedger } from "../suite/tampering-suite.ts";
import { archiveLedger, type ArchivedStore } from "./archive-ledger.ts";
import { disk, type Disk } from "./disk.ts";
import { verifyArchive } from "./verify-archive.ts";
import {
  DAY,
  FEBRUARY,
  MARCH,
  APRIL,
  MAY,
  RIGHT,
  expectRight,
  countOf,
  SMALL,
  request,
  fillMonths,
  reportsOf,
  useArchive,
} from "./test-archive.ts";

/**
 * A process that is killed at its nth step: after one of the ledger, since nothing has changed before the
 * next, and before or after one of the disk, before which a file was written.
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

/** A file as a run left it that was killed at this time. */
async function leaveUnfinished(path: string, atMs: number): Promise<void> {
  await writeFile(path, "half");
  await utimes(path, atMs / 1_000, atMs / 1_000);
}

/** The archive of a ledger, over any store. */
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
    // Two openings, a payment, the charge that was taken back, its reversal and the one of another clock
    // stay, the last of each account and month, and what is of an earlier month than its place in the log.
    expect(done.deleted).toBe(8);
    expect(await countOf(store)).toBe(count - 8);
    expect(await reportsOf(store)).toEqual(before);
    await expectRight(store, current().folder);
    expect(await current().names()).toEqual(["000001-2026-01.jsonl.gz", "000002-2026-02.jsonl.gz"]);
  });

  it("goes on in the next month, and does nothing twice", async () => {
    const { store } = current();
    const before = await reportsOf(store);
    await current().archive(FEBRUARY, { size: SMALL });
    expect(await current().archive(FEBRUARY)).toMatchObject({ months: [], files: [], deleted: 0 });
    expect(await reportsOf(store)).toEqual(before);
    await expectRight(store, current().folder);
    expect(await current().archive(APRIL, { size: SMALL })).toMatchObject({
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

  it("a ledger of which nothing is archived has no files", async () => {
    const { store, folder, archive, tamper } = current();
    expect(await verifyArchive(store, folder)).toMatchObject({ ...RIGHT, files: 0 });
    await archive(FEBRUARY);
    await tamper(["DELETE FROM log_places WHERE kind = 'archived'"]);
    expect((await verifyArchive(store, folder)).problems).toEqual([
      expect.stringMatching(/has files, and nothing of the ledger is archived/),
    ]);
    expect((await store.verify({ full: true })).ok).toBe(false);
  });

  it("what a run that was killed left unfinished is taken out after a day, when none can write it", async () => {
    const { folder, archive, names } = current();
    const [old, fresh] = ["x", "y"].map((id) => join(folder, `000001-2026-01-${id}.jsonl.gz.part`));
    await leaveUnfinished(old ?? "", MAY - DAY);
    await leaveUnfinished(fresh ?? "", MAY - DAY + 1_000);
    await archive(FEBRUARY);
    expect(await names()).toEqual(["000001-2026-01-y.jsonl.gz.part", "000001-2026-01.jsonl.gz"]);
  });
}

/** What comes after an archive. */
export function laterArchives(open: () => Promise<OpenLedger>): void {
  const current = useArchive(open);

  it("the ledger goes on: requests, references and what comes back", async () => {
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

  it("a verification that ended before the archived place is no beginning", async () => {
    const { store, archive, folder } = current();
    const [opening] = await store.readLog({ afterSeq: 0, upToSeq: 1, count: 1 });
    await archive(MARCH);
    const sums = { balance: nanoUsd(1_000_000), spent: nanoUsd(0), toppedUp: nanoUsd(1_000_000) };
    const place = { accountId: ACCOUNT, seq: 1, hash: opening?.hash ?? null, ...sums, keys: {} };
    await store.keepVerified({ places: [place], seq: 1, full: true });
    expect(await store.verify({ full: false })).toMatchObject(RIGHT);
    await expectRight(store, folder);
  });

  it("a file that a run wrote before it was killed is written anew where the month has more by now", async () => {
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

  it("the last entry of the log stays, and is archived once another follows", async () => {
    const { store } = current();
    const count = await countOf(store);
    expect(await current().archive(MAY, { nowMs: MAY + 8 * DAY })).toMatchObject({
      entries: count - 1,
    });
    await request(store, "may", MAY + DAY);
    await expectRight(store, current().folder);
  });
}

/** When nothing is archived. */
export function refusedArchives(open: () => Promise<OpenLedger>): void {
  const current = useArchive(open);

  it("is refused for a month that has not ended for 8 days", async () => {
    const early = current().archive(MAY, { nowMs: MAY + 8 * DAY - 1 });
    await expect(early).rejects.toThrow("2026-04 can be archived from 2026-05-09 on");
    expect(await current().names()).toEqual([]);
  });

  it("is refused in a current().folder that has not what is archived already", async () => {
    await current().archive(FEBRUARY);
    const elsewhere = await mkdtemp(join(tmpdir(), "archive-"));
    const count = await countOf(current().store);
    await expect(current().archive(MARCH, { folder: elsewhere })).rejects.toThrow(
      /does not end with entry/,
    );
    expect(await countOf(current().store)).toBe(count);
    await rm(elsewhere, { recursive: true });
  });

  it("overwrites no file of another ledger", async () => {
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

  it("is refused, and deletes nothing, where the ledger does not verify", async () => {
    const { store, tamper } = current();
    await tamper(["UPDATE entries SET note = 'x' WHERE reference = 'jan 2'"]);
    const count = await countOf(store);
    await expect(current().archive(MARCH)).rejects.toThrow(/does not verify: entry/);
    expect(await countOf(store)).toBe(count);
  });

  it("is refused, and deletes nothing, where the month cannot be noted; fails where its end cannot", async () => {
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

/** What runs while a ledger is archived. */
export function besideArchives(open: () => Promise<OpenLedger>): void {
  const current = useArchive(open);

  it("two at a time: one does it, the other is refused or finds it done", async () => {
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

  it("a verification that runs meanwhile finds nothing wrong", async () => {
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
    await current().archive(APRIL, { store: beside, size: SMALL });
    for (const report of await Promise.all(found)) expect(report).toMatchObject(RIGHT);
    await expectRight(store, current().folder);
  });
}

/** Runs that end anywhere, each on a ledger of its own; `stride`: at every how many steps. */
export function killedArchives(open: () => Promise<OpenLedger>, stride = 1): void {
  it("a kill at any step loses nothing, and the next run goes on", async () => {
    for (let step = 1; ; step += stride) {
      const { store, close } = await open();
      const folder = await mkdtemp(join(tmpdir(), "archive-"));
      await fillMonths(store);
      const before = await reportsOf(store);
      const options = { folder, beforeMs: APRIL, nowMs: MAY, size: SMALL };
      const killed = await archiveLedger({ ...options, ...dyingAt(step, store) }).then(
        () => false,
        (error: unknown) => {
          expect(String(error)).toBe("Error: killed");
          return true;
        },
      );
      expect(await reportsOf(store)).toEqual(before);
      expect(await verifyAndKeep(store, { full: true })).toMatchObject(RIGHT);
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
