import { expect, test } from "vitest";
import { decodeChatRequest } from "../wire/protocols/chat/decode-request.ts";
import type {
  GenerationConsumer,
  GenerationRequest,
} from "../upstreams/providers/shared/provider.ts";
import { everyKind } from "../upstreams/providers/testing/every-kind.ts";
import { Router } from "../upstreams/routing/router.ts";
import { StopSource } from "../core/timing/stop-signal.ts";
import { TestTimers } from "../core/timing/test-timers.ts";
import { createGenerator } from "./generator.ts";
import type { GenerationJob } from "./job.ts";
import { end, start, text } from "./testing/events.ts";
import { ScriptedStore } from "./testing/scripted-store.ts";
import { makeModel } from "./testing/test-model.ts";
import { plainSource } from "../core/raw-json/json-source.ts";

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Streams a reply; the test acts as the upstream and the client. */
async function stream() {
  const flow: string[] = [];
  const timeline: string[] = [];
  const drains: (() => void)[] = [];
  const consumers: GenerationConsumer[] = [];
  const reply = Promise.withResolvers<void>();
  const timers = new TestTimers();
  const clock = { nowMs: timers.nowMs, elapsedMs: timers.elapsedMs, sleep: async () => {} };
  const provider = {
    generate: ({ signal }: GenerationRequest, consumer: GenerationConsumer): Promise<void> => {
      consumers.push(consumer);
      signal.addEventListener("abort", () => reply.reject(signal.reason));
      const record = (word: string) => () => void flow.push(word);
      consumer.start({
        status: 200,
        ignored: [],
        flow: { pause: record("pause"), resume: record("resume") },
      });
      return reply.promise;
    },
  };
  const observer = {
    holdEnded: () => {},
    lost: () => {},
    unpriced: () => {},
    misreported: () => {},
    unsettled: () => {},
  };
  const model = makeModel({});
  const generator = createGenerator({
    store: new ScriptedStore({}, timeline),
    router: new Router({
      providers: everyKind(provider),
      clock,
      random: () => 0,
      attemptEnded: () => {},
    }),
    clock,
    timers,
    elapsedMs: timers.nowMs,
    keepAliveMs: 4_000,
    observer,
    estimator: { estimate: async (texts) => texts.map(() => 1), close: async () => {} },
    ids: { replyId: (prefix) => `${prefix}1` },
  });
  const job = {
    requestId: "r",
    caller: { accountId: "a", key: { id: "k" }, plan: {} } as GenerationJob["caller"],
    decoded: decodeChatRequest(
      {
        model: model.id,
        stream: true,
        messages: [{ role: "user", content: "a" }],
      },
      plainSource,
    ),
    model,
    signal: new StopSource(),
    receivedAtMs: 0,
    agentSession: null,
    deprecated: [],
  };
  const done = generator.run(job, {
    open: () => {},
    write: () => new Promise((resolve) => void drains.push(resolve)),
    comment: () => {},
    end: () => {},
    whenClosed: () => {},
  });
  await turn();
  const [consumer] = consumers;
  if (consumer === undefined) throw new Error("the upstream was not called");
  return { consumer, flow, drains, done, timeline, timers, endReply: reply.resolve };
}

test("the upstream resumes only after the last of several writes has drained", async () => {
  const { consumer, flow, drains, done, endReply } = await stream();
  consumer.events([start, text]);
  // Data that undici has already received still arrives.
  consumer.events([text]);
  expect(flow).toEqual(["pause", "pause"]);
  drains[0]?.();
  await turn();
  expect(flow).toEqual(["pause", "pause"]);
  drains[1]?.();
  await turn();
  expect(flow).toEqual(["pause", "pause", "resume"]);
  consumer.events([end]);
  endReply();
  expect(await done).toMatchObject({ outcome: "finished" });
});

test("a reply is settled once its client has read all but the last byte", async () => {
  const { consumer, drains, done, endReply, timeline, timers } = await stream();
  consumer.events([start, text, end]);
  endReply();
  for (let turns = 0; turns < 5; turns += 1) await turn();
  expect(timeline).not.toContain("settle");
  drains[0]?.();
  expect(await done).toMatchObject({ outcome: "finished", failure: null });
  expect([timeline.at(-1), timers.running]).toEqual(["settle", 0]);
});

test("a client that never reads the rest of a complete reply is cut off at the deadline", async () => {
  const { consumer, done, endReply, timers } = await stream();
  consumer.events([start, text, end]);
  endReply();
  await turn();
  timers.pass(60_000);
  expect(await done).toMatchObject({
    outcome: "client-gone",
    failure: { kind: "request-timeout" },
  });
});

test.each([
  ["a client that does not read", false, "client-gone", "request-timeout"],
  ["an upstream that stalls, even after a client's stall,", true, "broken", "timeout"],
])("at the deadline %s is cut off with its own error", async (_what, isTaken, outcome, kind) => {
  const { consumer, done, drains, timers } = await stream();
  consumer.events([start, text]);
  if (isTaken) drains[0]?.();
  await turn();
  timers.pass(60_000);
  expect(await done).toMatchObject({ outcome, failure: { kind } });
});
