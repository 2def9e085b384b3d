import { Counter, Gauge, Registry } from "prom-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { metricsOfAllWorkers } from "./cluster-metrics.ts";
import { shareMetrics } from "./share-metrics.ts";
import { TestCluster } from "./test-workers.ts";

let cluster: TestCluster;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  cluster = new TestCluster();
  shareMetrics(cluster);
});
afterEach(() => void vi.useRealTimers());

/** A worker that has counted this much; a silent one answers nothing. */
function start(id: number, count: number, isSilent = false) {
  const worker = cluster.start(id);
  const registry = new Registry();
  new Counter({ name: "done_total", help: "…", registers: [registry] }).inc(count);
  new Gauge({ name: "open", help: "…", registers: [registry] }).set(count);
  const own = isSilent ? new Promise<never>(() => undefined) : null;
  const figures = { getMetricsAsJSON: () => own ?? registry.getMetricsAsJSON() };
  return { worker, scrape: metricsOfAllWorkers(figures, worker.channel) };
}

test("whichever worker is scraped, it gives the sums over all of them", async () => {
  const [one, two] = [start(1, 3), start(2, 4)];
  for (const { scrape } of [one, two]) {
    const text = await scrape();
    expect(text).toMatch(/^done_total 7$/m);
    expect(text).toMatch(/^open 7$/m);
  }
});

test("two scrapes at once get an answer each", async () => {
  const { scrape } = start(1, 3);
  const texts = await Promise.all([scrape(), scrape()]);
  expect(texts.map((text) => /^done_total (\d+)$/m.exec(text)?.[1])).toEqual(["3", "3"]);
});

test("what a worker that died had counted stays in the sums, its gauges do not", async () => {
  const [one, two] = [start(1, 3), start(2, 4)];
  await one.scrape();
  cluster.end(two.worker);
  const text = await one.scrape();
  expect(text).toMatch(/^done_total 7$/m);
  expect(text).toMatch(/^open 3$/m);
});

test("a scrape fails where a worker gives nothing in five seconds, and the next one works", async () => {
  const [one, two] = [start(1, 3), start(2, 4, true)];
  const scrape = one.scrape();
  const refused = scrape.then(
    () => "a text",
    (error: unknown) => String(error),
  );
  await vi.advanceTimersByTimeAsync(4_999);
  expect(one.worker.received.filter((message) => isAnswer(message))).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await refused).toContain("a worker did not give its metrics in time");
  expect(vi.getTimerCount()).toBe(0);
  cluster.end(two.worker);
  expect(await one.scrape()).toMatch(/^done_total 3$/m);
});

function isAnswer(message: unknown): boolean {
  return typeof message === "object" && message !== null && "allMetrics" in message;
}

test("a worker that has gone is neither asked nor answered", async () => {
  const [one, two] = [start(1, 3), start(2, 4)];
  two.worker.isAlive = false;
  const scrape = one.scrape();
  expect(two.worker.received).toEqual([]);
  cluster.end(two.worker);
  expect(await scrape).toMatch(/^done_total 3$/m);
  one.worker.isAlive = false;
  void one.scrape();
  await new Promise(setImmediate);
  expect(one.worker.received.filter(isAnswer)).toHaveLength(1);
});

test("other messages on the channel are passed over", async () => {
  const { worker, scrape } = start(1, 3);
  for (const message of [null, "text", 5, {}, { limiter: [] }]) {
    cluster.events.emit("message", worker, message);
    if (typeof message === "object" && message !== null) worker.send(message);
  }
  expect(await scrape()).toMatch(/^done_total 3$/m);
});
