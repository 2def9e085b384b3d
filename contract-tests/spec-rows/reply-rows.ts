import { expect } from "vitest";
import { wallClockMs } from "../harness/real-clock.ts";
import {
  blocksOf,
  choiceOf,
  datasOf,
  fieldsOf,
  usageOf,
  row,
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
  row("2.5", "id", "begins with chatcmpl-", async ({ chat }) =>
    expect(fieldsOf(await chat())["id"]).toMatch(/^chatcmpl-./),
  ),
  row("2.5", "object", "chat.completion", async ({ chat }) =>
    expect(fieldsOf(await chat())["object"]).toBe("chat.completion"),
  ),
  row("2.5", "created", "Unix time in seconds", async ({ chat }) => {
    const before = Math.floor(wallClockMs() / 1000);
    const created = Number(fieldsOf(await chat())["created"]);
    expect(Number.isInteger(created)).toBe(true);
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(Math.ceil(wallClockMs() / 1000));
  }),
  row("2.5", "model", "the model's identifier", async ({ chat }) =>
    expect(fieldsOf(await chat())["model"]).toBe("sandbox/echo"),
  ),
  row("2.5", "choices", "index, message with role and content, finish_reason", async ({ chat }) =>
    expect(fieldsOf(await chat())["choices"]).toEqual([
      {
        index: 0,
        message: { role: "assistant", content: "one two three", refusal: null },
        logprobs: null,
        finish_reason: "stop",
      },
    ]),
  ),
  row("2.5", "usage", "prompt_tokens, completion_tokens, total_tokens", async ({ chat }) => {
    const {
      prompt_tokens: sent,
      completion_tokens: got,
      total_tokens: all,
    } = usageOf(await chat());
    expect([sent, got, all]).toEqual([3, 3, 6]);
  }),
  row("2.5", "finish_reason: stop", "finished, or met a stop string", async ({ chat }) => {
    expect(choiceOf(await chat()).finish_reason).toBe("stop");
    expect(choiceOf(await chat({ stop: "two" })).finish_reason).toBe("stop");
  }),
  row("2.5", "finish_reason: length", "the length limit was reached", async ({ chat }) => {
    const choice = choiceOf(await chat({ max_tokens: 1 }));
    expect([choice.finish_reason, choice.message["content"]]).toEqual(["length", "one"]);
  }),
  row("2.5", "finish_reason: tool_calls", "the model wants to call a tool", async ({ chat }) => {
    const choice = choiceOf(await chat({ model: "sandbox/agent", tools: [chatTool] }));
    expect([choice.finish_reason, choice.message["content"]]).toEqual(["tool_calls", null]);
  }),

  row("2.8", "id", "begins with msg_", async ({ messages }) =>
    expect(fieldsOf(await messages())["id"]).toMatch(/^msg_./),
  ),
  row("2.8", "type", "message", async ({ messages }) =>
    expect(fieldsOf(await messages())["type"]).toBe("message"),
  ),
  row("2.8", "role", "assistant", async ({ messages }) =>
    expect(fieldsOf(await messages())["role"]).toBe("assistant"),
  ),
  row("2.8", "model", "a string", async ({ messages }) =>
    expect(fieldsOf(await messages())["model"]).toBe("sandbox/echo"),
  ),
  row("2.8", "content", "blocks: text with text, tool_use", async ({ messages }) => {
    expect(blocksOf(await messages())).toEqual([{ type: "text", text: "one two three" }]);
    const called = await messages({ model: "sandbox/agent", tools: [messagesTool] });
    expect(blocksOf(called)).toMatchObject([{ type: "tool_use", name: "look_up", input: {} }]);
  }),
  row(
    "2.8",
    "stop_reason",
    "end_turn, max_tokens, tool_use, stop_sequence",
    async ({ messages }) => {
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
  ),
  row("2.8", "usage", "input_tokens, output_tokens", async ({ messages }) => {
    const { input_tokens: sent, output_tokens: got } = usageOf(await messages());
    expect([sent, got]).toEqual([3, 3]);
  }),

  row("4.2", "message_start", "first; message with id and role", async (gateway) => {
    const [start, ...more] = await eventsOf(gateway, "message_start");
    expect([start?.at, more.length]).toEqual([0, 0]);
    const message = start?.data["message"] as Readonly<Record<string, unknown>>;
    expect([message["role"], String(message["id"]).slice(0, 4)]).toEqual(["assistant", "msg_"]);
  }),
  row("4.2", "content_block_start", "index and content_block", async (gateway) => {
    const [start] = await eventsOf(gateway, "content_block_start");
    expect(start?.data).toMatchObject({ index: 0, content_block: { type: "text", text: "" } });
    expect(start?.all[(start?.at ?? 0) - 1]?.["type"]).toBe("message_start");
  }),
  row("4.2", "content_block_delta", "index and delta with text_delta; repeats", async (gateway) => {
    const deltas = await eventsOf(gateway, "content_block_delta");
    expect(deltas.length).toBeGreaterThan(1);
    const texts = deltas.map(({ data }) => data["delta"] as { type: string; text: string });
    expect(texts.every(({ type }) => type === "text_delta")).toBe(true);
    expect(texts.map(({ text }) => text).join("")).toBe("one two three");
    expect(new Set(deltas.map(({ data }) => data["index"]))).toEqual(new Set([0]));
  }),
  row("4.2", "content_block_stop", "index; after the pieces", async (gateway) => {
    const [stop] = await eventsOf(gateway, "content_block_stop");
    expect(stop?.data).toEqual({ type: "content_block_stop", index: 0 });
    expect(stop?.all[(stop?.at ?? 0) - 1]?.["type"]).toBe("content_block_delta");
  }),
  row("4.2", "message_delta", "delta.stop_reason and usage.output_tokens", async (gateway) => {
    const [delta] = await eventsOf(gateway, "message_delta", { max_tokens: 2 });
    expect(delta?.data).toMatchObject({
      delta: { stop_reason: "max_tokens" },
      usage: { output_tokens: 2 },
    });
    expect(delta?.at).toBe((delta?.all.length ?? 0) - 2);
  }),
  row("4.2", "message_stop", "last, without further fields", async (gateway) => {
    const [stop] = await eventsOf(gateway, "message_stop");
    expect(stop?.data).toEqual({ type: "message_stop" });
    expect(stop?.at).toBe((stop?.all.length ?? 0) - 1);
  }),
  row("4.2", "error", "a failure mid-stream; no message_stop after it", async (gateway) => {
    const long = [{ role: "user", content: "one two three four five" }];
    const fields = { model: "sandbox/break", messages: long };
    const [failure] = await eventsOf(gateway, "error", fields);
    expect(failure?.data).toMatchObject({ type: "error", error: { type: "api_error" } });
    expect(failure?.at).toBe((failure?.all.length ?? 0) - 1);
  }),
];
