import { afterEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contractDocument as document } from "../../../generated/document.ts";
import { createMetricsApp } from "../listener/app.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import { sendReply } from "../replies/send-reply.ts";
import { createServer, defaultServerLimits } from "../listener/server.ts";
import { startGateway } from "../testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { testScheduler } from "../testing/test-scheduler.ts";

let gateway: TestGateway;

afterEach(() => gateway.close());

async function get(
  path: string,
  options: TestGatewayOptions = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  gateway = await startGateway(options);
  return fetch(gateway.url + path, { headers });
}

describe("pages at the root of the host", () => {
  it.each([
    ["/", 200],
    ["/healthz", 200],
    ["/health", 200],
    ["/readyz", 200],
    ["/metrics", 200],
    ["/docs", 404],
    ["/healthz/", 404],
  ])("GET %s without a key answers %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it("/readyz answers 503 until startup is complete", async () => {
    gateway = await startGateway();
    gateway.set({ ready: false });
    const response = await fetch(`${gateway.url}/readyz`);
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
      503,
      "1",
      { status: "starting" },
    ]);
  });

  it("/healthz answers 503 once the process can never serve again", async () => {
    gateway = await startGateway();
    gateway.set({ alive: false });
    const response = await fetch(`${gateway.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([503, { status: "failed" }]);
  });

  it("/openapi.json and /openapi.yaml are the document at this gateway's address", async () => {
    gateway = await startGateway();
    const servers = [{ url: `${gateway.url}/v1`, description: "This gateway." }];
    const json = await fetch(`${gateway.url}/openapi.json`);
    expect(await json.json()).toEqual({ ...document, servers });
    const yaml = await fetch(`${gateway.url}/openapi.yaml`);
    expect(yaml.headers.get("content-type")).toBe("application/yaml");
    expect(parse(await yaml.text())).toEqual({ ...document, servers });
    const vary = "host, x-forwarded-host, x-forwarded-prefix, x-forwarded-proto";
    expect([json, yaml].map(({ headers }) => headers.get("vary"))).toEqual([vary, vary]);
  });

  it("a browser that requests / is redirected to the guides", async () => {
    gateway = await startGateway();
    const ask = (headers: Record<string, string>): Promise<Response> =>
      fetch(gateway.url, { headers, redirect: "manual" });
    const browser = await ask({ accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
    expect([browser.status, browser.headers.get("location")]).toEqual([307, "./docs"]);
    for (const headers of [{}, { accept: "*/*" }, { accept: "application/json" }]) {
      const program = await ask(headers);
      expect([program.status, program.headers.get("vary")]).toEqual([200, "accept"]);
      expect(await program.json()).toMatchObject({ api: "/v1", docs: "/docs" });
    }
  });

  it.each(["/openapi.json", "/openapi-3.2.json", "/openapi.yaml"])(
    "%s is revalidated by its ETag",
    async (path) => {
      const first = await get(path);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[\w-]+"$/);
      for (const method of ["GET", "HEAD"]) {
        for (const [known, status] of [
          [etag, 304],
          [`"x", W/${etag}`, 304],
          ["*", 304],
          ['"x"', 200],
        ] as const) {
          const headers = { "if-none-match": known };
          const again = await fetch(gateway.url + path, { method, headers });
          expect([method, known, again.status]).toEqual([method, known, status]);
          expect(again.headers.get("etag")).toBe(etag);
          expect(again.headers.get("cache-control")).toBe("no-cache");
          expect((await again.text()) === "").toBe(status === 304 || method === "HEAD");
        }
      }
    },
  );

  it.each(["/", "/healthz", "/readyz", "/metrics", "/contract", "/nowhere"])(
    "%s may not be stored",
    async (path) => {
      expect((await get(path)).headers.get("cache-control")).toBe("no-store");
    },
  );

  it.each([
    [{}, 401],
    [{ authorization: "Bearer wrong" }, 401],
    [{ authorization: "Bearer right" }, 200],
  ])("/metrics with a token answers %j with %i", async (headers, status) => {
    const response = await get("/metrics", { app: { metricsToken: "right" } }, headers);
    expect(response.status).toBe(status);
  });

  it("a page is one entry in a table, for one path or a whole tree", async () => {
    const pages: AppDependencies["pages"] = [
      {
        name: "docs",
        path: "/docs",
        tree: true,
        methods: ["GET", "POST"],
        serve: (exchange, path) =>
          sendReply(exchange, { status: 200, contentType: "text/plain", body: path }),
      },
    ];
    const response = await get("/docs/a.css?x", { app: { pages } });
    expect(await response.text()).toBe("/docs/a.css");
    expect((await fetch(`${gateway.url}/docsx`)).status).toBe(404);
    const put = await fetch(`${gateway.url}/docs`, { method: "PUT" });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    await gateway.settled();
    expect(gateway.logs().map(({ operation }) => operation)).toEqual(["docs", "unmatched", "docs"]);
  });
});

describe("a separate port for /metrics", () => {
  it("serves metrics and probes, and the main port serves no metrics", async () => {
    gateway = await startGateway({ app: { servesMetrics: false } });
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
    const ids = { requestId: () => "req_m" };
    const log = {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
    };
    const scheduler = testScheduler();
    const app = createMetricsApp({
      tracing: null,
      metrics: gateway.metrics,
      metricsToken: null,
      alive: () => true,
      ready: () => true,
      phase: () => "serving",
      clientStallMs: 60_000,
      clock: { nowMs: () => 0, elapsedMs: () => 0 },
      timers: new TestTimers(),
      scheduler,
      log,
      ids,
      servesHost: () => true,
      withoutPrefix: (target) => target,
      clientOf: () => "127.0.0.1",
    });
    const { metrics } = gateway;
    const limits = defaultServerLimits;
    const server = createServer({ app, limits, ids, log, metrics, trustedProxies: [], scheduler });
    const url = `http://127.0.0.1:${await server.listen({ host: "127.0.0.1", port: 0 })}`;
    const statuses = ["/metrics", "/readyz", "/v1/models"].map(async (path) => {
      const response = await fetch(url + path);
      return response.status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    await server.drain(0);
  });
});
