import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";

/** One word of nearly the maximum size of a body, 32 MiB. */
const content = "x".repeat(33_500_000);
const messages = [{ role: "user", content }];

let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

test.each([
  ["/v1/chat/completions", { messages }, '"finish_reason":"length"'],
  ["/v1/messages", { messages, max_tokens: 200_000 }, '"stop_reason":"max_tokens"'],
])("%s of sandbox/echo ends at the length limit, streamed or not", async (path, body, end) => {
  for (const stream of [false, true]) {
    const { key } = server;
    const reply = await call(server, path, {
      key,
      body: { ...body, model: "sandbox/echo", stream },
    });
    expect([reply.status, reply.text.includes(end)]).toEqual([200, true]);
  }
});
