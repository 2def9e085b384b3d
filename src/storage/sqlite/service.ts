import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase, openForReading } from "./database.ts";
import { Engine } from "./engine.ts";
import { takeLock } from "./lock.ts";
import { unpackCall, type PackedCall } from "./packed-call.ts";
import { Reports } from "./reports.ts";
import { LEDGER_FILE, type LongRead, type WorkerTask } from "./worker-messages.ts";

/** What a ledger thread does: batches of calls as JSON text, and their outcomes as JSON text. */
export interface Service {
  /** Holds of dead processes that were resolved at the start. */
  readonly recoveredHolds: number;
  readonly run: (batchJson: string) => string;
  readonly close: () => void;
}

/** Opens what the task names. Throws `StoreLocked` where another process owns the ledger. */
export function openService(task: WorkerTask): Service {
  return task.role === "ledger" ? openLedger(task) : openReports(task.dataDir);
}

type LedgerTask = WorkerTask & { readonly role: "ledger" };

function openLedger(task: LedgerTask): Service {
  mkdirSync(task.dataDir, { recursive: true, mode: 0o700 });
  const lock = takeLock(task.dataDir, { waitMs: task.lockWaitMs });
  try {
    return serveLedger(task, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function serveLedger(task: LedgerTask, lock: ReturnType<typeof takeLock>): Service {
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
