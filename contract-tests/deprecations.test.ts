import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Reply } from "./harness/call.ts";
import { askOperator, createCustomer } from "./harness/operator.ts";
import {
  chat,
  countTokens,
  hello,
  messages,
  OFFLOADED_PADDING,
  responses,
} from "./harness/requests.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

const upstream = `upstreams: [{ kind: openai, base_url: "http://127.0.0.1:9/v1", model: m }]`;
const sizes = `context_length: 100
    max_output_tokens: 10
    pricing: { prompt: "0", completion: "0" }
    ${upstream}`;
const config = `models:
  - id: acme/dated
    deprecated_at: 2026-01-15
    retires_at: 2999-04-01
    replacement: sandbox/echo
    ${sizes}
  - id: acme/gone
    deprecated_at: 2026-01-15
    retires_at: 2026-02-01
    replacement: sandbox/echo
    ${sizes}
  - id: acme/undated
    lifecycle: deprecated
    ${sizes}
`;

let server: TestServer;
let account = "";
let key = "";
beforeAll(async () => {
  server = await startServer({ config });
  ({ accountId: account, key } = await createCustomer(server, { balance: "10.00" }));
});
afterAll(() => server.stop());

const FUNCTIONS = { functions: [{ name: "f" }] };
const since = `@${Date.parse("2026-11-21") / 1_000}`;

const send = (path: string, body: object | string): Promise<Reply> =>
  call(server, path, { key, body });

function shown({ headers }: Reply) {
  return [headers.get("deprecation"), headers.get("sunset"), headers.get("link")];
}

test("every kind of reply to a deprecated field has its date and a link to the guide", async () => {
  const link = `<${server.root}/docs/deprecations>; rel="deprecation"; type="text/html"`;
  const body = { ...hello, ...FUNCTIONS };
  const replies = [
    [200, await send(chat, body)],
    [200, await send(chat, { ...body, stream: true })],
    [200, await send(chat, JSON.stringify(body) + OFFLOADED_PADDING)],
    [404, await send(chat, { ...body, model: "sandbox/none" })],
    [404, await send(chat, JSON.stringify({ ...body, model: "none" }) + OFFLOADED_PADDING)],
  ] as const;
  for (const [status, reply] of replies) {
    expect([reply.status, ...shown(reply)]).toEqual([status, since, null, link]);
  }
  const guide = await call(server, "/docs/deprecations");
  expect([guide.status, guide.text.includes("function_call")]).toEqual([200, true]);
});

test.each([
  ["functions", chat, { ...hello, ...FUNCTIONS }],
  ["function_call", chat, { ...hello, ...FUNCTIONS, function_call: "auto" }],
  [
    "function_call of a message",
    chat,
    {
      ...hello,
      messages: [
        ...hello.messages,
        { role: "assistant", content: null, function_call: { name: "f", arguments: "{}" } },
        { role: "function", name: "f", content: "1" },
      ],
      ...FUNCTIONS,
    },
  ],
  [
    "generate_summary",
    responses,
    { model: hello.model, input: "Hi", reasoning: { generate_summary: "auto" } },
  ],
])("the deprecated field %s is detected", async (_name, path, body) => {
  const reply = await send(path, body);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get("deprecation")).toMatch(/^@\d+$/);
});

test.each([chat, messages, countTokens])("a request without it to %s has none", async (path) => {
  expect(shown(await send(path, hello))).toEqual([null, null, null]);
});

test("a model has its dates, its replacement and its end", async () => {
  const dated = await send(chat, { ...hello, model: "acme/dated" });
  expect(shown(dated).slice(0, 2)).toEqual([
    `@${Date.parse("2026-01-15") / 1_000}`,
    "Mon, 01 Apr 2999 00:00:00 GMT",
  ]);
  const record = await call(server, "/v1/models/acme/dated", { key });
  expect(record.json).toMatchObject({
    lifecycle: "deprecated",
    deprecated_at: "2026-01-15T00:00:00.000Z",
    retires_at: "2999-04-01T00:00:00.000Z",
    replacement: "sandbox/echo",
  });
  const gone = await send(chat, { ...hello, model: "acme/gone" });
  expect([gone.status, gone.text]).toEqual([
    404,
    expect.stringContaining('Use \\"sandbox/echo\\"'),
  ]);
  const { text } = await call(server, "/v1/models", { key });
  expect(text).not.toContain("acme/gone");
  expect(shown(await send(chat, { ...hello, model: "acme/undated" }))).toEqual([null, null, null]);
});

test("the operator sees who used it", async () => {
  await send(messages, { ...hello, max_tokens: 5, model: "acme/undated" });
  const words = ["deprecations", "list", "--account", account];
  const uses = await askOperator<{ deprecation: string; requests: number }[]>(server, words);
  const names = uses.map(({ deprecation }) => deprecation);
  expect(names).toContain("field:chat.functions");
  expect(names).toContain("model:acme/undated");
  expect(names).toContain("field:responses.reasoning.generate_summary");
  const some = uses.find(({ deprecation }) => deprecation === "field:chat.functions");
  expect(some?.requests).toBeGreaterThan(3);
});
