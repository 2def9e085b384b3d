import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from "prom-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WorkerFigures } from "./worker-figures.ts";

/** A worker's own metrics; it answers at once while it can. */
class Worker {
  readonly registry = new Registry();
  readonly id: number;
  readonly done = new Counter({ name: "done_total", help: "…", registers: [this.registry] });
  readonly open = new Gauge({ name: "open", help: "…", registers: [this.registry] });
  readonly size = new Histogram({
    ...{ name: "size", help: "…", buckets: [1], registers: [this.registry] },
  });
  isSilent = false;

  constructor(id: number) {
    this.id = id;
    figures.joined(id, (question) => void this.#answer(question));
  }

  async #answer(question: number): Promise<void> {
    const own = await this.registry.getMetricsAsJSON();
    if (!this.isSilent) figures.answered(this.id, question, own);
  }
}

let figures: WorkerFigures;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  figures = new WorkerFigures({
    loadAggregate: async () => (all) => AggregatorRegistry.aggregate([...all]),
    answerMs: 200,
  });
});

afterEach(() => void vi.useRealTimers());

/** The samples of the text by their names. */
async function read(): Promise<Readonly<Record<string, number>>> {
  const lines = (await figures.text()).matchAll(/^([a-z_]+(?:\{[^}]*\})?) (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, name = "", value]) => [name, Number(value)]));
}

describe("the sums over workers", () => {
  it("add up counters, gauges and histograms", async () => {
    const [one, two] = [new Worker(1), new Worker(2)];
    one.done.inc(3);
    two.done.inc(4);
    one.open.set(1);
    two.open.set(1);
    two.size.observe(5);
    expect(await read()).toMatchObject({ done_total: 7, open: 2, size_count: 1, size_sum: 5 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("keep what ended workers had counted, however many, and drop their gauges", async () => {
    let expected = 0;
    for (let id = 1; id <= 4; id += 1) {
      const worker = new Worker(id);
      worker.done.inc(id);
      worker.size.observe(0.5);
      worker.open.set(9);
      expected += id;
      expect(await read()).toMatchObject({ done_total: expected, open: 9, size_count: id });
      figures.ended(id);
      const { open, ...counts } = await read();
      expect([open, counts["done_total"], counts["size_count"]]).toEqual([undefined, expected, id]);
    }
    const next = new Worker(9);
    next.done.inc(1);
    expect(await read()).toMatchObject({ done_total: expected + 1, open: 0, size_count: 4 });
  });

  it("do not wait for a worker that ends meanwhile", async () => {
    const [one, two] = [new Worker(1), new Worker(2)];
    one.done.inc(3);
    two.done.inc(4);
    await read();
    two.isSilent = true;
    const scrape = read();
    figures.ended(2);
    expect(await scrape).toMatchObject({ done_total: 7 });
  });

  it("are refused where a worker does not answer in time", async () => {
    const [one, two] = [new Worker(1), new Worker(2)];
    one.done.inc(3);
    two.isSilent = true;
    const refused = read().catch(String);
    expect(figures.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await refused).toContain("a worker did not give its metrics in time");
    expect(figures.waiting).toBe(0);
    two.isSilent = false;
    expect(await read()).toMatchObject({ done_total: 3 });
  });
});
