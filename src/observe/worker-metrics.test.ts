import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from "prom-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestChannels } from "../workers/test-channels.ts";
import { metricsOfAllWorkers, WorkerMetrics } from "./worker-metrics.ts";

let metrics: WorkerMetrics;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  metrics = new WorkerMetrics(async () => (all) => AggregatorRegistry.aggregate([...all]));
});
afterEach(() => void vi.useRealTimers());

/** A worker that has counted this much; it answers while it is not silent. */
function start(id: number, count: number) {
  const { supervisor, worker } = openTestChannels();
  const registry = new Registry();
  new Counter({ name: "done_total", help: "…", registers: [registry] }).inc(count);
  new Gauge({ name: "open", help: "…", registers: [registry] }).set(count);
  const size = { name: "size", help: "…", buckets: [1], registers: [registry] };
  new Histogram(size).observe(0.5);
  const state = { isSilent: false };
  const own = {
    getMetricsAsJSON: () =>
      state.isSilent ? new Promise<never>(() => undefined) : registry.getMetricsAsJSON(),
  };
  const text = metricsOfAllWorkers(own, worker);
  metrics.joined(id, supervisor);
  const end = (): void => {
    metrics.ended(id);
    supervisor.close();
  };
  /** The samples of the text by their names. */
  const scrape = async (): Promise<Readonly<Record<string, number>>> => {
    const lines = (await text()).matchAll(/^([a-z_]+(?:\{[^}]*\})?) (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, name = "", value]) => [name, Number(value)]));
  };
  return { state, end, scrape };
}

test("whichever worker is scraped, it gives the sums over all of them", async () => {
  const workers = [start(1, 3), start(2, 4)];
  for (const { scrape } of workers) {
    expect(await scrape()).toMatchObject({ done_total: 7, open: 7, size_count: 2 });
  }
  expect(vi.getTimerCount()).toBe(0);
});

test("two scrapes at once get an answer each", async () => {
  const { scrape } = start(1, 3);
  const [one, two] = await Promise.all([scrape(), scrape()]);
  expect([one?.["done_total"], two?.["done_total"]]).toEqual([3, 3]);
});

test("what ended workers had counted stays, however many, and their gauges do not", async () => {
  const last = start(9, 1);
  let expected = 1;
  for (let id = 1; id <= 4; id += 1) {
    const worker = start(id, id);
    expected += id;
    expect(await last.scrape()).toMatchObject({ done_total: expected, open: id + 1 });
    worker.end();
    const counts = { done_total: expected, open: 1, size_count: id + 1 };
    expect(await last.scrape()).toMatchObject(counts);
  }
});

test("a worker that ends meanwhile is not waited for", async () => {
  const [one, two] = [start(1, 3), start(2, 4)];
  await one.scrape();
  two.state.isSilent = true;
  const scrape = one.scrape();
  await new Promise(setImmediate);
  two.end();
  expect(await scrape).toMatchObject({ done_total: 7, open: 3 });
});

test("a scrape fails where a worker gives nothing in five seconds, and the next one works", async () => {
  const [one, two] = [start(1, 3), start(2, 4)];
  two.state.isSilent = true;
  const refused = one.scrape().catch(String);
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await refused).toContain("a worker did not give its metrics in time");
  expect(vi.getTimerCount()).toBe(0);
  two.state.isSilent = false;
  expect(await one.scrape()).toMatchObject({ done_total: 7 });
});
