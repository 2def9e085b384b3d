import type { Registry } from "prom-client";
import { isFiguresMessage, isMetricsMessage } from "./metrics-message.ts";
import { Questions } from "./questions.ts";
import type { SupervisorChannel } from "./workers.ts";

/**
 * In a worker: the metrics of all workers, whichever of them is scraped. Rejects where one of them
 * gives no figures in time: a sum without it would be wrong.
 */
export function metricsOfAllWorkers(
  own: Pick<Registry, "getMetricsAsJSON">,
  channel: SupervisorChannel = process,
): () => Promise<string> {
  const questions = new Questions<string | undefined>();
  channel.on("message", (message: unknown) => {
    if (isFiguresMessage(message)) {
      const { ownMetrics } = message;
      void own.getMetricsAsJSON().then((figures) => channel.send?.({ ownMetrics, figures }));
      return;
    }
    if (isMetricsMessage(message)) questions.answer(message.allMetrics, message.text);
  });
  return async () => {
    const text = await questions.ask((allMetrics) => channel.send?.({ allMetrics }));
    if (text === undefined) throw new Error("a worker did not give its metrics in time");
    return text;
  };
}
