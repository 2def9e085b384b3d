import { describe, expect, it, test } from "vitest";
import type {
  Conversation,
  ToolDefinition,
  ToolResult,
  Turn,
  UserPart,
} from "../../../core/conversation/conversation.ts";
import {
  callsOf,
  type GenerationResult,
  textOf,
} from "../../../core/conversation/generation-result.ts";
import { countTokens } from "./tokens.ts";
import { aConversation, ask, GIF_1X1, PNG_1X1 } from "./test-sandbox.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";

const user = (...parts: readonly (string | UserPart)[]): Turn => ({
  role: "user",
  parts: parts.map((part) => (typeof part === "string" ? { type: "text", text: part } : part)),
});
const system = (text: string): Turn => ({ role: "system", parts: [{ type: "text", text }] });
const assistant = (text: string): Turn => ({ role: "assistant", parts: [{ type: "text", text }] });
const called: Turn = {
  role: "assistant",
  parts: [{ type: "tool-call", id: "c", name: "weather", argumentsJson: "{}" }],
};
const image = (data: string): UserPart => ({
  type: "image",
  source: { kind: "base64", mediaType: "image/png", data },
});
const linked = (url: string): UserPart => ({ type: "image", source: { kind: "url", url } });

function results(...contents: readonly (string | UserPart)[]): Turn {
  return {
    role: "tool",
    results: contents.map((content): ToolResult => ({
      callId: "c",
      toolName: "weather",
      isError: content === "no such city",
      content: [typeof content === "string" ? { type: "text", text: content } : content],
    })),
  };
}

const weather: ToolDefinition = {
  name: "weather",
  parameters: RawJson.of({
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
  }),
};
const time: ToolDefinition = { name: "time" };
const tools = [weather, time];
const schema = RawJson.of({
  type: "object",
  properties: { sum: { type: "integer" } },
  required: ["sum"],
});
const asSchema = { output: { kind: "json-schema", name: "total", schema } } as const;
const loosely = ({ output }: typeof asSchema) => ({ output: { ...output, strict: false } });
const asObject = { output: { kind: "json-object" } } as const;

/** Returns the content of a reply: its text, or its calls in the order of their start. */
function replyText(result: GenerationResult): string {
  return [
    textOf(result),
    ...callsOf(result).map((call) => `${call.name}(${call.argumentsJson})`),
  ].join("");
}

type Row = readonly [string, readonly Turn[], Partial<Conversation>, string];

const echoRows: readonly Row[] = [
  ["the last user text", [user("a"), assistant("b"), user("c")], {}, "c"],
  ["all text parts, joined by newlines", [user("a", linked("https://x.test/y"), "b")], {}, "a\nb"],
  ["also before system text", [user("a"), system("be brief")], {}, "a"],
  ["an empty text if there is no text", [user(linked("https://x.test/y"))], {}, ""],
  ["the text, though tools are offered", [user("a")], { tools }, "a"],
  ["the text if calls are forbidden", [user("a")], { tools, toolChoice: { kind: "none" } }, "a"],
  ["JSON of the schema", [user("a")], asSchema, '{"sum":1}'],
  ["JSON of a schema that need not be strict", [user("a")], loosely(asSchema), '{"sum":1}'],
  ["a JSON object with the text", [user('say "a"')], asObject, '{"echo":"say \\"a\\""}'],
  [
    "a call before a format",
    [user("a")],
    { tools, toolChoice: { kind: "required" }, ...asSchema },
    'weather({"city":"city"})',
  ],
  [
    "the first tool if one is required",
    [user("a")],
    { tools, toolChoice: { kind: "required" } },
    'weather({"city":"city"})',
  ],
  [
    "the forced tool",
    [user("a")],
    { tools, toolChoice: { kind: "tool", name: "time" } },
    "time({})",
  ],
];

describe.each(["echo", "no-usage", "slow", "reasoner"])("%s answers", (model) => {
  it.each(echoRows)("%s", async (_name, turns, more, answer) => {
    expect(replyText((await ask(model, aConversation({ turns, ...more }))).result)).toBe(answer);
  });
});

const weatherCall = 'weather({"city":"city"})';
const both = `${weatherCall}time({})`;

const agentRows: readonly Row[] = [
  ["the first tool", [user("a")], { tools }, weatherCall],
  [
    "the first tool if one is required",
    [user("a")],
    { tools, toolChoice: { kind: "required" } },
    weatherCall,
  ],
  [
    "the forced tool",
    [user("a")],
    { tools, toolChoice: { kind: "tool", name: "time" } },
    "time({})",
  ],
  ["no tool if calls are forbidden", [user("a")], { tools, toolChoice: { kind: "none" } }, "a"],
  ["no tool if the client sent no tools", [user("a")], {}, "a"],
  ["a tool though system text is last", [user("a"), system("b")], { tools }, weatherCall],
  ["two calls at once", [user("Do both in parallel!")], { tools }, both],
  [
    "the only call twice at once",
    [user("Do both in parallel!")],
    { tools: [weather] },
    weatherCall + weatherCall,
  ],
  [
    "one call if parallel calls are disabled",
    [user("in parallel")],
    { tools, parallelToolCalls: false },
    weatherCall,
  ],
  [
    'one call if "in parallel" is only part of a word',
    [user("in parallelograms")],
    { tools },
    weatherCall,
  ],
  [
    "a custom tool with an input",
    [user("a")],
    { tools: [{ name: "exec", custom: {} }] },
    'exec({"input":"input"})',
  ],
  ["a call before a format", [user("a")], { tools, ...asSchema }, weatherCall],
  [
    "a sentence with the result",
    [user("a"), called, results("22 °C")],
    { tools },
    "I asked, and the tool weather answered: 22 °C.",
  ],
  [
    "a sentence though a call is required",
    [user("a"), called, results("22 °C")],
    { tools, toolChoice: { kind: "required" } },
    "I asked, and the tool weather answered: 22 °C.",
  ],
  [
    "a sentence with all results",
    [user("a"), called, results("1", "no such city", linked("https://x.test"))],
    { tools },
    "I asked, and the tool weather answered: 1; the tool weather failed with: no such city; " +
      "the tool weather answered: an image.",
  ],
  [
    "a sentence if user text follows the result",
    [user("a"), called, results("1"), user("b")],
    { tools },
    "I asked, and the tool weather answered: 1.",
  ],
  [
    "a new call once the results were answered",
    [user("a"), called, results("1"), assistant("It is 1."), user("b")],
    { tools },
    weatherCall,
  ],
  ["the last user text if the assistant spoke last", [user("a"), assistant("b")], { tools }, "a"],
  ["JSON of the schema", [user("a")], asSchema, '{"sum":1}'],
  [
    "JSON of the schema after results",
    [user("a"), called, results("1")],
    { tools, ...asSchema },
    '{"sum":1}',
  ],
  [
    "the schema's name as a string",
    [user("a")],
    { output: { kind: "json-schema", name: "total", schema: RawJson.of({ type: "string" }) } },
    '"total"',
  ],
  [
    "a string of a schema without a name",
    [user("a")],
    { output: { kind: "json-schema", schema: RawJson.of({}) } },
    '"answer"',
  ],
  ["a JSON object with the text", [user('say "a"')], asObject, '{"echo":"say \\"a\\""}'],
];

describe("agent answers", () => {
  it.each(agentRows)("%s", async (_name, turns, more, answer) => {
    expect(replyText((await ask("agent", aConversation({ turns, ...more }))).result)).toBe(answer);
  });

  it("parallel calls have unique ids", async () => {
    const { result } = await ask("agent", aConversation({ text: "in parallel", tools }));
    expect(callsOf(result).map((call) => call.id)).toEqual(["call_1", "call_2"]);
  });
});

describe("an unsupported schema is the client's error", () => {
  const pattern = RawJson.of({
    type: "object",
    properties: { a: { pattern: "^a" } },
    required: ["a"],
  });
  const rows: readonly (readonly [string, string, Partial<Conversation>, string])[] = [
    ["of a tool", "agent", { tools: [{ name: "t", parameters: pattern }] }, "the tool at index 0"],
    [
      "of a tool with arguments that are not an object",
      "agent",
      { tools: [{ name: "t", parameters: RawJson.of({ type: "array" }) }] },
      "the tool at index 0",
    ],
    [
      "of a forced tool",
      "echo",
      {
        tools: [time, { name: "t", parameters: pattern }],
        toolChoice: { kind: "tool", name: "t" },
      },
      "the tool at index 1",
    ],
    [
      "of echo's answer",
      "echo",
      { output: { kind: "json-schema", schema: pattern } },
      "the answer",
    ],
    ["of the answer", "agent", { output: { kind: "json-schema", schema: pattern } }, "the answer"],
  ];
  it.each(rows)("%s", async (_name, model, more, owner) => {
    const reply = ask(model, aConversation({ text: "a", ...more }));
    await expect(reply).rejects.toMatchObject({
      name: "GatewayError",
      kind: "unsupported-schema",
      message: expect.stringContaining(` of ${owner}: `) as string,
      issues: [{ pointer: "", rule: "unsupported-schema", vendorForm: "Schema is too complex" }],
    });
  });
});

describe("reasoner", () => {
  const reason = async (reasoning: NonNullable<Conversation["reasoning"]>) =>
    (await ask("reasoner", aConversation({ text: "Hello there", reasoning }))).result;

  it("reasons if reasoning is on, and counts it as output", async () => {
    const result = await reason({ enabled: true });
    const { usage } = result;
    const reasoning = textOf(result, "reasoning");
    expect(reasoning).toBe("The user wrote 2 tokens. An echo answers with the same words.");
    expect(textOf(result)).toBe("Hello there");
    expect(usage).toEqual({ freshInput: 2, output: countTokens(reasoning) + 2, reasoning: 14 });
  });

  it.each([{ enabled: false }, { enabled: false, effort: "high" as const }])(
    "does not reason if reasoning is off: %j",
    async (off) => {
      expect(await reason(off)).toMatchObject({
        blocks: [{ type: "text" }],
        usage: { output: 2, reasoning: 0 },
      });
    },
  );

  it("does not reason by default", async () => {
    const { result } = await ask("reasoner", aConversation({ text: "Hello" }));
    expect(textOf(result, "reasoning")).toBe("");
  });

  it("reasons longer with more effort, up to its budget", async () => {
    const count = async (more: object) =>
      (await reason({ enabled: true, ...more })).usage.reasoning;
    expect(await count({ effort: "low" })).toBe(6);
    expect(await count({ effort: "medium" })).toBe(14);
    expect(await count({ effort: "high" })).toBe(25);
    expect(await count({ effort: "high", budgetTokens: 4 })).toBe(4);
  });
});

describe("vision tells", () => {
  const rows: readonly (readonly [string, readonly Turn[], string])[] = [
    ["type and size", [user("what?", image(PNG_1X1))], "image 1: image/png, 1x1 pixels"],
    ["the type that the bytes have", [user(image(GIF_1X1))], "image 1: image/gif, 1x1 pixels"],
    [
      "an address, unfetched",
      [user(linked("https://x.test/a.png"))],
      "image 1: https://x.test/a.png",
    ],
    [
      "each image of the conversation in its order",
      [
        user(linked("https://x.test/a")),
        assistant("ok"),
        results(image(PNG_1X1)),
        user(image("AAAA")),
      ],
      "image 1: https://x.test/a\nimage 2: image/png, 1x1 pixels\nimage 3: image/png, size unknown",
    ],
    ["the text if there is no image", [user("a")], "a"],
  ];
  it.each(rows)("%s", async (_name, turns, answer) => {
    expect(textOf((await ask("vision", aConversation({ turns }))).result)).toBe(answer);
  });
});

test("plain repeats the last user text, whatever the request demands", async () => {
  const demands = { tools, toolChoice: { kind: "required" }, ...asObject } as const;
  const { result } = await ask("plain", aConversation({ text: "a", ...demands }));
  expect(replyText(result)).toBe("a");
});
