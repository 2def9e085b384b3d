import { createServer } from "node:http";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";

/** Numbers and an order of names that a parsed value would lose. */
const ODD = '{"b":1.0,"10":1e400,"2":12345678901234567890,"a":-0}';
const schema = `{"type":"object","properties":{"10":{"const":${ODD}},"2":{}}}`;

let gateway: ComposedGateway;
let stop: () => Promise<void>;
/** The JSON text of the last request to the upstream, whose model calls a tool with `ODD`. */
let received = "";

beforeAll(async () => {
  const calls = [{ index: 0, id: "call_a", type: "function" }].map((given) => ({
    ...given,
    function: { name: "look", arguments: ODD },
  }));
  const choice = { index: 0, finish_reason: "tool_calls" };
  const server = createServer(async (request, response) => {
    received = await readText(request);
    const isStream = received.includes('"stream":true');
    response.setHeader("content-type", isStream ? "text/event-stream" : "application/json");
    const whole = JSON.stringify({ choices: [{ ...choice, message: { tool_calls: calls } }] });
    const event = JSON.stringify({ choices: [{ ...choice, delta: { tool_calls: calls } }] });
    response.end(isStream ? `data: ${event}\n\ndata: [DONE]\n\n` : whole);
  });
  const { origin, close } = await listenOnLoopback(server);
  stop = close;
  const model = {
    id: "test/calling",
    context_length: 100_000,
    max_output_tokens: 4_000,
    capabilities: { tools: true, images: true, structured_output: "strict", reasoning: "none" },
    pricing: { prompt: "0.000001", completion: "0.00001" },
    upstreams: [{ kind: "openai", base_url: `${origin}/v1`, model: "m" }],
  };
  gateway = await composeGateway({ config: { models: [model] } });
});
afterAll(async () => {
  await gateway?.close();
  await stop?.();
});

/** The client's own JSON in the fields of its protocol: a tool, a format, and a call. */
const bodies = {
  "/v1/chat/completions":
    `"tools":[{"type":"function","function":{"name":"look","parameters":${schema}}}],` +
    `"response_format":{"type":"json_schema","json_schema":{"name":"a","schema":${schema}}},` +
    '"messages":[{"role":"user","content":"Hi 1.0"},{"role":"assistant","tool_calls":[{"id":"c",' +
    `"type":"function","function":{"name":"look","arguments":${JSON.stringify(ODD)}}}]},` +
    '{"role":"tool","tool_call_id":"c","content":"red"}]',
  "/v1/messages":
    `"tools":[{"name":"look","input_schema":${schema}}],` +
    `"output_config":{"format":{"type":"json_schema","schema":${schema}}},` +
    '"messages":[{"role":"user","content":"Hi 1.0"},{"role":"assistant","content":[{"type":' +
    `"tool_use","id":"c","name":"look","input":${ODD}}]},` +
    '{"role":"user","content":[{"type":"tool_result","tool_use_id":"c","content":"red"}]}]',
  "/v1/responses":
    `"tools":[{"type":"function","name":"look","parameters":${schema}}],` +
    `"text":{"format":{"type":"json_schema","name":"a","schema":${schema}}},` +
    '"input":[{"role":"user","content":"Hi 1.0"},{"type":"function_call","call_id":"c",' +
    `"name":"look","arguments":${JSON.stringify(ODD)}},` +
    '{"type":"function_call_output","call_id":"c","output":"red"}]',
} as const;
const bounds: Readonly<Record<string, string>> = { "/v1/responses": "max_output_tokens" };

/** Returns the arguments of a streamed call, joined. */
function streamedArguments({ events }: Reply): string {
  const pieces = events.map(({ event, data }) => {
    const isDelta = event === "response.function_call_arguments.delta";
    if (event.startsWith("response.") && !isDelta) return null;
    return /"(?:arguments|partial_json|delta)":("(?:[^"\\]|\\.)*")/.exec(data);
  });
  return pieces.map((found) => String(JSON.parse(found?.[1] ?? '""'))).join("");
}

test.each(
  Object.entries(bodies).flatMap(([path, fields]) =>
    [false, true].map((stream) => ({ path, fields, stream })),
  ),
)("$path, stream: $stream: schemas and arguments keep their text", async (asked) => {
  const { path, fields, stream } = asked;
  const bound = bounds[path] ?? "max_tokens";
  const body = `{"model":"test/calling","${bound}":100,"stream":${stream},${fields}}`;
  const reply = await call(gateway, path, { key: gateway.key, body });
  expect(reply.status).toBe(200);
  expect(received).toContain(`"parameters":${schema}`);
  expect(received).toContain(`"schema":${schema}`);
  expect(received).toContain(`"arguments":${JSON.stringify(ODD)}`);
  if (stream) expect(streamedArguments(reply)).toBe(ODD);
  else {
    const isText = path !== "/v1/messages";
    expect(reply.text).toContain(isText ? `"arguments":${JSON.stringify(ODD)}` : `"input":${ODD}`);
  }
});
