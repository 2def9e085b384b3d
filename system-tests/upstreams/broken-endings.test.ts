import type { ProtocolName } from "../../src/wire/protocols/protocol.ts";
import { paths } from "../../contract-tests/harness/requests.ts";
import { bodyOf } from "./client-body.ts";
import type { ServerResponse } from "node:http";
import { createServer } from "node:http";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { untilRead } from "./until-read.ts";

/** A model that ends with a word of its vendor, alone and with a healthy second upstream. */
const WORD = "insufficient_system_resource";
const usage = { prompt_tokens: 20, completion_tokens: 4, total_tokens: 24 };
/** Nano-dollars of one such reply: 20 tokens at 1,000, and 4 at 2,000. */
const CHARGE = 28_000;
const tool_calls = [
  { index: 0, id: "call_1", type: "function", function: { name: "f", arguments: "{}" } },
];

interface Scene {
  readonly content?: string;
  readonly calls?: boolean;
  readonly finish: string;
  readonly native?: string;
}

let scene: Scene;
let calls: string[];
let server: { readonly origin: string; readonly close: () => Promise<void> };
let gateway: ComposedGateway;

async function answer(model: string, stream: boolean, response: ServerResponse): Promise<void> {
  const played: Scene = model === "spare" ? { content: "Fine", finish: "stop" } : scene;
  const { content = "", finish: finish_reason, native: native_finish_reason } = played;
  const end = { finish_reason, native_finish_reason };
  const message = { role: "assistant", content, ...(played.calls === true && { tool_calls }) };
  response.writeHead(200, { "content-type": stream ? "text/event-stream" : "application/json" });
  if (!stream) {
    response.end(JSON.stringify({ choices: [{ index: 0, message, ...end }], usage }));
    return;
  }
  const write = (data: object | string): void => {
    const json = typeof data === "string" ? data : JSON.stringify(data);
    response.write(`data: ${json}\n\n`);
  };
  write({ choices: [{ index: 0, delta: message, finish_reason: null }] });
  await untilRead();
  write({ choices: [{ index: 0, delta: {}, ...end }], usage });
  write("[DONE]");
  response.end();
}

beforeAll(async () => {
  server = await listenOnLoopback(
    createServer((request, response) => {
      void readText(request).then((text) => {
        const { model, stream = false } = JSON.parse(text) as { model: string; stream?: boolean };
        calls.push(model);
        return answer(model, stream, response);
      });
    }),
  );
  const upstream = (model: string, weight: number): object => ({
    kind: "openai",
    base_url: `${server.origin}/v1`,
    model,
    weight,
  });
  const model = (id: string, upstreams: readonly object[]): object => ({
    id,
    context_length: 10_000,
    max_output_tokens: 1_000,
    capabilities: { tools: true, images: false, structured_output: "none", reasoning: "none" },
    pricing: { prompt: "0.000001", completion: "0.000002" },
    upstreams,
  });
  gateway = await composeGateway({
    config: {
      models: [
        model("test/two", [upstream("first", 1), upstream("spare", 0)]),
        model("test/alone", [upstream("alone", 1)]),
      ],
    },
    random: () => 0,
    sleep: async () => undefined,
  });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(async () => {
  calls = [];
  // An answer, so that the failures of earlier tests do not open the circuit.
  scene = { content: "Fine", finish: "stop" };
  for (const model of ["test/two", "test/alone"]) await ask("chat", model, false);
  calls = [];
});

const offered = {
  chat: [{ type: "function", function: { name: "f" } }],
  messages: [{ name: "f", input_schema: { type: "object" } }],
  responses: [{ type: "function", name: "f" }],
} as const;

function ask(protocol: ProtocolName, model: string, stream: boolean): Promise<Reply> {
  const body = bodyOf({ protocol, stream, model, content: "Hi", bound: 100 });
  const tools = offered[protocol];
  return call(gateway, paths[protocol], { key: gateway.key, body: { ...body, tools } });
}

/** Returns the charge and the outcome in the ledger. */
async function recordOf(reply: Reply) {
  const record = await gateway.store.showRequest(reply.headers.get("x-request-id") ?? "");
  return { outcome: record?.outcome, charge: record?.charge, upstream: record?.upstream };
}

const scenes: readonly (readonly [string, Scene])[] = [
  ["without content", { finish: WORD }],
  ["with text", { content: "I will now read the fi", finish: WORD }],
  ["with a complete call", { calls: true, finish: "MALFORMED_FUNCTION_CALL" }],
  ["with a native word", { calls: true, finish: "tool_calls", native: "MALFORMED_FUNCTION_CALL" }],
  ["of an unknown word, without content", { finish: "later" }],
];
const protocols = ["chat", "messages", "responses"] as const;

test.each(protocols.flatMap((protocol) => scenes.map((one) => [protocol, ...one] as const)))(
  "%s: a broken reply %s goes to the next upstream, and only its reply is charged",
  async (protocol, _fact, played) => {
    scene = played;
    const hasContent = played.content !== undefined || played.calls === true;
    for (const stream of hasContent ? [false] : [false, true]) {
      calls = [];
      const reply = await ask(protocol, "test/two", stream);
      expect([reply.status, calls]).toEqual([200, ["first", "first", "spare"]]);
      expect(reply.text).toContain("Fine");
      expect(reply.text).not.toMatch(/read the fi|call_1/);

      expect(await recordOf(reply)).toMatchObject({ outcome: "finished", charge: CHARGE });
    }
  },
);

test.each(protocols.flatMap((protocol) => scenes.map((one) => [protocol, ...one] as const)))(
  "%s: a broken reply %s of the only upstream is a free 502 that clients may repeat",
  async (protocol, _fact, played) => {
    scene = played;
    const reply = await ask(protocol, "test/alone", false);
    expect([reply.status, calls]).toEqual([502, ["alone", "alone"]]);
    expect(reply.headers.get("x-should-retry")).not.toBe("false");
    expect(reply.text).not.toMatch(/read the fi|call_1/);
    expect((await recordOf(reply)).charge ?? 0).toBe(0);
  },
);

test.each(
  protocols.flatMap((protocol) => scenes.slice(1, 4).map((one) => [protocol, ...one] as const)),
)(
  "%s: a stream that broke %s ends in an error after the content, on the same upstream",
  async (protocol, _fact, played) => {
    scene = played;
    const reply = await ask(protocol, "test/two", true);
    expect([reply.status, calls]).toEqual([200, ["first"]]);
    expect(reply.text).toMatch(/read the fi|call_1/);
    expect(reply.events.at(-1)?.data).toContain('"code":"upstream_error"');
    expect(reply.text).not.toMatch(
      /\[DONE\]|message_stop|"(?:finish|stop)_reason":"|response\.(?:completed|incomplete)/,
    );
    expect(await recordOf(reply)).toMatchObject({ outcome: "broken" });
  },
);

test("an unknown word after content is an end, and is counted by its kind", async () => {
  scene = { content: "Fine", finish: "later" };
  const reply = await ask("chat", "test/alone", true);
  expect(reply.text).toContain('"finish_reason":"stop"');
  expect(await recordOf(reply)).toMatchObject({ outcome: "finished", charge: CHARGE });
  const { text } = await call(gateway, "/metrics");
  const name = "gateway_upstream_surprises_total";
  expect(text).toMatch(
    new RegExp(`^${name}\\{.*model="test/alone",kind="unknown-finish-reason"\\} [1-9]`, "m"),
  );
  expect(text).not.toContain("later");
});
