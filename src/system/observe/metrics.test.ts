import { expect, test } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import {
  counterTable,
  gaugeTable,
  histogramTable,
  metricsTable,
  refusalReasons,
} from "./metric-table.ts";
import { Metrics, type EndedGeneration } from "./metrics.ts";

const rows = Object.values({ ...counterTable, ...histogramTable, ...gaugeTable });
const create = (): Metrics => new Metrics({ processMetrics: false, version: "1.2.3" });

const ended: EndedGeneration = {
  operation: "createMessage",
  status: 200,
  code: null,
  seconds: 1.25,
  model: "a/b",
  upstream: null,
  usage: {
    promptTokens: 10,
    completionTokens: 6,
    cachedTokens: 3,
    cacheWriteTokens: 2,
    reasoningTokens: 1,
  },
  chargeNanoUsd: 2_500_000_000,
  firstTokenSeconds: 0.5,
};

/** Returns the lines of one metric with a value other than 0, without its name. */
async function lines(metrics: Metrics, name: string): Promise<readonly string[]> {
  const text = await metrics.text();
  const found = text.split("\n").filter((line) => line.startsWith(name) && !line.endsWith(" 0"));
  return found.map((line) => line.slice(name.length)).toSorted();
}

test("every metric of the tables is exposed with its name and help, and documented", async () => {
  const exposed = await create().text();
  const documented = metricsTable();
  for (const { name, help } of rows) {
    expect(exposed).toContain(`# HELP ${name} ${help}\n`);
    expect(documented).toContain(`| \`${name}\` |`);
  }
  expect(exposed.match(/^# HELP/gm)).toHaveLength(rows.length);
});

test("counters end in _total, durations in _seconds, and names contain no other unit", () => {
  for (const { name } of Object.values(counterTable)) expect(name).toMatch(/_total$/);
  for (const { name } of Object.values({ ...histogramTable, ...gaugeTable })) {
    expect(name).toMatch(/^(gateway|gen_ai)_[a-z_]+$/);
    expect(name).not.toMatch(/_total$|milliseconds|_ms\b/);
  }
});

test("each token has one type, and the charge is in dollars", async () => {
  const metrics = create();
  metrics.generationEnded(ended);
  expect(await lines(metrics, "gateway_tokens_total")).toEqual([
    '{model="a/b",type="cache_write"} 2',
    '{model="a/b",type="cached_input"} 3',
    '{model="a/b",type="input"} 5',
    '{model="a/b",type="output"} 5',
    '{model="a/b",type="reasoning"} 1',
  ]);
  expect(await lines(metrics, "gateway_charged_usd_total")).toEqual(['{model="a/b"} 2.5']);
  expect(await lines(metrics, "gen_ai_client_token_usage_sum")).toEqual([
    '{gen_ai_operation_name="chat",gen_ai_request_model="a/b",gen_ai_token_type="input"} 10',
    '{gen_ai_operation_name="chat",gen_ai_request_model="a/b",gen_ai_token_type="output"} 6',
  ]);
});

test("the charged dollars minus the reversed ones are those of the ledger's entries", async () => {
  const metrics = create();
  const model = "a/b";
  // A broken reply of 2.50 and its repeat, then a killed and an undelivered request of 1.25 each.
  metrics.generationEnded(ended);
  metrics.generationEnded(ended);
  metrics.chargeReversed({ model, amount: nanoUsd(2_500_000_000), outcome: "broken" });
  metrics.generationEnded({ ...ended, chargeNanoUsd: 0 });
  for (const outcome of ["killed", "finished"] as const) {
    metrics.chargeReversed({ model, amount: nanoUsd(1_250_000_000), outcome });
  }
  expect(await lines(metrics, "gateway_charged_usd_total")).toEqual(['{model="a/b"} 7.5']);
  expect(await lines(metrics, "gateway_reversed_usd_total")).toEqual(['{model="a/b"} 5']);
});

test("a successful stream yields its first token and the time per token after it", async () => {
  const metrics = create();
  metrics.generationEnded(ended);
  const labels = '{gen_ai_operation_name="chat",gen_ai_request_model="a/b"}';
  const first = await lines(metrics, "gen_ai_server_time_to_first_token_seconds_sum");
  expect(first).toEqual([`${labels} 0.5`]);
  const each = await lines(metrics, "gen_ai_server_time_per_output_token_seconds_sum");
  expect(each).toEqual([`${labels} 0.15`]);
});

test.each([
  ["upstream_error", 502],
  ["client_disconnected", 0],
])("a stream that ended with %s is an error and has no token latency", async (error, status) => {
  const metrics = create();
  const code = status === 0 ? null : error;
  metrics.generationEnded({ ...ended, status, code });
  const [count] = await lines(metrics, "gen_ai_server_request_duration_seconds_count");
  expect(count).toContain(`error_type="${error}"`);
  expect(await lines(metrics, "gen_ai_server_time_to_first_token_seconds_count")).toEqual([]);
});

test("a histogram counts each size in all buckets with a bound not below it", async () => {
  const metrics = create();
  for (const seconds of [0.01, 0.011, 100]) metrics.generationEnded({ ...ended, seconds });
  const buckets = await lines(metrics, "gen_ai_server_request_duration_seconds_bucket");
  const at = (bound: string): string | undefined =>
    buckets
      .find((line) => line.includes(`le="${bound}"`))
      ?.split(" ")
      .at(-1);
  expect(["0.01", "0.02", "81.92", "+Inf"].map(at)).toEqual(["1", "2", "2", "3"]);
});

test("a refused field is counted by its name", async () => {
  const metrics = create();
  const [model] = sandboxModels();
  const [upstream] = model?.upstreams ?? [];
  if (model === undefined || upstream === undefined) throw new Error("no sandbox model");
  const attempt = { upstream, model, seconds: 1, failure: "invalid-request", surprises: [] };
  for (const refusedField of ["user", null, "user"]) {
    metrics.upstreamAttempted({ ...attempt, refusedField });
  }
  expect(await lines(metrics, "gateway_upstream_refused_fields_total")).toEqual([
    `{upstream="${upstream.id}",model="${model.id}",field="user"} 2`,
  ]);
});

test("unknown parts of a reply are counted by their kind, of a reply that succeeded too", async () => {
  const metrics = create();
  const [model] = sandboxModels();
  const [upstream] = model?.upstreams ?? [];
  if (model === undefined || upstream === undefined) throw new Error("no sandbox model");
  const attempt = { upstream, model, seconds: 1, refusedField: null } as const;
  const surprises = ["unknown-event", "unknown-block", "unknown-event"] as const;
  metrics.upstreamAttempted({ ...attempt, failure: null, surprises });
  metrics.upstreamAttempted({ ...attempt, failure: "server-error", surprises: ["unknown-block"] });
  const labels = `upstream="${upstream.id}",model="${model.id}"`;
  expect(await lines(metrics, "gateway_upstream_surprises_total")).toEqual([
    `{${labels},kind="unknown-block"} 2`,
    `{${labels},kind="unknown-event"} 2`,
  ]);
});

test("an upstream is identified by its id, and by the conventions' provider and address", async () => {
  const metrics = create();
  const [model] = sandboxModels();
  const [plain] = model?.upstreams ?? [];
  if (model === undefined || plain === undefined) throw new Error("no sandbox model");
  const dialect = { ...plain.dialect, name: "mistral" };
  const upstream = { ...plain, id: "openai:x#m", baseUrl: "https://api.example/v1", dialect };
  metrics.upstreamAttempted({
    upstream,
    model,
    seconds: 1,
    failure: "timeout",
    refusedField: null,
    surprises: [],
  });
  const labels = `{upstream="openai:x#m",model="${model.id}"`;
  expect(await lines(metrics, "gateway_upstream_attempts_total")).toEqual([`${labels}} 1`]);
  const failures = await lines(metrics, "gateway_upstream_failures_total");
  expect(failures).toEqual([`${labels},failure="timeout"} 1`]);
  const [duration] = await lines(metrics, "gen_ai_client_operation_duration_seconds_count");
  expect(duration).toContain('gen_ai_provider_name="mistral_ai"');
  expect(duration).toContain('server_address="api.example",server_port="443"');
});

test("a gauge without a source has no value, and several sources add up", async () => {
  const metrics = create();
  expect(await metrics.text()).not.toMatch(/^gateway_(redis_up|streams_open) /m);
  metrics.watch("streams", () => [{ labels: {}, value: 2 }]);
  metrics.watch("streams", () => [{ labels: {}, value: 3 }]);
  expect(await lines(metrics, "gateway_streams_open")).toEqual([" 5"]);
  expect(await lines(metrics, "gateway_build_info")).toEqual([
    `{version="1.2.3",node_version="${process.version}"} 1`,
  ]);
});

test.each<[string, (metrics: Metrics) => void, string, string]>([
  [
    "an attempt of an alert",
    (metrics) => metrics.alertAttempted("failed"),
    counterTable.alerts.name,
    '{result="failed"} 1',
  ],
  [
    "a broken stream",
    (metrics) => metrics.streamBroken("timeout"),
    counterTable.broken.name,
    '{code="timeout"} 1',
  ],
  [
    "a connection that was refused",
    (metrics) => metrics.requestRefused(refusalReasons[0]),
    counterTable.refused.name,
    `{reason="${refusalReasons[0]}"} 1`,
  ],
  ["a client that stalled", (metrics) => metrics.clientStalled(), counterTable.stalled.name, " 1"],
  [
    "a response that was validated",
    (metrics) => metrics.responseValidated("getModels"),
    counterTable.validated.name,
    '{operation="getModels"} 1',
  ],
  [
    "a response that violated the contract",
    (metrics) => metrics.contractViolated("getModels", "body"),
    counterTable.violations.name,
    '{operation="getModels",part="body"} 1',
  ],
  [
    "a contradicting report without an upstream",
    (metrics) => metrics.usageMisreported("", "total"),
    counterTable.misreported.name,
    '{reason="total"} 1',
  ],
  [
    "a call to the ledger",
    (metrics) => metrics.ledgerAnswered("settle", 0.25),
    `${histogramTable.ledger.name}_sum`,
    '{operation="settle"} 0.25',
  ],
])("%s is counted under its labels", async (_name, act, metric, line) => {
  const metrics = create();
  act(metrics);
  expect(await lines(metrics, metric)).toEqual([line]);
});

test.each([
  [0, "0xx"],
  [101, "1xx"],
  [204, "2xx"],
  [301, "3xx"],
  [404, "4xx"],
  [599, "5xx"],
  [600, "5xx"],
])("a request that ended with status %i counts as %s", async (status, kind) => {
  const metrics = create();
  metrics.requestEnded({ operation: "getModels", status, code: null, seconds: 1 });
  const [line] = await lines(metrics, counterTable.requests.name);
  expect(line).toContain(`"${kind}"`);
});

test("a response of one token has no time between tokens, and a free one has no charge", async () => {
  const metrics = create();
  const usage = ended.usage && { ...ended.usage, completionTokens: 1 };
  metrics.generationEnded({ ...ended, usage, chargeNanoUsd: 0 });
  const text = await metrics.text();
  expect(text).not.toContain(`${histogramTable.perToken.name}_count{`);
  expect(text).not.toContain(`${counterTable.charged.name}{`);
});
