import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ACCOUNT, newHold, newSettlement, NOW, openAccount } from "../suite/ledger-script.ts";
import { backUpLedger } from "./back-up.ts";
import { SqliteStore } from "./sqlite-store.ts";
import { startInProcess } from "./test-line.ts";
import { LEDGER_FILE } from "./worker-messages.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gateway-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string): Promise<SqliteStore> =>
  SqliteStore.open({ dataDir, now: () => NOW, start: startInProcess });

test.each(["while they are open", "while it is closed"])(
  "a copy of a ledger %s has the same content, and its holds end when it is opened",
  async (when) => {
    const ledger = await open(folder);
    await openAccount(ledger, 1_000);
    await ledger.placeHold(newHold("h1", 100));
    await ledger.settle(newSettlement("h1", 40));
    await ledger.placeHold(newHold("h2", 100));
    if (when === "while it is closed") await ledger.close();
    const file = join(folder, "copy");
    expect(backUpLedger(folder, file)).toBe(statSync(file).size);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await ledger.close();

    const restored = join(folder, "restored");
    rmSync(restored, { recursive: true, force: true });
    const target = await open(restored);
    await target.close();
    renameSync(file, join(restored, "ledger.sqlite"));
    const copy = await open(restored);
    expect(await copy.showAccount(ACCOUNT)).toMatchObject({ balance: 960, held: 0, spent: 40 });
    expect((await copy.verify()).problems).toEqual([]);
    await copy.close();
  },
);

/**
 * Returns the files in the folder that this process has open; null if the system does not list
 * them.
 */
function openFiles(): readonly string[] | null {
  if (!existsSync("/proc/self/fd")) return null;
  return readdirSync("/proc/self/fd").flatMap((descriptor) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${descriptor}`);
      return file.startsWith(folder) ? [file] : [];
    } catch {
      // The descriptor used for listing is closed already.
      return [];
    }
  });
}

test("a copy leaves no file open, whether or not it fails", async () => {
  await (await open(folder)).close();
  const before = openFiles();
  backUpLedger(folder, join(folder, "copy"));
  expect(openFiles()).toEqual(before);
  writeFileSync(join(folder, LEDGER_FILE), "not a ledger, but longer than its header".repeat(9));
  expect(() => backUpLedger(folder, join(folder, "other"))).toThrow("not a database");
  expect(openFiles()).toEqual(before);
});

test("a copy that fails halfway leaves no file", () => {
  const file = join(folder, "copy");
  writeFileSync(
    join(folder, LEDGER_FILE),
    "not a ledger, but longer than a database's header".repeat(9),
  );
  expect(() => backUpLedger(folder, file)).toThrow("not a database");
  expect(existsSync(file)).toBe(false);
});

test("an existing file is not overwritten, and without a ledger there is no copy", async () => {
  const file = join(folder, "copy");
  writeFileSync(file, "kept");
  await (await open(folder)).close();
  expect(() => backUpLedger(folder, file)).toThrow(/EEXIST/);
  expect(statSync(file).size).toBe(4);
  const empty = join(folder, "empty");
  expect(() => backUpLedger(empty, join(folder, "other"))).toThrow(/ENOENT/);
  expect(existsSync(join(folder, "other"))).toBe(false);
});
