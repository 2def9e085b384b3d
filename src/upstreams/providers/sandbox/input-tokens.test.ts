import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { sandboxModels } from "../../catalog/sandbox-models.ts";
import type { Conversation, Turn, UserPart } from "../../../core/conversation/conversation.ts";
import { holdCeiling } from "../../../core/ledger/hold-ceiling.ts";
import { countInputTokens } from "./tokens.ts";
import { aConversation, ask, sandbox } from "./test-sandbox.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";

const text = (value: string) => ({ type: "text", text: value }) as const;
const image: UserPart = { type: "image", source: { kind: "url", url: "https://x.test/a/b/c" } };
const call = { type: "tool-call", id: "call 1", name: "look", argumentsJson: '{"a":1}' } as const;
const result = { callId: "call 1", toolName: "look", isError: false } as const;

describe("input tokens are the pieces of", () => {
  const rows: readonly (readonly [string, Partial<Conversation>, number])[] = [
    ["nothing", {}, 0],
    ["system text", { system: [text("a b"), text("c")] }, 3],
    [
      "all turns",
      {
        turns: [
          { role: "user", parts: [text("a b")] },
          { role: "assistant", parts: [text("c")] },
          { role: "system", parts: [text("d")] },
        ],
      },
      4,
    ],
    ["a participant's name", { turns: [{ role: "user", parts: [text("a")], name: "Eve" }] }, 2],
    ["a call's name and arguments", { turns: [{ role: "assistant", parts: [call] }] }, 6],
    [
      "a tool's result",
      { turns: [{ role: "tool", results: [{ ...result, content: [text("a b"), image] }] }] },
      87,
    ],
    ["an image, always 85", { turns: [{ role: "user", parts: [image] }] }, 85],
    [
      "a tool's name, description and schema",
      { tools: [{ name: "look", description: "at it", parameters: RawJson.of({ a: 1 }) }] },
      8,
    ],
    [
      "the schema of the answer",
      {
        output: { kind: "json-schema", name: "n", description: "d", schema: RawJson.of({ a: 1 }) },
      },
      7,
    ],
    ["no schema if any JSON is accepted", { output: { kind: "json-object" } }, 0],
  ];
  it.each(rows)("%s", (_name, parts, tokens) => {
    expect(countInputTokens(aConversation(parts), 1_000)).toBe(tokens);
  });
});

const anyString = fc.oneof(fc.string({ unit: "binary" }), fc.lorem());
const anyPart: fc.Arbitrary<UserPart> = fc.oneof(anyString.map(text), fc.constant(image));
const anyTurn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ role: fc.constant("user" as const), parts: fc.array(anyPart), name: anyString }),
  fc.record({
    role: fc.constant("assistant" as const),
    parts: fc.array(
      fc.record({
        type: fc.constant("tool-call" as const),
        id: anyString,
        name: anyString,
        argumentsJson: anyString,
      }),
    ),
  }),
  fc.record({
    role: fc.constant("tool" as const),
    results: fc.array(fc.array(anyPart).map((content) => ({ ...result, content }))),
  }),
);

test("the counted input never exceeds the hold's upper bound, with the overheads of the catalog", () => {
  const anySchema = fc.jsonValue().map((not) => RawJson.of({ not }));
  const tool = fc.record({ name: anyString, description: anyString, parameters: anySchema });
  fc.assert(
    fc.property(
      fc.constantFrom(...sandboxModels()),
      fc.array(anyTurn, { maxLength: 4 }),
      fc.array(tool, { maxLength: 2 }),
      (model, turns, tools) => {
        const conversation = aConversation({ turns, tools });
        const { inputTokensMax } = holdCeiling(conversation, model);
        expect(countInputTokens(conversation, inputTokensMax)).toBeLessThanOrEqual(inputTokensMax);
      },
    ),
  );
});

describe("a count without a generation", () => {
  const conversation = aConversation({
    text: "Hello, world",
    system: [{ type: "text", text: "Be brief." }],
    tools: [{ name: "look", description: "Looks.", parameters: RawJson.of({ type: "object" }) }],
  });

  it.each(["echo", "agent", "reasoner", "break"])("%s: as a generation reports", async (name) => {
    const { provider, request } = sandbox(name, conversation);
    const tokens = await provider.countInput?.(request);
    expect(tokens).toBe(countInputTokens(conversation, 1_000));
    if (name !== "break") {
      const { usage } = await ask(name, conversation, { stream: false });
      expect(usage.freshInput).toBe(tokens);
    }
  });

  it.each(["no-usage", "refuse-400", "hang", "none"])("%s does not count", (name) => {
    const { provider, request } = sandbox(name, conversation);
    expect(provider.countInput?.(request)).toBeNull();
  });
});
