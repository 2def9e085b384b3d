import { describe, expect, test } from "vitest";
import type { Caller } from "../../access/auth/caller.ts";
import type { RecordedSources } from "../../system/config/sources.ts";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { GenerationJob, JobSummary, ReplySink } from "../../generation/job.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import { zeroUsage } from "../../core/ledger/usage.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { validateChatRequest } from "../../wire/contract/validate-request.ts";
import { decodeChatRequest } from "../../wire/protocols/chat/decode-request.ts";
import { plainSource } from "../../core/raw-json/json-source.ts";
import { StopSource } from "../../core/timing/stop-signal.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { OffloadServer, type OffloadServerDependencies } from "./offload-server.ts";
import { OffloadThread, type StartedThread } from "./offload-thread.ts";
import type { FromThread, ToThread } from "./messages.ts";
import { ThreadStore } from "./thread-store.ts";

const model = sandboxModels().find(({ id }) => id === "sandbox/echo") ?? expect.fail("no model");
const catalog = { models: new Map([[model.id, model]]) };
const plan: Caller["plan"] = {
  ...{ id: "p", name: "P", models: ["*"] },
  ...{ requestsPerMinute: null, tokensPerMinute: null, concurrentRequests: null },
};
const caller = { accountId: "acc", key: { id: "key", models: null }, plan } as unknown as Caller;
const sources: RecordedSources = { env: {}, cwd: "/", files: new Map() };

const summary: JobSummary = {
  ...{ outcome: "finished", chargeNanoUsd: 7, upstream: model.upstreams[0] ?? null },
  ...{ upstreamMs: 1, attempts: 1, stopRaw: "stop", failure: null },
  usage: { ...zeroUsage, promptTokens: 3, completionTokens: 2 },
};

type Run = (job: GenerationJob, sink: ReplySink, store: ThreadStore) => Promise<JobSummary>;

const chat = (text: string): string =>
  JSON.stringify({ model: "sandbox/echo", messages: [{ role: "user", content: text }] });

const answer: Run = async (job, sink) => {
  sink.open({ contentType: "application/json", ignored: ["/a"] });
  void sink.write(JSON.stringify(job.decoded.conversation.turns));
  sink.end();
  return summary;
};

const settled = async (): Promise<void> => {
  for (let at = 0; at < 50; at += 1) await Promise.resolve();
};

/** Runs both sides in one thread: every message is copied as between threads. */
function start(run: Run = answer, answers: Partial<GenerationStore> = {}) {
  const messages: string[] = [];
  type Started = Pick<OffloadServerDependencies, "send"> & { die: (cause: unknown) => void };
  const started: (Started & { readonly sources: unknown })[] = [];
  const jobs: GenerationJob[] = [];
  const store: GenerationStore = {
    placeHold: async () => ({ result: "placed" }),
    markProgress: async () => undefined,
    settle: async ({ outcome, charge }) => {
      await settled();
      messages.push(`settle ${outcome} ${charge}`);
      return "settled";
    },
    claimReply: async () => ({ result: "claimed" }),
    releaseReply: async () => undefined,
    ...answers,
  };
  let isStuck = false;
  const timers = new TestTimers();
  const startThread = (given: RecordedSources): StartedThread => {
    let take: (message: FromThread) => void = () => undefined;
    let isAlive = true;
    const send = (message: FromThread): void => {
      const copy = structuredClone(message);
      if (isAlive) take(copy);
    };
    const threadStore = new ThreadStore(send);
    const dependencies: OffloadServerDependencies = {
      ...{ send, store: threadStore, catalog: () => catalog, plans: () => new Map() },
      generator: {
        run: (job, sink) => {
          jobs.push(job);
          return run(job, sink, threadStore);
        },
      },
      read: (_request, { body }) => {
        const text = typeof body === "string" ? body : String(Buffer.concat(body));
        const decoded = decodeChatRequest(validateChatRequest(JSON.parse(text)), plainSource);
        return {
          prepared: { decoded, model, idempotency: undefined, body: { stream_options: 1, a: 2 } },
          release: () => messages.push("released"),
        };
      },
      ...{ elapsedMs: () => 0, afterwards: () => undefined, tracing: null, end: () => undefined },
      reload: (message) => messages.push(`reload ${message.sources.cwd}`),
    };
    const server = new OffloadServer(dependencies);
    let died: (cause: unknown) => void = () => undefined;
    started.push({
      ...{ sources: given, send },
      die: (cause) => {
        isAlive = false;
        died(cause);
      },
    });
    return {
      send: (message: ToThread) => {
        const copy = structuredClone(message);
        if (isAlive && !isStuck) server.take(copy);
      },
      receive: (heard) => (take = heard),
      died: (callback) => (died = callback),
      kill: (cause) => {
        isAlive = false;
        died(cause);
      },
      end: () => settled().then(() => messages.push("ended")),
    };
  };
  const errors: unknown[] = [];
  const log = {
    ...{ debug: () => undefined, info: () => undefined, warn: () => undefined },
    error: (fields: object, message: string) => errors.push([message, fields]),
  };
  const figures: unknown[] = [];
  const note = (figure: unknown) => figures.push(figure);
  const offload = new OffloadThread({
    ...{ start: startThread, sources, store, log, nowMs: () => 0, timers, tracing: null },
    catalog: () => catalog,
    metrics: { upstreamAttempted: note, holdEnded: note, costUnbilled: note },
    observer: {
      ...{ holdEnded: () => undefined, lost: () => undefined, unpriced: () => undefined },
      unsettled: (requestId) => messages.push(`unsettled ${requestId}`),
    },
  });
  const ask = (
    body: Parameters<OffloadThread["run"]>[0]["body"],
    { signal = new StopSource(), client = new Client(), keyed = false } = {},
  ) => {
    const idempotency = keyed ? { header: "k", sealKey: new Uint8Array(32) } : null;
    const running = offload.run(
      {
        ...{ requestId: "req", caller, protocol: "chat", operation: "createChatCompletion" },
        ...{ body, betas: [], idempotency, receivedAtMs: 0, signal },
      },
      {
        ...{ sink: client, named: () => undefined },
        known: ({ model: id, body: known }) =>
          client.calls.push(`known ${id} ${JSON.stringify(known)}`),
      },
    );
    return { running, client, signal };
  };
  /** Stops both threads from receiving messages. */
  const stick = (): void => void (isStuck = true);
  return { offload, ask, messages, started, jobs, errors, figures, timers, stick };
}

/** A client that reads at once, or delays reading. */
class Client implements ReplySink {
  readonly calls: string[] = [];
  waiting: PromiseWithResolvers<void> | null = null;
  closed: () => void = () => undefined;

  open({ contentType, ignored }: Parameters<ReplySink["open"]>[0]): void {
    this.calls.push(`open ${contentType} ${ignored.join()}`);
  }

  write(text: string): Promise<void> | undefined {
    this.calls.push(text.length > 200 ? `${text.length} characters` : text);
    return this.waiting?.promise;
  }

  comment(text: string): void {
    this.calls.push(`comment ${text}`);
  }

  end(): void {
    this.calls.push("end");
  }

  whenClosed(callback: () => void): void {
    this.closed = callback;
  }
}

describe("a request on the other thread", () => {
  test("is answered through its client's sink, with its summary", async () => {
    const { ask, messages, jobs } = start();
    const { running, client } = ask(chat("hello"));
    expect(await running).toEqual(summary);
    expect(client.calls).toEqual([
      'known sandbox/echo {"stream_options":1}',
      "open application/json /a",
      '[{"role":"user","parts":[{"type":"text","text":"hello"}]}]',
      "end",
    ]);
    expect(messages).toEqual(["released"]);
    expect(jobs[0]).toMatchObject({ requestId: "req", caller: { accountId: "acc", plan } });
  });

  test("may have sent its body in pieces before", async () => {
    const { offload, ask } = start();
    const body = offload.openBody();
    const text = Buffer.from(chat("grüße"));
    body.add(new Uint8Array(text.subarray(0, 70)));
    body.add(new Uint8Array(text.subarray(70)));
    const { running, client } = ask(body);
    await running;
    expect(client.calls.join()).toContain("grüße");
  });

  test("that is refused rejects with the refusal", async () => {
    const { ask } = start();
    const { running, client } = ask(chat("x").replace("messages", "massages"));
    await expect(running).rejects.toMatchObject({ kind: "unknown-field" });
    expect(client.calls).toEqual([]);
  });

  test("reports why its stream broke", async () => {
    const failure = new GatewayError("upstream-error", "broke");
    const { ask } = start(async () => ({ ...summary, upstream: null, failure }));
    await expect(ask(chat("x")).running).resolves.toMatchObject({
      upstream: null,
      failure: { kind: "upstream-error", message: "broke" },
    });
  });

  test("receives the reason to stop", async () => {
    const stopped = (job: GenerationJob): Promise<JobSummary> =>
      new Promise((_resolve, reject) => {
        job.signal.addEventListener("abort", () => reject(job.signal.reason));
      });
    const { ask } = start(stopped);
    const first = ask(chat("x"));
    await settled();
    first.signal.abort(new GatewayError("unavailable", "The service is stopping."));
    await expect(first.running).rejects.toMatchObject({
      kind: "unavailable",
      message: "The service is stopping.",
    });
    const second = ask(chat("x"));
    await settled();
    second.signal.abort(new Error("the client closed the connection"));
    await expect(second.running).rejects.toMatchObject({ kind: "internal-error" });
  });

  test("waits for a client that does not read", async () => {
    const wrote: string[] = [];
    const { ask } = start(async (_job, sink) => {
      await sink.write("x".repeat(300_000));
      wrote.push("first");
      await sink.write("y".repeat(300_000));
      wrote.push("second");
      sink.end();
      return summary;
    });
    const client = new Client();
    client.waiting = Promise.withResolvers();
    const { running } = ask(chat("x"), { client });
    await settled();
    expect(wrote).toEqual([]);
    client.waiting.resolve();
    await settled();
    expect(wrote).toEqual(["first", "second"]);
    await running;
  });

  test("does not wait for a client that has left", async () => {
    const { ask } = start(async (_job, sink) => {
      await sink.write("x".repeat(300_000));
      sink.end();
      return summary;
    });
    const client = new Client();
    client.waiting = Promise.withResolvers();
    const { running } = ask(chat("x"), { client });
    await settled();
    client.closed();
    await expect(running).resolves.toEqual(summary);
  });

  test("reaches the ledger, and errors keep their type", async () => {
    const asked = async (answers: Partial<GenerationStore>): Promise<unknown> => {
      const { ask } = start(async (_job, _sink, store) => {
        await store.markProgress({ requestId: "req", charge: nanoUsd(1) });
        return summary;
      }, answers);
      return ask(chat("x")).running.then(
        ({ outcome }) => outcome,
        (error: unknown) => error,
      );
    };
    expect(await asked({})).toBe("finished");
    const away = { markProgress: () => Promise.reject(new StoreUnavailable("away")) };
    expect(await asked(away)).toMatchObject({ kind: "unavailable" });
    const bug = { markProgress: () => Promise.reject(new TypeError("bug")) };
    expect(await asked(bug)).toMatchObject({ kind: "internal-error" });
  });

  test("is not started if its client left while it waited; a keyed one is", async () => {
    const held = Promise.withResolvers<JobSummary>();
    const { ask, jobs, offload } = start(() => held.promise);
    const signal = new StopSource();
    signal.abort(new Error("left"));
    const body = offload.openBody();
    await expect(ask(body, { signal }).running).rejects.toThrow("left");
    expect(jobs).toHaveLength(0);
    const { running } = ask(chat("x"), { signal, keyed: true });
    await settled();
    expect(jobs).toHaveLength(1);
    held.resolve(summary);
    await running;
  });
});

describe("bodies", () => {
  test("are read one at a time, the next while the upstream call of the first is in progress", async () => {
    const held = Promise.withResolvers<JobSummary>();
    const { ask, jobs } = start(() => held.promise);
    const first = ask(chat("a"));
    const second = ask(chat("b"));
    await settled();
    expect(jobs).toHaveLength(2);
    held.resolve(summary);
    await Promise.all([first.running, second.running]);
  });

  test("a refusal starts the reading of the next one", async () => {
    const { ask } = start();
    const refused = ask("{}").running.catch(() => "refused");
    const served = ask(chat("b")).running;
    expect([await refused, (await served).outcome]).toEqual(["refused", "finished"]);
  });
});

describe("the thread", () => {
  test("is started by the first request or body, with the latest sources", async () => {
    const { offload, ask, started, messages, timers } = start();
    expect(started).toHaveLength(0);
    offload.reload({ ...sources, cwd: "/new" });
    await ask(chat("x")).running;
    await ask(chat("x")).running;
    expect(started).toMatchObject([{ sources: { cwd: "/new" } }]);
    offload.reload({ ...sources, cwd: "/newer" });
    expect(messages).toContain("reload /newer");
    await offload.close();
    expect([messages.at(-1), timers.running]).toEqual(["ended", 0]);
  });

  test("that dies ends its requests, settles their holds and is restarted", async () => {
    const { ask, started, messages, offload, errors } = start(async (_job, sink, store) => {
      await store.placeHold({ requestId: "req", amount: nanoUsd(100) } as never);
      await store.markProgress({ requestId: "req", charge: nanoUsd(9) });
      void sink.write("half");
      return new Promise(() => undefined);
    });
    const { running, client } = ask(chat("x"));
    const outcomes = Promise.allSettled([running, ask(chat("x")).running]);
    await settled();
    started[0]?.send({ type: "circuits", circuits: new Map([["u", "open"]]) });
    expect([offload.running, messages, offload.circuits.size]).toEqual([2, [], 1]);
    const lost = offload.openBody();
    started[0]?.die(new Error("out of memory"));
    const gone = { status: "rejected", reason: expect.any(StoreUnavailable) };
    expect(await outcomes).toEqual([gone, gone]);
    expect([client.calls[1], messages]).toEqual(["half", ["settle broken 9"]]);
    expect(errors).toMatchObject([["the thread for large requests died", {}]]);
    expect([offload.running, offload.circuits.size]).toEqual([0, 0]);
    // The body was lost with the dead thread and cannot be read.
    await expect(ask(lost).running).rejects.toBeInstanceOf(StoreUnavailable);
    void ask(chat("x")).running.catch(() => undefined);
    await settled();
    expect(started).toHaveLength(2);
  });

  test("that does not respond for a minute is ended, and others' requests continue", async () => {
    const held = Promise.withResolvers<JobSummary>();
    const { ask, started, errors, timers, stick } = start(() => held.promise);
    const pass = async (seconds: number): Promise<void> => {
      for (let passed = 0; passed < seconds; passed += 1, await settled()) timers.pass(1_000);
    };
    const stuck = ask(chat("x")).running.catch((error: unknown) => error);
    await settled();
    await pass(120);
    expect(errors).toEqual([]);
    stick();
    await pass(62);
    expect(errors).toEqual([]);
    await pass(1);
    expect(await stuck).toBeInstanceOf(StoreUnavailable);
    expect(JSON.stringify(errors)).toContain("did not respond");
    expect(timers.running).toBe(0);
    void ask(chat("x")).running.catch(() => undefined);
    await settled();
    expect(started).toHaveLength(2);
  });
});
