import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import type { Customer } from "../../contract-tests/harness/operator.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { addCustomer, addKey } from "../money/open-ledger.ts";
import { play, type Fault } from "./fault.ts";
import { startRawUpstream, type RawUpstream } from "./raw-upstream.ts";

/** Two upstreams of one model, `first` and `spare`, and a clock that only the test advances. */
let upstream: RawUpstream;
let gateway: ComposedGateway;
let other: Customer;
let nowMs: number;
let faults: Record<string, Fault>;
/** The called upstreams, and the pauses between the calls, in milliseconds. */
let asked: { readonly name: string }[];
let pauses: number[];

const well: Fault = { kind: "pieces", random: () => 0.9 };
const status = (code: number, ...headers: readonly string[]): Fault => ({
  kind: "status",
  status: code,
  headers,
});

beforeEach(async () => {
  nowMs = Date.UTC(2026, 0, 1);
  faults = { first: well, spare: well };
  asked = [];
  pauses = [];
  upstream = await startRawUpstream(({ body, socket }) => {
    const { model, stream = false } = body as { model: string; stream?: boolean };
    asked.push({ name: model });
    const fault = faults[model] ?? well;
    play(fault, { wire: "openai", stream, text: "Fine", framing: "length" }, socket);
  });
  const one = (model: string, weight: number): object => ({
    kind: "openai",
    base_url: `${upstream.origin}/v1`,
    model,
    weight,
  });
  const model = (id: string, upstreams: readonly object[]): object => ({
    id,
    context_length: 10_000,
    max_output_tokens: 100,
    capabilities: { tools: false, images: false, structured_output: "none", reasoning: "none" },
    pricing: { prompt: "0.000001", completion: "0.000002" },
    upstreams,
  });
  gateway = await composeGateway({
    config: {
      models: [
        model("test/both", [one("first", 1), one("spare", 0)]),
        model("test/alone", [one("first", 1)]),
      ],
    },
    nowMs: () => nowMs,
    random: () => 0,
    sleep: async (ms) => void pauses.push(ms),
  });
  other = await addCustomer(gateway.store, { planId: "demo" });
});
afterEach(async () => {
  await gateway.close();
  await upstream.close();
});

function ask(model = "test/both", stream = false): Promise<Reply> {
  return say("Hi", { model, stream });
}

interface Saying {
  readonly model?: string;
  readonly stream?: boolean;
  readonly key?: string;
}

function say(content: string, saying: Saying = {}): Promise<Reply> {
  const { model = "test/both", stream = false, key = gateway.key } = saying;
  const body = { model, stream, messages: [{ role: "user", content }] };
  return call(gateway, "/v1/chat/completions", { key, body });
}

/** Sends requests that fail, each with different content. */
async function failRequests(count: number, saying: Saying = {}): Promise<void> {
  for (let request = 1; request <= count; request += 1) await say(`Poison ${request}`, saying);
}

function names(): readonly string[] {
  return asked.map(({ name }) => name);
}

/**
 * Five failures of two accounts' requests, which have two attempts each until the circuit opens.
 */
async function openCircuit(model = "test/both"): Promise<void> {
  faults["first"] = status(500);
  await failRequests(3, { model });
  await failRequests(2, { model, key: other.key });
  expect(names().filter((name) => name === "first")).toHaveLength(9);
  asked = [];
}

describe("fallback", () => {
  test.each([
    ["a failure of the server", status(500), ["first", "first", "spare"]],
    ["a refusal of our key", status(401), ["first", "spare"]],
    ["no answer that makes sense", { kind: "no-http", text: "SSH" }, ["first", "first", "spare"]],
    ["a page of HTML", { kind: "page" }, ["first", "spare"]],
    ["an error before any content", { kind: "error-event", at: 0 }, ["first", "first", "spare"]],
  ] satisfies readonly [string, Fault, string[]][])(
    "%s falls back to the next upstream, invisibly for the client",
    async (_, fault, want) => {
      faults["first"] = fault;
      const reply = await ask("test/both", true);
      expect([reply.status, names()]).toEqual([200, want]);
      expect(reply.text).toContain("[DONE]");
      const id = reply.headers.get("x-request-id") ?? "";
      const record = await gateway.store.showRequest(id);
      expect(record?.upstreams.map(({ model }) => model)).toEqual(want);
    },
  );

  test("a client's own mistake is final", async () => {
    faults["first"] = status(400);
    expect((await ask()).status).toBe(400);
    expect(names()).toEqual(["first"]);
  });

  test("if all fail, the client gets the last failure, after four calls", async () => {
    faults = { first: status(500), spare: status(503) };
    expect((await ask()).status).toBe(503);
    expect(names()).toEqual(["first", "first", "spare", "spare"]);
  });

  test.each<[string, Fault, string]>([
    ["a reset", { kind: "cut", at: 180, after: "reset" }, "upstream_error"],
    ["an error in the packet of the content", { kind: "error-event", at: 1 }, "overloaded"],
  ])("after the first content no upstream is called again: %s", async (_fact, fault, code) => {
    faults["first"] = fault;
    const reply = await ask("test/both", true);
    expect(reply.status).toBe(200);
    expect(reply.events.at(-1)?.data).toContain(`"code":"${code}"`);
    expect(reply.text).not.toContain("[DONE]");
    expect(names()).toEqual(["first"]);
  });
});

describe("retry-after", () => {
  test("after a short requested pause the same upstream is called again", async () => {
    faults["first"] = status(429, "retry-after-ms: 300");
    await ask();
    expect(names()).toEqual(["first", "first", "spare"]);
    expect(pauses).toEqual([300]);
  });

  test("an upstream that requests a long pause is skipped", async () => {
    faults["first"] = status(429, "retry-after: 30");
    expect((await ask()).status).toBe(200);
    expect(names()).toEqual(["first", "spare"]);
  });

  test("without another upstream, the response states the wait time", async () => {
    faults["first"] = status(429, "retry-after: 30");
    const reply = await ask("test/alone");
    expect([reply.status, reply.headers.get("retry-after"), names()]).toEqual([
      503,
      "30",
      ["first"],
    ]);
  });
});

describe("the circuit of an upstream", () => {
  test("opens at the fifth failure of several keys, and the upstream is no longer called", async () => {
    await openCircuit();
    expect((await ask()).status).toBe(200);
    expect(names()).toEqual(["spare"]);
  });

  test("without another upstream the response states the time of a retry", async () => {
    await openCircuit("test/alone");
    const reply = await ask("test/alone");
    expect([reply.status, reply.headers.get("retry-after"), names()]).toEqual([503, "5", []]);
  });

  test("is opened by the requests of one account, with all its keys, for that account alone", async () => {
    const model = "test/alone";
    const second = await addKey(gateway.store, other.accountId);
    faults["first"] = status(500);
    await failRequests(3, { model, key: other.key });
    // The first three are equal requests, which count once.
    await failRequests(5, { model, key: second.key });
    expect(names()).toHaveLength(15);
    faults["first"] = well;
    expect((await say("Hello?", { model, key: second.key })).status).toBe(503);
    expect((await ask(model)).status).toBe(200);
    expect((await say("Hello?", { model, key: second.key })).status).toBe(200);
  });

  test("is never opened by clients that disconnect", async () => {
    faults["first"] = { kind: "cut", at: 0, after: "silence" };
    for (let request = 1; request <= 8; request += 1) {
      const gone = new AbortController();
      const left = call(gateway, "/v1/chat/completions", {
        key: gateway.key,
        body: { model: "test/alone", messages: [{ role: "user", content: "Hi" }] },
        signal: gone.signal,
      });
      await expect.poll(() => asked.length).toBe(request);
      gone.abort();
      await expect(left).rejects.toThrow(/abort/);
    }
    faults["first"] = well;
    expect((await ask("test/alone")).status).toBe(200);
  });
});
