import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closedReply } from "../../contract/testing/closed-reply.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { GenerationFold } from "../../../core/conversation/generation-result.ts";
import { errorBody } from "../../../core/errors/error-body.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import { arbitraryEvents } from "../testing/arbitrary-events.ts";
import { encodeChatReply } from "./encode-reply.ts";
import { ChatStreamEncoder } from "./encode-stream.ts";
import type { ChatReplyShape } from "./reply-shape.ts";

const ChatCompletion = closedReply("ChatCompletion");
const ChatCompletionChunk = closedReply("ChatCompletionChunk");
const identity = { id: "chatcmpl-1", created: 1_700_000_000, model: "sandbox/echo" };
const plain = { showReasoning: false, legacyFunctions: false, includeUsage: false };
const full = { showReasoning: true, legacyFunctions: true, includeUsage: true };

function encode(events: readonly GenerationEvent[], shape: ChatReplyShape): string {
  const encoder = new ChatStreamEncoder(identity, shape);
  return events.map((event) => encoder.encode(event)).join("");
}

/** Returns the `data` of each event; fails on any other line. */
function dataOf(sse: string): string[] {
  return sse
    .split("\n\n")
    .slice(0, -1)
    .map((event) => /^data: (.*)$/.exec(event)?.[1] ?? expect.fail(event));
}

interface Delta {
  readonly role?: string;
  readonly content?: string;
  readonly reasoning_content?: string;
  readonly tool_calls?: readonly {
    readonly index: number;
    readonly id?: string;
    readonly function: { readonly name?: string; readonly arguments: string };
  }[];
  readonly function_call?: { readonly name?: string; readonly arguments: string };
}

interface Chunk {
  readonly choices: readonly { readonly delta: Delta; readonly finish_reason: string | null }[];
  readonly usage?: object;
}

/** Assembles the stream like a client library, in the form of a non-streaming response. */
function assemble(sse: string) {
  const data = dataOf(sse);
  expect(data.pop()).toBe("[DONE]");
  const chunks = data.map((json) => JSON.parse(json) as Chunk);
  for (const chunk of chunks) {
    expect(ChatCompletionChunk(chunk) ? null : ChatCompletionChunk.errors).toBeNull();
    expect(chunk).toMatchObject({ ...identity, object: "chat.completion.chunk" });
  }
  const choices = chunks.flatMap((chunk) => chunk.choices);
  const deltas = choices.map((choice) => choice.delta);
  const join = (field: "content" | "reasoning_content") =>
    deltas.map((delta) => delta[field] ?? "").join("");
  const calls: { id: string; type: string; function: { name: string; arguments: string } }[] = [];
  for (const piece of deltas.flatMap((delta) => delta.tool_calls ?? [])) {
    const { name = "", arguments: json } = piece.function;
    if (piece.id !== undefined) {
      calls[piece.index] = { id: piece.id, type: "function", function: { name, arguments: "" } };
    }
    const call = calls[piece.index] ?? expect.fail("a delta before its call");
    call.function.arguments += json;
  }
  const older = deltas.flatMap((delta) => delta.function_call ?? []);
  const reasoning = join("reasoning_content");
  const content = join("content");
  return {
    ...identity,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: {
          role: deltas[0]?.role,
          content: content === "" && calls.length > 0 ? null : content,
          refusal: null,
          ...(reasoning !== "" && { reasoning_content: reasoning }),
          ...(calls.length > 0 && { tool_calls: calls }),
          ...(older.length > 0 && {
            function_call: {
              name: older.map((piece) => piece.name ?? "").join(""),
              arguments: older.map((piece) => piece.arguments).join(""),
            },
          }),
        },
        logprobs: null,
        finish_reason: choices.at(-1)?.finish_reason,
      },
    ],
    usage: chunks.at(-1)?.usage,
  };
}

function fold(events: readonly GenerationEvent[]) {
  const folded = new GenerationFold();
  for (const event of events) folded.add(event);
  return folded.result();
}

test("the folded stream equals the non-streaming response, and both follow the contract", () => {
  const shapes = fc.constantFrom(full, { ...plain, includeUsage: true });
  fc.assert(
    fc.property(arbitraryEvents, shapes, (events, shape) => {
      const whole = encodeChatReply(fold(events), identity, shape);
      expect(ChatCompletion(whole) ? null : ChatCompletion.errors).toBeNull();
      expect(assemble(encode(events, shape))).toEqual(whole);
    }),
  );
});

const start: GenerationEvent = { type: "generation-start", usage: { freshInput: 3 } };
const text = (value: string): GenerationEvent => ({ type: "text-delta", text: value });
const think = (value: string): GenerationEvent => ({ type: "reasoning-delta", text: value });
const call = (index: number): GenerationEvent => ({
  type: "tool-call-start",
  index,
  id: `c${index}`,
  name: "look",
});
const json = (index: number, argumentsJson: string): GenerationEvent => ({
  type: "tool-call-delta",
  index,
  argumentsJson,
});
const used: GenerationEvent = {
  type: "usage-update",
  usage: { cachedInput: 4, cacheWrite: 5, output: 7, reasoning: 2 },
};
const end = (cause: "end" | "length" | "tool-calls" | "stop-sequence" | "filtered") =>
  ({ type: "generation-end", stop: { cause, raw: "" } }) as const;

/** Shows each chunk as its delta and finish reason, and the usage chunk as `usage`. */
function picture(sse: string): string {
  return dataOf(sse)
    .map((data) => {
      if (data === "[DONE]") return data;
      const [choice] = (JSON.parse(data) as Chunk).choices;
      if (choice === undefined) return "usage";
      return `${JSON.stringify(choice.delta)}${choice.finish_reason ?? ""}`;
    })
    .join(" ");
}

const args = (index: number, value: string) =>
  `{"tool_calls":[{"index":${index},"function":{"arguments":${JSON.stringify(value)}}}]}`;
const opening =
  '{"tool_calls":[{"index":0,"id":"c0","type":"function",' +
  '"function":{"name":"look","arguments":""}}]}';

const older = (delta: string, call: string) => `${delta.slice(0, -1)},"function_call":${call}}`;

describe("the order of chunks", () => {
  test.each<[string, readonly GenerationEvent[], ChatReplyShape, string]>([
    [
      "text",
      [start, text("a"), text("b"), used, end("end")],
      plain,
      '{"role":"assistant"} {"content":"a"} {"content":"b"} {}stop [DONE]',
    ],
    [
      "an empty answer with requested usage",
      [start, end("length")],
      { ...plain, includeUsage: true },
      '{"role":"assistant"} {}length usage [DONE]',
    ],
    [
      "unrequested reasoning is not shown",
      [start, think("hm"), text("a"), end("stop-sequence")],
      plain,
      '{"role":"assistant"} {"content":"a"} {}stop [DONE]',
    ],
    [
      "requested reasoning",
      [start, think("hm"), text("a"), end("filtered")],
      full,
      '{"role":"assistant"} {"reasoning_content":"hm"} {"content":"a"} {}stop usage [DONE]',
    ],
    [
      "a call",
      [start, call(0), json(0, '{"a'), json(0, '":1}'), end("tool-calls")],
      plain,
      `{"role":"assistant"} ${opening} ${args(0, '{"a')} ${args(0, '":1}')} {}tool_calls [DONE]`,
    ],
    [
      "a call without arguments gets an empty object",
      [start, call(0), end("tool-calls")],
      plain,
      `{"role":"assistant"} ${opening} ${args(0, "{}")} {}tool_calls [DONE]`,
    ],
    [
      "interleaved calls keep their index",
      [start, call(0), call(1), json(1, "{"), json(0, "{}"), json(1, "}"), end("tool-calls")],
      plain,
      `{"role":"assistant"} ${opening} ${opening.replace('x":0', 'x":1').replace("c0", "c1")} ` +
        `${args(1, "{")} ${args(0, "{}")} ${args(1, "}")} {}tool_calls [DONE]`,
    ],
    [
      "the older form shows one call, even if the upstream made more",
      [start, call(0), json(0, "{}"), call(1), json(1, "{}"), call(2), end("tool-calls")],
      { ...plain, legacyFunctions: true },
      `{"role":"assistant"} ${older(opening, '{"name":"look","arguments":""}')} ` +
        `${older(args(0, "{}"), '{"arguments":"{}"}')} {}tool_calls [DONE]`,
    ],
  ])("%s", (_, events, shape, want) => {
    expect(picture(encode(events, shape))).toBe(want);
  });
});

test("prompt tokens include cached ones", () => {
  const usage = encodeChatReply(fold([start, used, end("end")]), identity, plain).usage;
  expect(usage).toEqual({
    prompt_tokens: 12,
    completion_tokens: 7,
    total_tokens: 19,
    prompt_tokens_details: { cached_tokens: 4, cache_write_tokens: 5 },
    completion_tokens_details: { reasoning_tokens: 2 },
  });
});

test("a failure is the error body, without the end marker", () => {
  const body = errorBody(new GatewayError("upstream-error", "It broke."), "req_1");
  expect(new ChatStreamEncoder(identity, plain).fail(body)).toBe(
    `data: ${JSON.stringify(body)}\n\n`,
  );
});
