import type { CallOutcome } from "../shared/calling-store.ts";
import type { LedgerLine } from "./ledger-line.ts";
import { packCalls, unpackCalls } from "./packed-call.ts";
import { openService } from "./service.ts";
import type { WorkerTask } from "./worker-messages.ts";

/**
 * Runs a ledger thread's service in this thread, with the same JSON text in both directions.
 * Starting a thread takes as long as a whole test of the store.
 */
export async function startInProcess(task: WorkerTask): Promise<LedgerLine> {
  const service = await Promise.resolve().then(() => openService(task));
  let isOpen = true;
  return {
    refused: service.refused,
    run: async (calls) => {
      const outcomes = await Promise.resolve(unpackCalls(packCalls(calls))).then(service.run);
      return JSON.parse(JSON.stringify(outcomes)) as readonly CallOutcome[];
    },
    close: async () => {
      if (isOpen) service.close();
      isOpen = false;
      await Promise.resolve();
    },
  };
}
