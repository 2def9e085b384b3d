import type { CallOutcome, StoreCall } from "../shared/calling-store.ts";
import { openService } from "./service.ts";
import type { WorkerTask } from "./worker-messages.ts";

/** What carries batches to a ledger's files and back, one at a time. */
export interface LedgerLine {
  /** Holds of dead processes that were resolved at the start. */
  readonly recoveredHolds: number;
  /** Carries one batch; rejects where nobody knows its outcome. */
  readonly run: (calls: readonly StoreCall[]) => Promise<readonly CallOutcome[]>;
  /** Resolves when the files are closed and the lock is free. */
  readonly close: () => Promise<void>;
}

/** Works on the files in this thread, which waits for each commit. */
export async function startHere(task: WorkerTask): Promise<LedgerLine> {
  const service = await Promise.resolve().then(() => openService(task));
  let isOpen = true;
  return {
    recoveredHolds: service.recoveredHolds,
    run: (calls) => Promise.resolve(calls).then(service.run),
    close: async () => {
      if (isOpen) service.close();
      isOpen = false;
      await Promise.resolve();
    },
  };
}
