import fc from "fast-check";
import { expect, test } from "vitest";
import { foldEvents, testContext } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { AnthropicStreamDecoder } from "./decode-stream.ts";
import { feed } from "../transport/test-feed.ts";

const context = testContext();

const pieces = fc.array(fc.string({ unit: "binary", minLength: 1, maxLength: 8 }), {
  maxLength: 4,
});
const block = fc.oneof(
  fc.record({ type: fc.constant("text" as const), pieces }),
  fc.record({ type: fc.constant("thinking" as const), pieces }),
  fc.record({
    type: fc.constant("tool_use" as const),
    input: fc.dictionary(fc.string(), fc.jsonValue()),
  }),
);
const drawn = fc.record({
  blocks: fc.array(block, { maxLength: 4 }),
  reason: fc.constantFrom("end_turn", "max_tokens", "tool_use", "stop_sequence", "refusal", "odd"),
  input: fc.nat(1_000),
  cached: fc.option(fc.nat(1_000), { nil: null }),
  output: fc.integer({ min: 1, max: 1_000 }),
});
/** Without content, an unknown stop reason is a failure, and so is one that promises calls. */
const replies = drawn.filter(
  ({ reason, blocks }) =>
    !["odd", "tool_use"].includes(reason) ||
    blocks.some((one) => one.type === "tool_use" || (one.type === "text" && one.pieces.length > 0)),
);
type Reply = typeof replies extends fc.Arbitrary<infer Value> ? Value : never;
type Block = Reply["blocks"][number];

interface WireEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

function deltasOf(open: Block): object[] {
  switch (open.type) {
    case "text":
      return open.pieces.map((text) => ({ type: "text_delta", text }));
    case "thinking":
      return open.pieces.map((thinking) => ({ type: "thinking_delta", thinking }));
    case "tool_use": {
      const json = JSON.stringify(open.input);
      const half = Math.floor(json.length / 2);
      return ["", json.slice(0, half), json.slice(half)].map((partial_json) => ({
        type: "input_json_delta",
        partial_json,
      }));
    }
  }
}

function startOf(open: Block, index: number): object {
  if (open.type === "tool_use")
    return { type: "tool_use", id: `toolu_${index}`, name: "a", input: {} };
  return { type: open.type, [open.type]: "" };
}

function wholeBlock(open: Block, index: number): object {
  if (open.type === "tool_use")
    return { type: "tool_use", id: `toolu_${index}`, name: "a", input: open.input };
  return { type: open.type, [open.type]: open.pieces.join("") };
}

function streamOf({ blocks, reason, input, cached, output }: Reply): string {
  const usage = { input_tokens: input, cache_read_input_tokens: cached, output_tokens: 1 };
  const events: WireEvent[] = [{ type: "message_start", message: { usage } }];
  blocks.forEach((open, index) => {
    events.push({ type: "content_block_start", index, content_block: startOf(open, index) });
    for (const delta of deltasOf(open)) events.push({ type: "content_block_delta", index, delta });
    events.push({ type: "content_block_stop", index });
  });
  const delta = { stop_reason: reason, stop_sequence: reason === "stop_sequence" ? "END" : null };
  events.push({ type: "message_delta", delta, usage: { output_tokens: output } });
  events.push({ type: "message_stop" });
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}

function wholeOf({ blocks, reason, input, cached, output }: Reply): string {
  return JSON.stringify({
    content: blocks.map(wholeBlock),
    stop_reason: reason,
    stop_sequence: reason === "stop_sequence" ? "END" : null,
    usage: { input_tokens: input, cache_read_input_tokens: cached, output_tokens: output },
  });
}

test("a stream folds to its non-streaming response, regardless of how its text is split", () => {
  fc.assert(
    fc.property(replies, fc.array(fc.nat(), { maxLength: 6 }), (reply, cuts) => {
      const text = streamOf(reply);
      const at = [0, ...cuts.map((cut) => cut % text.length), text.length].sort((a, b) => a - b);
      const decoder = new AnthropicStreamDecoder(context);
      const pieces = at.slice(1).map((to, index) => text.slice(at[index], to));
      const events = feed(decoder, ...pieces);
      decoder.end(events);
      expect(foldEvents(events)).toEqual(foldEvents(decodeReply(wholeOf(reply), context)));
    }),
  );
});
