import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { chat, messages } from "../harness/requests.ts";

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
])(
  "%s, streamed: %s: the error for a too long conversation has both numbers",
  async (path, stream) => {
    const content = " a".repeat(WORDS);
    const body = { model: "sandbox/echo", stream, messages: [{ role: "user", content }] };
    const reply = await call(server, path, { key: server.key, body });
    expect([reply.status, reply.headers.get("x-should-retry")]).toEqual([400, "false"]);
    expect(reply.json).toMatchObject({
      error: {
        type: "invalid_request_error",
        code: "context_length_exceeded",
        message: `prompt is too long: ${WORDS} tokens > ${CONTEXT} maximum`,
      },
    });
  },
);
