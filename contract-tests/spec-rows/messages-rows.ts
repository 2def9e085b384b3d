import { expect } from "vitest";
import {
  blocksOf,
  datasOf,
  fieldsOf,
  probeModel,
  refuses,
  serves,
  usageOf,
  type Fields,
  row,
  type SpecRow,
} from "./spec-row.ts";

const tool = { name: "look_up", description: "Looks it up.", input_schema: { type: "object" } };
const tools = [tool, { ...tool, name: "other" }];
const agent = { model: "sandbox/agent" } as const;
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const image = {
  type: "image",
  source: { type: "base64", media_type: "image/png", data: pixel },
} as const;
const use = { type: "tool_use", id: "t1", name: "look_up", input: { city: "Oslo" } } as const;
const result = { type: "tool_result", tool_use_id: "t1", content: "Rain." } as const;

/** Section 2.7, the messages request. */
export const messagesRows: readonly SpecRow[] = [
  row("2.7", "model", "the same identifier as in the chat protocol", async ({ chat, messages }) => {
    await refuses("model", [messages({ model: undefined })]);
    for (const model of ["sandbox/echo", "sandbox/plain"]) {
      expect(fieldsOf(await chat({ model }))["model"]).toBe(model);
      expect(fieldsOf(await messages({ model }))["model"]).toBe(model);
    }
  }),
  row(
    "2.7",
    "messages",
    "content is a string or parts: text, image, tool_use, tool_result",
    async ({ messages }) => {
      const ask = { role: "user", content: [{ type: "text", text: "Look." }, image] };
      const loop = [
        ask,
        { role: "assistant", content: [use] },
        { role: "user", content: [result] },
      ];
      const plain = [{ role: "user", content: "Hello" }];
      await serves([messages({ messages: loop, tools }), messages({ messages: plain })]);
      await refuses("messages", [messages({ messages: undefined }), messages({ messages: [] })]);
      const unknown = [{ role: "user", content: [{ type: "search_result" }] }];
      await refuses("messages[0].content[0].type", [messages({ messages: unknown })]);
    },
  ),
  row("2.7", "system", "a string or blocks; system text goes here", async ({ messages, asked }) => {
    for (const system of ["Be brief.", [{ type: "text", text: "Be brief." }]]) {
      await serves([messages({ ...probeModel, system })]);
      expect(JSON.stringify(asked()["messages"])).toContain("Be brief.");
      expect(asked()["messages"]).toMatchObject([{ role: "system" }, { role: "user" }]);
    }
    await refuses("system", [messages({ system: 1 })]);
  }),
  row(
    "2.7",
    "max_tokens",
    "an upper bound; from 8000 up it is not forwarded",
    async ({ messages, asked }) => {
      const forwarded = async (value: number): Promise<unknown> => {
        await serves([messages({ ...probeModel, max_tokens: value })]);
        return asked()["max_tokens"] ?? asked()["max_completion_tokens"];
      };
      expect(await forwarded(7_999)).toBe(7_999);
      expect(await forwarded(8_000)).toBeUndefined();
      expect(await forwarded(64_000)).toBeUndefined();
      const cut = await messages({ max_tokens: 2 });
      expect([fieldsOf(cut)["stop_reason"], usageOf(cut)["output_tokens"]]).toEqual([
        "max_tokens",
        2,
      ]);
      await refuses("max_tokens", [messages({ max_tokens: 0 }), messages({ max_tokens: "1" })]);
    },
  ),
  row("2.7", "stream", "true returns named SSE events", async ({ messages }) => {
    const reply = await messages({ stream: true });
    expect(reply.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const names = datasOf(reply).map(({ type }) => type);
    expect(reply.events.map(({ event }) => event)).toEqual(names);
    await refuses("stream", [messages({ stream: 1 })]);
  }),
  row("2.7", "temperature", "as in the chat protocol", async ({ messages, asked }) => {
    await serves([0, 2].map((temperature) => messages({ temperature })));
    const outside = [-0.01, 2.01].map((temperature) => messages({ temperature }));
    await refuses("temperature", outside);
    await serves([messages({ ...probeModel, temperature: 1.5 })]);
    expect(asked()["temperature"]).toBe(1.5);
  }),
  row("2.7", "top_p", "a number", async ({ messages, asked }) => {
    await serves([messages({ ...probeModel, top_p: 0.5 })]);
    expect(asked()["top_p"]).toBe(0.5);
    await refuses("top_p", [messages({ top_p: "x" })]);
  }),
  row("2.7", "stop_sequences", "an array of strings, as stop", async ({ messages }) => {
    const reply = await messages({ stop_sequences: ["x", "two"] });
    expect(fieldsOf(reply)).toMatchObject({
      stop_reason: "stop_sequence",
      stop_sequence: "two",
      content: [{ type: "text", text: "one " }],
    });
    await refuses("stop_sequences", [messages({ stop_sequences: "two" })]);
  }),
  row("2.7", "tools", "each has name, description, input_schema", async ({ messages, asked }) => {
    await serves([messages({ ...probeModel, tools: [tool] })]);
    const { name, description } = tool;
    expect(asked()["tools"]).toMatchObject([{ function: { name, description } }]);
    const nameless: Fields = { input_schema: {} };
    await refuses("tools[0].name", [messages({ tools: [nameless] })]);
    await refuses("tools[0].input_schema", [messages({ tools: [{ name }] })]);
  }),
  row("2.7", "tool_choice", "auto, any, none, or a named tool", async ({ messages }) => {
    const called = async (choice: object, model: object): Promise<unknown> => {
      const blocks = blocksOf(await messages({ ...model, tools, tool_choice: choice }));
      return blocks.find(({ type }) => type === "tool_use")?.["name"];
    };
    expect(await called({ type: "auto" }, agent)).toBe("look_up");
    expect(await called({ type: "none" }, agent)).toBeUndefined();
    expect(await called({ type: "any" }, {})).toBe("look_up");
    expect(await called({ type: "tool", name: "other" }, {})).toBe("other");
    await refuses("tool_choice.type", [messages({ tools, tool_choice: { type: "all" } })]);
  }),
  row(
    "2.7",
    "thinking",
    "enabled, adaptive, auto turn it on; disabled, none turn it off",
    async ({ messages }) => {
      const thinks = async (type: string): Promise<boolean> => {
        const reply = await messages({ model: "sandbox/reasoner", thinking: { type } });
        return blocksOf(reply).some((block) => block["type"] === "thinking");
      };
      for (const type of ["enabled", "adaptive", "auto"])
        expect([type, await thinks(type)]).toEqual([type, true]);
      for (const type of ["disabled", "none"])
        expect([type, await thinks(type)]).toEqual([type, false]);
      await refuses("thinking.type", [messages({ thinking: { type: "on" } })]);
    },
  ),
  row(
    "2.7",
    "(below the table) thinking in the history",
    "thinking and redacted_thinking are not sent back to the model",
    async ({ messages, asked }) => {
      const history = [
        { type: "thinking", thinking: "SECRET THOUGHT", signature: "s" },
        { type: "redacted_thinking", data: "SECRET THOUGHT" },
        { type: "text", text: "Yes." },
      ];
      const turns = [
        { role: "user", content: "Well?" },
        { role: "assistant", content: history },
        { role: "user", content: "Why?" },
      ];
      await serves([messages({ ...probeModel, messages: turns })]);
      expect(JSON.stringify(asked())).toContain("Yes.");
      expect(JSON.stringify(asked())).not.toContain("SECRET THOUGHT");
    },
  ),
];
