import { defaultBrand } from "../../../src/core/brand/brand.ts";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contractDocument as document } from "../../../generated/document.ts";
import type { Model } from "../../../src/upstreams/catalog/model.ts";
import type { Plan } from "../../../src/upstreams/catalog/plan.ts";
import type { GenerationJob, JobSummary, ReplySink } from "../../../src/generation/job.ts";
import { createApp } from "../../../src/http/listener/app.ts";
import type { App } from "../../../src/http/listener/listener.ts";
import { createOriginOf } from "../../../src/http/request/addresses.ts";
import { RequestScheduler } from "../../../src/http/fair-share/request-scheduler.ts";
import { picoUsd } from "../../../src/core/money/amounts.ts";
import type { Store } from "../../../src/core/ledger/store.ts";
import type { Limiter } from "../../../src/access/limits/limiter.ts";
import { createLog } from "../../../src/system/observe/create-log.ts";
import { Metrics } from "../../../src/system/observe/metrics.ts";
import { SqliteStore } from "../../../src/storage/sqlite/sqlite-store.ts";
import type { Customer } from "../../../contract-tests/harness/operator.ts";
import { addCustomer } from "../open-ledger.ts";
import { withDialect } from "../../../src/upstreams/providers/upstream-dialect.ts";
import { TimerWheel } from "../../../src/core/timing/timer-wheel.ts";
import { wallClockMs } from "../../../contract-tests/harness/real-clock.ts";

/** Replacements of the real parts; different for each request. */
export interface ReplacedParts {
  readonly store: Store;
  /** Returns true when all delayed writes of the store are in the ledger. */
  readonly isMadeUp: () => boolean;
  readonly limiter: Limiter;
  readonly run: (job: GenerationJob, sink: ReplySink) => Promise<JobSummary>;
}

export interface FaultGateway {
  readonly port: number;
  readonly app: App;
  /** Sets the parts that the following requests use. */
  readonly use: (parts: ReplacedParts) => void;
  /** Returns the response of the latest request; null before the first one. */
  readonly response: () => ServerResponse | null;
  /** Open sockets of clients. */
  readonly openSockets: () => Promise<number>;
  /** The real embedded store. */
  readonly ledger: Store;
  readonly newCustomer: () => Promise<Customer>;
  readonly close: () => Promise<void>;
}

/** The limits of the plan of every customer here. */
export const ONE_AT_ONCE: Plan = {
  id: "one-at-once",
  name: "One at once",
  models: ["*"],
  requestsPerMinute: null,
  tokensPerMinute: null,
  concurrentRequests: 1,
};

/** Every customer's balance in nano-dollars. */
const BALANCE = 1_000_000_000;

export const MODEL_ID = "test/model";
/** Nano-dollars per token. */
export const PRICE = { prompt: 1_000, completion: 2_000 } as const;

/** The one model; `totalMs` is a request's deadline. */
export function modelWith(totalMs: number): Model {
  return {
    id: MODEL_ID,
    displayName: "Test",
    description: "",
    ownedBy: "test",
    created: 0,
    lifecycle: "active",
    contextLength: 1_000,
    maxOutputTokens: 100,
    capabilities: {
      tools: true,
      images: true,
      documents: false,
      structuredOutput: "strict",
      reasoning: "none",
    },
    pricing: {
      prompt: picoUsd(PRICE.prompt * 1_000),
      completion: picoUsd(PRICE.completion * 1_000),
      cachedPrompt: null,
      cacheWrite: null,
    },
    overheads: { perRequestTokens: 9, perMessageTokens: 0, perToolTokens: 0, perImageTokens: 0 },
    upstreams: [
      withDialect({
        id: "scripted",
        kind: "openai",
        baseUrl: "",
        model: "scripted",
        signIn: null,
        weight: 1,
        timeouts: { connectMs: 60_000, firstByteMs: 60_000, idleMs: 60_000, totalMs },
        headers: {},
        query: {},
      }),
    ],
  };
}

/** The HTTP side of a gateway on a real ledger; its other parts change from request to request. */
export async function startFaultGateway(): Promise<FaultGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-faults-"));
  const store = await SqliteStore.open({ dataDir, now: wallClockMs });
  let parts: ReplacedParts | null = null;
  let last: ServerResponse | null = null;
  const now = (): ReplacedParts => {
    if (parts === null) throw new Error("no parts are in use");
    return parts;
  };
  const model = modelWith(60_000);
  let requests = 0;
  const timers = new TimerWheel();
  const app = await createApp({
    tracing: null,
    withoutPrefix: (target) => target,
    limits: {
      maxBodyBytes: 1_048_576,
      bodyBytesInFlight: null,
      bodyTimeoutMs: 60_000,
      bodyIdleMs: 60_000,
    },
    clientStallMs: 60_000,
    store: {
      findKey: (hash) => now().store.findKey(hash),
      showAccount: (id) => now().store.showAccount(id),
      showKeySums: (id) => now().store.showKeySums(id),
    },
    limiter: {
      admit: (keyId, limits) => now().limiter.admit(keyId, limits),
      peek: (keyId, limits) => now().limiter.peek(keyId, limits),
      reserveTokens: (keyId, limits, tokens) => now().limiter.reserveTokens(keyId, limits, tokens),
      close: () => Promise.resolve(),
    },
    generator: { run: (job, sink) => now().run(job, sink) },
    brand: () => defaultBrand,
    catalog: () => ({ models: new Map([[model.id, model]]) }),
    plans: () => new Map([[ONE_AT_ONCE.id, ONE_AT_ONCE]]),
    clock: { nowMs: wallClockMs, elapsedMs: wallClockMs },
    timers,
    scheduler: new RequestScheduler({ clientOf: () => "127.0.0.1", timers }),
    ids: { requestId: () => `req_${(requests += 1)}` },
    log: createLog({ level: "silent", destination: { write: () => undefined } }),
    metrics: new Metrics({ processMetrics: false, version: "1.0.0" }),
    alive: () => true,
    ready: () => true,
    phase: () => "serving" as const,
    document,
    originOf: createOriginOf({ publicUrl: null, trustedProxies: [] }),
    metricsToken: null,
    servesMetrics: true,
    admin: null,
    pages: [],
    servesHost: () => true,
    clientOf: () => "127.0.0.1",
    corsOrigins: [],
  });
  const server = createServer((request, response) => {
    last = response;
    app.listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    app,
    use: (next) => {
      parts = next;
      last = null;
    },
    response: () => last,
    openSockets: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
      }),
    ledger: store,
    newCustomer: () => addCustomer(store, { planId: ONE_AT_ONCE.id, balance: BALANCE }),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
