import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";
import { countTokens, messages, OFFLOADED_PADDING } from "../../contract-tests/harness/requests.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";

/** A request that the upstream received. */
interface Sent {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

let gateway: ComposedGateway;
let stop: () => Promise<void>;
let sent: Sent[] = [];
let answer: { readonly status: number; readonly body: object };

beforeAll(async () => {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(pieces).toString()) as Sent["body"];
      sent.push({ url: request.url ?? "", headers: request.headers, body });
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer.body));
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  stop = close;
  const claude = { kind: "anthropic", base_url: `${origin}/v1`, model: "claude-sonnet-5" };
  const model = (id: string, upstream: object): object => ({
    id: `test/${id}`,
    context_length: 100_000,
    max_output_tokens: 4_000,
    capabilities: { tools: true, structured_output: "strict", reasoning: "optional" },
    pricing: { prompt: "0.000001", completion: "0.00001" },
    upstreams: [upstream],
  });
  const models = [
    model("claude", claude),
    ...["busy", "without-path"].map((name) => model(name, { ...claude, model: name })),
    model("bedrock", { ...claude, base_url: origin, dialect: "bedrock" }),
    model("vertex", { ...claude, base_url: origin, dialect: "vertex" }),
    model("openai", { kind: "openai", base_url: `${origin}/v1`, model: "m" }),
    model("responses", { kind: "openai-responses", base_url: `${origin}/v1`, model: "m" }),
  ];
  gateway = await composeGateway({ config: { models }, sleep: () => Promise.resolve() });
});
afterAll(async () => {
  await gateway.close();
  await stop();
});
beforeEach(() => {
  sent = [];
  answer = { status: 200, body: { input_tokens: 2_095 } };
});

const system = [{ type: "text", text: "Be brief.", cache_control: { type: "ephemeral" } }];
const tools = [{ name: "look", description: "Looks.", input_schema: { type: "object" } }];
const input = {
  system,
  messages: [{ role: "user", content: "Hi" }],
  tools,
  tool_choice: { type: "auto" },
  thinking: { type: "adaptive" },
};

/** Counts the tokens of the input above with a model. */
function count(model: string, fields: object = {}, padding = ""): Promise<Reply> {
  return call(gateway, countTokens, {
    key: gateway.key,
    body: JSON.stringify({ model: `test/${model}`, ...input, ...fields }) + padding,
    headers: { "anthropic-beta": "interleaved-thinking-2025-05-14" },
  });
}

async function balance(): Promise<unknown> {
  const { json } = await call(gateway, "/v1/account", { key: gateway.key });
  return (json as { readonly balance: unknown }).balance;
}

describe.each([
  ["small", ""],
  ["large, of the other thread", OFFLOADED_PADDING],
])("a count, %s", (_size, padding) => {
  test("is the vendor's, for the request of a message without its output", async () => {
    const before = await balance();
    const reply = await count("claude", {}, padding);
    expect([reply.status, reply.json]).toEqual([200, { input_tokens: 2_095 }]);
    const [counted] = sent;
    expect(counted?.url).toBe("/v1/messages/count_tokens");
    answer = {
      status: 200,
      body: { content: [], stop_reason: "end_turn", usage: { input_tokens: 1, output_tokens: 0 } },
    };
    expect(await balance()).toEqual(before);
    const body = JSON.stringify({ model: "test/claude", max_tokens: 100, ...input });
    const headers = { "anthropic-beta": "interleaved-thinking-2025-05-14" };
    await call(gateway, messages, { key: gateway.key, headers, body });
    const { max_tokens: _bound, ...generated } = sent.at(-1)?.body ?? {};
    expect(counted?.body).toEqual(generated);
    expect(counted?.headers["anthropic-beta"]).toBe(sent.at(-1)?.headers["anthropic-beta"]);
  });

  test("has the vendor's refusal of the request", async () => {
    const error = { type: "invalid_request_error", message: "tools.0: Not a valid tool" };
    answer = { status: 400, body: { type: "error", error } };
    const { status, text } = await count("claude", {}, padding);
    expect(status).toBe(400);
    expect(text).toContain("tools.0: Not a valid tool");
  });
});

describe("a count is estimated", () => {
  test.each(["bedrock", "vertex", "openai", "responses"])("for %s, unasked", async (model) => {
    const { status, json } = await count(model);
    expect(status).toBe(200);
    expect((json as { input_tokens: number }).input_tokens).toBeGreaterThan(10);
    expect(sent).toEqual([]);
  });

  test("if the vendor is busy", async () => {
    answer = { status: 529, body: { type: "error", error: { type: "overloaded_error" } } };
    const estimate = (await count("openai")).json;
    expect((await count("busy")).json).toEqual(estimate);
    answer = { status: 200, body: { input_tokens: 7 } };
    expect((await count("busy")).json).toEqual({ input_tokens: 7 });
    expect(sent).toHaveLength(2);
  });

  test("if the server has no such path, which is then not asked again", async () => {
    answer = { status: 404, body: { detail: "Not Found" } };
    const estimate = (await count("openai")).json;
    expect((await count("without-path")).json).toEqual(estimate);
    expect((await count("without-path")).json).toEqual(estimate);
    expect(sent).toHaveLength(1);
  });
});
