import { expect, test } from "vitest";
import type { Model } from "../catalog/model.ts";
import type { GenerationEvent } from "../conversation/generation-event.ts";
import type { TokenUsage } from "../conversation/token-usage.ts";
import { nanoUsd, picoUsd } from "../money/amounts.ts";
import { StoreUnavailable } from "../errors/store-unavailable.ts";
import type { HoldRequest, Settlement, Store } from "../ledger/store.ts";
import { decodeChatRequest } from "../protocols/chat/decode-request.ts";
import { decodeMessagesRequest } from "../protocols/messages/decode-request.ts";
import { UpstreamFailure } from "../errors/upstream-failure.ts";
import type { Provider } from "../providers/provider.ts";
import { Router } from "../routing/router.ts";
import { createGenerator } from "./generator.ts";
import type { GenerationJob, ReplyHead, ReplySink } from "./job.ts";

/** One step of a scripted upstream. */
type Step = readonly GenerationEvent[] | UpstreamFailure | "client-leaves";

const start: GenerationEvent = { type: "generation-start", usage: { freshInput: 5 } };
const unknownStart: GenerationEvent = { type: "generation-start" };
const text: GenerationEvent = { type: "text-delta", text: "one two three" };
const end: GenerationEvent = { type: "generation-end", stop: { cause: "end", raw: "stop" } };
const used = (usage: TokenUsage): GenerationEvent => ({ type: "usage-update", usage });
const fail = (kind: UpstreamFailure["kind"], status = 0): UpstreamFailure =>
  new UpstreamFailure(kind, "scripted", { status });

const model: Model = {
  id: "test/model",
  displayName: "Test",
  description: "",
  ownedBy: "test",
  created: 0,
  lifecycle: "active",
  contextLength: 1_000,
  maxOutputTokens: 100,
  capabilities: { tools: true, images: true, structuredOutput: "strict", reasoning: "optional" },
  pricing: {
    prompt: picoUsd(1_000_000),
    completion: picoUsd(2_000_000),
    cachedPrompt: null,
    cacheWrite: null,
  },
  overheads: { perRequestTokens: 0, perMessageTokens: 0, perToolTokens: 0, perImageTokens: 0 },
  upstreams: [
    {
      id: "scripted",
      kind: "sandbox",
      baseUrl: "",
      model: "scripted",
      apiKey: null,
      weight: 1,
      timeouts: { connectMs: 1_000, firstByteMs: 1_000, idleMs: 1_000, totalMs: 60_000 },
      headers: {},
      query: {},
    },
  ],
};

class FakeSink implements ReplySink {
  head: ReplyHead | undefined;
  text = "";
  ended = false;
  settledBeforeLast = false;
  readonly #settled: () => boolean;

  constructor(settled: () => boolean) {
    this.#settled = settled;
  }

  open(head: ReplyHead): void {
    this.head = head;
  }

  write(written: string): undefined {
    this.text += written;
    this.settledBeforeLast = this.#settled();
  }

  end(): void {
    this.ended = true;
  }
}

interface Options {
  readonly protocol?: "chat" | "messages";
  readonly stream?: boolean;
  readonly balance?: number;
  readonly settleFails?: boolean;
}

async function run(steps: readonly Step[], options: Options = {}) {
  const holds: HoldRequest[] = [];
  const settlements: Settlement[] = [];
  const store = {
    placeHold: async (hold: HoldRequest) => {
      holds.push(hold);
      const available = nanoUsd(options.balance ?? 1_000_000_000);
      if (hold.amount > available) return { result: "insufficient", available, limit: "balance" };
      return { result: "placed" };
    },
    markProgress: async () => {},
    settle: async (settlement: Settlement) => {
      if (options.settleFails === true) throw new StoreUnavailable("disk full");
      settlements.push(settlement);
      return "settled";
    },
  } as unknown as Store;
  const client = new AbortController();
  const sandbox: Provider = {
    async generate() {
      const [first] = steps;
      if (first instanceof UpstreamFailure) throw first;
      return { status: 200, ignored: [], events: play() };
    },
  };
  async function* play(): AsyncGenerator<readonly GenerationEvent[]> {
    for (const step of steps) {
      if (step instanceof UpstreamFailure) throw step;
      if (step === "client-leaves") {
        client.abort();
        throw fail("cancelled");
      }
      yield step;
    }
  }
  let nowMs = 0;
  const clock = { nowMs: () => (nowMs += 1), sleep: async () => {} };
  const router = new Router({
    providers: { sandbox, openai: sandbox, anthropic: sandbox },
    clock,
    random: () => 0,
    attemptEnded: () => {},
  });
  const generator = createGenerator({
    store,
    router,
    clock,
    estimator: {
      estimate: async (texts) => texts.map((item) => item.split(" ").filter(Boolean).length),
      close: async () => {},
    },
    ids: { replyId: (prefix) => `${prefix}1` },
    observer: { holdEnded() {}, lost() {}, unsettled() {} },
  });
  const stream = options.stream ?? true;
  const request = {
    model: model.id,
    messages: [{ role: "user" as const, content: "a b c d" }],
    stream,
  };
  const job: GenerationJob = {
    requestId: "req_1",
    caller: { accountId: "a", key: { id: "k" } } as GenerationJob["caller"],
    decoded:
      options.protocol === "messages" ? decodeMessagesRequest(request) : decodeChatRequest(request),
    model,
    signal: client.signal,
    receivedAtMs: 0,
  };
  const sink = new FakeSink(() => settlements.length > 0);
  const error: unknown = await generator.run(job, sink).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { sink, error, holds, settlements, settled: settlements[0] };
}

const full = [
  [start, text],
  [used({ output: 3 }), end],
] as const;

test.each([
  // what happens                     steps                                    outcome       in out est
  ["finished", full, "finished", 5, 3, false],
  ["finished, usage unknown", [[unknownStart, text], [end]], "finished", 4, 3, true],
  [
    "finished, explicit zero usage",
    [
      [start, text],
      [used({ output: 0 }), end],
    ],
    "finished",
    5,
    0,
    false,
  ],
  [
    "finished, negative usage",
    [
      [start, text],
      [used({ output: -1 }), end],
    ],
    "finished",
    5,
    3,
    true,
  ],
  [
    "finished, absurd usage",
    [
      [start, text],
      [used({ output: 1e9 }), end],
    ],
    "finished",
    5,
    3,
    true,
  ],
  ["broken mid-stream", [[start, text], fail("server-error")], "broken", 5, 3, true],
  ["truncated", [[start, text]], "broken", 5, 3, true],
  ["garbage mid-stream", [[start], fail("malformed-response")], "broken", 5, 0, true],
  ["silent mid-stream", [[start, text], fail("timeout")], "broken", 5, 3, true],
  ["client gone mid-stream", [[start, text], "client-leaves"], "client-gone", 5, 3, true],
  [
    "hidden reasoning is billed when cut",
    [[start, { type: "reasoning-delta", text: "x y" }], fail("server-error")],
    "broken",
    5,
    2,
    true,
  ],
] as const satisfies readonly (readonly [
  string,
  readonly Step[],
  string,
  number,
  number,
  boolean,
])[])(
  "a stream that is %s is settled once, at its price",
  async (_name, steps, outcome, input, output, estimated) => {
    const { settlements, settled, sink, error, holds } = await run(steps);
    expect(error).toBeNull();
    expect(settlements).toHaveLength(1);
    expect(settled).toMatchObject({
      outcome,
      estimated,
      status: 200,
      usage: { promptTokens: input, completionTokens: output },
      charge: input * 1_000 + output * 2_000,
    });
    expect(holds[0]?.amount).toBeGreaterThanOrEqual(settled?.charge ?? Number.NaN);
    expect(sink.settledBeforeLast).toBe(true);
    expect(sink.ended).toBe(true);
    expect(sink.text.includes("[DONE]")).toBe(outcome === "finished");
  },
);

test.each([
  ["invalid-request", 400, 400],
  ["overloaded", 429, 503],
  ["access-denied", 401, 502],
  ["server-error", 500, 502],
  ["malformed-response", 200, 502],
  ["timeout", 0, 504],
] as const)(
  "an upstream that fails with %s before the first byte costs nothing",
  async (kind, upstream, status) => {
    for (const stream of [true, false]) {
      const { settlements, settled, error, sink } = await run([fail(kind, upstream)], { stream });
      expect(error).toMatchObject({ kind });
      expect(settlements).toHaveLength(1);
      expect(settled).toMatchObject({ outcome: "failed", charge: 0, status, estimated: false });
      expect(sink.head).toBeUndefined();
    }
  },
);

test("a whole reply that breaks is an error status and costs nothing", async () => {
  const { settled, error } = await run([[start, text], fail("server-error")], { stream: false });
  expect(error).toMatchObject({ kind: "server-error" });
  expect(settled).toMatchObject({ outcome: "failed", charge: 0, status: 502 });
});

test("a client that leaves a whole reply pays for the input", async () => {
  const { settled } = await run([[start], "client-leaves"], { stream: false });
  expect(settled).toMatchObject({ outcome: "client-gone", charge: 5_000, estimated: true });
});

test.each(["chat", "messages"] as const)(
  "%s: the whole reply shows what is charged",
  async (protocol) => {
    const { sink, settled } = await run(full, { protocol, stream: false });
    const { usage } = JSON.parse(sink.text) as { usage: Record<string, number> };
    const input = protocol === "chat" ? usage["prompt_tokens"] : usage["input_tokens"];
    const output = protocol === "chat" ? usage["completion_tokens"] : usage["output_tokens"];
    expect([input, output, settled?.charge]).toEqual([5, 3, 11_000]);
  },
);

test.each([true, false])("no settlement, no end: stream %s", async (stream) => {
  const { sink, error } = await run(full, { stream, settleFails: true });
  if (stream) expect(sink.text).toMatch(/"code":"unavailable"/);
  else expect(error).toBeInstanceOf(StoreUnavailable);
  expect(sink.text).not.toContain("[DONE]");
});

test("a balance that does not cover the hold is told what would pass", async () => {
  const { error, settlements } = await run(full, { balance: 100_000 });
  // 7 bytes of text at 1,000 nano-dollars, and 100 tokens at 2,000.
  expect(error).toMatchObject({
    kind: "insufficient-balance",
    details: { needed: "0.000207", available: "0.0001", affordable_max_tokens: 46 },
  });
  expect(settlements).toHaveLength(0);
});
