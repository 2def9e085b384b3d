import { expect, test } from "vitest";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { JobSummary } from "../../generation/job.ts";
import type { SerializedRequest, FromThread } from "./messages.ts";
import {
  OffloadServer,
  type OffloadServerDependencies,
  type ReadRequest,
} from "./offload-server.ts";
import { ThreadStore } from "./main-thread.ts";

const model = sandboxModels()[0] ?? expect.fail("no model");
const request = {
  requestId: "req",
  key: { id: "key" },
  accountId: "acc",
  plan: { id: "p" },
  body: 1,
  protocol: "chat",
  receivedAtMs: 0,
  traceparent: null,
  idempotency: null,
} as unknown as SerializedRequest;
const prepared = { model, decoded: { stream: false }, body: {} } as unknown as ReadRequest;

const READ_MS = 20;
const BOUND_MS = 50;
const ENCODE_MS = 30;

/** Starts a thread on which each kind of work takes a known time. */
function start(
  read: (body: readonly Uint8Array[]) => { prepared: ReadRequest; release: () => void },
) {
  const sent: FromThread[] = [];
  const later: (() => void)[] = [];
  const ended = Promise.withResolvers<JobSummary>();
  let nowMs = 0;
  const told: string[] = [];
  const send = (message: FromThread): void => void sent.push(message);
  const store = new ThreadStore(send);
  const dependencies: OffloadServerDependencies = {
    send,
    store,
    tracing: null,
    elapsedMs: () => nowMs,
    reload: () => undefined,
    end: () => void told.push("ended"),
    afterwards: (callback) => void later.push(callback),
    catalog: () => ({ models: new Map() }),
    plans: () => new Map(),
    read: (_request, { body }) => {
      nowMs += READ_MS;
      return read(body);
    },
    generator: {
      run: async ({ requestId, signal }, sink) => {
        sink.whenClosed(() => told.push("closed"));
        signal.addEventListener("abort", () => told.push("stopped"));
        nowMs += BOUND_MS;
        await store.placeHold({ requestId } as never);
        nowMs += ENCODE_MS;
        return ended.promise;
      },
    },
  };
  const server = new OffloadServer(dependencies);
  server.take({ type: "run", id: 1, request });
  return {
    server,
    store,
    end: ended.reject,
    told,
    pass: (ms: number): unknown => (nowMs += ms),
    /** Ends this turn of the event loop. */
    afterwards: () => later.splice(0).forEach((callback) => callback()),
    costs: () =>
      sent.flatMap((message) =>
        message.type === "read" || message.type === "worked"
          ? [`${message.type} ${message.costMs}`]
          : [],
      ),
    answer: async (): Promise<void> => {
      server.take({ type: "answer", call: 0, outcome: { value: { result: "placed" } } });
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

const read = () => ({ prepared, release: () => undefined });

test("a request's turn costs its reading and the bound of its cost", () => {
  expect(start(read).costs()).toEqual(["read 70"]);
});

test("work after the ledger's answer also counts, until the end of the turn of the event loop", async () => {
  const { answer, afterwards, pass, costs } = start(read);
  await answer();
  afterwards();
  pass(1_000);
  afterwards();
  expect(costs()).toEqual(["read 70", "worked 30"]);
});

test("or until another message arrives, whose work belongs to another request", async () => {
  const { server, answer, afterwards, pass, costs } = start(read);
  await answer();
  server.take({ type: "ping" });
  pass(500);
  afterwards();
  expect(costs()).toEqual(["read 70", "worked 30"]);
});

test("an answer that takes almost no time is not reported", async () => {
  const { server, afterwards, costs } = start(read);
  server.take({ type: "answer", call: 0, outcome: { value: { result: "placed" } } });
  afterwards();
  expect(costs()).toEqual(["read 70"]);
});

test("a refused request costs its reading", () => {
  const refuse = (): never => {
    throw new GatewayError("invalid-json", "no JSON");
  };
  expect(start(refuse).costs()).toEqual(["read 20"]);
});

test("an ended request gets no more client events or answers", async () => {
  const { server, store, answer, afterwards, pass, costs, end, told } = start(read);
  await answer();
  afterwards();
  end(new Error("over"));
  await new Promise((resolve) => setImmediate(resolve));
  server.take({ type: "closed", id: 1 });
  server.take({ type: "stop", id: 1, reason: null });
  expect(told).toEqual([]);
  const late = store.releaseReply({ accountId: "acc", keyHash: "k", requestId: "req" });
  server.take({ type: "answer", call: 1, outcome: { value: undefined } });
  await late;
  pass(1_000);
  afterwards();
  expect(costs()).toEqual(["read 70", "worked 30"]);
});

test("the thread ends when it is told to", () => {
  const { server, told } = start(read);
  server.take({ type: "end" });
  expect(told).toEqual(["ended"]);
});

test("an answer belongs to its request once", () => {
  const { store } = start(read);
  const outcome = { value: { result: "placed" } };
  expect([store.answer(0, outcome), store.answer(0, outcome)]).toEqual(["req", null]);
});

test.each([
  ["was discarded", ["discard"], [0, 0]],
  ["was read", ["run"], [0, 2, 0]],
] as const)("the bytes of a body that %s are deleted", (_fact, between, sizes) => {
  const seen: number[] = [];
  const { server } = start((body) => {
    seen.push(body.length);
    return read();
  });
  for (const byte of [1, 2]) server.take({ type: "bytes", body: 7, bytes: Uint8Array.of(byte) });
  const run = { type: "run", id: 2, request: { ...request, body: 7 } } as const;
  for (const type of between) server.take(type === "run" ? run : { type, body: 7 });
  server.take(run);
  expect(seen).toEqual(sizes);
});
