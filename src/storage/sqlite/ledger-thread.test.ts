import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { NOW } from "../suite/ledger-script.ts";
import { LedgerThread } from "./ledger-thread.ts";
import { LEDGER_FILE } from "./worker-messages.ts";

/** Starts the thread of a new ledger; `ended` has the causes that it reports. */
async function startThread() {
  const dataDir = mkdtempSync(join(tmpdir(), "gateway-ledger-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const ended: unknown[] = [];
  const thread = await LedgerThread.start(
    { role: "ledger", dataDir, owner: "o", replyBytesMax: 1, lockWaitMs: 0, nowMs: NOW },
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

test("a thread that is closed reports nothing", async () => {
  const { thread, ended } = await startThread();
  await thread.close();
  expect(ended).toEqual([]);
});
