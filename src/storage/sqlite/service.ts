import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import type { CallOutcome, SharedOperation, StoreCall } from "../shared/calling-store.ts";
import { openDatabase, openForReading } from "./database.ts";
import { Engine, outcomeOf } from "./engine.ts";
import { takeLock } from "./lock.ts";
import { Statements } from "./statements.ts";
import { LEDGER_FILE, type WorkerTask } from "./worker-messages.ts";

/** The work of a ledger thread: running batches of calls. */
export interface Service {
  /** See `Engine.recover`. */
  readonly refused: readonly RefusedHold[];
  readonly run: (calls: readonly StoreCall[]) => readonly CallOutcome[];
  readonly close: () => void;
}

/** Opens the ledger of the task. Throws `StoreLocked` if another process owns it. */
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
  const refused = engine.recover(task.nowMs);
  return {
    refused,
    run: (calls) => engine.run(calls),
    close: () => {
      database.close();
      lock.release();
    },
  };
}

function openReports(dataDir: string): Service {
  const database = openForReading(join(dataDir, LEDGER_FILE));
  const statements = new Statements(database);
  // This thread receives only long reads.
  const answer = ([operation, query]: StoreCall): unknown =>
    statements.run(operation as SharedOperation, query);
  return {
    refused: [],
    run: (calls) => calls.map((call) => outcomeOf(() => answer(call))),
    close: () => database.close(),
  };
}
