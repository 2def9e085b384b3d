import { expect } from "vitest";
import {
  blocksOf,
  datasOf,
  fieldsOf,
  probed,
  refuses,
  serves,
  usageOf,
  type Fields,
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
  {
    section: "2.7",
    row: "model",
    rule: "the same identifier as in the chat protocol",
    test: async ({ chat, messages }) => {
      await refuses("model", [messages({ model: undefined })]);
      for (const model of ["sandbox/echo", "sandbox/plain"]) {
        expect(fieldsOf(await chat({ model }))["model"]).toBe(model);
        expect(fieldsOf(await messages({ model }))["model"]).toBe(model);
      }
    },
  },
  {
    section: "2.7",
    row: "messages",
    rule: "content is a string or parts: text, image, tool_use, tool_result",
    test: async ({ messages }) => {
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
  },
  {
    section: "2.7",
    row: "system",
    rule: "a string or blocks; system text goes here",
    test: async ({ messages, asked }) => {
      for (const system of ["Be brief.", [{ type: "text", text: "Be brief." }]]) {
        await serves([messages({ ...probed, system })]);
        expect(JSON.stringify(asked()["messages"])).toContain("Be brief.");
        expect(asked()["messages"]).toMatchObject([{ role: "system" }, { role: "user" }]);
      }
      await refuses("system", [messages({ system: 1 })]);
    },
  },
  {
    section: "2.7",
    row: "max_tokens",
    rule: "an upper bound; from 8000 up it is not forwarded",
    test: async ({ messages, asked }) => {
      const forwarded = async (value: number): Promise<unknown> => {
        await serves([messages({ ...probed, max_tokens: value })]);
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
  },
  {
    section: "2.7",
    row: "stream",
    rule: "true returns named SSE events",
    test: async ({ messages }) => {
      const reply = await messages({ stream: true });
      expect(reply.headers.get("content-type")).toMatch(/^text\/event-stream/);
      const names = datasOf(reply).map(({ type }) => type);
      expect(reply.events.map(({ event }) => event)).toEqual(names);
      await refuses("stream", [messages({ stream: 1 })]);
    },
  },
  {
    section: "2.7",
    row: "temperature",
    rule: "as in the chat protocol",
    test: async ({ messages, asked }) => {
      await serves([0, 2].map((temperature) => messages({ temperature })));
      const outside = [-0.01, 2.01].map((temperature) => messages({ temperature }));
      await refuses("temperature", outside);
      await serves([messages({ ...probed, temperature: 1.5 })]);
      expect(asked()["temperature"]).toBe(1.5);
    },
  },
  {
    section: "2.7",
    row: "top_p",
    rule: "a number",
    test: async ({ messages, asked }) => {
      await serves([messages({ ...probed, top_p: 0.5 })]);
      expect(asked()["top_p"]).toBe(0.5);
      await refuses("top_p", [messages({ top_p: "x" })]);
    },
  },
  {
    section: "2.7",
    row: "stop_sequences",
    rule: "an array of strings, as stop",
    test: async ({ messages }) => {
      const reply = await messages({ stop_sequences: ["x", "two"] });
      expect(fieldsOf(reply)).toMatchObject({
        stop_reason: "stop_sequence",
        stop_sequence: "two",
        content: [{ type: "text", text: "one " }],
      });
      await refuses("stop_sequences", [messages({ stop_sequences: "two" })]);
    },
  },
  {
    section: "2.7",
    row: "tools",
    rule: "each has name, description, input_schema",
    test: async ({ messages, asked }) => {
      await serves([messages({ ...probed, tools: [tool] })]);
      const { name, description } = tool;
      expect(asked()["tools"]).toMatchObject([{ function: { name, description } }]);
      const nameless: Fields = { input_schema: {} };
      await refuses("tools[0].name", [messages({ tools: [nameless] })]);
      await refuses("tools[0].input_schema", [messages({ tools: [{ name }] })]);
    },
  },
  {
    section: "2.7",
    row: "tool_choice",
    rule: "auto, any, none, or a named tool",
    test: async ({ messages }) => {
      const called = async (choice: object, model: object): Promise<unknown> => {
        const blocks = blocksOf(await messages({ ...model, tools, tool_choice: choice }));
        return blocks.find(({ type }) => type === "tool_use")?.["name"];
      };
      expect(await called({ type: "auto" }, agent)).toBe("look_up");
      expect(await called({ type: "none" }, agent)).toBeUndefined();
      expect(await called({ type: "any" }, {})).toBe("look_up");
      expect(await called({ type: "tool", name: "other" }, {})).toBe("other");
      await refuses("tool_choice.type", [messages({ tools, tool_choice: { type: "all" } })]);
    },
  },
  {
    section: "2.7",
    row: "thinking",
    rule: "enabled, adaptive, auto turn it on; disabled, none turn it off",
    test: async ({ messages }) => {
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
  },
  {
    section: "2.7",
    row: "(below the table) thinking in the history",
    rule: "thinking and redacted_thinking are not sent back to the model",
    test: async ({ messages, asked }) => {
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
      await serves([messages({ ...probed, messages: turns })]);
      expect(JSON.stringify(asked())).toContain("Yes.");
      expect(JSON.stringify(asked())).not.toContain("SECRET THOUGHT");
    },
  },
];
