import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fixedKey } from "../../catalog/credential.ts";
import { createHttpClient, type HttpClient } from "../transport/http-client.ts";
import { createInputCounter } from "../transport/count-input.ts";
import {
  startTestUpstream,
  testRequest,
  type TestRequestChanges,
  type TestUpstream,
} from "../transport/test-upstream.ts";
import { anthropicCountWire } from "./count-wire.ts";

let upstream: TestUpstream;
let http: HttpClient;

beforeEach(async () => {
  upstream = await startTestUpstream();
  http = createHttpClient();
});
afterEach(async () => {
  await http.close();
  await upstream.close();
});

const json = { "content-type": "application/json" };

/** Counts with an upstream at this path of the test's server. */
function count(path = "", changes: TestRequestChanges = {}) {
  const counter = createInputCounter(anthropicCountWire, { http, newCallId: () => "call_1" });
  const own = { baseUrl: `${upstream.origin}${path}`, signIn: fixedKey("k"), ...changes.upstream };
  return (
    counter(testRequest({ kind: "anthropic", ...changes, upstream: own })) ??
    expect.fail("it does not count")
  );
}

test.each([
  ["", "/v1/messages/count_tokens"],
  ["/v1", "/v1/messages/count_tokens"],
  ["/anthropic", "/anthropic/v1/messages/count_tokens"],
])("the base URL %j is asked at %s", async (path, want) => {
  const counting = count(path);
  const { request, response } = await upstream.nextCall();
  expect([request.method, request.url]).toEqual(["POST", want]);
  expect(request.headers).toMatchObject({ "anthropic-version": "2023-06-01", "x-api-key": "k" });
  response.writeHead(200, json).end('{"input_tokens":2095}');
  expect(await counting).toBe(2_095);
});

test("the body is that of a generation without the bound of its output", async () => {
  const cacheControl = { type: "ephemeral" } as const;
  const counting = count("", {
    conversation: {
      system: [{ type: "text", text: "Be brief.", cacheControl }],
      tools: [{ name: "look" }],
      toolChoice: { kind: "auto" },
      reasoning: { enabled: true, budgetTokens: 1_024 },
    },
  });
  const { body, response } = await upstream.nextCall();
  const sent = JSON.parse(body) as object;
  expect(Object.keys(sent)).toEqual([
    ...["model", "tools", "system", "messages", "tool_choice", "thinking"],
  ]);
  expect(sent).toMatchObject({
    system: [{ type: "text", text: "Be brief.", cache_control: { type: "ephemeral" } }],
    tools: [{ name: "look" }],
  });
  response.writeHead(200, json).end('{"input_tokens":1,"context_management":null}');
  expect(await counting).toBe(1);
});

test.each(["{}", '{"input_tokens":"3"}', '{"input_tokens":-1}', "[]", "3"])(
  "%s is not a count",
  async (body) => {
    const counting = count();
    const failure = counting.catch((error: unknown) => error);
    (await upstream.nextCall()).response.writeHead(200, json).end(body);
    expect(await failure).toMatchObject({ kind: "malformed-response" });
  },
);

test("a refusal rejects with the vendor's message", async () => {
  const counting = count();
  const failure = counting.catch((thrown: unknown) => thrown);
  const error = { type: "error", error: { type: "invalid_request_error", message: "m" } };
  (await upstream.nextCall()).response.writeHead(400, json).end(JSON.stringify(error));
  expect(await failure).toMatchObject({ kind: "invalid-request", message: "m" });
});

describe("the clouds' endpoints do not count", () => {
  test.each(["bedrock", "vertex"])("%s", (dialect) => {
    const counter = createInputCounter(anthropicCountWire, { http, newCallId: () => "call_1" });
    const { origin: baseUrl } = upstream;
    expect(
      counter(
        testRequest({ kind: "anthropic", upstream: { baseUrl }, dialect: { name: dialect } }),
      ),
    ).toBeNull();
  });
});
