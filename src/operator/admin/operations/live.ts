import type { Schemas } from "../../../../generated/admin/types.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import type { LiveFigures } from "../../../system/observe/live-figures.ts";
import type { Outage } from "../../../upstreams/routing/router.ts";
import type { AdminOperation } from "../operation.ts";

const breakerStates = ["closed", "half-open", "open"] as const;

/** `GET /live`. */
export const showLive: AdminOperation<"showLive"> = ({ dependencies }) => {
  if (dependencies.live === null)
    throw new GatewayError("not-found", "No gateway is running here.");
  const figures = dependencies.live();
  return Promise.resolve({
    object: "live",
    at: new Date(dependencies.now()).toISOString(),
    requests: figures.requests,
    streams: figures.streams,
    ledger_calls: figures.ledgerCalls,
    event_loop_delay_ms: Math.round(figures.eventLoopDelayMs),
    store_up: figures.isStoreUp,
    models: openByModel(figures.generations),
    breakers: figures.breakers.map(({ state, outage, ...names }) => ({
      ...names,
      state: breakerStates[state] ?? "open",
      outage: outage && outageRecord(outage),
    })),
  });
};

function outageRecord({ sinceMs, nextTrialMs, cause }: Outage): Schemas["Outage"] {
  return {
    since: new Date(sinceMs).toISOString(),
    next_trial_at: new Date(nextTrialMs).toISOString(),
    request_id: cause?.requestId ?? null,
    failure: cause?.failure ?? null,
    status: cause?.status ?? null,
  };
}

function openByModel(open: LiveFigures["generations"]): readonly Schemas["LiveModel"][] {
  return [...Map.groupBy(open, ({ model }) => model)]
    .map(([model, rows]) => ({
      model,
      requests: rows.length,
      streams: rows.filter(({ isStream }) => isStream).length,
    }))
    .toSorted((one, other) => other.requests - one.requests);
}
