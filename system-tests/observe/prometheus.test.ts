import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { redisProgram, startRedis, type RedisServer } from "../../contract-tests/harness/redis.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import {
  hasPrometheus,
  runPromtool,
  shippedFiles,
  startPrometheus,
  type RunningPrometheus,
} from "./run-prometheus.ts";

interface Board {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const board = JSON.parse(readFileSync(shippedFiles.board, "utf8")) as Board;
const queries = board.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [title, expr.replaceAll("$__rate_interval", "1m")] as const),
);
/** Matches our own metrics, not those that Node and prom-client name. */
const OWN_LINE = /^(?:# (?:HELP|TYPE) )?(?:gateway|gen_ai)_/;

/**
 * A model with an upstream that does not listen, and one with a vendor that refuses a formerly
 * accepted field.
 */
const config = (changedPort: number): string => `
models:
  - id: local/changed
    context_length: 4096
    max_output_tokens: 64
    pricing: { prompt: "0", completion: "0" }
    upstreams: [{ kind: openai, base_url: "http://127.0.0.1:${changedPort}/v1", model: changed }]
  - id: local/away
    context_length: 4096
    max_output_tokens: 64
    pricing: { prompt: "0", completion: "0" }
    upstreams: [{ kind: openai, base_url: "http://127.0.0.1:9/v1", model: away }]
`;

/** A vendor with a changed API. */
const changed = createServer((request, response) => {
  request.resume().on("end", () => {
    const error = { message: "'temperature' is not supported.", type: "invalid_request_error" };
    response.writeHead(400, { "content-type": "application/json" });
    response.end(JSON.stringify({ error }));
  });
});

let redis: RedisServer;
let gateway: TestServer;
let prometheus: RunningPrometheus;
let isOver = false;
let traffic: Promise<void> = Promise.resolve();

async function post(path: string, model: string, stream: boolean): Promise<void> {
  const messages = [{ role: "user", content: "one two three four five six" }];
  const body = { model, messages, stream, max_tokens: 50, temperature: 1 };
  await call(gateway, path, { key: gateway.key, body });
}

/** Sends requests of each kind repeatedly, since a rate needs two samples that differ. */
async function sendTraffic(): Promise<void> {
  while (!isOver) {
    for (const path of ["/v1/chat/completions", "/v1/messages"]) {
      await post(path, "sandbox/echo", true);
      await post(path, "sandbox/reasoner", false);
      await post(path, "sandbox/break", true);
      await post(path, "sandbox/refuse-500", false);
      await post(path, "local/away", false);
      await post(path, "local/changed", false);
    }
  }
}

describe.skipIf(!hasPrometheus || redisProgram === undefined)("a real Prometheus", () => {
  beforeAll(async () => {
    redis = await startRedis();
    changed.listen(0, "127.0.0.1");
    await once(changed, "listening");
    const { port } = changed.address() as AddressInfo;
    gateway = await startServer({ config: config(port), env: { REDIS_URL: redis.url } });
    prometheus = await startPrometheus(new URL(gateway.root).host);
    traffic = sendTraffic();
  });

  afterAll(async () => {
    isOver = true;
    await traffic;
    await prometheus.stop();
    await gateway.stop();
    await redis.stop();
    changed.close();
  });

  test("the alert rules are valid, and each fires only on its fault", () => {
    const checked = runPromtool(["check", "rules", shippedFiles.rules]);
    expect([checked.code, checked.output]).toEqual([0, expect.stringContaining("SUCCESS")]);
    const tested = runPromtool(["test", "rules", shippedFiles.ruleTests]);
    expect([tested.code, tested.output]).toEqual([0, expect.stringContaining("SUCCESS")]);
  });

  test("promtool finds no fault in the names and texts of the metrics", async () => {
    await post("/v1/messages", "sandbox/echo", true);
    const text = await (await fetch(`${gateway.root}/metrics`)).text();
    const own = text.split("\n").filter((line) => OWN_LINE.test(line));
    expect(own.length).toBeGreaterThan(100);
    const { code, output } = runPromtool(["check", "metrics"], `${own.join("\n")}\n`);
    expect([code, output]).toEqual([0, ""]);
  });

  test.each(queries)("the board's panel %s gets data: %s", async (_title, expression) => {
    const values = async (): Promise<readonly number[]> =>
      (await prometheus.query(expression)).map(({ value }) => Number(value[1]));
    await expect.poll(values).toSatisfy(hasFinite);
  });

  test("it loads every rule without an error", async () => {
    const rules = await prometheus.rules();
    expect(rules.length).toBeGreaterThan(10);
    await expect
      .poll(async () => (await prometheus.rules()).map(({ health }) => health))
      .toEqual(rules.map(() => "ok"));
  });
});

function hasFinite(values: readonly number[]): boolean {
  return values.some((value) => Number.isFinite(value));
}
