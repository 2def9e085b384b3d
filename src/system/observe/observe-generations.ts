import type { GenerationObserver, GenerationStore } from "../../generation/prepared-job.ts";
import type { UsageFault } from "../../core/conversation/token-usage.ts";
import type { Log } from "../../core/log/log.ts";
import type { Clock } from "../../core/timing/clock.ts";
import type { Metrics } from "./metrics.ts";
import { describeError } from "../../core/log/redact.ts";
import { ProblemLimit } from "./problem-limit.ts";

export interface ObserverDependencies {
  readonly metrics: Pick<Metrics, "holdEnded" | "costUnbilled" | "usageMisreported">;
  readonly log: Log;
  readonly clock: Pick<Clock, "elapsedMs">;
}

/**
 * Writes data that is not sent to clients to metrics and the log. A report that contradicts itself
 * is logged only if one of its faults was not logged for this upstream within the last minute.
 */
export function observeGenerations({
  metrics,
  log,
  clock,
}: ObserverDependencies): GenerationObserver {
  const limit = new ProblemLimit(clock);
  return {
    holdEnded: (result) => metrics.holdEnded(result),
    lost: (requestId, nanoUsd) => {
      metrics.costUnbilled(nanoUsd);
      log.warn({ request_id: requestId, nano_usd: nanoUsd }, "cost above the hold");
    },
    misreported: ({ requestId, upstream, faults, ...usage }) => {
      const reasons: readonly UsageFault[] = Object.values(faults);
      for (const reason of reasons) metrics.usageMisreported(upstream ?? "", reason);
      if (reasons.filter((reason) => limit.take(`${upstream} ${reason}`)).length === 0) return;
      const line = { request_id: requestId, upstream, faults, ...usage };
      log.warn(line, "the upstream's usage contradicts itself or its reply");
    },
    unpriced: (requestId, cause) => {
      log.error({ request_id: requestId, error: describeError(cause) }, "cost not computed");
    },
    unsettled: (requestId, cause) => {
      log.error({ request_id: requestId, error: describeError(cause) }, "settlement failed");
    },
  };
}

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
