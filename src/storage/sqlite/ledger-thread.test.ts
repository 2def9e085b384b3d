import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { NOW } from "../suite/ledger-script.ts";
import { LedgerThread } from "./ledger-thread.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gateway-ledger-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts the thread of a new ledger; `ended` has the causes that it reports. */
async function startThread(dataDir = newFolder()) {
  const ended: unknown[] = [];
  const thread = await LedgerThread.start(
    { role: "ledger", dataDir, owner: "o", replyBytesMax: 1, lockWaitMs: 0, nowMs: NOW },
    (cause) => ended.push(cause),
  );
  return { dataDir, thread, ended };
}

test("a thread that fails ends, and reports it once", async () => {
  const { thread, ended } = await startThread();
  // A packed hold without its fields, which the thread cannot unpack.
  await expect(thread.run([["hold" as never, null]])).rejects.toBeInstanceOf(StoreUnavailable);
  await thread.close();
  expect(ended).toEqual([expect.any(StoreUnavailable)]);
  await expect(thread.run([["ping", {}]])).rejects.toBe(ended[0]);
});

test("two threads whose lock file was removed do not both continue to write", async () => {
  const first = await startThread();
  rmSync(join(first.dataDir, "gateway.lock"));
  const second = await startThread(first.dataDir);
  expect(await second.thread.run([["ping", {}]])).toEqual([{}]);
  await expect(first.thread.run([["ping", {}]])).rejects.toBeInstanceOf(StoreUnavailable);
  expect(first.ended).toMatchObject([{ cause: { name: "OtherWriter" } }]);
  expect(await second.thread.run([["ping", {}]])).toEqual([{}]);
  await Promise.all([first.thread.close(), second.thread.close()]);
});

test("a thread that is closed reports nothing", async () => {
  const { thread, ended } = await startThread();
  await thread.close();
  expect(ended).toEqual([]);
});
