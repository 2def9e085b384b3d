import { afterEach, expect, test } from "vitest";
import { contractDocument as document } from "../generated/document.ts";
import { MemoryStore } from "./storage/sqlite/test-memory-store.ts";
import { compose, type ComposeDependencies, type Gateway } from "./compose.ts";
import type { Config } from "./system/config/config.ts";
import { fromFile, load, sampleModel } from "./system/config/test-load-config.ts";
import type { Limiter } from "./access/limits/limiter.ts";
import { LocalLimiter } from "./access/limits/local-limiter.ts";
import { Metrics } from "./system/observe/metrics.ts";

const TOKEN = "the operators' own token";

let gateway: Gateway | null = null;

afterEach(async () => {
  await gateway?.server.drain(0);
  await gateway?.adminServer?.drain(0);
  await gateway?.close();
  gateway = null;
});

/** Composes a gateway with these settings, like the process. */
async function start(
  env: Readonly<Record<string, string>>,
  parts: Partial<Pick<ComposeDependencies, "limiter" | "createPages">> = {},
) {
  const config: Config = load({ env: { ADMIN_TOKEN: TOKEN, ...env } });
  const clock = { nowMs: () => 1_800_000_000_000, elapsedMs: () => 0 };
  const metrics = new Metrics({ processMetrics: false, version: "1" });
  const ignore = (): void => undefined;
  const composed = await compose({
    config,
    store: new MemoryStore(),
    clock,
    metrics,
    tracing: null,
    document,
    limiter: new LocalLimiter(clock),
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    createPages: async () => [],
    random: () => 0.5,
    ready: () => true,
    phase: () => "serving",
    ...parts,
  });
  gateway = composed;
  return { config, composed, metrics };
}

/** Requests the catalog from the admin API, as a client of the proxy. */
async function ask(port: number, token: string, client: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/admin/api/v1/models`, {
    headers: { authorization: `Bearer ${token}`, "x-forwarded-for": client },
  });
}

async function listen(server: Gateway["server"]): Promise<number> {
  return server.listen({ host: "127.0.0.1", port: 0 });
}

test("the catalog of a reload is served from then on, and only its upstreams have a breaker", async () => {
  let modelsOfPages = (): readonly string[] => [];
  let nameOfPages = (): string => "";
  const createPages: ComposeDependencies["createPages"] = async ({ brand, catalog }) => {
    modelsOfPages = () => [...catalog().models.keys()];
    nameOfPages = () => brand().name;
    return [];
  };
  const { composed, config, metrics } = await start({}, { createPages });
  const port = await listen(composed.server);
  expect((await fetch(`http://127.0.0.1:${port}/docs/none`)).status).toBe(404);
  const ids = async (): Promise<readonly string[]> => {
    const body = (await (await ask(port, TOKEN, "192.0.2.1")).json()) as {
      readonly data: readonly { readonly id: string }[];
    };
    return body.data.map(({ id }) => id);
  };
  expect(await ids()).toEqual([...config.catalog.models.keys()]);
  expect(modelsOfPages()).toEqual(await ids());
  composed.reload({
    ...config,
    brand: { ...config.brand, name: "Acme" },
    catalog: { ...config.catalog, models: new Map() },
  });
  expect([await ids(), modelsOfPages()]).toEqual([[], []]);
  expect(nameOfPages()).toBe("Acme");
  expect(metrics.read("breaker")).toEqual([]);
});

test("each upstream that has an address has its breaker in the metrics", async () => {
  const { composed, metrics, config } = await start({});
  expect(metrics.read("breaker")).toEqual([]);
  const { catalog } = load(fromFile(`models:${sampleModel}`));
  composed.reload({ ...config, catalog });
  const upstream = "openai:http://127.0.0.1:9000/v1#smollm2";
  expect(metrics.read("breaker")).toEqual([
    { labels: { upstream, model: "local/smollm2" }, value: 0 },
  ]);
});

test("shared limits are a metric only if sharing is configured", async () => {
  const local = await start({});
  expect(local.metrics.read("redisUp")).toEqual([]);
  await gateway?.close();
  let isShared = true;
  let closed = 0;
  const limiter: Limiter = Object.assign(new LocalLimiter({ elapsedMs: () => 0 }), {
    isShared: () => isShared,
    close: async () => void (closed += 1),
  });
  const { metrics, composed } = await start({}, { limiter });
  const read = (): readonly number[] => metrics.read("redisUp").map(({ value }) => value);
  expect(read()).toEqual([1]);
  isShared = false;
  expect(read()).toEqual([0]);
  await composed.close();
  expect(closed).toBe(1);
});
