import { describe, expect, test } from "vitest";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { StoreUnavailable } from "../core/errors/store-unavailable.ts";
import { zeroUsage } from "../core/ledger/usage.ts";
import type { ClaimResult, ReplyClaim } from "../core/ledger/store.ts";
import { decodeChatRequest } from "../wire/protocols/chat/decode-request.ts";
import { StopSource } from "../core/timing/stop-signal.ts";
import { TestTimers } from "../core/timing/test-timers.ts";
import type { JobSummary, ReplySink } from "./job.ts";
import { IdempotentRuns, type KeyedJob } from "./idempotent-runs.ts";
import { ScriptedStore } from "./testing/scripted-store.ts";
import { makeModel } from "./testing/test-model.ts";
import { plainSource } from "../core/raw-json/json-source.ts";

const finished: JobSummary = {
  outcome: "finished",
  usage: zeroUsage,
  chargeNanoUsd: 7,
  upstream: null,
  upstreamMs: 1,
  attempts: 1,
  stopRaw: "stop",
  failure: null,
};

/** A client that reads everything, or only its first write. */
class Client implements ReplySink {
  readonly calls: string[] = [];
  readonly #isStuck: boolean;
  leave: () => void = () => undefined;

  constructor(isStuck = false) {
    this.#isStuck = isStuck;
  }

  open({ replayed }: Parameters<ReplySink["open"]>[0]): void {
    this.calls.push(replayed === true ? "open replayed" : "open");
  }

  write(text: string): Promise<void> | undefined {
    this.calls.push(text);
    return this.#isStuck ? new Promise(() => undefined) : undefined;
  }

  comment(text: string): void {
    this.calls.push(text);
  }

  end(): void {
    this.calls.push("end");
  }

  whenClosed(callback: () => void): void {
    this.leave = callback;
  }
}

/** A run with its hold; the test writes its reply and ends it. */
interface Running {
  readonly requestId: string;
  readonly sink: ReplySink;
  readonly end: (summary: JobSummary | Promise<never>) => void;
}

class Store extends ScriptedStore {
  readonly #claimOf: (claim: ReplyClaim) => ClaimResult;

  constructor(claimOf: (claim: ReplyClaim) => ClaimResult, timeline: string[]) {
    super({}, timeline);
    this.#claimOf = claimOf;
  }

  override async claimReply(claim: ReplyClaim): Promise<ClaimResult> {
    await super.claimReply(claim);
    return this.#claimOf(claim);
  }
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

interface Options {
  readonly claimOf?: (claim: ReplyClaim) => ClaimResult;
  readonly hold?: () => Promise<void>;
}

/** Starts keyed runs; the test acts as their upstream. */
function start({ claimOf = () => ({ result: "claimed" }), hold }: Options = {}) {
  const timeline: string[] = [];
  const timers = new TestTimers();
  const running: Running[] = [];
  const runs = new IdempotentRuns({
    dependencies: {
      store: new Store(claimOf, timeline),
      observer: {
        holdEnded: () => undefined,
        lost: () => undefined,
        misreported: () => undefined,
        unpriced: () => undefined,
        unsettled: (requestId) => void timeline.push(`unsettled ${requestId}`),
      },
      timers,
    },
    hold: async ({ requestId }) => {
      timeline.push(`hold ${requestId}`);
      await hold?.();
      return (sink) => {
        const summary = Promise.withResolvers<JobSummary>();
        running.push({ requestId, sink, end: summary.resolve });
        return summary.promise;
      };
    },
  });
  let requests = 0;
  const ask = (bodyHash = "body", accountId = "a", client = new Client()) => {
    requests += 1;
    const done = runs.run(keyedJob({ requestId: `r${requests}`, bodyHash, accountId }), client);
    done.catch(() => undefined);
    return { client, done };
  };
  /** Ends the run with a reply in one piece. */
  const finish = (at: number, summary: JobSummary | Promise<never> = finished): void => {
    const run = running[at];
    run?.sink.open({ contentType: "text/event-stream", ignored: [] });
    void run?.sink.write("reply");
    run?.sink.end();
    run?.end(summary);
  };
  return { ask, finish, running, timeline, timers };
}

function keyedJob(names: {
  readonly requestId: string;
  readonly bodyHash: string;
  readonly accountId: string;
}): KeyedJob {
  const model = makeModel({});
  const { requestId, bodyHash, accountId } = names;
  return {
    requestId,
    caller: { accountId, key: { id: "k" } } as KeyedJob["caller"],
    decoded: decodeChatRequest(
      { model: model.id, messages: [{ role: "user", content: "a" }] },
      plainSource,
    ),
    model,
    signal: new StopSource(),
    receivedAtMs: 1,
    agentSession: null,
    deprecated: [],
    idempotency: { keyHash: "key", bodyHash, sealKey: new Uint8Array(32) },
  };
}

const mismatch = ({ bodyHash }: ReplyClaim): ClaimResult =>
  bodyHash === "body" ? { result: "claimed" } : { result: "mismatch" };

describe("a repeat while the first request runs in this process", () => {
  test("follows it, without a claim, a hold or a run", async () => {
    const { ask, finish, timeline } = start();
    const first = ask();
    await turn();
    const repeat = ask();
    await turn();
    finish(0);
    expect(await first.done).toEqual(finished);
    expect(await repeat.done).toMatchObject({ outcome: "followed", chargeNanoUsd: 0 });
    expect(repeat.client.calls).toEqual(["open replayed", "reply", "end"]);
    expect(timeline).toEqual(["claim", "hold r1"]);
  });

  test("follows it even if a different body was refused in between", async () => {
    const { ask, finish, timeline, running } = start({ claimOf: mismatch });
    const first = ask();
    await turn();
    await expect(ask("other").done).rejects.toMatchObject({ kind: "idempotency-mismatch" });
    const repeat = ask();
    await turn();
    finish(0);
    await first.done;
    expect(await repeat.done).toMatchObject({ outcome: "followed" });
    expect(timeline).toEqual(["claim", "hold r1", "claim", "hold r2"]);
    expect(running.map(({ requestId }) => requestId)).toEqual(["r1"]);
  });

  test("of another account is a separate request", async () => {
    const { ask, running } = start();
    ask("body", "a");
    ask("body", "b");
    await turn();
    expect(running.map(({ requestId }) => requestId)).toEqual(["r1", "r2"]);
  });

  test("gets its refusal: no balance", async () => {
    const refusal = new GatewayError("insufficient-balance", "no balance");
    const gate = Promise.withResolvers<void>();
    const { ask, timeline } = start({ hold: () => gate.promise });
    const first = ask();
    const repeat = ask();
    await turn();
    gate.reject(refusal);
    await expect(first.done).rejects.toBe(refusal);
    await expect(repeat.done).rejects.toBe(refusal);
    expect(timeline).toEqual(["claim", "hold r1", "release key"]);
  });

  test("gets its failure if there was no reply", async () => {
    const failure = new GatewayError("upstream-error", "broken");
    const { ask, running } = start();
    const first = ask();
    await turn();
    const repeat = ask();
    running[0]?.end(Promise.reject(failure));
    await expect(first.done).rejects.toBe(failure);
    await expect(repeat.done).rejects.toBe(failure);
  });

  test("is served even if the first client has left", async () => {
    const { ask, finish } = start();
    const first = ask();
    await turn();
    const repeat = ask();
    first.client.leave();
    finish(0);
    expect(await first.done).toEqual(finished);
    await repeat.done;
    expect(repeat.client.calls).toEqual(["open replayed", "reply", "end"]);
  });
});

describe("a repeat after the first request", () => {
  test.each<[string, (end: ReturnType<typeof start>) => void]>([
    ["has its reply", ({ finish }) => finish(0)],
    ["broke in its stream", ({ finish }) => finish(0, { ...finished, failure: new Error("cut") })],
    ["failed", ({ running }) => running[0]?.end(Promise.reject(new Error("bug")))],
  ])("that %s asks the store", async (_fact, end) => {
    const system = start();
    const first = system.ask();
    await turn();
    end(system);
    await Promise.allSettled([first.done]);
    system.ask();
    await turn();
    expect(system.timeline).toEqual(["claim", "hold r1", "claim", "hold r2"]);
  });

  test("that broke in its stream does not follow the reply that its client is still reading", async () => {
    const { ask, finish, running, timers } = start();
    const first = ask("body", "a", new Client(true));
    await turn();
    finish(0, { ...finished, failure: new Error("cut") });
    await turn();
    ask();
    await turn();
    expect(running.map(({ requestId }) => requestId)).toEqual(["r1", "r2"]);
    timers.pass(60_000);
    expect(await first.done).toMatchObject({ failure: { message: "cut" } });
  });

  test("gets the failure that its reply reports", async () => {
    const { ask, finish } = start();
    ask();
    await turn();
    const second = ask();
    const failure = new Error("cut");
    finish(0, { ...finished, failure });
    expect(await second.done).toMatchObject({ outcome: "followed", chargeNanoUsd: 0, failure });
  });

  test("that leaves has no failure, and does not wait for the end", async () => {
    const { ask, running } = start();
    ask();
    await turn();
    const second = ask();
    running[0]?.sink.open({ contentType: "text/event-stream", ignored: [] });
    second.client.leave();
    expect(await second.done).toMatchObject({ outcome: "followed", failure: null });
  });

  test("that is complete follows the reply that its client is still reading", async () => {
    const { ask, finish, timers } = start();
    const first = ask("body", "a", new Client(true));
    await turn();
    finish(0);
    await turn();
    expect(await ask().done).toMatchObject({ outcome: "followed" });
    expect(timers.running).toBe(1);
    timers.pass(60_000);
    expect(await first.done).toMatchObject({ failure: { kind: "request-timeout" } });
    expect(timers.running).toBe(0);
  });

  test.each([
    ["ends", finished, { failure: { kind: "request-timeout" } }],
    ["fails", new Error("bug"), { message: "bug" }],
  ])(
    "whose client reads too slowly before the run %s has the outcome of the run",
    async (_fact, end, want) => {
      const { ask, running, timers } = start();
      const first = ask("body", "a", new Client(true));
      await turn();
      const run = running[0];
      run?.sink.open({ contentType: "text/event-stream", ignored: [] });
      void run?.sink.write("reply");
      run?.sink.end();
      timers.pass(60_000);
      await turn();
      run?.end(end instanceof Error ? Promise.reject(end) : end);
      expect(await first.done.catch((error: unknown) => error)).toMatchObject(want);
    },
  );

  test("that the store could not claim asks the store again", async () => {
    let isAway = true;
    const { ask, running } = start({
      claimOf: () => {
        if (isAway) throw new StoreUnavailable("away");
        return { result: "claimed" };
      },
    });
    await expect(ask().done).rejects.toThrow(new StoreUnavailable("away"));
    isAway = false;
    ask();
    await turn();
    expect(running).toHaveLength(1);
  });

  test("that runs in another process must be retried later", async () => {
    const { ask, timeline, running } = start({ claimOf: () => ({ result: "in-flight" }) });
    await expect(ask().done).rejects.toMatchObject({
      kind: "idempotency-in-flight",
      retryAfterMs: 1_000,
    });
    // The store places no hold without the claim.
    expect(timeline).toEqual(["claim", "hold r1"]);
    expect(running).toEqual([]);
  });
});
