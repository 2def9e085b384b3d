import { expect } from "vitest";
import {
  blocksOf,
  choiceOf,
  datasOf,
  fieldsOf,
  refuses,
  serves,
  type Fields,
  row,
  type SpecRow,
} from "./spec-row.ts";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const agent = { model: "sandbox/agent" } as const;
const chatTool = { type: "function", function: { name: "look_up" } };
const messagesTool = { name: "look_up", input_schema: { type: "object" } };

function withMessages(...messages: readonly Fields[]): Fields {
  return { messages: [{ role: "user", content: "Hi" }, ...messages] };
}

/** Rules of the source specification in lists and sentences, outside its tables. */
export const proseRows: readonly SpecRow[] = [
  row(
    "2.4",
    "content",
    "a string, or parts: text, and image_url by address or data URL",
    async ({ chat }) => {
      const part = (url: string) => ({ type: "image_url", image_url: { url } });
      const requestWith = (content: unknown) => ({
        model: "sandbox/vision",
        messages: [{ role: "user", content }],
      });
      const text = { type: "text", text: "Look." };
      const seen = await chat(requestWith([text, part(`data:image/png;base64,${pixel}`)]));
      expect(choiceOf(seen).message["content"]).toContain("1");
      await serves([
        chat(requestWith("Look.")),
        chat(requestWith([text, part("https://example.com/a.png")])),
      ]);
      const place = "messages[0].content[0].image_url.url";
      await refuses(place, [chat(requestWith([part("ftp://example.com/a.png")]))]);
      const plain = { ...requestWith([part("https://example.com/a.png")]), model: "sandbox/plain" };
      expect((await chat(plain)).text).toContain("unsupported_content");
    },
  ),
  row("2.4", "tool", "tool_call_id equals an id that came in tool_calls", async ({ chat }) => {
    const call = { id: "c1", type: "function", function: { name: "look_up", arguments: "{}" } };
    const called = { role: "assistant", content: null, tool_calls: [call] };
    const answer = (id: string) => ({ role: "tool", tool_call_id: id, content: "Rain." });
    await serves([chat(withMessages(called, answer("c1")))]);
    const place = "messages[2].tool_call_id";
    await refuses(place, [chat(withMessages(called, answer("c2")))]);
  }),
  row(
    "2.6",
    "chunk",
    "chat.completion.chunk; delta carries role first, then content",
    async ({ chat }) => {
      const chunks = datasOf(await chat({ stream: true }));
      const deltas = chunks.map(
        ({ choices }) => (choices as readonly { delta: Fields }[])[0]?.delta,
      );
      expect(deltas[0]).toMatchObject({ role: "assistant" });
      expect(deltas.at(-1)).toEqual({});
      const texts = deltas.slice(1, -1).map((delta) => delta?.["content"]);
      expect(texts.join("")).toBe("one two three");
    },
  ),
  row(
    "4.1",
    "order",
    "no event names; role, content, empty delta with finish_reason, usage, [DONE]",
    async ({ chat }) => {
      const reply = await chat({ stream: true, stream_options: { include_usage: true } });
      expect(new Set(reply.events.map(({ event }) => event))).toEqual(new Set(["message"]));
      expect(reply.events.at(-1)?.data).toBe("[DONE]");
      const [finish, usage] = datasOf(reply).slice(-2);
      expect(finish).toMatchObject({ choices: [{ delta: {}, finish_reason: "stop" }] });
      expect(usage).toMatchObject({ usage: { completion_tokens: 3 } });
    },
  ),
  row(
    "4.3",
    "tool loop",
    "tools, a call, its result, and the model goes on, in both protocols",
    async ({ chat, messages }) => {
      const first = choiceOf(await chat({ ...agent, tools: [chatTool] }));
      const [call] = first.message["tool_calls"] as readonly { readonly id: string }[];
      const result = { role: "tool", tool_call_id: call?.id, content: "It rains." };
      const history = withMessages(first.message, result);
      const next = choiceOf(await chat({ ...agent, ...history, tools: [chatTool] }));
      expect([first.finish_reason, next.finish_reason]).toEqual(["tool_calls", "stop"]);
      expect(next.message["content"]).toContain("It rains.");

      const asked = await messages({ ...agent, tools: [messagesTool] });
      const content = blocksOf(asked);
      const use = content.find(({ type }) => type === "tool_use");
      const block = { type: "tool_result", tool_use_id: use?.["id"], content: "It rains." };
      const turns = withMessages(
        { role: "assistant", content },
        { role: "user", content: [block] },
      );
      const answered = await messages({ ...agent, ...turns, tools: [messagesTool] });
      expect(fieldsOf(asked)["stop_reason"]).toBe("tool_use");
      expect(fieldsOf(answered)["stop_reason"]).toBe("end_turn");
      expect(JSON.stringify(blocksOf(answered))).toContain("It rains.");
    },
  ),
  row(
    "4.4",
    "reasoning",
    "billed as output tokens; models that cannot reason ignore it",
    async ({ chat }) => {
      const reasoning = { enabled: true };
      const usage = fieldsOf(await chat({ model: "sandbox/reasoner", reasoning }))["usage"];
      const counts = usage as {
        readonly completion_tokens: number;
        readonly completion_tokens_details: { readonly reasoning_tokens: number };
      };
      const { reasoning_tokens: thought } = counts.completion_tokens_details;
      expect(thought).toBeGreaterThan(0);
      expect(counts.completion_tokens).toBeGreaterThan(thought);
      await serves([chat({ model: "sandbox/plain", reasoning })]);
    },
  ),
  row(
    "5",
    "key",
    "one key for both protocols, in either header, on every endpoint",
    async ({ get, chat, messages, key }) => {
      const ways = [{ authorization: `Bearer ${key}` }, { "x-api-key": key }];
      for (const headers of ways) {
        const options = { key: "", headers };
        await serves([
          ...["/models", "/models/sandbox/echo", "/account"].map((path) => get(path, options)),
          chat({}, options),
          messages({}, options),
        ]);
      }
      expect((await get("/account", { key: "sk-gw-wrong" })).status).toBe(401);
    },
  ),
  row("9", "prefix", "the path prefix is /v1", async ({ get }) => {
    await serves([get("/models")]);
    expect((await get("/../models")).status).toBe(404);
  }),
];
