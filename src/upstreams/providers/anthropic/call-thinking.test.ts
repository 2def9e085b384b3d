import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { testContext, testRequest } from "../transport/test-upstream.ts";
import { hasUsableThinking, unpackThinking } from "./call-thinking.ts";
import { decodeReply } from "./decode-reply.ts";
import { AnthropicStreamDecoder } from "./decode-stream.ts";
import { encodeRequest } from "./encode-request.ts";
import { feed } from "../transport/test-feed.ts";
import { asReceived } from "../../../core/raw-json/test-written.ts";

const { upstream } = testRequest({ kind: "anthropic" });
const context = testContext({ upstream });
const thought = { type: "thinking", thinking: "Look first.", signature: "c2ln" } as const;
const hidden = { type: "redacted_thinking", data: "aGlk" } as const;
const use = (id: string) => ({ type: "tool_use", id, name: "look", input: {} }) as const;
const content = [thought, hidden, { type: "text", text: "Looking." }, use("a"), thought, use("b")];

function statesOf(events: readonly GenerationEvent[]): readonly (string | undefined)[] {
  return events
    .filter((event) => event.type === "tool-call-start")
    .map(({ reasoningState }) => reasoningState);
}

const whole = decodeReply(JSON.stringify({ content, stop_reason: "tool_use" }), context);

/**
 * Returns blocks at the indices given by `placeOf`; `ends` determines whether each block is ended.
 */
function streamed(ends: boolean, placeOf = (index: number): number => index): GenerationEvent[] {
  const decoder = new AnthropicStreamDecoder(context);
  const delta = (index: number, one: object): object => ({
    type: "content_block_delta",
    index,
    delta: one,
  });
  const blocks = content.flatMap((block, place) => {
    const index = placeOf(place);
    const stop = !ends ? [] : [{ type: "content_block_stop", index }];
    if (!("signature" in block)) {
      return [{ type: "content_block_start", index, content_block: block }, ...stop];
    }
    const { type, thinking, signature } = block;
    const empty = { type, thinking: "", signature: "" };
    return [
      { type: "content_block_start", index, content_block: empty },
      delta(index, { type: "thinking_delta", thinking: thinking.slice(0, 3) }),
      delta(index, { type: "thinking_delta", thinking: thinking.slice(3) }),
      delta(index, { type: "signature_delta", signature }),
      ...stop,
    ];
  });
  const end = [
    { type: "message_delta", delta: { stop_reason: "tool_use" } },
    { type: "message_stop" },
  ];
  const events = [{ type: "message_start", message: {} }, ...blocks, ...end];
  return feed(decoder, ...events.map((event) => `data: ${JSON.stringify(event)}\n\n`));
}

function textFirst(blocks: readonly { readonly type: string }[]): object[] {
  const joined = blocks.flatMap((block) => ("text" in block ? [String(block.text)] : [])).join("");
  return [{ type: "text", text: joined }, ...blocks.filter(({ type }) => type !== "text")];
}

describe("thinking before a call", () => {
  test.each([
    ["in one piece", whole],
    ["streamed", streamed(true)],
    ["streamed, and never ended", streamed(false)],
    ["streamed in one place, and never ended", streamed(false, () => 0)],
  ])("is carried by the call: %s", (_way, events) => {
    expect(statesOf(events).map((state) => unpackThinking(state, upstream))).toEqual([
      {
        blocks: [
          { block: thought, textBefore: 0 },
          { block: hidden, textBefore: 0 },
        ],
        textBefore: 8,
        callsBefore: [],
      },
      { blocks: [{ block: thought, textBefore: 8 }], textBefore: 8, callsBefore: [] },
    ]);
  });

  test("is sent back in its place", () => {
    const [first = "", second = ""] = statesOf(whole);
    const call = (id: string, reasoningState: string) =>
      ({ type: "tool-call", id, name: "look", argumentsJson: "{}", reasoningState }) as const;
    const { body, ignored } = encodeRequest(
      testRequest({
        kind: "anthropic",
        conversation: {
          turns: [
            { role: "user", parts: [{ type: "text", text: "Go" }] },
            {
              role: "assistant",
              parts: [{ type: "text", text: "Looking." }, call("a", first), call("b", second)],
            },
          ],
        },
      }),
    );
    expect(asReceived<typeof body>(body).messages[1]?.content).toEqual(content);
    expect(ignored).toEqual([]);
  });

  // `~` is thinking, a letter its text, a number a call.
  test.each([
    ["a ~ 1", 1],
    ["1 ~ 2 a", 1],
    ["a 1 ~ b 2 3", 1],
    ["a ~ b ~ 1 2 ~ 3", 2],
    ["~ 1 a 2 b 3", 2],
    ["~ 1 2 3", 1],
    ["a 1 b 2", 0],
  ])("is sent back in its order even if a client puts all text first: %s", (order, states) => {
    const blocks = order.split(" ").map((sign) => {
      if (sign === "~") return thought;
      return /\d/.test(sign) ? use(sign) : { type: "text", text: sign };
    });
    const reply = JSON.stringify({ content: blocks, stop_reason: "tool_use" });
    const events = decodeReply(reply, context);
    const joined = blocks.flatMap((block) => ("text" in block ? [block.text] : [])).join("");
    const calls = events.flatMap((event) => {
      if (event.type !== "tool-call-start") return [];
      const { type: _type, index: _index, ...call } = event;
      return [{ type: "tool-call", argumentsJson: "{}", ...call } as const];
    });
    expect(calls.filter(({ reasoningState }) => reasoningState !== undefined)).toHaveLength(states);
    const text = joined === "" ? [] : [{ type: "text", text: joined } as const];
    const turn = { role: "assistant", parts: [...text, ...calls] } as const;
    const first = { role: "user", parts: [{ type: "text", text: "Go" }] } as const;
    const request = testRequest({ kind: "anthropic", conversation: { turns: [first, turn] } });
    const { body } = encodeRequest(request);
    const sent = asReceived<typeof body>(body).messages[1]?.content;
    expect(sent).toEqual(states === 0 ? textFirst(blocks) : blocks);
  });

  test("a state that holds only positions brings no thinking back", () => {
    const text = (joined: string) => ({ type: "text", text: joined });
    const blocks = [thought, use("a"), text("x"), use("b"), text("y"), use("c")];
    const reply = JSON.stringify({ content: blocks, stop_reason: "tool_use" });
    const states = statesOf(decodeReply(reply, context));
    expect(states.map((state) => state !== undefined)).toEqual([true, false, true]);
    expect(states.map((state) => hasUsableThinking(state, upstream))).toEqual([true, false, false]);
  });

  test("is left out and reported if another upstream wrote it", () => {
    const other = { ...upstream, id: "other" };
    const [state = ""] = statesOf(whole);
    expect(unpackThinking(state, other)).toBeUndefined();
    const part = {
      type: "tool-call",
      id: "a",
      name: "look",
      argumentsJson: "{}",
      reasoningState: state,
    } as const;
    const { body, ignored } = encodeRequest(
      testRequest({
        kind: "anthropic",
        upstream: { id: "other" },
        conversation: {
          turns: [
            { role: "user", parts: [{ type: "text", text: "Go" }] },
            { role: "assistant", parts: [part] },
          ],
        },
      }),
    );
    expect(asReceived<typeof body>(body).messages[1]?.content).toEqual([use("a")]);
    expect(ignored).toEqual(["reasoning-state"]);
  });
});
