import type { GenerationObserver } from "../../generation/prepared-job.ts";
import type { Log } from "../../core/log/log.ts";
import type { Metrics } from "./metrics.ts";
import { describeError } from "../../core/log/redact.ts";

/** Writes data that is not sent to clients to metrics and the log. */
export function observeGenerations(
  metrics: Pick<Metrics, "holdEnded" | "costUnbilled" | "usageMisreported">,
  log: Log,
): GenerationObserver {
  return {
    holdEnded: (result) => metrics.holdEnded(result),
    lost: (requestId, nanoUsd) => {
      metrics.costUnbilled(nanoUsd);
      log.warn({ request_id: requestId, nano_usd: nanoUsd }, "cost above the hold");
    },
    misreported: ({ requestId, upstream, faults, ...usage }) => {
      for (const fault of Object.values(faults)) metrics.usageMisreported(upstream ?? "", fault);
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
