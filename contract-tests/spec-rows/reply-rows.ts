import { expect } from "vitest";
import { wallClockMs } from "../harness/real-clock.ts";
import {
  blocksOf,
  choiceOf,
  datasOf,
  fieldsOf,
  usageOf,
  type SpecRow,
  type SpecGateway,
} from "./spec-row.ts";

const chatTool = { type: "function", function: { name: "look_up" } };
const messagesTool = { name: "look_up", input_schema: { type: "object" } };

/** Returns the data of a streamed message's events with one name, and their positions. */
async function eventsOf(gateway: SpecGateway, name: string, fields: object = {}) {
  const datas = datasOf(await gateway.messages({ stream: true, ...fields }));
  return datas.flatMap((data, at) => (data["type"] === name ? [{ at, data, all: datas }] : []));
}

/**
 * Sections 2.5, 2.8 and 4.2: non-streaming responses of both protocols and the events of a message.
 */
export const replyRows: readonly SpecRow[] = [
  {
    section: "2.5",
    row: "id",
    rule: "begins with chatcmpl-",
    test: async ({ chat }) => {
      expect(fieldsOf(await chat())["id"]).toMatch(/^chatcmpl-./);
    },
  },
  {
    section: "2.5",
    row: "object",
    rule: "chat.completion",
    test: async ({ chat }) => {
      expect(fieldsOf(await chat())["object"]).toBe("chat.completion");
    },
  },
  {
    section: "2.5",
    row: "created",
    rule: "Unix time in seconds",
    test: async ({ chat }) => {
      const before = Math.floor(wallClockMs() / 1000);
      const created = Number(fieldsOf(await chat())["created"]);
      expect(Number.isInteger(created)).toBe(true);
      expect(created).toBeGreaterThanOrEqual(before);
      expect(created).toBeLessThanOrEqual(Math.ceil(wallClockMs() / 1000));
    },
  },
  {
    section: "2.5",
    row: "model",
    rule: "the model's identifier",
    test: async ({ chat }) => {
      expect(fieldsOf(await chat())["model"]).toBe("sandbox/echo");
    },
  },
  {
    section: "2.5",
    row: "choices",
    rule: "index, message with role and content, finish_reason",
    test: async ({ chat }) => {
      expect(fieldsOf(await chat())["choices"]).toEqual([
        {
          index: 0,
          message: { role: "assistant", content: "one two three", refusal: null },
          logprobs: null,
          finish_reason: "stop",
        },
      ]);
    },
  },
  {
    section: "2.5",
    row: "usage",
    rule: "prompt_tokens, completion_tokens, total_tokens",
    test: async ({ chat }) => {
      const {
        prompt_tokens: sent,
        completion_tokens: got,
        total_tokens: all,
      } = usageOf(await chat());
      expect([sent, got, all]).toEqual([3, 3, 6]);
    },
  },
  {
    section: "2.5",
    row: "finish_reason: stop",
    rule: "finished, or met a stop string",
    test: async ({ chat }) => {
      expect(choiceOf(await chat()).finish_reason).toBe("stop");
      expect(choiceOf(await chat({ stop: "two" })).finish_reason).toBe("stop");
    },
  },
  {
    section: "2.5",
    row: "finish_reason: length",
    rule: "the length limit was reached",
    test: async ({ chat }) => {
      const choice = choiceOf(await chat({ max_tokens: 1 }));
      expect([choice.finish_reason, choice.message["content"]]).toEqual(["length", "one"]);
    },
  },
  {
    section: "2.5",
    row: "finish_reason: tool_calls",
    rule: "the model wants to call a tool",
    test: async ({ chat }) => {
      const choice = choiceOf(await chat({ model: "sandbox/agent", tools: [chatTool] }));
      expect([choice.finish_reason, choice.message["content"]]).toEqual(["tool_calls", null]);
    },
  },

  {
    section: "2.8",
    row: "id",
    rule: "begins with msg_",
    test: async ({ messages }) => {
      expect(fieldsOf(await messages())["id"]).toMatch(/^msg_./);
    },
  },
  {
    section: "2.8",
    row: "type",
    rule: "message",
    test: async ({ messages }) => {
      expect(fieldsOf(await messages())["type"]).toBe("message");
    },
  },
  {
    section: "2.8",
    row: "role",
    rule: "assistant",
    test: async ({ messages }) => {
      expect(fieldsOf(await messages())["role"]).toBe("assistant");
    },
  },
  {
    section: "2.8",
    row: "model",
    rule: "a string",
    test: async ({ messages }) => {
      expect(fieldsOf(await messages())["model"]).toBe("sandbox/echo");
    },
  },
  {
    section: "2.8",
    row: "content",
    rule: "blocks: text with text, tool_use",
    test: async ({ messages }) => {
      expect(blocksOf(await messages())).toEqual([{ type: "text", text: "one two three" }]);
      const called = await messages({ model: "sandbox/agent", tools: [messagesTool] });
      expect(blocksOf(called)).toMatchObject([{ type: "tool_use", name: "look_up", input: {} }]);
    },
  },
  {
    section: "2.8",
    row: "stop_reason",
    rule: "end_turn, max_tokens, tool_use, stop_sequence",
    test: async ({ messages }) => {
      const agent = { model: "sandbox/agent", tools: [messagesTool] };
      const reasons = [{}, { max_tokens: 1 }, agent, { stop_sequences: ["two"] }].map(
        async (fields) => fieldsOf(await messages(fields))["stop_reason"],
      );
      expect(await Promise.all(reasons)).toEqual([
        "end_turn",
        "max_tokens",
        "tool_use",
        "stop_sequence",
      ]);
    },
  },
  {
    section: "2.8",
    row: "usage",
    rule: "input_tokens, output_tokens",
    test: async ({ messages }) => {
      const { input_tokens: sent, output_tokens: got } = usageOf(await messages());
      expect([sent, got]).toEqual([3, 3]);
    },
  },

  {
    section: "4.2",
    row: "message_start",
    rule: "first; message with id and role",
    test: async (gateway) => {
      const [start, ...more] = await eventsOf(gateway, "message_start");
      expect([start?.at, more.length]).toEqual([0, 0]);
      const message = start?.data["message"] as Readonly<Record<string, unknown>>;
      expect([message["role"], String(message["id"]).slice(0, 4)]).toEqual(["assistant", "msg_"]);
    },
  },
  {
    section: "4.2",
    row: "content_block_start",
    rule: "index and content_block",
    test: async (gateway) => {
      const [start] = await eventsOf(gateway, "content_block_start");
      expect(start?.data).toMatchObject({ index: 0, content_block: { type: "text", text: "" } });
      expect(start?.all[(start?.at ?? 0) - 1]?.["type"]).toBe("message_start");
    },
  },
  {
    section: "4.2",
    row: "content_block_delta",
    rule: "index and delta with text_delta; repeats",
    test: async (gateway) => {
      const deltas = await eventsOf(gateway, "content_block_delta");
      expect(deltas.length).toBeGreaterThan(1);
      const texts = deltas.map(({ data }) => data["delta"] as { type: string; text: string });
      expect(texts.every(({ type }) => type === "text_delta")).toBe(true);
      expect(texts.map(({ text }) => text).join("")).toBe("one two three");
      expect(new Set(deltas.map(({ data }) => data["index"]))).toEqual(new Set([0]));
    },
  },
  {
    section: "4.2",
    row: "content_block_stop",
    rule: "index; after the pieces",
    test: async (gateway) => {
      const [stop] = await eventsOf(gateway, "content_block_stop");
      expect(stop?.data).toEqual({ type: "content_block_stop", index: 0 });
      expect(stop?.all[(stop?.at ?? 0) - 1]?.["type"]).toBe("content_block_delta");
    },
  },
  {
    section: "4.2",
    row: "message_delta",
    rule: "delta.stop_reason and usage.output_tokens",
    test: async (gateway) => {
      const [delta] = await eventsOf(gateway, "message_delta", { max_tokens: 2 });
      expect(delta?.data).toMatchObject({
        delta: { stop_reason: "max_tokens" },
        usage: { output_tokens: 2 },
      });
      expect(delta?.at).toBe((delta?.all.length ?? 0) - 2);
    },
  },
  {
    section: "4.2",
    row: "message_stop",
    rule: "last, without further fields",
    test: async (gateway) => {
      const [stop] = await eventsOf(gateway, "message_stop");
      expect(stop?.data).toEqual({ type: "message_stop" });
      expect(stop?.at).toBe((stop?.all.length ?? 0) - 1);
    },
  },
  {
    section: "4.2",
    row: "error",
    rule: "a failure mid-stream; no message_stop after it",
    test: async (gateway) => {
      const long = [{ role: "user", content: "one two three four five" }];
      const fields = { model: "sandbox/break", messages: long };
      const [failure] = await eventsOf(gateway, "error", fields);
      expect(failure?.data).toMatchObject({ type: "error", error: { type: "api_error" } });
      expect(failure?.at).toBe((failure?.all.length ?? 0) - 1);
    },
  },
];
