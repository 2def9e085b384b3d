import { expect } from "vitest";
import {
  choiceOf,
  datasOf,
  fieldsOf,
  many,
  probeModel,
  refuses,
  serves,
  usageOf,
  row,
  type SpecRow,
} from "./spec-row.ts";

const user = { role: "user", content: "one two three" } as const;
const parameters = { type: "object", properties: { city: { type: "string" } } } as const;
const tool = (name: string) => ({ type: "function", function: { name, parameters } });
const agent = { model: "sandbox/agent" } as const;
const calls = [
  { id: "c1", type: "function", function: { name: "look_up", arguments: "{}" } },
] as const;

/** Section 2.3, the chat completion request. */
export const chatRows: readonly SpecRow[] = [
  row("2.3", "model", "required; an identifier from the catalog", async ({ chat }) => {
    await refuses("model", [chat({ model: undefined }), chat({ model: 1 }), chat({ model: "" })]);
    expect((await chat({ model: "sandbox/none" })).status).toBe(404);
    expect(fieldsOf(await chat({ model: "sandbox/plain" }))["model"]).toBe("sandbox/plain");
  }),
  row(
    "2.3",
    "messages",
    "required; 1 to 400 items; roles system, user, assistant, tool",
    async ({ chat }) => {
      const roles = [
        { role: "system", content: "Be brief." },
        user,
        { role: "assistant", content: null, tool_calls: calls },
        { role: "tool", tool_call_id: "c1", content: "Rain." },
      ];
      await serves([chat(), chat({ messages: many(400, user) }), chat({ messages: roles })]);
      const outside = [undefined, [], many(401, user), "x"];
      await refuses(
        "messages",
        outside.map((messages) => chat({ messages })),
      );
      await refuses("messages[0].role", [chat({ messages: [{ ...user, role: "narrator" }] })]);
    },
  ),
  row("2.3", "stream", "true returns SSE", async ({ chat }) => {
    const streamed = await chat({ stream: true });
    expect(streamed.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const whole = await chat({ stream: false });
    expect(whole.headers.get("content-type")).toMatch(/^application\/json/);
    await refuses("stream", [chat({ stream: "true" })]);
  }),
  row(
    "2.3",
    "stream_options",
    "include_usage adds a final chunk with token counts",
    async ({ chat }) => {
      const counted = await chat({ stream: true, stream_options: { include_usage: true } });
      expect(datasOf(counted).at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 6 } });
      const plain = await chat({ stream: true, stream_options: { include_usage: false } });
      expect(datasOf(plain).some((chunk) => "usage" in chunk)).toBe(false);
      await refuses("stream_options.include_usage", [
        chat({ stream_options: { include_usage: 1 } }),
      ]);
    },
  ),
  row("2.3", "temperature", "0 to 2", async ({ chat, asked }) => {
    await serves([0, 2].map((temperature) => chat({ temperature })));
    await refuses(
      "temperature",
      [-0.01, 2.01, "1"].map((temperature) => chat({ temperature })),
    );
    await serves([chat({ ...probeModel, temperature: 1.5 })]);
    expect(asked()["temperature"]).toBe(1.5);
  }),
  row("2.3", "top_p", "0 to 1", async ({ chat, asked }) => {
    await serves([0, 1].map((value) => chat({ top_p: value })));
    await refuses(
      "top_p",
      [-0.01, 1.01, "1"].map((value) => chat({ top_p: value })),
    );
    await serves([chat({ ...probeModel, top_p: 0.5 })]);
    expect(asked()["top_p"]).toBe(0.5);
  }),
  row("2.3", "max_tokens", "1 to 200000; upper bound on the reply's length", async ({ chat }) => {
    await serves([1, 200_000].map((value) => chat({ max_tokens: value })));
    await refuses(
      "max_tokens",
      [0, 200_001, 1.5].map((value) => chat({ max_tokens: value })),
    );
    const cut = await chat({ max_tokens: 2 });
    expect([choiceOf(cut).finish_reason, usageOf(cut)["completion_tokens"]]).toEqual(["length", 2]);
  }),
  row(
    "2.3",
    "max_completion_tokens",
    "synonym of max_tokens; when both are sent, max_tokens applies",
    async ({ chat }) => {
      const lengthOf = async (fields: object) =>
        usageOf(await chat({ ...fields }))["completion_tokens"];
      expect(await lengthOf({ max_completion_tokens: 2 })).toBe(2);
      expect(await lengthOf({ max_tokens: 1, max_completion_tokens: 3 })).toBe(1);
      expect(await lengthOf({ max_tokens: 2, max_completion_tokens: 1 })).toBe(2);
      const outside = [0, 200_001].map((value) => chat({ max_completion_tokens: value }));
      await refuses("max_completion_tokens", outside);
    },
  ),
  row(
    "2.3",
    "stop",
    "a string, or at most 8 of them; generation stops at any",
    async ({ chat }) => {
      for (const stop of ["two", ["x", "two"]]) {
        const { message, finish_reason: reason } = choiceOf(await chat({ stop }));
        expect([message["content"], reason]).toEqual(["one ", "stop"]);
      }
      await serves([chat({ stop: many(8, "x") })]);
      await refuses("stop", [chat({ stop: many(9, "x") }), chat({ stop: 1 })]);
    },
  ),
  row("2.3", "tools", "at most 128 items", async ({ chat }) => {
    const tools = many(128, null).map((_, at) => tool(`tool_${at}`));
    await serves([chat({ tools })]);
    await refuses("tools", [chat({ tools: [...tools, tool("more")] }), chat({ tools: "x" })]);
    const { message } = choiceOf(await chat({ ...agent, tools: [tool("look_up")] }));
    expect(message["tool_calls"]).toMatchObject([{ function: { name: "look_up" } }]);
  }),
  row("2.3", "tool_choice", "auto, none, required, or a specific tool name", async ({ chat }) => {
    const tools = [tool("first"), tool("second")];
    const called = async (choice: unknown, model: object): Promise<string | undefined> => {
      const { message } = choiceOf(await chat({ ...model, tools, tool_choice: choice }));
      const [made] = (message["tool_calls"] ?? []) as readonly (typeof calls)[number][];
      return made?.function.name;
    };
    expect(await called("auto", agent)).toBe("first");
    expect(await called("none", agent)).toBeUndefined();
    expect(await called("required", {})).toBe("first");
    expect(await called("second", {})).toBe("second");
    const named = { type: "function", function: { name: "second" } };
    expect(await called(named, {})).toBe("second");
    await refuses("tool_choice", [chat({ tools, tool_choice: "third" })]);
  }),
  row(
    "2.3",
    "functions",
    "older form of tools; not needed together with tools",
    async ({ chat }) => {
      const functions = [{ name: "look_up", parameters }];
      const { message } = choiceOf(await chat({ ...agent, functions }));
      expect(message["function_call"]).toMatchObject({ name: "look_up" });
      const both = await chat({ ...agent, functions, tools: [tool("newer")] });
      expect(choiceOf(both).message["tool_calls"]).toMatchObject([{ function: { name: "newer" } }]);
    },
  ),
  row("2.3", "function_call", "older form of tool_choice", async ({ chat }) => {
    const functions = [{ name: "first" }, { name: "second" }];
    const named = choiceOf(await chat({ functions, function_call: { name: "second" } }));
    expect(named.message["function_call"]).toMatchObject({ name: "second" });
    const none = choiceOf(await chat({ ...agent, functions, function_call: "none" }));
    expect(none.message["function_call"]).toBeUndefined();
    await refuses("function_call", [chat({ functions, function_call: "required" })]);
  }),
  row("2.3", "response_format", "json_object or json_schema; parseable JSON", async ({ chat }) => {
    const schema = { type: "object", properties: { a: { type: "integer" } }, required: ["a"] };
    const format = { type: "json_schema", json_schema: { name: "n", schema } };
    const strict = choiceOf(await chat({ ...agent, response_format: format }));
    const value = JSON.parse(String(strict.message["content"])) as { readonly a: unknown };
    expect(Number.isInteger(value.a)).toBe(true);
    const free = choiceOf(await chat({ ...agent, response_format: { type: "json_object" } }));
    expect(JSON.parse(String(free.message["content"]))).toBeTypeOf("object");
    await refuses("response_format.type", [chat({ response_format: { type: "text" } })]);
  }),
  row("2.3", "reasoning", "enabled; effort low, medium or high", async ({ chat }) => {
    const reasoner = { model: "sandbox/reasoner" };
    const tokensOf = async (reasoning: object): Promise<unknown> => {
      const usage = fieldsOf(await chat({ ...reasoner, reasoning }))["usage"];
      return (usage as { completion_tokens_details: { reasoning_tokens: number } })
        .completion_tokens_details.reasoning_tokens;
    };
    expect(await tokensOf({ enabled: true })).toBeGreaterThan(0);
    expect(await tokensOf({ enabled: false })).toBe(0);
    await serves(["low", "medium", "high"].map((effort) => chat({ reasoning: { effort } })));
    await refuses("reasoning.effort", [chat({ reasoning: { effort: "maximal" } })]);
    await refuses("reasoning.enabled", [chat({ reasoning: { enabled: "yes" } })]);
  }),
];
