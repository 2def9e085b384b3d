import fc from "fast-check";
import { expect, test } from "vitest";
import { foldEvents, testContext } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { OpenAiStreamDecoder } from "./decode-stream.ts";
import { feed } from "../transport/test-feed.ts";

const context = testContext();

const pieces = fc.array(fc.string({ unit: "binary", minLength: 1, maxLength: 8 }), {
  maxLength: 4,
});
const call = fc.record({ name: fc.constantFrom("a", "b"), pieces });
const drawn = fc.record({
  text: pieces,
  reasoning: pieces,
  calls: fc.array(call, { maxLength: 3 }),
  finish: fc.constantFrom("stop", "length", "tool_calls", "content_filter", "odd"),
  prompt: fc.nat(1_000),
  cached: fc.option(fc.nat(1_000), { nil: undefined }),
  output: fc.nat(1_000),
});
/** Without content, an unknown finish reason is a failure, and so is one that promises calls. */
const replies = drawn.filter(
  ({ finish, text, calls }) =>
    !["odd", "tool_calls"].includes(finish) || text.length + calls.length > 0,
);
type Reply = typeof replies extends fc.Arbitrary<infer Value> ? Value : never;

function usageOf({ prompt, cached, output }: Reply): object {
  return {
    prompt_tokens: prompt,
    completion_tokens: output,
    ...(cached !== undefined && { prompt_tokens_details: { cached_tokens: cached } }),
  };
}

function streamOf(reply: Reply): string {
  const deltas: object[] = [
    { role: "assistant", content: "" },
    ...reply.reasoning.map((reasoning_content) => ({ reasoning_content })),
    ...reply.text.map((content) => ({ content })),
    ...reply.calls.map(({ name }, index) => ({
      tool_calls: [
        { index, id: `call_${index}`, type: "function", function: { name, arguments: "" } },
      ],
    })),
  ];
  // The arguments of all calls interleave, one piece of each call per round.
  for (let at = 0; reply.calls.some((open) => at < open.pieces.length); at += 1) {
    reply.calls.forEach((open, index) => {
      const piece = open.pieces[at];
      if (piece !== undefined)
        deltas.push({ tool_calls: [{ index, function: { arguments: piece } }] });
    });
  }
  const chunks = [
    ...deltas.map((delta) => ({ choices: [{ index: 0, delta, finish_reason: null }] })),
    { choices: [{ index: 0, delta: {}, finish_reason: reply.finish }] },
    { choices: [], usage: usageOf(reply) },
  ];
  return `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`;
}

function wholeOf(reply: Reply): string {
  const message = {
    role: "assistant",
    content: reply.text.join(""),
    reasoning_content: reply.reasoning.join(""),
    tool_calls: reply.calls.map((open, index) => ({
      id: `call_${index}`,
      type: "function",
      function: { name: open.name, arguments: open.pieces.join("") },
    })),
  };
  return JSON.stringify({
    choices: [{ index: 0, message, finish_reason: reply.finish }],
    usage: usageOf(reply),
  });
}

test("a stream folds to its non-streaming response, regardless of how its text is split", () => {
  fc.assert(
    fc.property(replies, fc.array(fc.nat(), { maxLength: 6 }), (reply, cuts) => {
      const text = streamOf(reply);
      const at = [0, ...cuts.map((cut) => cut % text.length), text.length].sort((a, b) => a - b);
      const decoder = new OpenAiStreamDecoder(context);
      const pieces = at.slice(1).map((to, index) => text.slice(at[index], to));
      const events = feed(decoder, ...pieces);
      decoder.end(events);
      expect(foldEvents(events)).toEqual(foldEvents(decodeReply(wholeOf(reply), context)));
    }),
  );
});
