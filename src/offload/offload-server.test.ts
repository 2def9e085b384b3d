import { expect, test } from "vitest";
import { sandboxModels } from "../catalog/sandbox-models.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { JobSummary } from "../generation/job.ts";
import type { CarriedRequest, FromThread } from "./messages.ts";
import {
  OffloadServer,
  type OffloadServerDependencies,
  type ReadRequest,
} from "./offload-server.ts";
import { ThreadStore } from "./thread-store.ts";

const model = sandboxModels()[0] ?? expect.fail("no model");
const request = {
  requestId: "req",
  key: { id: "key" },
  accountId: "acc",
  plan: { id: "p" },
  body: "{}",
  protocol: "chat",
  receivedAtMs: 0,
  traceparent: null,
  idempotency: null,
} as unknown as CarriedRequest;
const prepared = { model, decoded: { stream: false }, body: {} } as unknown as ReadRequest;

const READ_MS = 20;
const BOUND_MS = 50;
const ENCODE_MS = 30;

/** A thread on which each kind of work takes its own time. */
function start(read: () => { prepared: ReadRequest; release: () => void }) {
  const sent: FromThread[] = [];
  const later: (() => void)[] = [];
  let nowMs = 0;
  const send = (message: FromThread): void => void sent.push(message);
  const store = new ThreadStore(send);
  const dependencies: OffloadServerDependencies = {
    send,
    store,
    elapsedMs: () => nowMs,
    reload: () => undefined,
    afterwards: (callback) => void later.push(callback),
    catalog: () => ({ models: new Map() }),
    plans: () => new Map(),
    read: () => {
      nowMs += READ_MS;
      return read();
    },
    generator: {
      run: async ({ requestId }) => {
        nowMs += BOUND_MS;
        await store.placeHold({ requestId } as never);
        nowMs += ENCODE_MS;
        return new Promise<JobSummary>(() => undefined);
      },
    },
  };
  const server = new OffloadServer(dependencies);
  server.take({ type: "run", id: 1, request });
  return {
    server,
    pass: (ms: number): unknown => (nowMs += ms),
    /** The end of this turn of the loop. */
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

test("what follows from the ledger's answer costs it as well, until the loop turns", async () => {
  const { answer, afterwards, pass, costs } = start(read);
  await answer();
  afterwards();
  pass(1_000);
  afterwards();
  expect(costs()).toEqual(["read 70", "worked 30"]);
});

test("or until another message comes, whose work is not its own", async () => {
  const { server, answer, afterwards, pass, costs } = start(read);
  await answer();
  server.take({ type: "ping" });
  pass(500);
  afterwards();
  expect(costs()).toEqual(["read 70", "worked 30"]);
});

test("an answer that takes no time to speak of says nothing", async () => {
  const { server, afterwards, costs } = start(read);
  server.take({ type: "answer", call: 0, outcome: { value: { result: "placed" } } });
  afterwards();
  expect(costs()).toEqual(["read 70"]);
});

test("one that is refused costs its reading", () => {
  const refuse = (): never => {
    throw new GatewayError("invalid-json", "no JSON");
  };
  expect(start(refuse).costs()).toEqual(["read 20"]);
});
