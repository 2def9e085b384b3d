import type { CallOutcome } from "../shared/calling-store.ts";
import { openInThisThread, type LedgerLine } from "./ledger-line.ts";
import { packCalls, unpackCalls } from "./packed-call.ts";
import type { WorkerTask } from "./worker-messages.ts";

/**
 * Runs a ledger thread's service in this thread, with the same JSON text in both directions.
 * Starting a thread takes as long as a whole test of the store.
 */
export async function startInProcess(task: WorkerTask): Promise<LedgerLine> {
  const line = await openInThisThread(task);
  return {
    ...line,
    run: async (calls) => {
      const outcomes = await line.run(unpackCalls(packCalls(calls)));
      return JSON.parse(JSON.stringify(outcomes)) as readonly CallOutcome[];
    },
  };
}
