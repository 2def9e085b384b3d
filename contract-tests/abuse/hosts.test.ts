import { afterEach, describe, expect, test } from "vitest";
import { claimPort } from "../harness/claim-port.ts";
import { openRaw } from "../harness/raw-http.ts";
import { startServer, type ServerOptions, type TestServer } from "../harness/start-server.ts";

let server: TestServer;

afterEach(() => server.stop());

async function start(env: NonNullable<ServerOptions["env"]> = {}): Promise<void> {
  server = await startServer({ env });
}

/** Returns the whole response to a GET with these `Host` lines. */
async function get(path: string, ...hosts: readonly string[]): Promise<string> {
  const raw = await openRaw(server);
  const lines = hosts.map((host) => `host: ${host}`);
  raw.write([`GET ${path} HTTP/1.1`, ...lines, "connection: close", "", ""].join("\r\n"));
  return raw.untilClosed();
}

const statusOf = (reply: string): string => reply.slice(9, 12);

describe("DNS rebinding: a page with a host name that resolves to this machine", () => {
  test("is refused on every path while the address is the loopback's", async () => {
    await start();
    const paths = [
      "/v1/models",
      "/",
      "/docs",
      "/playground",
      "/openapi.json",
      "/metrics",
      "/healthz",
    ];
    const hosts = ["rebound.example", "rebound.example:8080", "127.0.0.1.example", "[::2]"];
    for (const path of paths) {
      for (const host of hosts) {
        const reply = await get(path, host);
        expect(statusOf(reply)).toBe("400");
        expect(reply).toContain("ALLOWED_HOSTS");
      }
    }
  });

  test("the loopback's names are served with any port", async () => {
    await start();
    const own = [
      "localhost",
      "LOCALHOST:1",
      "app.localhost:80",
      "127.0.0.1",
      "127.8.8.8",
      "[::1]:9",
    ];
    for (const host of own) expect(statusOf(await get("/healthz", host))).toBe("200");
  });

  test("a name in ALLOWED_HOSTS is served, as from a proxy that keeps its client's host", async () => {
    await start({ ALLOWED_HOSTS: "api.example.com, other.example" });
    for (const host of ["api.example.com", "API.example.com.:443", "other.example", "localhost"]) {
      expect(statusOf(await get("/v1/models", host))).toBe("401");
    }
    expect(statusOf(await get("/v1/models", "www.api.example.com"))).toBe("400");
  });

  test("the separate metrics port is protected too", async () => {
    const { port, release } = await claimPort();
    await start({ METRICS_PORT: String(port) });
    const raw = await openRaw({ root: `http://127.0.0.1:${port}` });
    raw.write("GET /metrics HTTP/1.1\r\nhost: rebound.example\r\nconnection: close\r\n\r\n");
    expect(statusOf(await raw.untilClosed())).toBe("400");
    await release();
  });
});

test("a request with two Host lines, or without one, is a 400", async () => {
  await start();
  for (const hosts of [["localhost", "localhost"], ["localhost", "other.example"], []]) {
    const reply = await get("/v1/models", ...hosts);
    expect(statusOf(reply)).toBe("400");
    expect(reply).toContain("Host");
  }
});

describe("an address beyond the loopback", () => {
  test("serves every name, and warns that /metrics is open", async () => {
    await start({ HOST: "0.0.0.0", LOG_LEVEL: "warn" });
    expect(statusOf(await get("/healthz", "api.example.com"))).toBe("200");
    await expect.poll(server.output).toMatch(/"level":"warn".*set METRICS_TOKEN/);
  });

  test.each([
    ["with METRICS_TOKEN", { HOST: "0.0.0.0", METRICS_TOKEN: "secret" }],
    ["on the loopback", { HOST: "127.0.0.1" }],
  ])("does not warn %s", async (_name, env) => {
    await start({ ...env, LOG_LEVEL: "warn" });
    expect(server.output()).not.toContain("METRICS_TOKEN");
  });
});

test("no response allows content sniffing: pages, records, streams and errors of every kind", async () => {
  await start({ TRUSTED_PROXIES: "127.0.0.9" });
  const authorization = `authorization: Bearer ${server.key}`;
  const body = '{"model":"sandbox/echo","stream":true,"messages":[{"role":"user","content":"a"}]}';
  const post = (more: readonly string[], text: string): string =>
    [
      "POST /v1/chat/completions HTTP/1.1",
      ...["host: localhost", "connection: close", "content-type: application/json", ...more],
      ...[`content-length: ${text.length}`, "", text],
    ].join("\r\n");
  const gets = ["/", "/docs", "/docs/errors", "/openapi.yaml", "/metrics", "/none", "/v1/models"];
  const requests = [
    ...gets.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    `GET /v1/models HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${authorization}\r\n\r\n`,
    post([authorization], body),
    post([authorization], "{"),
    "DELETE / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: rebound.example\r\nconnection: close\r\n\r\n",
    "no HTTP at all\r\n\r\n",
    `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${"y".repeat(40_000)}\r\n\r\n`,
  ];
  for (const request of requests) {
    const raw = await openRaw(server);
    raw.write(request);
    const reply = await raw.untilClosed();
    expect(reply).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(reply.split("\r\n\r\n")[0]).toContain("\r\nx-content-type-options: nosniff");
  }
});
