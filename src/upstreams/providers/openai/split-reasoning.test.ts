import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { readReasoningState } from "../shared/reasoning-state.ts";
import { feed } from "../transport/test-feed.ts";
import { testContext, testRequest } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { OpenAiStreamDecoder } from "./decode-stream.ts";

const call = { index: 0, id: "a", type: "function", function: { name: "look", arguments: "{}" } };
const detail = (text: string): object => ({
  reasoning_details: [{ type: "reasoning.text", index: 0, text }],
});

function stream(name: string, deltas: readonly object[]): readonly GenerationEvent[] {
  const chunks = [...deltas, { tool_calls: [call] }].map((delta) => ({
    choices: [{ index: 0, delta }],
  }));
  const last = { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] };
  const datas = [...[...chunks, last].map((chunk) => JSON.stringify(chunk)), "[DONE]"];
  const decoder = new OpenAiStreamDecoder(testContext(testRequest({ dialect: { name } })));
  return feed(decoder, ...datas.map((data) => `data: ${data}\n\n`));
}

function reply(name: string, message: object): readonly GenerationEvent[] {
  const choices = [{ message: { ...message, tool_calls: [call] }, finish_reason: "tool_calls" }];
  return decodeReply(JSON.stringify({ choices }), testContext(testRequest({ dialect: { name } })));
}

/** Returns the reasoning for the client, and the details that the call sends back. */
function seen(name: string, events: readonly GenerationEvent[]): object {
  const { upstream } = testRequest({ dialect: { name } });
  const shown = events.map((event) => (event.type === "reasoning-delta" ? event.text : ""));
  const start = events.find((event) => event.type === "tool-call-start");
  const state = readReasoningState(upstream, start?.reasoningState ?? "");
  return { shown: shown.join(""), back: state?.["details"] };
}

const whole = { shown: "I think.", back: [{ type: "reasoning.text", index: 0, text: "I think." }] };

describe("split reasoning of a stream", () => {
  test.each<[string, readonly object[]]>([
    ["in pieces of details alone", [detail("I "), detail("think.")]],
    [
      "in details and text",
      [
        { reasoning_content: "I ", ...detail("I ") },
        { reasoning_content: "think.", ...detail("think.") },
      ],
    ],
    [
      "in text, then once more in details",
      [{ reasoning_content: "I " }, { reasoning_content: "think." }, detail("I think.")],
    ],
  ])("%s", (_fact, deltas) => {
    expect(seen("minimax", stream("minimax", deltas))).toEqual(whole);
  });

  test("a piece that starts with the previous piece is an increment", () => {
    const deltas = ["a", "and", "and"].map((text) => detail(text));
    expect(seen("minimax", stream("minimax", deltas))).toMatchObject({
      shown: "aandand",
      back: [{ text: "aandand" }],
    });
  });

  test("a piece with empty reasoning shows no reasoning", () => {
    const types = stream("minimax", [detail("")]).map(({ type }) => type);
    expect(types).not.toContain("reasoning-delta");
  });

  test("other dialects do not show details, and each piece is an increment", () => {
    const deltas = [{ reasoning: "1", ...detail("1") }, detail("10")];
    expect(seen("openrouter", stream("openrouter", deltas))).toMatchObject({
      shown: "1",
      back: [{ text: "110" }],
    });
  });
});

test("split reasoning of a non-streaming response", () => {
  expect(seen("minimax", reply("minimax", detail("I think.")))).toEqual(whole);
  const both = { reasoning_content: "I think.", ...detail("I think.") };
  expect(seen("minimax", reply("minimax", both))).toEqual(whole);
  expect(seen("openrouter", reply("openrouter", detail("I think.")))).toEqual({
    ...whole,
    shown: "",
  });
});
