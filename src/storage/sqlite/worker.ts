import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { StoreLocked } from "../errors.ts";
import { openDatabase, openForReading } from "./database.ts";
import { Engine } from "./engine.ts";
import { takeLock } from "./lock.ts";
import { unpackCall, type PackedCall } from "./packed-call.ts";
import { Reports } from "./reports.ts";
import {
  LEDGER_FILE,
  type LongRead,
  type WorkerGreeting,
  type WorkerOrder,
  type WorkerTask,
} from "./worker-messages.ts";

/** The entry of a ledger thread: all file access of the embedded store happens in here. */

interface Service {
  readonly recoveredHolds: number;
  readonly run: (batchJson: string) => string;
  readonly close: () => void;
}

function openLedger(task: WorkerTask & { readonly role: "ledger" }): Service {
  mkdirSync(task.dataDir, { recursive: true, mode: 0o700 });
  const lock = takeLock(task.dataDir, { waitMs: task.lockWaitMs });
  const database = openDatabase(join(task.dataDir, LEDGER_FILE));
  const engine = new Engine(database, task);
  return {
    recoveredHolds: engine.recover(task.nowMs),
    run: (batch) => {
      const calls = JSON.parse(batch) as readonly PackedCall[];
      return JSON.stringify(engine.run(calls.map(unpackCall)));
    },
    close: () => {
      database.close();
      lock.release();
    },
  };
}

function openReports(dataDir: string): Service {
  const database = openForReading(join(dataDir, LEDGER_FILE));
  const reports = new Reports(database);
  // The argument is the operation's own: both came in one call.
  const answer = ([operation, query]: readonly [LongRead, unknown]): unknown =>
    (reports[operation] as (argument: unknown) => unknown).call(reports, query);
  return {
    recoveredHolds: 0,
    run: (batch) => {
      const calls = JSON.parse(batch) as readonly (readonly [LongRead, unknown])[];
      return JSON.stringify(calls.map((call) => ({ value: answer(call) })));
    },
    close: () => database.close(),
  };
}

function greet(greeting: WorkerGreeting): void {
  parentPort?.postMessage(greeting);
}

try {
  const task = workerData as WorkerTask;
  const service = task.role === "ledger" ? openLedger(task) : openReports(task.dataDir);
  parentPort?.on("message", (order: WorkerOrder) => {
    if (order !== null) {
      parentPort?.postMessage(service.run(order));
      return;
    }
    service.close();
    parentPort?.close();
  });
  greet({ kind: "ready", recoveredHolds: service.recoveredHolds });
} catch (error) {
  if (error instanceof StoreLocked) greet({ kind: "locked", pid: error.pid, path: error.path });
  else greet({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}
