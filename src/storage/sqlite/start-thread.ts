import { Worker } from "node:worker_threads";
import { StoreLocked } from "../errors.ts";
import type { WorkerGreeting } from "./worker-messages.ts";

/** A thread that has opened a ledger. */
export interface StartedThread {
  readonly worker: Worker;
  /** Holds of dead processes that were resolved at the start. */
  readonly recoveredHolds: number;
}

/** Rejects with `StoreLocked`, or with the thread's own reason, where the ledger does not open. */
export function startThread(file: URL, workerData: object): Promise<StartedThread> {
  const worker = new Worker(file, { workerData });
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (greeting: WorkerGreeting) => {
      worker.off("error", reject);
      if (greeting.kind === "ready") resolve({ worker, recoveredHolds: greeting.recoveredHolds });
      else if (greeting.kind === "locked") reject(new StoreLocked(greeting));
      else reject(new Error(greeting.message));
    });
  });
}
