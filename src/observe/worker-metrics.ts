import type { MetricObjectWithValues, MetricValue, Registry } from "prom-client";
import type { ProcessChannel, Topic } from "../workers/process-channel.ts";

/** The metrics of one process, as prom-client's registries give them as JSON. */
type MetricFamilies = readonly MetricObjectWithValues<MetricValue<string>>[];

/** A worker's own metrics, for its supervisor. */
const ownMetrics: Topic<null, MetricFamilies> = { name: "metrics.own" };

/** The text of all workers' metrics, for a worker; null where one did not give its own in time. */
const allMetrics: Topic<null, string | null> = { name: "metrics.all" };

/** How long a worker may take to give its metrics. */
const ANSWER_MS = 5_000;

/** Adds up the metrics of several processes, each metric by its own rule. */
export type Aggregate = (
  families: readonly MetricFamilies[],
) => Pick<Registry, "metrics" | "getMetricsAsJSON">;

/** What goes on after its process has ended; a gauge ends with it. */
const lasting: ReadonlySet<string> = new Set(["counter", "histogram"]);

interface LiveWorker {
  readonly channel: Pick<ProcessChannel, "ask">;
  /** Its last answer. */
  families: MetricFamilies;
}

/**
 * In a worker: the metrics of all workers, whichever of them is scraped. Rejects where one of them
 * gives none in time: a sum without it would be wrong.
 */
export function metricsOfAllWorkers(
  own: Pick<Registry, "getMetricsAsJSON">,
  supervisor: Pick<ProcessChannel, "ask" | "serve">,
): () => Promise<string> {
  supervisor.serve(ownMetrics, () => own.getMetricsAsJSON());
  return async () => {
    const text = await supervisor.ask(allMetrics, null);
    if (text === null) throw new Error("a worker did not give its metrics in time");
    return text;
  };
}

/**
 * In the supervisor: the sums over all workers, with the last known counts of those that have ended:
 * a counter that dropped when a worker is restarted would look to Prometheus like a reset.
 */
export class WorkerMetrics {
  readonly #loadAggregate: () => Promise<Aggregate>;
  readonly #live = new Map<number, LiveWorker>();
  #ended: Promise<MetricFamilies> = Promise.resolve([]);

  /** `loadAggregate` is called once there is something to add up. */
  constructor(loadAggregate: () => Promise<Aggregate> = loadRegistry) {
    this.#loadAggregate = loadAggregate;
  }

  /** From now on the sums include this worker, and it may ask for them. */
  joined(id: number, channel: Pick<ProcessChannel, "ask" | "serve">): void {
    this.#live.set(id, { channel, families: [] });
    channel.serve(allMetrics, () => this.#text().catch(() => null));
  }

  /** What the worker had counted by its last answer stays in the sums. */
  ended(id: number): void {
    const families = this.#live.get(id)?.families ?? [];
    this.#live.delete(id);
    const counts = families.filter(({ type }) => lasting.has(String(type)));
    if (counts.length > 0) this.#ended = this.#add(this.#ended, counts);
  }

  /** In Prometheus' text format. Rejects where a worker does not answer in time. */
  async #text(): Promise<string> {
    await Promise.all([...this.#live].map(([id, worker]) => this.#read(id, worker)));
    const live = [...this.#live.values()].map(({ families }) => families);
    const ended = await this.#ended;
    const aggregate = await this.#loadAggregate();
    return aggregate([...live, ended]).metrics();
  }

  /** One that ends meanwhile is not waited for. */
  async #read(id: number, worker: LiveWorker): Promise<void> {
    try {
      worker.families = await worker.channel.ask(ownMetrics, null, ANSWER_MS);
    } catch (error) {
      if (this.#live.has(id)) throw error;
    }
  }

  async #add(before: Promise<MetricFamilies>, counts: MetricFamilies): Promise<MetricFamilies> {
    const aggregate = await this.#loadAggregate();
    return aggregate([await before, counts]).getMetricsAsJSON();
  }
}

/** prom-client is loaded at the first scrape: nothing else in a supervisor uses it. */
async function loadRegistry(): Promise<Aggregate> {
  const { AggregatorRegistry } = await import("prom-client");
  return (families) => AggregatorRegistry.aggregate([...families]);
}
