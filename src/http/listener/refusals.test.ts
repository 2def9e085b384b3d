import { describe, expect, it } from "vitest";
import { rawClients } from "../testing/raw-client.ts";
import { gate, head, post } from "../testing/raw-request.ts";
import { answerWhole, startGateway } from "../testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";

let gateway: TestGateway;
const connect = rawClients(() => gateway);

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

/** Returns the counted reasons with their counts. */
async function counted(): Promise<Readonly<Record<string, number>>> {
  const text = await gateway.metrics.text();
  const lines = text.matchAll(/^gateway_requests_refused_total\{reason="(\w+)"\} (\d+)$/gm);
  const counts = [...lines].map(([, reason = "", count]) => [reason, Number(count)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Returns the log lines of refusals below the application. */
const refusals = (): readonly Readonly<Record<string, unknown>>[] =>
  gateway.logs().filter(({ msg }) => msg !== "request");

const chunked = ["transfer-encoding: chunked"];
const refused: readonly (readonly [string, string, string, number, string])[] = [
  ["malformed", "garbage", "hello\r\n\r\n", 400, "invalid_request"],
  [
    ...(["header_overflow", "a header of 40,000 bytes"] as const),
    `GET / HTTP/1.1\r\nx: ${"y".repeat(40_000)}\r\n\r\n`,
    ...([431, "headers_too_large"] as const),
  ],
  [
    ...(["connect", "a request for a tunnel"] as const),
    "CONNECT gateway:443 HTTP/1.1\r\nhost: gateway\r\n\r\n",
    ...([405, "method_not_allowed"] as const),
  ],
  ["timeout", "a head that does not end", "GET /v1/models HTTP/1.1\r\n", 408, "request_timeout"],
];

describe("a request refused below the application is logged and counted", () => {
  it.each(refused)("as %s: %s", async (reason, _case, bytes, status, error) => {
    const isTimed = reason === "timeout";
    await start(isTimed ? { serverLimits: { headersTimeoutMs: 50, checkIntervalMs: 10 } } : {});
    const client = connect();
    client.send(bytes);
    const reply = await client.reply();
    expect(reply.status).toBe(status);
    expect(await counted()).toEqual({ [reason]: 1 });
    expect(refusals()).toMatchObject([
      {
        level: "info",
        msg: "request refused",
        reason,
        status,
        error,
        client: "127.0.0.1",
        request_id: reply.headers["x-request-id"],
      },
    ]);
  });

  it("as chunk_extensions, within a request that is served", async () => {
    await start();
    const client = connect();
    client.send(head({ key: gateway.key, headers: chunked }));
    client.send(`1;${"x".repeat(20_000)}\r\n`);
    expect((await client.reply()).status).toBe(413);
    expect(await counted()).toEqual({ chunk_extensions: 1 });
    expect(refusals()).toMatchObject([{ reason: "chunk_extensions", error: "body_too_large" }]);
  });

  it("as pipeline_overflow, if the connection is cut without an answer", async () => {
    const { run: wait, finish } = gate();
    await start({
      serverLimits: { openMax: 2 },
      run: async (job, sink) => {
        await wait(job, sink);
        return answerWhole(job, sink);
      },
    });
    const client = connect();
    client.send(post(gateway.key).repeat(3));
    await client.closed();
    finish();
    expect(await counted()).toEqual({ pipeline_overflow: 1 });
    expect(refusals()).toMatchObject([{ reason: "pipeline_overflow", status: 0 }]);
    await gateway.settled();
  });

  it("as too_many_connections: all are counted, with one log line per minute", async () => {
    await start({ serverLimits: { connectionsPerAddress: 1 } });
    const first = connect();
    first.send(post(gateway.key));
    expect((await first.reply()).status).toBe(200);
    for (let at = 0; at < 3; at += 1) expect((await connect().reply()).status).toBe(429);
    expect(await counted()).toEqual({ too_many_connections: 3 });
    expect(refusals()).toMatchObject([{ level: "warn", address: "127.0.0.1", max: 1 }]);
  });
});

it("no client data is logged for a request that is not HTTP", async () => {
  await start();
  const client = connect();
  client.send("secret-words sk-gw-secret\r\n\r\n");
  await client.reply();
  expect(refusals()).toHaveLength(1);
  expect(gateway.logText()).not.toContain("secret");
});
