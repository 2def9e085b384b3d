import type { GenerationStore } from "../../generation/prepared-job.ts";
import type { Metrics } from "./metrics.ts";

/** Wraps the ledger of requests and times each call, from its place in the queue to its commit. */
export function observeLedger(
  store: GenerationStore,
  metrics: Pick<Metrics, "watch" | "ledgerAnswered">,
  elapsedMs = () => performance.now(),
): GenerationStore {
  let pending = 0;
  metrics.watch("ledgerPending", () => [{ labels: {}, value: pending }]);
  const timed = async <Answer>(operation: string, answer: Promise<Answer>): Promise<Answer> => {
    const startedMs = elapsedMs();
    pending += 1;
    try {
      return await answer;
    } finally {
      pending -= 1;
      metrics.ledgerAnswered(operation, (elapsedMs() - startedMs) / 1_000);
    }
  };
  return {
    findCallStates: (query) => timed("find_call_states", store.findCallStates(query)),
    placeHold: (hold) => timed("place_hold", store.placeHold(hold)),
    markProgress: (progress) => timed("mark_progress", store.markProgress(progress)),
    settle: (settlement) => timed("settle", store.settle(settlement)),
    claimReply: (claim) => timed("claim_reply", store.claimReply(claim)),
    releaseReply: (claim) => timed("release_reply", store.releaseReply(claim)),
  };
}
