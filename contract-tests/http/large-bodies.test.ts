import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type CallOptions, type Reply } from "../harness/call.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { chat, messages, OFFLOADED_PADDING } from "../harness/requests.ts";
import { contentOf } from "../harness/reply-content.ts";
import { startServer } from "../harness/start-server.ts";

let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

type Sent = (path: string, body: object, headers?: CallOptions["headers"]) => Promise<Reply>;

const send: Sent = (path, body, headers = {}) =>
  call(server, path, { key: server.key, body, headers });
const sendLarge: Sent = (path, body, headers = {}) =>
  call(server, path, {
    key: server.key,
    headers,
    body: `${JSON.stringify(body)}${OFFLOADED_PADDING}`,
  });

const user = { role: "user", content: "one two three" };
const tools = [
  { type: "function", function: { name: "look", parameters: { type: "object", properties: {} } } },
];
const image = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk";

/** Bodies that are equal except for their size: white space has no other effect. */
const rows: readonly (readonly [string, string, object])[] = [
  ["an echo", chat, { model: "sandbox/echo" }],
  ["usage in the stream", chat, { model: "sandbox/echo", stream_options: { include_usage: true } }],
  ["one that ends at its length", chat, { model: "sandbox/echo", max_tokens: 1 }],
  ["a tool call", chat, { model: "sandbox/agent", tools }],
  ["reasoning", chat, { model: "sandbox/reasoner" }],
  ["an upstream's refusal", chat, { model: "sandbox/refuse-400" }],
  ["an overloaded upstream", chat, { model: "sandbox/refuse-429" }],
  ["a break in the stream", chat, { model: "sandbox/break" }],
  ["a reply without its end", chat, { model: "sandbox/truncate" }],
  ["an invalid response", chat, { model: "sandbox/garbage" }],
  ["an unknown field", chat, { model: "sandbox/echo", n_tokens: 1 }],
  ["an unknown model", chat, { model: "sandbox/ech" }],
  ["a wrong type", chat, { model: 1 }],
  ["no ability", chat, { model: "sandbox/plain", tools }],
  [
    "an image",
    chat,
    {
      model: "sandbox/vision",
      messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: image } }] }],
    },
  ],
  ["a thread", chat, { model: "sandbox/echo", thread: "t" }],
  ["an echo in messages", messages, { model: "sandbox/echo", max_tokens: 10 }],
  ["an unknown field in messages", messages, { model: "sandbox/echo", max_tokens: 1, user: "x" }],
  ["a refusal in messages", messages, { model: "sandbox/refuse-500", max_tokens: 10 }],
  ["no bound in messages", messages, { model: "sandbox/echo" }],
];

describe("a large body is answered like a small one", () => {
  test.each(rows)("%s", async (_name, path, fields) => {
    for (const stream of [false, true]) {
      const body = { messages: [user], stream, ...fields };
      const [small, large] = await Promise.all([send(path, body), sendLarge(path, body)]);
      expect(contentOf(large)).toEqual(contentOf(small));
    }
  });

  test("malformed JSON", async () => {
    const reply = await call(server, chat, {
      key: server.key,
      body: `{"model":${OFFLOADED_PADDING}`,
    });
    expect([reply.status, reply.json]).toMatchObject([400, { error: { code: "invalid_json" } }]);
  });

  test("with the limits of its key, to which it counts", async () => {
    const body = { model: "sandbox/echo", messages: [user] };
    const small = await send(chat, body);
    const large = await sendLarge(chat, body);
    const names = [...small.headers.keys()].filter((name) => name.startsWith("x-ratelimit"));
    for (const name of names) expect(large.headers.has(name)).toBe(true);
  });
});

test("refused large bodies leave no memory reserved", async () => {
  // A key may use about 11 MiB of the thread's 44; the refused bodies are three times as large.
  const small = await startServer({ env: { NODE_OPTIONS: "--max-old-space-size=256" } });
  try {
    const send = async (fields: object): Promise<number> => {
      const body = `${JSON.stringify({ model: "sandbox/echo", messages: [user], ...fields })}`;
      return (await call(small, chat, { key: small.key, body: `${body}${OFFLOADED_PADDING}` }))
        .status;
    };
    for (let sent = 0; sent < 24; sent += 1) expect(await send({ n_tokens: 1 })).toBe(400);
    expect(await send({})).toBe(200);
  } finally {
    await small.stop();
  }
});

describe("a large request with an Idempotency-Key", () => {
  test("runs once, and its repeat gets the same response", async () => {
    const headers = { "idempotency-key": randomUUID() };
    for (const stream of [true, false]) {
      const key = { "idempotency-key": `${headers["idempotency-key"]}-${stream}` };
      const body = { model: "sandbox/echo", messages: [user], stream };
      const [first, beside] = await Promise.all([
        sendLarge(chat, body, key),
        sendLarge(chat, body, key),
      ]);
      const later = await sendLarge(chat, body, key);
      expect([beside.text, later.text]).toEqual([first.text, first.text]);
      expect(later.headers.get("idempotent-replayed")).toBe("true");
    }
  });

  test("with another body is refused", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const body = { model: "sandbox/echo", messages: [user] };
    expect((await sendLarge(chat, body, headers)).status).toBe(200);
    const other = await send(chat, body, headers);
    expect(other.status).toBe(422);
  });

  test("with an invalid key is refused", async () => {
    const body = { model: "sandbox/echo", messages: [user] };
    const headers = { "idempotency-key": "a key" };
    const [small, large] = [await send(chat, body, headers), await sendLarge(chat, body, headers)];
    expect(large.status).toBe(400);
    expect(contentOf(large)).toEqual(contentOf(small));
  });
});
