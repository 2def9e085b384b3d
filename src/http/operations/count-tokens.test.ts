import { afterEach, describe, expect, test } from "vitest";
import { callGateway, chat, codeOf } from "../testing/call.ts";
import { startGateway, summary, type RunJob, type TestGateway } from "../testing/test-gateway.ts";
import type { TestGatewayOptions } from "../testing/test-gateway.ts";

const PATH = "/v1/messages/count_tokens";

let gateway: TestGateway;
afterEach(() => gateway.close());

/** Answers with seven tokens, in place of an upstream. */
const seven: RunJob = async ({ decoded }, sink) => {
  sink.open({ contentType: "application/json", ignored: decoded.ignored });
  void sink.write(JSON.stringify(decoded.encodeCount?.(7)));
  sink.end();
  return { ...summary, outcome: "counted", chargeNanoUsd: 0 };
};

/** Counts the tokens of a body; the key is valid unless there are other headers. */
async function count(
  options: TestGatewayOptions = {},
  { body = chat, headers = {} }: { readonly body?: object; readonly headers?: object } = {},
): Promise<Response> {
  gateway = await startGateway({ run: seven, ...options });
  const own = { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" };
  const text = JSON.stringify(body);
  return callGateway(gateway, PATH, { body: text, headers: { ...own, ...headers } });
}

test("a count is answered with input_tokens, and names the ignored fields", async () => {
  const response = await count({}, { body: { ...chat, context_management: { edits: [] } } });
  expect([response.status, await response.json()]).toEqual([200, { input_tokens: 7 }]);
  expect(response.headers.get("x-ignored-fields")).toBe("/context_management");
  const [job] = gateway.jobs;
  expect(job?.decoded.conversation.turns).toEqual([
    { role: "user", parts: [{ type: "text", text: "hi" }] },
  ]);
});

test.each([
  ["max_tokens", 10, "max_tokens: Extra inputs are not permitted"],
  ["stream", true, "Nothing is generated"],
  ["metadata", { user_id: "u" }, "not part of the input"],
  ["thread", "t", "Send the whole conversation"],
])("the field %s is refused with a hint", async (field, value, words) => {
  const response = await count({}, { body: { ...chat, [field]: value } });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(words);
});

test("the values of anthropic-beta are read, an Idempotency-Key is not", async () => {
  const headers = { "anthropic-beta": "a", "idempotency-key": "once" };
  expect((await count({}, { headers })).status).toBe(200);
  const [job] = gateway.jobs;
  expect([job?.decoded.conversation.betas, job?.idempotency]).toEqual([["a"], undefined]);
});

describe("a count", () => {
  test("uses one request of the limit, but no tokens and no concurrency", async () => {
    const plan = { requestsPerMinute: 2, tokensPerMinute: 100, concurrentRequests: 1 };
    const sent: Promise<Response>[] = [];
    const run: RunJob = async (job, sink) => {
      // While the first one runs, a second one is answered.
      if (sent.length === 0) {
        sent.push(callGateway(gateway, PATH, { body: JSON.stringify(chat) }));
        await sent[0];
      }
      return seven(job, sink);
    };
    const response = await count({ plan, run });
    expect([response.status, (await sent[0])?.status]).toEqual([200, 200]);
    expect(response.headers.get("x-ratelimit-remaining-requests")).toBe("1");
    expect(response.headers.get("x-ratelimit-remaining-tokens")).toBe("100");
    const third = await callGateway(gateway, PATH, { body: JSON.stringify(chat) });
    expect(await codeOf(third)).toBe("429 rate_limited");
  });

  test("is logged by its name, and is not a generation in the metrics", async () => {
    await (await count()).arrayBuffer();
    await gateway.settled();
    expect(gateway.logs().find(({ msg }) => msg === "request")).toMatchObject({
      operation: "countMessageTokens",
      protocol: "messages",
      model: chat.model,
      outcome: "counted",
      charge_nano_usd: 0,
    });
    const metrics = await gateway.metrics.text();
    expect(metrics).toMatch(/requests_total\{operation="countMessageTokens",status="2xx"\} 1/);
    expect(metrics).not.toMatch(/^gen_ai_server_request_duration_seconds_count/m);
  });
});
