import nodeCluster from "node:cluster";
import { isFiguresMessage, isMetricsMessage } from "./metrics-message.ts";
import { type Aggregate, WorkerFigures } from "./worker-figures.ts";
import type { WorkerPeers } from "./workers.ts";

/** How long a worker may take to give its figures. */
const ANSWER_MS = 5_000;

/** In the supervisor: answers each worker with the sums over all of them. */
export function shareMetrics(cluster: WorkerPeers = nodeCluster): void {
  const figures = new WorkerFigures({ loadAggregate, answerMs: ANSWER_MS });
  cluster.on("listening", (worker) => {
    figures.joined(worker.id, (ownMetrics) => {
      if (worker.isConnected()) worker.send({ ownMetrics });
    });
  });
  cluster.on("exit", ({ id }) => figures.ended(id));
  cluster.on("message", (worker, message: unknown) => {
    if (isFiguresMessage(message) && message.figures !== undefined) {
      figures.answered(worker.id, message.ownMetrics, message.figures);
    }
    if (!isMetricsMessage(message)) return;
    const { allMetrics } = message;
    const answer = (found: { readonly text?: string }): void => {
      if (worker.isConnected()) worker.send({ allMetrics, ...found });
    };
    figures.text().then(
      (text) => answer({ text }),
      () => answer({}),
    );
  });
}

/** prom-client is loaded at the first scrape: nothing else in a supervisor uses it. */
async function loadAggregate(): Promise<Aggregate> {
  const { AggregatorRegistry } = await import("prom-client");
  return (figures) => AggregatorRegistry.aggregate([...figures]);
}
