import type { Registry } from "prom-client";
import { isFiguresMessage, isMetricsMessage } from "./metrics-message.ts";

/**
 * In a worker: the metrics of all workers, whichever of them is scraped. Rejects where one of them
 * gives no figures in time: a sum without it would be wrong.
 */
export function metricsOfAllWorkers(own: Registry): () => Promise<string> {
  const waiting = new Map<number, (text: string | undefined) => void>();
  process.on("message", (message: unknown) => {
    if (isFiguresMessage(message)) {
      const { ownMetrics } = message;
      void own.getMetricsAsJSON().then((figures) => process.send?.({ ownMetrics, figures }));
      return;
    }
    if (!isMetricsMessage(message)) return;
    waiting.get(message.allMetrics)?.(message.text);
    waiting.delete(message.allMetrics);
  });
  let questions = 0;
  return async () => {
    const id = (questions += 1);
    const text = await new Promise<string | undefined>((resolve) => {
      waiting.set(id, resolve);
      process.send?.({ allMetrics: id });
    });
    if (text === undefined) throw new Error("a worker did not give its metrics in time");
    return text;
  };
}
