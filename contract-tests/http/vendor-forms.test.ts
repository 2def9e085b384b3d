import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "../harness/call.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";

let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

const ask = (path: string, body: object): Promise<Reply> =>
  call(server, path, { key: server.key, body });

interface Refusal {
  readonly error: { readonly message: string; readonly details: unknown };
}

const source = { type: "base64", media_type: "image/png", data: "AAAA" };
const image = { type: "image", source };
const userMessage = (content: object[]) => ({ role: "user", content });
const called = {
  role: "assistant",
  content: [{ type: "tool_use", id: "c", name: "n", input: {} }],
};
const answered = userMessage([{ type: "tool_result", tool_use_id: "c", content: [image, image] }]);

describe("a 400 on messages has a form that coding agents understand", () => {
  test.each<[string, object, string]>([
    ["an unknown field", { foo: 1 }, "(foo: Extra inputs are not permitted)"],
    [
      "a tool that a server would run",
      { tools: [{ type: "web_search_20250305", name: "web_search" }] },
      "(tools.0: Input tag 'web_search_20250305' found using 'type' does not match any of the " +
        "expected tags: 'custom')",
    ],
    [
      "a call without its result",
      { messages: [called] },
      "(messages.0.content.0.tool_use: `tool_use` ids were found without `tool_result` blocks " +
        "immediately after.",
    ],
    [
      "an image for a model without image input",
      { model: "sandbox/plain", messages: [userMessage([{ type: "text", text: "Look" }, image])] },
      "(messages.0.content.1.image: This model does not support image input)",
    ],
    [
      "images in a tool's result for a model without image input",
      { model: "sandbox/plain", messages: [called, answered] },
      "(messages.1.content.0.tool_result.content.0.image: This model does not support image input; " +
        "capability_rejected: image_block)",
    ],
  ])("%s", async (_fact, fields, form) => {
    const hi = [{ role: "user", content: "hi" }];
    const reply = await ask("/v1/messages", { model: "sandbox/echo", messages: hi, ...fields });
    expect([reply.status, reply.headers.get("x-should-retry")]).toEqual([400, "false"]);
    const { error } = reply.json as Refusal;
    expect(error.message).toContain(` ${form}`);
    const details = JSON.stringify(error.details);
    for (const words of ["vendorForm", "Extra inputs", "Input tag", "messages."]) {
      expect(details).not.toContain(words);
    }
  });
});

test("a 400 on chat has our own sentences only, and must not be retried", async () => {
  const messages = [{ role: "user", content: "hi" }];
  const body = { model: "sandbox/echo", messages, temperatur: 1 };
  const reply = await ask("/v1/chat/completions", body);
  expect([reply.status, reply.headers.get("x-should-retry")]).toEqual([400, "false"]);
  expect((reply.json as Refusal).error.message).toBe(
    'Unknown field "temperatur" at the top level; did you mean "temperature"?',
  );
});
