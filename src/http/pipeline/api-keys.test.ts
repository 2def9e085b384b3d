import { afterEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { callGateway, chat, codeOf } from "../testing/call.ts";
import type { Call } from "../testing/call.ts";
import { makeKey, startGateway } from "../testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";

let gateway: TestGateway;

afterEach(() => gateway.close());

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

const call = (path: string, options?: Call): Promise<Response> =>
  callGateway(gateway, path, options);

describe("keys", () => {
  const form = (bearer: string | null, header: string | null): Record<string, string> => ({
    ...(bearer !== null && { authorization: bearer }),
    ...(header !== null && { "x-api-key": header }),
  });

  it.each<[string, (key: string) => Record<string, string>, string]>([
    ["a bearer token", (key) => form(`Bearer ${key}`, null), "200"],
    ["a bearer token in other case", (key) => form(`bearer  ${key} `, null), "200"],
    ["x-api-key", (key) => form(null, key), "200"],
    ["an invalid bearer with a valid x-api-key", (key) => form(`Bearer ${makeKey()}`, key), "200"],
    [
      "another vendor's bearer with a valid x-api-key",
      (key) => form("Bearer sk-ant-1", key),
      "200",
    ],
    ["another scheme with a valid x-api-key", (key) => form("Basic YTpi", key), "200"],
    ["a valid bearer with an invalid x-api-key", (key) => form(`Bearer ${key}`, "sk-x"), "200"],
    ["no header", () => form(null, null), "401 missing_api_key"],
    ["another scheme", (key) => form(`Basic ${key}`, null), "401 missing_api_key"],
    ["an empty token", () => form("Bearer ", ""), "401 missing_api_key"],
    ["an unknown key", () => form(`Bearer ${makeKey()}`, null), "401 invalid_api_key"],
    ["a mistyped key", (key) => form(`Bearer ${key.slice(0, -1)}-`, null), "401 invalid_api_key"],
    ["two invalid keys", () => form(`Bearer ${makeKey()}`, makeKey()), "401 invalid_api_key"],
  ])("%s", async (_case, headers, answer) => {
    await start();
    const response = await call("/v1/models", { headers: headers(gateway.key) });
    expect(response.ok ? "200" : await codeOf(response)).toBe(answer);
  });

  it("answers 401 with WWW-Authenticate and asks clients not to retry", async () => {
    await start();
    const { headers } = await call("/v1/account", { headers: {} });
    expect([headers.get("www-authenticate"), headers.get("x-should-retry")]).toEqual([
      "Bearer",
      "false",
    ]);
  });

  it.each([
    ["revoked", { revokedAtMs: 1 }],
    ["expired", { expiresAtMs: 1 }],
  ])("a %s key is refused", async (_state, key) => {
    await start({ key });
    expect(await codeOf(await call("/v1/models"))).toBe("401 invalid_api_key");
  });

  it("queries the store once per request for both schemes, and never for a malformed key", async () => {
    await start();
    await call("/v1/models", {
      headers: { authorization: `Bearer ${gateway.key}`, "x-api-key": gateway.key },
    });
    expect(gateway.lookUps()).toBe(1);
    await call("/v1/models", { headers: { "x-api-key": `${gateway.key}x` } });
    expect(gateway.lookUps()).toBe(1);
  });

  it("answers 503, not 401, while the store is unavailable", async () => {
    await start({ findKey: () => Promise.reject(new StoreUnavailable("disk full at /secret")) });
    const response = await call("/v1/messages", { body: "{}" });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await response.text()).not.toContain("secret");
  });

  it("an account without a valid plan can read its account and use no model", async () => {
    await start({ key: { planId: "gone" } });
    expect((await call("/v1/account")).status).toBe(200);
    const body = JSON.stringify(chat);
    expect(await codeOf(await call("/v1/chat/completions", { body }))).toBe(
      "403 model_not_allowed",
    );
  });
});
