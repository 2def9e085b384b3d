import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { NOW } from "../suite/ledger-script.ts";
import { LedgerThread } from "./ledger-thread.ts";
import { LEDGER_FILE } from "./worker-messages.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gateway-ledger-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts the thread of a process with this name; `ended` has the causes that it reports. */
async function startThread(dataDir = newFolder(), owner = "first") {
  const ended: unknown[] = [];
  const thread = await LedgerThread.start(
    {
      role: "ledger",
      dataDir,
      owner,
      replyBytesMax: 1,
      callStateBytesMax: 1,
      lockWaitMs: 0,
      nowMs: NOW,
    },
    (cause) => ended.push(cause),
  );
  return { dataDir, thread, ended };
}

/** Makes each batch fail, and then the reading of the ledger's state. */
function damageLedger(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, LEDGER_FILE), { timeout: 10_000 });
  database.exec("DROP TABLE pings; DROP TABLE holds;");
  database.close();
}

test("a thread that cannot read its files ends, and reports it once", async () => {
  const { dataDir, thread, ended } = await startThread();
  damageLedger(dataDir);
  await expect(thread.run([["ping", {}]])).rejects.toBeInstanceOf(StoreUnavailable);
  await thread.close();
  expect(ended).toEqual([expect.any(StoreUnavailable)]);
  await expect(thread.run([["ping", {}]])).rejects.toBe(ended[0]);
});

test("of two threads whose lock file was removed, only the later one writes", async () => {
  const first = await startThread();
  rmSync(join(first.dataDir, "gateway.lock"));
  const second = await startThread(first.dataDir, "second");
  await expect(first.thread.run([["ping", {}]])).rejects.toBeInstanceOf(StoreUnavailable);
  expect(first.ended).toMatchObject([{ cause: { name: "OtherWriter" } }]);
  expect(await second.thread.run([["ping", {}]])).toEqual([{}]);
  await Promise.all([first.thread.close(), second.thread.close()]);
});

test("a thread writes on after other programs have written to the ledger", async () => {
  const { dataDir, thread, ended } = await startThread();
  const database = new DatabaseSync(join(dataDir, LEDGER_FILE), { timeout: 10_000 });
  database.exec("UPDATE pings SET count = 9; PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  expect(await thread.run([["ping", {}]])).toEqual([{}]);
  await thread.close();
  expect(ended).toEqual([]);
});

test("a thread that is closed reports nothing", async () => {
  const { thread, ended } = await startThread();
  await thread.close();
  expect(ended).toEqual([]);
});
