import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { shareGateway, type SharedGateway } from "../harness/shared/gateway.ts";
import { chat, hello, messages } from "../harness/requests.ts";

let gateway: SharedGateway;

beforeAll(async () => {
  gateway = await shareGateway();
});
afterAll(() => gateway.stop());

describe("accepted requests", () => {
  test.each(["sandbox/echo", "sandbox%2Fecho", "sandbox%2fecho"])("/models/%s", async (id) => {
    const reply = await gateway.send(`/v1/models/${id}`, "rich");
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({ id: "sandbox/echo" });
  });

  test.each(["/v1/models", "/v1/models/sandbox/echo", "/v1/account", "/", "/readyz", "/health"])(
    "HEAD %s is answered like GET, without the body",
    async (path) => {
      const [got, head] = await Promise.all([
        gateway.send(path, "rich"),
        gateway.send(path, "rich", { method: "HEAD" }),
      ]);
      expect(head.status).toBe(got.status);
      expect(head.text).toBe("");
      expect(head.headers.get("content-type")).toBe(got.headers.get("content-type"));
    },
  );

  test.each(["/v1/models?limit=1000&beta=true", "/v1/models/sandbox/echo?x=1", "/v1/account?a"])(
    "unknown query parameters: %s",
    async (path) => expect((await gateway.send(path, "rich")).status).toBe(200),
  );

  test("unknown headers, and any version header", async () => {
    const headers = {
      "anthropic-version": "1999-01-01",
      "anthropic-beta": "a,b",
      "compat-version": "soon",
      "x-stainless-lang": "js",
    };
    const reply = await gateway.send(`${messages}?beta=true`, "rich", { body: hello, headers });
    expect(reply.status).toBe(200);
  });

  test.each(["authorization", "x-api-key"])("the key in %s", async (name) => {
    const value = name === "authorization" ? `Bearer ${gateway.keys.rich}` : gateway.keys.rich;
    for (const path of ["/v1/models", "/v1/models/sandbox/echo", "/v1/account"]) {
      expect((await call(gateway, path, { headers: { [name]: value } })).status).toBe(200);
    }
    for (const path of [chat, messages]) {
      const reply = await call(gateway, path, { body: hello, headers: { [name]: value } });
      expect(reply.status).toBe(200);
    }
  });

  test.each([
    [chat, "sandbox/plain", "/messages/*/content/*/cache_control"],
    [messages, "sandbox/plain", "/messages/*/content/*/cache_control"],
    [chat, "sandbox/echo", null],
    [messages, "sandbox/echo", null],
  ])("cache marks on %s of %s, which names as ignored %s", async (path, model, named) => {
    const part = { type: "text", text: "Hi", cache_control: { type: "ephemeral" } };
    const body = { model, max_tokens: 9, messages: [{ role: "user", content: [part] }] };
    const reply = await gateway.send(path, "rich", { body });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("x-ignored-fields")).toBe(named);
  });

  test("two keys, one of them valid", async () => {
    const headers = {
      authorization: `Bearer ${gateway.keys.mistyped}`,
      "x-api-key": gateway.keys.rich,
    };
    expect((await call(gateway, "/v1/account", { headers })).status).toBe(200);
    const swapped = {
      authorization: `Bearer ${gateway.keys.rich}`,
      "x-api-key": gateway.keys.mistyped,
    };
    expect((await call(gateway, "/v1/account", { headers: swapped })).status).toBe(200);
  });

  test("a client's request id is returned in addition to the gateway's", async () => {
    const reply = await gateway.send("/v1/account", "rich", {
      headers: { "x-request-id": "mine-1" },
    });
    expect(reply.headers.get("x-client-request-id")).toBe("mine-1");
    expect(reply.headers.get("x-request-id")).toMatch(/^req_/);
  });

  test("a header names fields without effect", async () => {
    const body = {
      ...hello,
      metadata: { user_id: "a" },
      thinking: { type: "enabled", budget_tokens: 1024 },
      model: "sandbox/plain",
      max_tokens: 4000,
    };
    const reply = await gateway.send(messages, "rich", { body });
    expect(reply.headers.get("x-ignored-fields")?.split(/,\s*/)).toContain("/thinking");
  });
});
