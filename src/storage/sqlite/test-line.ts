import type { CallOutcome } from "../calling-store.ts";
import type { LedgerLine } from "./ledger-thread.ts";
import { openService } from "./service.ts";
import type { WorkerTask } from "./worker-messages.ts";

/**
 * Does in this thread what a ledger thread does, by the same text both ways: a thread takes as long
 * to start as a test of its store runs.
 */
export async function startInProcess(task: WorkerTask): Promise<LedgerLine> {
  const service = await Promise.resolve().then(() => openService(task));
  let isOpen = true;
  return {
    recoveredHolds: service.recoveredHolds,
    run: async (calls) => {
      const batch = JSON.stringify(calls);
      const answer = await Promise.resolve(batch).then(service.run);
      return JSON.parse(answer) as readonly CallOutcome[];
    },
    close: async () => {
      if (isOpen) service.close();
      isOpen = false;
      await Promise.resolve();
    },
  };
}
