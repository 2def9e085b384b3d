import cluster from "node:cluster";
import type { AggregatorRegistry, PrometheusContentType } from "prom-client";
import { isMetricsMessage } from "./metrics-message.ts";

type Registry = AggregatorRegistry<PrometheusContentType>;

/** In the supervisor: answers each worker with the sums over all of them. */
export function shareMetrics(): void {
  let all: Promise<Registry> | null = null;
  cluster.on("message", (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    const { allMetrics } = message;
    const answer = (found: { readonly text?: string }): void => {
      if (worker.isConnected()) worker.send({ allMetrics, ...found });
    };
    all ??= openRegistry();
    all
      .then((registry) => registry.clusterMetrics())
      .then(
        (text) => answer({ text }),
        () => answer({}),
      );
  });
}

/** prom-client is loaded at the first scrape: nothing else in a supervisor uses it. */
async function openRegistry(): Promise<Registry> {
  const { AggregatorRegistry } = await import("prom-client");
  return new AggregatorRegistry();
}
