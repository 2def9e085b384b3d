import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { textOf } from "../../../core/conversation/generation-result.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { Flow } from "../shared/provider.ts";
import { pull } from "../testing/pull.ts";
import { aConversation, anEndlessClock, ask, foldEvents, sandbox } from "./test-sandbox.ts";

const pieces = (...texts: readonly string[]): readonly GenerationEvent[][] =>
  texts.map((text) => [{ type: "text-delta", text }]);

const start = (freshInput: number): GenerationEvent[] => [
  { type: "generation-start", usage: { freshInput } },
];

describe("a stream is one array per piece, between one for its start and one for its end", () => {
  it("echo", async () => {
    const { events } = await ask("echo", aConversation({ text: "Hello, world" }));
    expect(events).toEqual([
      start(3),
      ...pieces("Hello", ",", " world"),
      [
        { type: "usage-update", usage: { output: 3, reasoning: 0 } },
        { type: "generation-end", stop: { cause: "end", raw: "end" } },
      ],
    ]);
  });

  it("an empty answer has no delta", async () => {
    const { events } = await ask("echo", aConversation({ text: "" }));
    expect(events.flat().map(({ type }) => type)).toEqual([
      "generation-start",
      "usage-update",
      "generation-end",
    ]);
  });

  it("a tool call starts with its first piece", async () => {
    const tools = [{ name: "look" }];
    const { events } = await ask("agent", aConversation({ text: "Go", tools }));
    expect(events.slice(1)).toEqual([
      [
        { type: "tool-call-start", index: 0, id: "call_1", name: "look" },
        { type: "tool-call-delta", index: 0, argumentsJson: "{}" },
      ],
      [
        { type: "usage-update", usage: { output: 2, reasoning: 0 } },
        { type: "generation-end", stop: { cause: "tool-calls", raw: "tool-calls" } },
      ],
    ]);
  });
});

test("a non-streaming response is one array", async () => {
  const { events } = await ask("echo", aConversation({ text: "Hello, world" }), { stream: false });
  expect(events).toEqual([
    [
      ...start(3),
      { type: "text-delta", text: "Hello, world" },
      { type: "usage-update", usage: { output: 3, reasoning: 0 } },
      { type: "generation-end", stop: { cause: "end", raw: "end" } },
    ],
  ]);
});

describe("no-usage reports no usage", () => {
  it.each([true, false])("stream: %s", async (stream) => {
    const { events, usage } = await ask("no-usage", aConversation({ text: "Hi" }), { stream });
    expect(usage).toEqual({});
    expect(events.flat().some((event) => event.type === "usage-update")).toBe(false);
  });
});

const anyText = fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem({ maxCount: 30 }));
const anyModel = fc.constantFrom(
  "echo",
  "agent",
  "reasoner",
  "vision",
  "plain",
  "no-usage",
  "slow",
);

const anyConversation: fc.Arbitrary<Conversation> = fc
  .record({
    text: anyText,
    stop: fc.array(fc.string({ maxLength: 2 }), { maxLength: 3 }),
    max: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    enabled: fc.boolean(),
    forced: fc.boolean(),
  })
  .map(({ text, stop, max, enabled, forced }) =>
    aConversation({
      text,
      sampling: { stop },
      reasoning: { enabled },
      ...(max !== undefined && { maxOutputTokens: max }),
      ...(forced && { tools: [{ name: "look" }], toolChoice: { kind: "required" } }),
    }),
  );

test("a stream folds to the non-streaming response", async () => {
  await fc.assert(
    fc.asyncProperty(anyModel, anyConversation, async (model, conversation) => {
      const streamed = await ask(model, conversation, { stream: true });
      const whole = await ask(model, conversation, { stream: false });
      expect(foldEvents(streamed.events)).toEqual(foldEvents(whole.events));
      expect(whole.events).toHaveLength(1);
    }),
  );
});

test("the output never exceeds its limit, and contains no stop string", async () => {
  await fc.assert(
    fc.asyncProperty(anyModel, anyConversation, async (model, conversation) => {
      const { result } = await ask(model, conversation);
      const limit = conversation.maxOutputTokens ?? Number.POSITIVE_INFINITY;
      expect(result.usage.output ?? 0).toBeLessThanOrEqual(limit);
      for (const stop of conversation.sampling.stop ?? []) {
        if (stop !== "") expect(textOf(result)).not.toContain(stop);
      }
    }),
  );
});

test("the catalog's bound applies if the client's is higher or absent", async () => {
  const text = "a b c d";
  for (const bound of [{}, { maxOutputTokens: 9 }]) {
    const conversation = aConversation({ text, ...bound });
    const { result } = await ask("echo", conversation, { model: { maxOutputTokens: 2 } });
    expect(result).toMatchObject({
      blocks: [{ type: "text", text: "a b" }],
      stop: { cause: "length" },
      usage: { output: 2 },
    });
  }
});

test("a conversation beyond the context is refused as the client's error", async () => {
  const conversation = aConversation({ text: "a b c d" });
  const reply = ask("echo", conversation, { model: { contextLength: 3 } });
  await expect(reply).rejects.toMatchObject({
    name: "UpstreamFailure",
    kind: "invalid-request",
    status: 400,
    message: "prompt is too long: 4 tokens > 3 maximum",
    refusal: { class: "prompt_too_long" },
  });
});

test("tokens beyond two contexts are not counted", async () => {
  const conversation = aConversation({ text: "a b c d e f g h i" });
  const reply = ask("echo", conversation, { model: { contextLength: 3 } });
  await expect(reply).rejects.toMatchObject({
    message: "prompt is too long: 7 tokens > 3 maximum",
  });
});

describe("reasoning is reported as ignored exactly if it was requested without effect", () => {
  it.each([
    ["plain", true, ["reasoning"]],
    ["plain", false, []],
    ["reasoner", true, []],
  ])("%s, enabled: %s", async (model, enabled, ignored) => {
    const reply = await ask(model, aConversation({ text: "Hi", reasoning: { enabled } }));
    expect(reply.ignored).toEqual(ignored);
    expect(reply.status).toBe(200);
  });
});

const mark = { type: "ephemeral" } as const;
const plainConversation = aConversation({ text: "Hi" });

describe("cache marks are reported as ignored by the model that does not cache", () => {
  const user = { role: "user", parts: [{ type: "text", text: "Hi", cacheControl: mark }] } as const;
  const system = [{ type: "text", text: "Be brief.", cacheControl: mark }] as const;
  const result = { callId: "c", toolName: "look", content: [], isError: false, cacheControl: mark };
  it.each([
    ["plain", { turns: [user] }, ["cache-control"]],
    ["plain", { system }, ["cache-control"]],
    [
      "plain",
      { turns: [...plainConversation.turns, { role: "tool", results: [result] }] },
      ["cache-control"],
    ],
    ["plain", { tools: [{ name: "look", cacheControl: mark }] }, ["cache-control"]],
    ["plain", {}, []],
    ["echo", { turns: [user] }, []],
  ] as const)("%s, of %j", async (model, changes, ignored) => {
    const reply = await ask(model, { ...plainConversation, ...changes });
    expect(reply.ignored).toEqual(ignored);
  });
});

describe("a refusal is sent before the first byte", () => {
  const rows = [
    ["refuse-400", "invalid-request", 400, undefined],
    ["refuse-401", "access-denied", 401, undefined],
    ["refuse-429", "overloaded", 429, 1_000],
    ["refuse-500", "server-error", 500, undefined],
    ["never-heard-of", "access-denied", 404, undefined],
    ["constructor", "access-denied", 404, undefined],
  ] as const;
  it.each(rows)("%s", async (model, kind, status, retryAfterMs) => {
    for (const stream of [true, false]) {
      const reply = ask(model, aConversation({ text: "Hi" }), { stream });
      await expect(reply).rejects.toBeInstanceOf(UpstreamFailure);
      await expect(reply).rejects.toMatchObject({ kind, status, retryAfterMs });
    }
  });
});

describe("a stream breaks after three pieces", () => {
  const kinds = {
    break: "server-error",
    truncate: "incomplete",
    garbage: "malformed-response",
  } as const;
  const rows: readonly (readonly [keyof typeof kinds, string, Partial<Conversation>, string])[] = [
    ["break", "a b c d e", {}, "a| b| c"],
    ["truncate", "a b c d e", {}, "a| b| c"],
    ["garbage", "a b c d e", {}, "a| b| c"],
    ["break", "a b c", {}, "a| b| c"],
    ["break", "Hi! ", {}, "Hi|!| three"],
    ["break", " ", {}, "one| two| three"],
    ["break", "a b c d", { maxOutputTokens: 1 }, "a"],
  ];
  it.each(rows)("%s of %j", async (model, text, more, pieces) => {
    const conversation = aConversation({ text, ...more });
    const events: GenerationEvent[] = [];
    const reply = ask(model, conversation, { seen: events });
    await expect(reply).rejects.toMatchObject({ kind: kinds[model], status: 200 });
    expect(events.shift()?.type).toBe("generation-start");
    expect(events.map((event) => (event.type === "text-delta" ? event.text : event.type))).toEqual(
      pieces.split("|"),
    );
  });

  it.each(["break", "truncate", "garbage"] as const)(
    "non-streaming, %s has no first byte",
    async (model) => {
      const { provider, request } = sandbox(model, aConversation({ text: "Hi" }), {
        stream: false,
      });
      await expect(pull(provider, request)).rejects.toMatchObject({ kind: kinds[model] });
    },
  );
});

describe("time depends only on the clock", () => {
  it("slow waits before each piece", async () => {
    const { slept } = await ask("slow", aConversation({ text: "a b c" }));
    expect(slept).toEqual([200, 200, 200]);
  });

  it("slow waits equally long before a non-streaming response", async () => {
    const { slept } = await ask("slow", aConversation({ text: "a b c" }), { stream: false });
    expect(slept).toEqual([600]);
  });

  it("a non-streaming response that takes longer than the first-byte limit times out", async () => {
    const options = { stream: false, upstream: { firstByteMs: 500 } };
    const { provider, request, slept } = sandbox("slow", aConversation({ text: "a b c" }), options);
    await expect(pull(provider, request)).rejects.toMatchObject({ kind: "timeout" });
    expect(slept).toEqual([500]);
  });

  it.each([true, false])("hang times out at its first-byte limit, stream: %s", async (stream) => {
    const options = { stream, upstream: { firstByteMs: 1_000 } };
    const { provider, request, slept } = sandbox("hang", aConversation({ text: "a" }), options);
    await expect(pull(provider, request)).rejects.toMatchObject({ kind: "timeout", status: 0 });
    expect(slept).toEqual([1_000]);
  });

  it("echo never waits", async () => {
    const { slept } = await ask("echo", aConversation({ text: "a b c" }));
    expect(slept).toEqual([]);
  });
});

test.each([2, 4])("while paused, no event follows: after event %d", async (paused) => {
  const { provider, request } = sandbox("echo", aConversation({ text: "a b c" }));
  const timeline: string[] = [];
  let flow: Flow | undefined;
  await provider.generate(request, {
    start: (generation) => {
      flow = generation.flow;
    },
    events: (events) => {
      timeline.push(events.map(({ type }) => type).join(" "));
      if (timeline.length !== paused) return;
      flow?.pause();
      setImmediate(() => {
        timeline.push("resume");
        flow?.resume();
      });
    },
  });
  const delta = "text-delta";
  const end = "usage-update generation-end";
  const events = ["generation-start", delta, delta, delta, end];
  expect(timeline).toEqual(events.toSpliced(paused, 0, "resume"));
});

describe("an abort ends everything as cancelled", () => {
  const text = "a b c d";

  it.each(["echo", "hang", "slow"])("before %s is called", async (model) => {
    const { provider, request, abort } = sandbox(model, aConversation({ text }));
    abort();
    await expect(pull(provider, request)).rejects.toMatchObject({ kind: "cancelled" });
  });

  it.each([true, false])("while hang is silent, stream: %s", async (stream) => {
    const options = { stream, clock: anEndlessClock() };
    const { provider, request, abort } = sandbox("hang", aConversation({ text }), options);
    const generation = pull(provider, request);
    abort();
    await expect(generation).rejects.toMatchObject({ kind: "cancelled" });
  });

  it("while slow prepares a non-streaming response", async () => {
    const options = { stream: false, clock: anEndlessClock() };
    const { provider, request, abort } = sandbox("slow", aConversation({ text }), options);
    const generation = pull(provider, request);
    abort();
    await expect(generation).rejects.toMatchObject({ kind: "cancelled" });
  });

  it("while slow waits for its next piece", async () => {
    const options = { clock: anEndlessClock() };
    const { provider, request, abort } = sandbox("slow", aConversation({ text }), options);
    const stream = (await pull(provider, request)).events[Symbol.asyncIterator]();
    await stream.next();
    const piece = stream.next();
    abort();
    await expect(piece).rejects.toMatchObject({ kind: "cancelled" });
  });

  it.each(["echo", "break"])("between two pieces of %s", async (model) => {
    const { provider, request, abort } = sandbox(model, aConversation({ text }));
    let pieces = 0;
    const generation = provider.generate(request, {
      start: () => undefined,
      events: () => {
        pieces += 1;
        if (pieces === 2) abort();
      },
    });
    await expect(generation).rejects.toMatchObject({ kind: "cancelled" });
    expect(pieces).toBe(2);
  });

  it("while it is paused", async () => {
    const { provider, request, abort } = sandbox("echo", aConversation({ text }));
    const generation = provider.generate(request, {
      start: ({ flow }) => flow.pause(),
      events: () => void setImmediate(abort),
    });
    await expect(generation).rejects.toMatchObject({ kind: "cancelled" });
  });

  it("while a long reply runs without a pause", async () => {
    const long = aConversation({ text: "a ".repeat(5_000) });
    const { provider, request, abort } = sandbox("echo", long);
    const generation = await pull(provider, request);
    setImmediate(abort);
    await expect(Array.fromAsync(generation.events)).rejects.toMatchObject({ kind: "cancelled" });
  });
});

test("a failing clock is not a cancellation", async () => {
  const clock = { sleep: () => Promise.reject(new Error("no clock")) };
  const { provider, request } = sandbox("hang", aConversation({ text: "a" }), { clock });
  await expect(pull(provider, request)).rejects.toThrow("no clock");
});
