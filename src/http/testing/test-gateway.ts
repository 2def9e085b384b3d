import { defaultBrand } from "../../core/brand/brand.ts";
import { wallClockMs } from "../../../contract-tests/harness/real-clock.ts";
import type { AccountRecord, KeyRecord } from "../../core/ledger/accounts.ts";
import { contractDocument as document } from "../../../generated/document.ts";
import { hashKey, newKey } from "../../access/auth/key-format.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import type { GenerationJob, JobSummary, ReplySink } from "../../generation/job.ts";
import { keyRecord } from "../../core/ledger/test-decisions.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { LocalLimiter } from "../../access/limits/local-limiter.ts";
import { createLog } from "../../system/observe/create-log.ts";
import { Metrics } from "../../system/observe/metrics.ts";
import { type Timers, TimerWheel } from "../../core/timing/timer-wheel.ts";
import { createApp } from "../listener/app.ts";
import { createOriginOf, createProxyTrust } from "../request/addresses.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import type { Phase } from "../../system/process/stop-serving.ts";
import type { App } from "../listener/listener.ts";
import type { BodyLimits } from "../bodies/read-body.ts";
import {
  createServer,
  defaultServerLimits,
  type GatewayServer,
  type ServerLimits,
} from "../listener/server.ts";
import { RequestScheduler } from "../fair-share/request-scheduler.ts";

/** Runs one job against its sink, in place of a model. */
export type RunJob = (job: GenerationJob, sink: ReplySink) => Promise<JobSummary>;

export interface TestGateway {
  readonly port: number;
  readonly url: string;
  readonly app: App;
  readonly server: GatewayServer;
  /** A valid key of the account `acc_1`. */
  readonly key: string;
  /** Returns the log so far, parsed; its text is in `logText`. */
  readonly logs: () => readonly Readonly<Record<string, unknown>>[];
  readonly logText: () => string;
  readonly jobs: readonly GenerationJob[];
  readonly lookUps: () => number;
  readonly metrics: Metrics;
  readonly set: (state: {
    readonly phase?: Phase;
    readonly alive?: boolean;
    readonly ready?: boolean;
  }) => void;
  /** Resolves when no request is in flight any more. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface TestGatewayOptions {
  readonly run?: RunJob;
  readonly plan?: Partial<Plan>;
  readonly key?: Partial<KeyRecord>;
  readonly findKey?: AppDependencies["store"]["findKey"];
  readonly app?: Partial<AppDependencies>;
  readonly serverLimits?: Partial<ServerLimits>;
  /** Timers of the server, for connections. */
  readonly serverTimers?: Timers;
  readonly trustedProxies?: readonly string[];
}

export const summary: JobSummary = {
  outcome: "finished",
  usage: {
    promptTokens: 3,
    completionTokens: 2,
    cachedTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 0,
  },
  chargeNanoUsd: 7,
  upstream: sandboxModels()[0]?.upstreams[0] ?? null,
  upstreamMs: 1,
  attempts: 1,
  stopRaw: "stop",
  failure: null,
};

/** Answers every job with a small non-streaming response. */
export const answerWhole: RunJob = async (job, sink) => {
  sink.open({ contentType: "application/json", ignored: job.decoded.ignored });
  void sink.write(JSON.stringify({ answered: job.decoded.protocol }));
  sink.end();
  return summary;
};

/** Limits of bodies; loose by default. */
export const bodyLimits: BodyLimits = {
  maxBodyBytes: 1_048_576,
  bodyBytesInFlight: null,
  bodyTimeoutMs: 60_000,
  bodyIdleMs: 60_000,
};

const freePlan: Plan = {
  id: "test",
  name: "Test",
  models: ["sandbox/*"],
  requestsPerMinute: null,
  tokensPerMinute: null,
  concurrentRequests: null,
};

const account: AccountRecord = {
  id: "acc_1",
  name: "Account",
  planId: "test",
  balance: nanoUsd(10_000_000_000),
  held: nanoUsd(20_000_000),
  spent: nanoUsd(5_000_000),
  toppedUp: nanoUsd(10_005_000_000),
  budget: null,
  suspendedAtMs: null,
  closedAtMs: null,
  createdAtMs: 0,
};

let keysMade = 0;

/** Returns a different key for each call, reproducibly. */
export function makeKey(): string {
  keysMade += 1;
  return newKey((size) => new Uint8Array(size).fill(keysMade));
}

/** Starts a gateway on a separate port, with fakes for everything below the HTTP layer. */
export async function startGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const key = makeKey();
  const plan = { ...freePlan, ...options.plan };
  const record = { ...keyRecord, planId: freePlan.id, ...options.key };
  const jobs: GenerationJob[] = [];
  const serving: Phase = "serving";
  const state = { phase: serving, alive: true, ready: true, lookUps: 0, requests: 0, log: "" };
  const clock = { nowMs: wallClockMs, elapsedMs: wallClockMs };
  const metrics = new Metrics({ processMetrics: false, version: "1.0.0" });
  const ids = { requestId: () => `req_${(state.requests += 1)}` };
  const run = options.run ?? answerWhole;
  const timers = new TimerWheel();
  const { clientOf } = createProxyTrust(options.trustedProxies ?? []);
  const scheduler = new RequestScheduler({ clientOf, timers });
  const log = createLog({
    level: "debug",
    destination: { write: (line) => void (state.log += line) },
  });
  const app = await createApp({
    limits: bodyLimits,
    clientStallMs: 60_000,
    tracing: null,
    servesHost: () => true,
    withoutPrefix: (target) => target,
    clientOf,
    corsOrigins: [],
    store: {
      findKey: async (hash) => {
        state.lookUps += 1;
        if (options.findKey !== undefined) return options.findKey(hash);
        return hash === hashKey(key) ? record : null;
      },
      showAccount: async (id) =>
        id === account.id
          ? { ...account, externalId: null, email: null, metadata: {}, webhookUrl: null }
          : null,
      showKeySums: async () => ({ spent: nanoUsd(0), held: nanoUsd(0), budget: null }),
    },
    limiter: new LocalLimiter(clock),
    generator: {
      run: (job, sink) => {
        jobs.push(job);
        return run(job, sink);
      },
    },
    brand: () => defaultBrand,
    catalog: () => ({ models: new Map(sandboxModels().map((model) => [model.id, model])) }),
    plans: () => new Map([[plan.id, plan]]),
    clock,
    timers,
    scheduler,
    ids,
    log,
    metrics,
    alive: () => state.alive,
    ready: () => state.ready,
    phase: () => state.phase,
    document,
    originOf: createOriginOf({ publicUrl: null, trustedProxies: [] }),
    metricsToken: null,
    servesMetrics: true,
    admin: null,
    pages: [],
    ...options.app,
  });
  const limits = { ...defaultServerLimits, ...options.serverLimits };
  const trustedProxies = options.trustedProxies ?? [];
  const server = createServer({
    app,
    limits,
    ids,
    log,
    metrics,
    trustedProxies,
    scheduler,
    ...(options.serverTimers && { timers: options.serverTimers }),
  });
  const port = await server.listen({ host: "127.0.0.1", port: 0 });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    app,
    server,
    key,
    logs: () =>
      state.log
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
    logText: () => state.log,
    jobs,
    lookUps: () => state.lookUps,
    metrics,
    set: (next) => Object.assign(state, next),
    settled: async () => {
      while (app.inFlight() > 0) await new Promise((resolve) => setImmediate(resolve));
    },
    close: () => server.drain(0),
  };
}
