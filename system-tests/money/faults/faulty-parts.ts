import { TimerWheel } from "../../../src/core/timing/timer-wheel.ts";
import type { GenerationJob, JobSummary, ReplySink } from "../../../src/generation/job.ts";
import { createGenerator } from "../../../src/generation/generator.ts";
import type { Store } from "../../../src/core/ledger/store.ts";
import type { Admission, Limiter } from "../../../src/access/limits/limiter.ts";
import { LocalLimiter } from "../../../src/access/limits/local-limiter.ts";
import type { Provider } from "../../../src/upstreams/providers/shared/provider.ts";
import { everyKind } from "../../../src/upstreams/providers/testing/every-kind.ts";
import { Router } from "../../../src/upstreams/routing/router.ts";
import { endMark } from "./fault-client.ts";
import type { FaultKind, FaultPoints } from "./fault-points.ts";
import { modelWith, type ReplacedParts } from "./fault-gateway.ts";
import { FaultyStore } from "./faulty-store.ts";
import type { Observations } from "./observations.ts";
import { wallClockMs } from "../../../contract-tests/harness/real-clock.ts";

const clientKinds: readonly FaultKind[] = ["client leaves", "client has left", "gateway stops"];
export interface PartsOptions {
  readonly points: FaultPoints;
  readonly provider: Provider;
  readonly ledger: Store;
  readonly observations: Observations;
  readonly leaveNow: () => void;
  /** A request's deadline. */
  readonly totalMs: number;
}

/** All parts that a request waits for; each call to them is a point at which a fault may occur. */
export function faultyParts(options: PartsOptions): ReplacedParts {
  const store = new FaultyStore(options);
  let nowMs = 0;
  // Each reading of the clock is 700 ms later, so that progress is marked repeatedly.
  const tick = (): number => (nowMs += 700);
  const clock = { nowMs: tick, elapsedMs: tick, sleep: () => Promise.resolve() };
  const { provider, points } = options;
  const generator = createGenerator({
    timers: new TimerWheel(),
    elapsedMs: () => 0,
    keepAliveMs: 4_000,
    store,
    router: new Router({
      providers: everyKind(provider),
      clock,
      random: () => 0,
      attemptEnded: () => undefined,
    }),
    estimator: {
      estimate: (texts) =>
        points.pass({
          name: "estimate",
          kinds: clientKinds,
          act: async () => texts.map((text) => text.split(" ").filter(Boolean).length),
          error: () => new Error("scripted"),
        }),
      close: () => Promise.resolve(),
    },
    clock,
    ids: { replyId: (prefix) => `${prefix}1` },
    observer: { holdEnded() {}, lost() {}, misreported() {}, unpriced() {}, unsettled() {} },
  });
  return {
    store,
    isMadeUp: () => store.isMadeUp(),
    limiter: faultyLimiter(options),
    run: (job, sink) => runWitnessed(generator.run, { job, sink, options }),
  };
}

interface Running {
  readonly job: GenerationJob;
  readonly sink: ReplySink;
  readonly options: PartsOptions;
}

async function runWitnessed(
  run: (job: GenerationJob, sink: ReplySink) => Promise<JobSummary>,
  { job, sink, options }: Running,
): Promise<JobSummary> {
  const { observations, totalMs } = options;
  observations.requestId = job.requestId;
  observations.running += 1;
  try {
    return await run({ ...job, model: modelWith(totalMs) }, faultySink(job, sink, options));
  } finally {
    observations.running -= 1;
  }
}

function faultyLimiter({ points }: PartsOptions): Limiter {
  const limiter = new LocalLimiter({ elapsedMs: wallClockMs });
  return {
    admit: (keyId, limits) =>
      points.pass<Admission>({
        name: "limiter: admit",
        kinds: clientKinds,
        act: async () => limiter.admit(keyId, limits),
        error: () => new Error("scripted"),
      }),
    peek: (keyId, limits) => limiter.peek(keyId, limits),
    reserveTokens: (keyId, limits, tokens) => limiter.reserveTokens(keyId, limits, tokens),
    close: () => limiter.close(),
  };
}

function faultySink(job: GenerationJob, sink: ReplySink, options: PartsOptions): ReplySink {
  const { points, observations, leaveNow } = options;
  const kinds: readonly FaultKind[] = ["client leaves"];
  const mayLeave = (name: string): void => {
    if (points.note(name, kinds) === "client leaves") leaveNow();
  };
  return {
    open: (head) => {
      mayLeave("reply: head");
      sink.open(head);
    },
    write: (text) => {
      const isLast = !job.decoded.stream || endMark.test(text);
      if (isLast && observations.settled === 0) observations.endedUnsettled = true;
      const written = sink.write(text);
      const writeKinds: readonly FaultKind[] = ["hangs", "gateway stops"];
      const passing = points.pass<void>({
        name: "reply: bytes",
        kinds: writeKinds,
        act: async () => written,
        error: () => new Error("scripted"),
      });
      return passing;
    },
    comment: (text) => sink.comment(text),
    whenClosed: (callback) => sink.whenClosed(callback),
    end: () => {
      mayLeave("reply: end");
      observations.ends += 1;
      sink.end();
    },
  };
}
