import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Schemas } from "../../../../generated/types.ts";
import { closedReply } from "../../contract/testing/closed-reply.ts";
import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import { GenerationFold } from "../../../core/conversation/generation-result.ts";
import { errorBody } from "../../../core/errors/error-body.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import { arbitraryEvents } from "../testing/arbitrary-events.ts";
import { encodeMessagesReply } from "./encode-reply.ts";
import { MessagesStreamEncoder } from "./encode-stream.ts";
import { asReceived } from "../../../core/raw-json/test-written.ts";

const Message = closedReply("Message");
const MessageStreamEvent = closedReply("MessageStreamEvent");
const identity = { id: "msg_1", created: 1_700_000_000, model: "sandbox/echo" };
const shown = { showThinking: true };

function encode(events: readonly GenerationEvent[], shape = shown): string {
  const encoder = new MessagesStreamEncoder(identity, shape);
  return events.map((event) => encoder.encode(event)).join("");
}

type WireEvent = Exclude<Schemas["MessageStreamEvent"], Schemas["ErrorResponse"]>;

/**
 * Returns each event's data; fails if the event name is missing or differs, or the contract is
 * violated.
 */
function eventsOf(sse: string): WireEvent[] {
  return sse
    .split("\n\n")
    .slice(0, -1)
    .map((event) => {
      const [, name, data = ""] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? expect.fail(event);
      const parsed = JSON.parse(data) as WireEvent;
      expect(parsed.type).toBe(name);
      expect(MessageStreamEvent(parsed) ? null : MessageStreamEvent.errors).toBeNull();
      return parsed;
    });
}

/** Assembles the stream like a client library; fails if blocks are not sequential. */
function assemble(sse: string) {
  let message: Record<string, unknown> = {};
  const content: Record<string, string>[] = [];
  let open: Record<string, string> | undefined;
  for (const event of eventsOf(sse)) {
    switch (event.type) {
      case "message_start":
        message = { ...event.message };
        break;
      case "content_block_start":
        expect([open, event.index]).toEqual([undefined, content.length]);
        open = { ...(event.content_block as unknown as Record<string, string>), json: "" };
        content.push(open);
        break;
      case "content_block_delta": {
        const block = open ?? expect.fail("a delta without a block");
        expect(event.index).toBe(content.length - 1);
        for (const [field, piece] of Object.entries<string>(event.delta)) {
          const target = field === "partial_json" ? "json" : field;
          if (field !== "type") block[target] = (block[target] ?? "") + piece;
        }
        break;
      }
      case "content_block_stop":
        open = undefined;
        break;
      case "message_delta":
        message = { ...message, ...event.delta, usage: event.usage };
        break;
      case "message_stop":
        return { ...message, content: content.map(finish) };
    }
  }
  return expect.fail("the stream has no end");
}

function finish({ json = "", ...block }: Record<string, string>): Record<string, unknown> {
  if (block["type"] !== "tool_use") return block;
  expect(json).not.toBe("");
  return { ...block, input: JSON.parse(json) as unknown };
}

function fold(events: readonly GenerationEvent[]) {
  const folded = new GenerationFold();
  for (const event of events) folded.add(event);
  return folded.result();
}

test("the folded stream equals the non-streaming response, and both follow the contract", () => {
  const shapes = fc.constantFrom(shown, { showThinking: false });
  fc.assert(
    fc.property(arbitraryEvents, shapes, (events, shape) => {
      const whole = asReceived<object>(encodeMessagesReply(fold(events), identity, shape));
      expect(Message(whole) ? null : Message.errors).toBeNull();
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
const end = (cause: StopCause["cause"] = "end", sequence?: string): GenerationEvent => ({
  type: "generation-end",
  stop: { cause, raw: "", ...(sequence !== undefined && { sequence }) },
});

const kinds = { text: "t", thinking: "r", tool_use: "c" } as const;

/**
 * Shows the events as `start`, `+0t` for the start of a text (`r` reasoning, `c` call), `~0` for a
 * delta, `-0` for its end, and `stop`.
 */
function picture(sse: string): string {
  return eventsOf(sse)
    .map((event) => {
      switch (event.type) {
        case "content_block_start":
          return `+${event.index}${kinds[event.content_block.type]}`;
        case "content_block_delta":
          return `~${event.index}`;
        case "content_block_stop":
          return `-${event.index}`;
        default:
          return event.type.replace("message_", "");
      }
    })
    .join(" ");
}

describe("the order of events", () => {
  test.each<[string, readonly GenerationEvent[], string]>([
    ["text", [start, text("a"), text("b"), end()], "start +0t ~0 ~0 -0 delta stop"],
    ["an empty answer is one empty text block", [start, end()], "start +0t -0 delta stop"],
    [
      "thinking has a signature, and without an answer an empty text follows",
      [start, think("a"), end("length")],
      "start +0r ~0 ~0 -0 +1t -1 delta stop",
    ],
    [
      "text, then a call",
      [start, text("a"), call(0), json(0, "{"), json(0, "}"), end("tool-calls")],
      "start +0t ~0 -0 +1c ~1 ~1 -1 delta stop",
    ],
    [
      "a call without arguments has a delta",
      [start, call(0), end("tool-calls")],
      "start +0c ~0 -0 delta stop",
    ],
    [
      "consecutive calls are not held back",
      [start, call(0), json(0, "{}"), call(1), json(1, "{"), json(1, "}"), end("tool-calls")],
      "start +0c ~0 -0 +1c ~1 ~1 -1 delta stop",
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
      "start +0c ~0 ~0 -0 +1c ~1 -1 delta stop",
    ],
    [
      "white space after a closed call is ignored",
      [start, call(0), json(0, "{}"), text("a"), json(0, "\n"), end("tool-calls")],
      "start +0c ~0 -0 +1t ~1 -1 delta stop",
    ],
  ])("%s", (_, events, want) => {
    expect(picture(encode(events))).toBe(want);
  });

  test("a waiting call is silent until the first is complete", () => {
    const encoder = new MessagesStreamEncoder(identity, shown);
    const written = [
      start,
      call(0),
      json(0, "{"),
      call(1),
      json(1, "{}"),
      json(0, "}"),
      call(2),
    ].map((event) => picture(encoder.encode(event)));
    expect(written).toEqual(["start", "+0c", "~0", "", "", "~0", "-0 +1c ~1 -1 +2c"]);
  });
});

describe("empty arguments in other forms", () => {
  const ways = [["null"], [" null\n"], ["nu", "ll"], ["[]"], ["[", " ]"], ['""'], [" ", "\n"], []];

  test.each(ways.map((pieces) => [pieces]))(
    "%j is an empty object, non-streaming and streamed",
    (pieces) => {
      const deltas = pieces.map((piece) => json(0, piece));
      const events = [start, call(0), ...deltas, call(1), json(1, '{"a":1}'), end("tool-calls")];
      const uses = [
        { type: "tool_use", id: "c0", name: "look", input: {} },
        { type: "tool_use", id: "c1", name: "look", input: { a: 1 } },
      ];
      expect(asReceived(encodeMessagesReply(fold(events), identity, shown))).toMatchObject({
        content: uses,
      });
      const sse = encode(events);
      expect(assemble(sse)).toMatchObject({ content: uses });
      expect(picture(sse)).toBe("start +0c ~0 -0 +1c ~1 -1 delta stop");
    },
  );

  test("an object after white space is not held back", () => {
    const encoder = new MessagesStreamEncoder(identity, shown);
    const events = [start, call(0), json(0, " "), json(0, '\n{"a"'), json(0, ":1}")];
    const texts = events.map((event) => encoder.encode(event));
    expect(texts.map(picture)).toEqual(["start", "+0c", "", "~0", "~0"]);
    expect(texts[3]).toContain(JSON.stringify(' \n{"a"'));
  });

  test("arguments truncated before they are an object are sent to the client", () => {
    const cut = [start, call(0), json(0, "[1,"), json(0, "2"), end("length")];
    expect(encode(cut)).toContain('"partial_json":"[1,2"');
  });
});

describe("arguments that are not a JSON object", () => {
  const broken = [start, call(0), json(0, '{"a": 1'), end("tool-calls")];
  test("are an upstream error, non-streaming and streamed", () => {
    for (const run of [
      () => encode(broken),
      () => encodeMessagesReply(fold(broken), identity, shown),
    ]) {
      expect(run).toThrow(expect.objectContaining({ kind: "upstream-error" }));
    }
    expect(() => encode([start, call(0), json(0, "[1]"), end("tool-calls")])).toThrow(GatewayError);
    expect(() => encode([start, call(0), json(0, "{}"), call(1), json(0, "{}")])).toThrow(
      GatewayError,
    );
  });
  test("truncated at the length limit end the stream, and a non-streaming response omits the call", () => {
    const cut = [start, text("a"), call(0), json(0, '{"a": 1'), end("length")];
    expect(picture(encode(cut))).toBe("start +0t ~0 -0 +1c ~1 -1 delta stop");
    const whole = encodeMessagesReply(fold(cut), identity, shown);
    expect(whole.content).toEqual([{ type: "text", text: "a" }]);
    expect(whole.stop_reason).toBe("max_tokens");
  });
});

test.each([
  ["end", "end_turn", null],
  ["length", "max_tokens", null],
  ["tool-calls", "tool_use", null],
  ["stop-sequence", "stop_sequence", "END"],
  ["filtered", "end_turn", null],
] as const)("%s ends as %s", (cause, reason, sequence) => {
  const events = [start, text("a"), end(cause, "END")];
  const want = { stop_reason: reason, stop_sequence: sequence };
  expect(assemble(encode(events))).toMatchObject(want);
  expect(encodeMessagesReply(fold(events), identity, shown)).toMatchObject(want);
});

test("the start has the known input, the end has all four counts", () => {
  const usage = { cachedInput: 4, cacheWrite: 5, output: 7 };
  const [first, ...rest] = eventsOf(
    encode([start, text("a"), { type: "usage-update", usage }, end()]),
  );
  expect(first).toMatchObject({ message: { usage: { input_tokens: 3, output_tokens: 0 } } });
  expect(rest.at(-2)).toMatchObject({
    usage: {
      input_tokens: 3,
      output_tokens: 7,
      cache_read_input_tokens: 4,
      cache_creation_input_tokens: 5,
    },
  });
});

test("lifetimes of the start are replaced at the end, for clients that merge both", () => {
  const usage = { freshInput: 3, cachedInput: 0, cacheWrite: 2, cacheWrite1h: 2 };
  const later = { freshInput: 4, cachedInput: 0, cacheWrite: 0, output: 7 };
  const [first, ...rest] = eventsOf(
    encode([{ type: "generation-start", usage }, { type: "usage-update", usage: later }, end()]),
  );
  const shown = (hour: number) => ({
    ephemeral_5m_input_tokens: 0,
    ephemeral_1h_input_tokens: hour,
  });
  expect(first).toMatchObject({ message: { usage: { cache_creation: shown(2) } } });
  expect(rest.at(-2)).toMatchObject({ usage: { cache_creation: shown(0) } });
});

test("a failure is the event error with the error body", () => {
  const body = errorBody(new GatewayError("upstream-error", "It broke."), "req_1");
  expect(new MessagesStreamEncoder(identity, shown).fail(body)).toBe(
    `event: error\ndata: ${JSON.stringify(body)}\n\n`,
  );
});
