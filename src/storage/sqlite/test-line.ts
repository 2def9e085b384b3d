import type { CallOutcome } from "../shared/calling-store.ts";
import { startHere, type LedgerLine } from "./ledger-line.ts";
import { packCalls, unpackCalls } from "./packed-call.ts";
import type { WorkerTask } from "./worker-messages.ts";

/**
 * Does in this thread what a ledger thread does, by the same text both ways: a thread takes as long
 * to start as a test of its store runs.
 */
export async function startInProcess(task: WorkerTask): Promise<LedgerLine> {
  const line = await startHere(task);
  return {
    ...line,
    run: async (calls) => {
      const outcomes = await line.run(unpackCalls(packCalls(calls)));
      return JSON.parse(JSON.stringify(outcomes)) as readonly CallOutcome[];
    },
  };
}
