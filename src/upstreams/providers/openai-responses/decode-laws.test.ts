import fc from "fast-check";
import { expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { callsOf } from "../../../core/conversation/generation-result.ts";
import { foldEvents, testContext, testRequest } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { ResponsesStreamDecoder } from "./decode-stream.ts";
import { encodeRequest } from "./encode-request.ts";
import { feed } from "../transport/test-feed.ts";

const request = testRequest();
const context = testContext();

const piece = fc.string({ unit: "binary", minLength: 1, maxLength: 8 });
const pieces = fc.array(piece, { maxLength: 3 });
const itemShape = fc.oneof(
  fc.record({ kind: fc.constant("message" as const), parts: fc.array(pieces, { maxLength: 2 }) }),
  fc.record({
    kind: fc.constant("reasoning" as const),
    summary: fc.array(pieces, { maxLength: 2 }),
    encrypted: fc.option(fc.constantFrom("gAAAAABone", "gAAAAABtwo"), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constantFrom("call" as const, "custom" as const),
    name: fc.constantFrom("a", "b"),
    pieces,
  }),
);
type ItemShape = typeof itemShape extends fc.Arbitrary<infer Value> ? Value : never;

function isCall({ kind }: ItemShape): boolean {
  return kind === "call" || kind === "custom";
}

const reply = fc.record({
  items: fc.array(itemShape, { maxLength: 6 }),
  end: fc.constantFrom(
    { status: "completed" },
    { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } },
  ),
  input: fc.nat(1_000),
  cached: fc.nat(1_000),
  output: fc.nat(1_000),
});
type Reply = typeof reply extends fc.Arbitrary<infer Value> ? Value : never;

function itemOf(shape: ItemShape, index: number): object {
  switch (shape.kind) {
    case "message": {
      const content = shape.parts.map((part) => ({ type: "output_text", text: part.join("") }));
      return { type: "message", id: `msg_${index}`, role: "assistant", content };
    }
    case "reasoning": {
      const summary = shape.summary.map((part) => ({ type: "summary_text", text: part.join("") }));
      const encrypted_content = shape.encrypted;
      return { type: "reasoning", id: `rs_${index}`, summary, encrypted_content };
    }
    case "call":
      return {
        type: "function_call",
        id: `fc_${index}`,
        call_id: `call_${index}`,
        name: shape.name,
        arguments: shape.pieces.join(""),
      };
    case "custom":
      return {
        type: "custom_tool_call",
        id: `ctc_${index}`,
        call_id: `call_${index}`,
        name: shape.name,
        input: shape.pieces.join(""),
      };
  }
}

function wholeOf({ items, end, input, cached, output }: Reply): object {
  return {
    ...end,
    output: items.map(itemOf),
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: cached },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  };
}

function deltasOf(shape: ItemShape, output_index: number): { readonly type: string }[] {
  switch (shape.kind) {
    case "message":
      return shape.parts.flatMap((part, content_index) =>
        part.map((delta) => ({
          type: "response.output_text.delta",
          output_index,
          content_index,
          delta,
        })),
      );
    case "reasoning":
      return shape.summary.flatMap((part, summary_index) =>
        part.map((delta) => ({
          type: "response.reasoning_summary_text.delta",
          output_index,
          summary_index,
          delta,
        })),
      );
    case "call":
      return shape.pieces.map((delta) => ({
        type: "response.function_call_arguments.delta",
        output_index,
        delta,
      }));
    case "custom":
      return shape.pieces.map((delta) => ({
        type: "response.custom_tool_call_input.delta",
        output_index,
        delta,
      }));
  }
}

/**
 * Returns a stream of consecutive items. Some are sent without pieces, only as the finished item.
 */
function streamOf(wanted: Reply, isPieced: (index: number) => boolean): string {
  const response = wholeOf(wanted);
  const events = [
    { type: "response.created", response: { status: "in_progress" } },
    ...wanted.items.flatMap((shape, output_index) => {
      const item = itemOf(shape, output_index);
      const done = { type: "response.output_item.done", output_index, item };
      const added = { type: "response.output_item.added", output_index, item };
      return isPieced(output_index) ? [added, ...deltasOf(shape, output_index), done] : [done];
    }),
    { type: `response.${wanted.end.status}`, response },
  ];
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}

test("a stream folds to its non-streaming response, regardless of how its text is split", () => {
  fc.assert(
    fc.property(reply, fc.array(fc.nat(), { maxLength: 6 }), fc.nat(63), (wanted, cuts, pieced) => {
      const text = streamOf(wanted, (index) => (pieced & (1 << index)) !== 0);
      const at = [0, ...cuts.map((cut) => cut % text.length), text.length].sort((a, b) => a - b);
      const decoder = new ResponsesStreamDecoder(context);
      const pieces = at.slice(1).map((to, index) => text.slice(at[index], to));
      const events = feed(decoder, ...pieces);
      decoder.end(events);
      expect(foldEvents(events)).toEqual(
        foldEvents(decodeReply(JSON.stringify(wholeOf(wanted)), context)),
      );
    }),
  );
});

test("reasoning before a call is sent back unchanged and in its place", () => {
  fc.assert(
    fc.property(reply, (wanted) => {
      const folded = foldEvents(decodeReply(JSON.stringify(wholeOf(wanted)), context));
      const { body } = encodeRequest({
        ...request,
        conversation: {
          ...request.conversation,
          turns: [{ role: "assistant", parts: callsOf(folded) }],
        },
      });
      const lastCall = wanted.items.findLastIndex(isCall);
      const kept = wanted.items.flatMap((shape, index) => {
        if (index > lastCall || shape.kind === "message") return [];
        if (shape.kind === "reasoning" && shape.encrypted === undefined) return [];
        return [isCall(shape) ? `call_${index}` : `rs_${index}`];
      });
      const sent = body.input.map((item) =>
        "call_id" in item ? item.call_id : "id" in item && item.id,
      );
      expect(sent).toEqual(kept);
    }),
  );
});

test.each(["response.reasoning_summary_text.done", "response.reasoning_text.done"])(
  "%s yields the text of missing deltas, and no text twice",
  (type) => {
    const part = { output_index: 0, text: "I think." };
    const decode = (...events: readonly object[]): GenerationEvent[] => {
      const decoder = new ResponsesStreamDecoder(context);
      return feed(decoder, ...events.map((event) => `data: ${JSON.stringify(event)}\n\n`));
    };
    const wanted: readonly GenerationEvent[] = [
      { type: "generation-start" },
      { type: "reasoning-delta", text: "I think." },
    ];
    const done = { ...part, type };
    expect(decode(done)).toEqual(wanted);
    const delta = { ...part, type: type.replace("done", "delta"), delta: "I think." };
    expect(decode(delta, done)).toEqual(wanted);
  },
);
