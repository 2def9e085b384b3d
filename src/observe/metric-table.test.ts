import { AggregatorRegistry } from "prom-client";
import { expect, test } from "vitest";
import { gaugeTable, type GaugeName } from "./metric-table.ts";
import { Metrics } from "./metrics.ts";

/** What a scrape shows of a gauge whose value is 1 in one worker and 0 in another. */
async function ofBoth(name: GaugeName): Promise<string> {
  const figures = [1, 0].map(async (value) => {
    const metrics = new Metrics({ processMetrics: false, version: "1.2.3" });
    metrics.watch(name, () => [{ labels: {}, value }]);
    return metrics.registry.getMetricsAsJSON();
  });
  const text = await AggregatorRegistry.aggregate(await Promise.all(figures)).metrics();
  const line = text.split("\n").find((one) => one.startsWith(gaugeTable[name].name));
  return line?.split(" ").at(-1) ?? "";
}

test.each<[GaugeName, string, string]>([
  ["inFlight", "add up", "1"],
  ["streams", "add up", "1"],
  ["generations", "add up", "1"],
  ["ledgerPending", "add up", "1"],
  ["breaker", "show the worst", "1"],
  ["storeUp", "show the worst", "0"],
  ["redisUp", "show the worst", "0"],
])("several workers' figures of %s %s", async (name, _how, shown) => {
  expect(await ofBoth(name)).toBe(shown);
});
