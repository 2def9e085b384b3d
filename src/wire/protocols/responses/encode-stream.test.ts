import { describe, expect, test } from "vitest";
import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import { errorBody } from "../../../core/errors/error-body.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import { ResponsesStreamEncoder } from "./encode-stream.ts";
import { assemble, encode, encodeWhole, eventsOf, identity, shapeOf } from "./test-stream.ts";

const start: GenerationEvent = { type: "generation-start", usage: { freshInput: 3 } };
const text = (value: string): GenerationEvent => ({ type: "text-delta", text: value });
const think = (value: string): GenerationEvent => ({ type: "reasoning-delta", text: value });
const call = (index: number, name = "look", reasoningState?: string): GenerationEvent => ({
  type: "tool-call-start",
  index,
  id: `c${index}`,
  name,
  ...(reasoningState !== undefined && { reasoningState }),
});
const json = (index: number, argumentsJson: string): GenerationEvent => ({
  type: "tool-call-delta",
  index,
  argumentsJson,
});
const end = (cause: StopCause["cause"] = "end"): GenerationEvent => ({
  type: "generation-end",
  stop: { cause, raw: "" },
});
const tools = shapeOf({
  exec: { name: "exec", type: "custom" },
  files__read: { name: "read", namespace: "files", type: "function" },
  files__exec: { name: "exec", namespace: "files", type: "custom" },
  tool_search: { name: "tool_search", type: "tool_search" },
});

const kinds = {
  message: "t",
  reasoning: "r",
  function_call: "c",
  custom_tool_call: "x",
  tool_search_call: "s",
} as const;

/**
 * Shows the events as `+0t` for the start of a text (`r` reasoning, `c` call, `x` custom call, `s`
 * search), `~` for a delta, `-0` for its end, and the word of each event of the response. The
 * events of parts and of complete texts are left out: the grammar has their order.
 */
function picture(sse: string): string {
  return eventsOf(sse)
    .flatMap((event) => {
      if (event.type === "response.output_item.added")
        return [`+${event.output_index}${kinds[event.item.type]}`];
      if (event.type === "response.output_item.done") return [`-${event.output_index}`];
      if ("delta" in event) return ["~"];
      return "response" in event || event.type === "error"
        ? [event.type.replace("response.", "")]
        : [];
    })
    .join(" ");
}

const begun = "created in_progress";

describe("the order of events", () => {
  test.each<[string, readonly GenerationEvent[], string]>([
    ["text", [start, text("a"), text("b"), end()], "+0t ~ ~ -0 completed"],
    ["an empty answer is one empty message", [start, end()], "+0t -0 completed"],
    [
      "reasoning without an answer, then an empty message",
      [start, think("a"), end("length")],
      "+0r ~ -0 +1t -1 incomplete",
    ],
    ["text, then a call", [start, text("a"), ...whole(0)], "+0t ~ -0 +1c ~ ~ -1 completed"],
    ["a call without arguments", [start, call(0), end("tool-calls")], "+0c ~ -0 completed"],
    [
      "state without shown reasoning is an item of its own",
      [start, text("a"), call(0, "look", "s"), end("tool-calls")],
      "+0t ~ -0 +1r -1 +2c ~ -2 completed",
    ],
    [
      "state belongs to the reasoning right before it",
      [start, think("a"), call(0, "look", "s"), call(1, "look", "t"), end("tool-calls")],
      "+0r ~ -0 +1c ~ -1 +2r -2 +3c ~ -3 completed",
    ],
    [
      "interleaved calls are sent one after the other",
      [
        start,
        call(0),
        call(1),
        json(1, "{"),
        json(0, "{"),
        json(1, "}"),
        json(0, "}"),
        end("tool-calls"),
      ],
      "+0c ~ ~ -0 +1c ~ -1 completed",
    ],
    [
      "the pieces of a custom input are those of the text",
      [start, call(0, "exec"), json(0, '{"inp'), json(0, 'ut":"a'), json(0, 'b"}'), end()],
      "+0x ~ ~ -0 completed",
    ],
    [
      "a search comes whole",
      [start, call(0, "tool_search"), json(0, '{"a"'), json(0, ":1}"), end("tool-calls")],
      "+0s -0 completed",
    ],
  ])("%s", (_, events, want) => {
    expect(picture(encode(events, tools))).toBe(`${begun} ${want}`);
  });

  function whole(index: number): readonly GenerationEvent[] {
    return [call(index), json(index, "{"), json(index, "}"), end("tool-calls")];
  }
});

describe("calls as the client knows their tools", () => {
  const input = '{"input":"a\\"\\u00e9"}';
  const ids = (id: string) => ({ id, call_id: "c0", status: "completed" });
  test.each([
    ["unknown", "{}", { type: "function_call", ...ids("fc_1_0"), name: "unknown" }],
    [
      "files__read",
      ' {"a": 1}',
      {
        type: "function_call",
        ...ids("fc_1_0"),
        name: "read",
        namespace: "files",
        arguments: ' {"a": 1}',
      },
    ],
    ["exec", input, { type: "custom_tool_call", ...ids("ctc_1_0"), name: "exec", input: 'a"é' }],
    [
      "files__exec",
      '{"other":1}',
      { type: "custom_tool_call", name: "exec", namespace: "files", input: '{"other":1}' },
    ],
    [
      "tool_search",
      '{\n"query":"a\u2028"}',
      {
        type: "tool_search_call",
        ...ids("tsc_1_0"),
        execution: "client",
        arguments: { query: "a\u2028" },
      },
    ],
  ])("%s with %j", (name, argumentsJson, want) => {
    const events = [start, call(0, name), json(0, argumentsJson), end("tool-calls")];
    const { output } = encodeWhole(events, tools);
    expect(output).toMatchObject([want]);
    expect("namespace" in (output[0] ?? {})).toBe("namespace" in want);
    expect(assemble(encode(events, tools)).items).toEqual(output);
  });
});

describe("a call that the length limit has cut", () => {
  const half = '{"input":"ru';
  test.each(["look", "exec", "files__read", "tool_search"])("%s", (name) => {
    const events = [
      start,
      text("a"),
      call(0, name),
      json(0, half),
      call(1),
      json(1, "{}"),
      text("b"),
      end("length"),
    ];
    const whole = encodeWhole(events, tools);
    expect(whole).toMatchObject({
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
      output: [{ type: "message", content: [{ text: "a" }] }],
    });
    expect(whole.output).toHaveLength(1);
    const sse = encode(events, tools);
    expect(picture(sse)).toMatch(/^created in_progress \+0t ~ -0 \+1[cxs] (~ )?incomplete$/);
    expect(assemble(sse)).toEqual({ response: whole, items: whole.output });
  });

  test.each(["", " ", "null", "[]", '""'])("before its arguments: %j", (argumentsJson) => {
    for (const name of ["look", "exec", "tool_search"]) {
      const early = name === "look" ? "filtered" : "length";
      const events = [start, call(0), call(1, name), json(1, argumentsJson), end(early)];
      const whole = encodeWhole(events, tools);
      // Only the newest call may have been cut.
      expect(whole.output).toMatchObject([{ type: "function_call", arguments: "{}" }]);
      expect(whole.output).toHaveLength(1);
      expect(assemble(encode(events, tools))).toEqual({ response: whole, items: whole.output });
    }
  });

  test("is an upstream's error if another cause ended the reply", () => {
    const broken = [start, call(0), json(0, half), end("tool-calls")];
    for (const run of [() => encode(broken), () => encodeWhole(broken)]) {
      expect(run).toThrow(expect.objectContaining({ kind: "upstream-error" }));
    }
  });
});

test.each([
  ["end", "completed", null],
  ["length", "incomplete", { reason: "max_output_tokens" }],
  ["tool-calls", "completed", null],
  ["stop-sequence", "completed", null],
  ["filtered", "incomplete", { reason: "content_filter" }],
] as const)("%s ends as %s", (cause, status, details) => {
  const events = [start, text("a"), end(cause)];
  // The text has the status of the reply that it ends.
  const want = { status, incomplete_details: details, error: null, output: [{ status }] };
  expect(encodeWhole(events)).toMatchObject(want);
  const sse = encode(events);
  expect(assemble(sse).response).toMatchObject(want);
  expect(eventsOf(sse).at(-1)?.type).toBe(`response.${status}`);
});

describe("reasoning", () => {
  const events = (fields: object): readonly GenerationEvent[] => [
    { type: "generation-start", ...fields },
    think("secret"),
    text("a"),
    think("secret"),
    text("b"),
    call(0, "look", "state"),
    end("tool-calls"),
  ];
  test.each([
    [{}, false],
    [{ hidesReasoning: true }, true],
  ])(
    "is hidden if the client or the reply (%j) says so, but its state is kept",
    (fields, shows) => {
      const shape = shapeOf({}, shows);
      const { output } = encodeWhole(events(fields), shape);
      expect(output).toMatchObject([
        { type: "message", content: [{ text: "ab" }] },
        { type: "reasoning", summary: [], encrypted_content: "state" },
        { type: "function_call" },
      ]);
      const sse = encode(events(fields), shape);
      expect(assemble(sse).items).toEqual(output);
      expect(sse).not.toContain("secret");
    },
  );

  test("is shown in the places where it was", () => {
    const { output } = encodeWhole(events({}));
    const types = ["reasoning", "message", "reasoning", "message", "reasoning", "function_call"];
    expect(output.map(({ type }) => type)).toEqual(types);
    expect(output[0]).toEqual({
      type: "reasoning",
      id: "rs_1_0",
      summary: [{ type: "summary_text", text: "secret" }],
    });
  });
});

test("the response repeats settings, and has its usage at the end only", () => {
  const usage = { cachedInput: 4, cacheWrite: 5, cacheWrite1h: 2, output: 7, reasoning: 6 };
  const events = [start, text("a"), { type: "usage-update", usage } as const, end()];
  const [first, ...rest] = eventsOf(encode(events));
  const repeated = { metadata: { a: "b" }, temperature: 0.5, created_at: identity.created };
  expect(first).toMatchObject({ response: { ...repeated, usage: null, output: [] } });
  expect(rest.at(-1)).toMatchObject({
    response: {
      ...repeated,
      usage: {
        input_tokens: 12,
        input_tokens_details: {
          cached_tokens: 4,
          cache_write_tokens: 5,
          cache_write_1h_tokens: 2,
        },
        output_tokens: 7,
        output_tokens_details: { reasoning_tokens: 6 },
        total_tokens: 19,
      },
    },
  });
});

describe("a failure", () => {
  const body = errorBody(new GatewayError("upstream-error", "It broke."), "req_1");
  const { message, code } = body.error;

  test("is an event of both forms, then the failed response with its complete items", () => {
    const encoder = new ResponsesStreamEncoder(identity, shapeOf());
    const events = [start, text("a"), call(0), json(0, '{"a')];
    const sse = events.map((event) => encoder.encode(event)).join("") + encoder.fail(body);
    expect(picture(sse)).toBe(`${begun} +0t ~ -0 +1c ~ error failed`);
    const [error, failed] = eventsOf(sse).slice(-2);
    expect(error).toMatchObject({
      type: "error",
      code,
      message,
      param: null,
      error: body.error,
      request_id: "req_1",
    });
    expect(failed).toMatchObject({
      response: {
        status: "failed",
        error: { code, message },
        usage: null,
        output: [{ type: "message", content: [{ text: "a" }] }],
      },
    });
  });

  test("before the start has the same events", () => {
    const encoder = new ResponsesStreamEncoder(identity, shapeOf());
    const events = eventsOf(encoder.fail(body));
    expect(events.map(({ type, sequence_number: number }) => `${number} ${type}`)).toEqual([
      "0 error",
      "1 response.failed",
    ]);
  });
});
