import { expect, test } from "vitest";
import { Metrics, metricsTable, metricTable } from "./metrics.ts";

test("every metric of the table is exposed under its name and help, and documented", async () => {
  const exposed = await new Metrics({ processMetrics: false }).text();
  const documented = metricsTable();
  for (const { name, help } of Object.values(metricTable)) {
    expect(exposed).toContain(`# HELP ${name} ${help}\n`);
    expect(documented).toContain(`| \`${name}\` |`);
  }
  expect(exposed.match(/^# HELP/gm)).toHaveLength(Object.keys(metricTable).length);
});
