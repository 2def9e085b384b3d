import { expect, test } from "vitest";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { encodeRequest } from "./encode-request.ts";

const encode = (conversation: Partial<Conversation>) =>
  encodeRequest(testRequest({ kind: "anthropic", conversation }));

const thinks = { reasoning: { enabled: true }, maxOutputTokens: 4_000 } as const;

test.each<[string, Partial<Conversation>, object, readonly string[]]>([
  ["a temperature of 1", { sampling: { temperature: 1 } }, { temperature: 1 }, []],
  ["more", { sampling: { temperature: 1.01 } }, { temperature: 1 }, ["temperature"]],
  ["1 with thinking", { ...thinks, sampling: { temperature: 1 } }, { temperature: 1 }, []],
  ["less with thinking", { ...thinks, sampling: { temperature: 0.99 } }, {}, ["temperature"]],
  [
    "more with thinking",
    { ...thinks, sampling: { temperature: 2 } },
    { temperature: 1 },
    ["temperature"],
  ],
  ["any top_p", { sampling: { topP: 0.1 } }, { top_p: 0.1 }, []],
  ["a top_p of 0.95 with thinking", { ...thinks, sampling: { topP: 0.95 } }, { top_p: 0.95 }, []],
  ["less than that with thinking", { ...thinks, sampling: { topP: 0.94 } }, {}, ["top-p"]],
  ["top_k", { sampling: { topK: 5 } }, { top_k: 5 }, []],
  ["top_k with thinking", { ...thinks, sampling: { topK: 5 } }, {}, ["top-k"]],
  ["a stop string", { sampling: { stop: ["a"] } }, { stop_sequences: ["a"] }, []],
  ["one of white space", { sampling: { stop: ["a", " \n"] } }, { stop_sequences: ["a"] }, ["stop"]],
  ["only white space", { sampling: { stop: [" "] } }, {}, ["stop"]],
])("sampling by %s", (_fact, conversation, want, ignored) => {
  const encoded = encode(conversation);
  const { temperature, top_p, top_k, stop_sequences } = encoded.body;
  expect(JSON.parse(JSON.stringify({ temperature, top_p, top_k, stop_sequences }))).toEqual(want);
  expect(encoded.ignored).toEqual(ignored);
});

test.each<[number, number | undefined, number | undefined, readonly string[]]>([
  // The smallest budget is 1,024, and at least one token must be left for the answer.
  [1_024, undefined, undefined, ["reasoning"]],
  [1_025, undefined, 1_024, []],
  [1_025, 1_024, 1_024, []],
  [4_000, 500, 1_024, ["reasoning-budget"]],
  [4_000, 1_023, 1_024, ["reasoning-budget"]],
  [4_000, 1_024, 1_024, []],
  // A fifth of the limit is left for the answer.
  [10_000, 8_000, 8_000, []],
  [10_000, 8_001, 8_000, ["reasoning-budget"]],
  [10_000, undefined, 8_000, []],
  [100_000, undefined, 8_192, []],
])("of %d tokens, with a budget of %s, thinking uses %s", (max, asked, want, ignored) => {
  const reasoning = { enabled: true, ...(asked !== undefined && { budgetTokens: asked }) };
  const { body, ignored: named } = encode({ reasoning, maxOutputTokens: max });
  const thinking = want === undefined ? undefined : { type: "enabled", budget_tokens: want };
  expect(body.thinking).toEqual(thinking);
  expect([body.max_tokens, named]).toEqual([max, ignored]);
});

test("the limit that the API requires defaults to the model's own", () => {
  const { body, ignored } = encodeRequest(
    testRequest({ kind: "anthropic", maxOutputTokens: 1_234 }),
  );
  expect([body.max_tokens, ignored]).toEqual([1_234, []]);
});

test.each([
  ["auto", []],
  ["low", ["image-detail"]],
  ["high", ["image-detail"]],
] as const)("an image's detail of %s is reported if it is lost", (detail, ignored) => {
  const source = { kind: "url", url: "https://a.example/a.png" } as const;
  const turns = [{ role: "user", parts: [{ type: "image", source, detail }] }] as const;
  expect(encode({ turns }).ignored).toEqual(ignored);
});

test.each([
  [true, { type: "auto", disable_parallel_tool_use: true }],
  [false, undefined],
])("one call at a time: %s", (isSingle, want) => {
  const tools = [{ name: "a" }];
  const { body } = encode({ tools, ...(isSingle && { parallelToolCalls: false }) });
  expect(body.tool_choice).toEqual(want);
  const none = { kind: "none" } as const;
  const chosen = encode({ tools, toolChoice: none, ...(isSingle && { parallelToolCalls: false }) });
  expect(chosen.body.tool_choice).toEqual({ type: "none" });
});

test("only a message that the model has to continue loses its trailing white space", () => {
  const turn = (text: string) => ({ role: "assistant", parts: [{ type: "text", text }] }) as const;
  const user = { role: "user", parts: [{ type: "text", text: "b \n" }] } as const;
  const { body } = encode({ turns: [user, turn("a \n"), user, turn("c \n")] });
  expect(body.messages.map(({ content }) => content)).toEqual(
    ["b \n", "a \n", "b \n", "c"].map((text) => [{ type: "text", text }]),
  );
});
