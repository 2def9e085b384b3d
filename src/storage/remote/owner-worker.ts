import { parentPort, workerData } from "node:worker_threads";
import { excuse, greet } from "../sqlite/greet.ts";
import { startHere } from "../sqlite/ledger-line.ts";
import { LedgerThread } from "../sqlite/ledger-thread.ts";
import { SqliteStore } from "../sqlite/sqlite-store.ts";
import type { OwnerTask } from "./owner-thread.ts";
import { serveStore } from "./served-store.ts";

/** The entry of the thread that owns the ledger of worker processes, and answers them. */

try {
  const task = workerData as OwnerTask;
  const store = await SqliteStore.open({
    ...task,
    now: () => Date.now(),
    start: (one) => (one.role === "ledger" ? startHere(one) : LedgerThread.start(one)),
  });
  const served = await serveStore(store, task);
  parentPort?.once("message", () => void served.close());
  greet(store.recoveredHolds);
} catch (error) {
  excuse(error);
}
