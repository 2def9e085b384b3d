import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Reply } from "../harness/call.ts";
import { faultsOf } from "../harness/closed-replies.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const config = `models:
  - id: local/away
    context_length: 1000
    max_output_tokens: 100
    pricing: { prompt: "0.000001", completion: "0.000001" }
    upstreams:
      - { kind: openai, base_url: "http://127.0.0.1:9/v1", model: away }
  - id: local/idle
    context_length: 1000
    max_output_tokens: 100
    pricing: { prompt: "0.000001", completion: "0.000001" }
    upstreams:
      - { kind: openai, base_url: "http://127.0.0.1:9/v1", model: idle }
`;
const env = { ADMIN_TOKEN: "token-of-all" };

interface Live {
  readonly streams: number;
  readonly store_up: boolean;
  readonly models: readonly object[];
  readonly breakers: readonly { readonly model: string; readonly state: string }[];
}

interface Usage {
  readonly data: readonly {
    readonly group: string;
    readonly requests: number;
    readonly failed_requests: number;
    readonly completion_tokens: number;
    readonly mean_duration_ms: number | null;
  }[];
}

let dataDir = "";
let server: TestServer;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "gateway-live-"));
  server = await startServer({ config, env, dataDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

const ask = async (path: string, name: string): Promise<unknown> => {
  const reply = await call(server, `/admin/api/v1${path}`, { key: "token-of-all" });
  expect(reply.status, reply.text).toBe(200);
  expect(faultsOf(name, reply.json, "admin"), reply.text).toEqual([]);
  return reply.json;
};
const live = async (): Promise<Live> => (await ask("/live", "LiveReport")) as Live;
const usage = async (by: string): Promise<Usage> =>
  (await ask(`/usage?by=${by}`, "UsageReport")) as Usage;
const chat = (model: string, more: object = {}, signal?: AbortSignal): Promise<Reply> =>
  call(server, "/v1/chat/completions", {
    key: server.key,
    body: { model, messages: [{ role: "user", content: "one two three four" }], ...more },
    ...(signal === undefined ? {} : { signal }),
  });

test("open streams are shown by model, and disappear afterwards", async () => {
  const stop = new AbortController();
  const messages = [{ role: "user", content: "word ".repeat(400) }];
  const streams = [1, 2, 3].map(() =>
    chat("sandbox/slow", { stream: true, messages }, stop.signal).catch(() => null),
  );
  await expect
    .poll(async () => (await live()).models)
    .toEqual([{ model: "sandbox/slow", requests: 3, streams: 3 }]);
  expect(await live()).toMatchObject({ streams: 3, store_up: true });
  stop.abort();
  await Promise.all(streams);
  await expect.poll(async () => (await live()).models).toEqual([]);
});

test("hourly sums include every request and failure, and a killed process loses none", async () => {
  for (const stream of [false, true]) {
    expect((await chat("sandbox/echo", { stream })).status).toBe(200);
  }
  expect((await chat("local/away")).status).toBe(502);
  const sums = async () =>
    (await usage("hour")).data.reduce(
      (sum, row) => [sum[0] + row.requests, sum[1] + row.failed_requests] as const,
      [0, 0] as readonly [number, number],
    );
  // Three of them are the interrupted streams.
  await expect.poll(sums).toEqual([6, 1]);
  const before = [await usage("hour"), await usage("upstream")];
  expect(before[1]?.data).toContainEqual(
    expect.objectContaining({ group: expect.stringContaining("#away"), failed_requests: 1 }),
  );
  server.signal("SIGKILL");
  await server.exited;
  server = await startServer({ config, env, dataDir });
  expect([await usage("hour"), await usage("upstream")]).toEqual(before);
});

test("every upstream has a breaker: open after its calls have failed, otherwise closed", async () => {
  const breaker = (name: string, state: string) => ({
    upstream: `openai:http://127.0.0.1:9/v1#${name}`,
    model: `local/${name}`,
    state,
    outage:
      state === "closed"
        ? null
        : {
            since: expect.any(String),
            next_trial_at: expect.any(String),
            request_id: expect.stringMatching(/^req_/),
            failure: "connect",
            status: 0,
          },
  });
  expect((await live()).breakers).toEqual([breaker("away", "closed"), breaker("idle", "closed")]);
  const breakersAfterCall = async (): Promise<Live["breakers"]> => {
    await chat("local/away");
    return (await live()).breakers;
  };
  // Five failures open it.
  await expect
    .poll(breakersAfterCall)
    .toEqual([breaker("away", "open"), breaker("idle", "closed")]);
});

test("an unknown grouping is refused", async () => {
  const reply = await call(server, "/admin/api/v1/usage?by=second", { key: "token-of-all" });
  expect(reply.status).toBe(400);
});
