import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { bodyAt, chat, countTokens, messages, responses } from "../harness/requests.ts";

/** The context of a sandbox model, and a conversation that exceeds it by ten words. */
const CONTEXT = 400_000;
const WORDS = CONTEXT + 10;

let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

test.each([
  [chat, false],
  [chat, true],
  [messages, false],
  [messages, true],
  [responses, false],
  [responses, true],
])(
  "%s, streamed: %s: the error for a too long conversation has both numbers",
  async (path, stream) => {
    const content = " a".repeat(WORDS);
    const asked = { model: "sandbox/echo", messages: [{ role: "user", content }] };
    const body = { ...bodyAt(path, asked), stream };
    const before = await balance();
    const reply = await call(server, path, { key: server.key, body });
    expect([reply.status, reply.headers.get("x-should-retry")]).toEqual([400, "false"]);
    expect(reply.json).toMatchObject({
      error: {
        type: "invalid_request_error",
        code: "context_length_exceeded",
        message: `prompt is too long: ${WORDS} tokens > ${CONTEXT} maximum`,
      },
    });
    expect(await balance()).toEqual(before);
  },
);

test("its tokens are counted all the same", async () => {
  const body = { model: "sandbox/echo", messages: [{ role: "user", content: " a".repeat(WORDS) }] };
  const reply = await call(server, countTokens, { key: server.key, body });
  expect([reply.status, reply.json]).toEqual([200, { input_tokens: WORDS }]);
});

async function balance(): Promise<unknown> {
  const { json } = await call(server, "/v1/account", { key: server.key });
  return (json as { readonly balance: unknown }).balance;
}
