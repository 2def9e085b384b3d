import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import { errorBody } from "../../core/errors/error-body.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { closedContract, streamGrammars } from "../contract/closed-contracts.ts";
import { StreamChecker } from "../contract/grammar/stream-checker.ts";
import { SseParser } from "../sse/parse.ts";
import { ChatStreamEncoder } from "./chat/encode-stream.ts";
import { MessagesStreamEncoder } from "./messages/encode-stream.ts";
import type { ProtocolName, StreamEncoder } from "./protocol.ts";
import { ResponsesStreamEncoder } from "./responses/encode-stream.ts";
import { shapeOf } from "./responses/test-stream.ts";
import { arbitraryEvents } from "./testing/arbitrary-events.ts";

interface Protocol {
  readonly operation: string;
  /** The part of the request that the grammar uses. */
  readonly request: object;
  /** The states in which a stream ends that succeeds, and one that fails. */
  readonly ends: readonly [string, string];
  readonly open: () => StreamEncoder;
}

const created = 1_700_000_000;
const model = "sandbox/echo";
const responsesTools = {
  t0: { name: "t0", type: "function" },
  t1: { name: "one", namespace: "t", type: "custom" },
  t2: { name: "tool_search", type: "tool_search" },
} as const;
const protocols: Readonly<Record<ProtocolName, Protocol>> = {
  chat: {
    operation: "createChatCompletion",
    request: { stream: true, stream_options: { include_usage: true } },
    ends: ["succeeded", "failed"],
    open: () =>
      new ChatStreamEncoder(
        { id: "chatcmpl-1", created, model },
        { showReasoning: true, legacyFunctions: false, includeUsage: true },
      ),
  },
  messages: {
    operation: "createMessage",
    request: { stream: true },
    ends: ["succeeded", "failed"],
    open: () => new MessagesStreamEncoder({ id: "msg_1", created, model }, { showThinking: true }),
  },
  responses: {
    operation: "createResponse",
    request: { stream: true },
    ends: ["succeeded", "failed"],
    open: () =>
      new ResponsesStreamEncoder({ id: "resp_1", created, model }, shapeOf(responsesTools)),
  },
};

/** Returns the grammar's state at the end of the stream, or its first problem. */
function stateOf({ operation, request }: Protocol, sse: string): string {
  const grammar = streamGrammars.get(operation);
  if (grammar === undefined) throw new Error(`no grammar of ${operation}`);
  const checker = new StreamChecker({
    grammar,
    findValidator: closedContract.findValidator,
    request,
  });
  const problems: string[] = [];
  const parser = new SseParser(Number.POSITIVE_INFINITY);
  parser.feed(sse, (event) => {
    const verdict = checker.feed(event);
    if ("problem" in verdict) problems.push(`${verdict.problem.text}: ${event.data}`);
  });
  return problems[0] ?? checker.end()?.text ?? checker.state;
}

/** Cuts the last call of some streams at the length limit. */
const events = fc
  .record({ drawn: arbitraryEvents, isCut: fc.boolean() })
  .map(({ drawn, isCut }): readonly GenerationEvent[] => {
    const calls = drawn.filter(({ type }) => type === "tool-call-start").length;
    if (!isCut || calls === 0) return drawn;
    const index = calls - 1;
    const kept = drawn.filter((event) => event.type !== "tool-call-delta" || event.index !== index);
    const half = { type: "tool-call-delta", index, argumentsJson: '{"a":' } as const;
    const stop = { cause: "length", raw: "" } as const;
    return [...kept.slice(0, -1), half, { type: "generation-end", stop }];
  });

const failure = errorBody(new GatewayError("upstream-error", "It broke.\u2028"), "req_1");

describe.each(Object.entries(protocols))("every stream of %s", (_name, protocol) => {
  const [succeeded, failed] = protocol.ends;

  test("follows the grammar", () => {
    fc.assert(
      fc.property(events, (drawn) => {
        const encoder = protocol.open();
        const sse = drawn.map((event) => encoder.encode(event)).join("");
        expect(stateOf(protocol, sse)).toBe(succeeded);
      }),
    );
  });

  test("follows the grammar if its end is not sent, but a failure", () => {
    fc.assert(
      fc.property(events, (drawn) => {
        const encoder = protocol.open();
        const sse = drawn.slice(0, -1).map((event) => encoder.encode(event));
        for (const last of drawn.slice(-1)) encoder.encode(last);
        expect(stateOf(protocol, sse.join("") + encoder.fail(failure))).toBe(failed);
      }),
    );
  });

  test("follows the grammar if it fails anywhere before its end", () => {
    fc.assert(
      fc.property(events, fc.nat(), (drawn, cut) => {
        const encoder = protocol.open();
        const begun = drawn.slice(0, cut % drawn.length);
        const sse = begun.map((event) => encoder.encode(event)).join("") + encoder.fail(failure);
        expect(stateOf(protocol, sse)).toBe(failed);
      }),
    );
  });
});
