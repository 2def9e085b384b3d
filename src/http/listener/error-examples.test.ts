import { afterEach, expect, it } from "vitest";
import { errorExample } from "../../../contract-tests/harness/error-examples.ts";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { callGateway, chat, type Call } from "../testing/call.ts";
import {
  startGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

let gateway: TestGateway;

afterEach(() => gateway.close());

const post = (more: object): Call => ({ body: JSON.stringify({ ...chat, ...more }) });
const limiter = {
  admit: async () =>
    ({ admitted: false, state: {}, limit: "requests", retryAfterMs: 3_000 }) as const,
  peek: () => ({}),
  reserveTokens: () => expect.unreachable(),
  close: async () => undefined,
};
const plan = { name: "Starter", models: ["sandbox/plain"] };

async function expectSent(name: string, call: Call, path = "/v1/chat/completions"): Promise<void> {
  const response = await callGateway(gateway, path, call);
  const sent = (await response.json()) as { readonly request_id: string };
  expect({ ...errorExample(name), request_id: sent.request_id }).toEqual(sent);
}

it.each<[string, Call, TestGatewayOptions]>([
  ["missing_api_key", { headers: {}, body: "{}" }, {}],
  ["invalid_api_key", { headers: { "x-api-key": "sk-gw-1" }, body: "{}" }, {}],
  ["invalid_json", { body: '{"model"' }, {}],
  ["unknown_field", post({ temprature: 1 }), {}],
  ["invalid_request", post({ temperature: 3 }), {}],
  ["model_not_found", post({ model: "nobody/nothing" }), {}],
  ["model_not_allowed", post({}), { plan }],
  ["model_not_allowed_by_key", post({}), { key: { models: ["sandbox/plain"] } }],
  ["account_suspended", post({}), { key: { accountState: "suspended" } }],
  ["rate_limited", post({}), { plan: { requestsPerMinute: 600 }, app: { limiter } }],
  ["unavailable", post({}), { findKey: () => Promise.reject(new StoreUnavailable("away")) }],
  ["internal_error", post({}), { findKey: () => Promise.reject(new Error("a bug")) }],
])("the contract's example of %s is what the gateway sends", async (name, call, options) => {
  gateway = await startGateway(options);
  await expectSent(name, call);
});

it("the contract's example of unsupported_media_type is what the gateway sends", async () => {
  gateway = await startGateway();
  const headers = { "x-api-key": gateway.key, "content-type": "text/plain" };
  await expectSent("unsupported_media_type", { headers, body: "{}" });
});

it.each([
  ["model_not_served", "/v1/models/nobody%2Fnothing"],
  ["model_outside_plan", "/v1/models/sandbox%2Fecho"],
])("the contract's example of %s is what the gateway sends", async (name, path) => {
  gateway = await startGateway({ plan });
  await expectSent(name, {}, path);
});
