import { describe, expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { HoldGone, StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { GenerationJob, JobSummary } from "../../generation/job.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { StopSource } from "../../core/timing/stop-signal.ts";
import {
  chat,
  Client,
  plan,
  messagesDelivered,
  sources,
  start,
  summary,
} from "./test-offload-pair.ts";

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
    await messagesDelivered();
    first.signal.abort(new GatewayError("unavailable", "The service is stopping."));
    await expect(first.running).rejects.toMatchObject({
      kind: "unavailable",
      message: "The service is stopping.",
    });
    const second = ask(chat("x"));
    await messagesDelivered();
    second.signal.abort(new Error("the client closed the connection"));
    await expect(second.running).rejects.toMatchObject({ kind: "internal-error" });
    // A keyed request that was stopped while it waited for its turn.
    const signal = new StopSource();
    signal.abort(new GatewayError("unavailable", "The service is stopping."));
    const keyed = ask(chat("x"), { signal, keyed: true });
    await expect(keyed.running).rejects.toMatchObject({ kind: "unavailable" });
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
    await messagesDelivered();
    expect(wrote).toEqual([]);
    client.waiting.resolve();
    await messagesDelivered();
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
    await messagesDelivered();
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
    // A settlement that can never be recorded is not one that waits.
    const results: unknown[] = [];
    const { ask } = start(
      async (_job, _sink, store) => {
        await store.settle({ requestId: "req" } as never).catch((error) => results.push(error));
        return summary;
      },
      { settle: () => Promise.reject(new HoldGone("gone")) },
    );
    await ask(chat("x")).running;
    expect(results).toEqual([new HoldGone("gone")]);
    const bug = { markProgress: () => Promise.reject(new TypeError("bug")) };
    expect(await asked(bug)).toMatchObject({ kind: "internal-error" });
  });

  test("reserves its tokens on the main thread, which may refuse them", async () => {
    const estimate = { inputTokens: 1, outputTokensMax: 2, isBounded: true };
    const reserving = start(async (job) => {
      await job.reserveTokens?.(estimate);
      return summary;
    });
    const asked: unknown[] = [];
    const reserve = async (given: unknown): Promise<void> => void asked.push(given);
    await reserving.ask(chat("x"), { reserveTokens: reserve }).running;
    await reserving.ask(chat("x")).running;
    expect(asked).toEqual([estimate]);
    const refusal = new GatewayError("rate-limited", "no tokens", { retryAfterMs: 700 });
    const refuse = { reserveTokens: () => Promise.reject(refusal) };
    await expect(reserving.ask(chat("x"), refuse).running).rejects.toEqual(refusal);
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
    await messagesDelivered();
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
    await messagesDelivered();
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
      sink.open({ contentType: "text/event-stream", ignored: [] });
      void sink.write("half");
      return new Promise(() => undefined);
    });
    const { running, client } = ask(chat("x"));
    const outcomes = Promise.allSettled([running, ask(chat("x")).running]);
    await messagesDelivered();
    const outage = { sinceMs: 1, nextTrialMs: 2, cause: null };
    started[0]?.send({
      type: "circuits",
      circuits: new Map([["u", "open"]]),
      outages: new Map([["u", outage]]),
    });
    expect([offload.running, messages, offload.circuits.size]).toEqual([2, [], 1]);
    expect([...offload.outages.values()]).toEqual([outage]);
    const lost = offload.openBody();
    started[0]?.die(new Error("out of memory"));
    // Both have the same id; a request without a hold would be rejected.
    const failure = expect.any(StoreUnavailable);
    const charged = { outcome: "broken", chargeNanoUsd: 9, failure };
    const gone = { status: "fulfilled", value: expect.objectContaining(charged) };
    expect(await outcomes).toEqual([gone, gone]);
    expect([client.calls[2], messages]).toEqual(["half", ["settle broken 9"]]);
    expect(errors).toMatchObject([["the thread for large requests died", {}]]);
    expect([offload.running, offload.circuits.size]).toEqual([0, 0]);
    expect(offload.outages.size).toBe(0);
    // The body was lost with the dead thread and cannot be read.
    await expect(ask(lost).running).rejects.toBeInstanceOf(StoreUnavailable);
    void ask(chat("x")).running.catch(() => undefined);
    await messagesDelivered();
    expect(started).toHaveLength(2);
  });

  test("that does not respond for a minute is ended, and others' requests continue", async () => {
    const held = Promise.withResolvers<JobSummary>();
    const { ask, started, errors, timers, stick } = start(() => held.promise);
    const pass = async (seconds: number): Promise<void> => {
      for (let passed = 0; passed < seconds; passed += 1, await messagesDelivered())
        timers.pass(1_000);
    };
    const stuck = ask(chat("x")).running.catch((error: unknown) => error);
    await messagesDelivered();
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
    await messagesDelivered();
    expect(started).toHaveLength(2);
  });
});
