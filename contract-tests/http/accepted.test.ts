import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { chat, hello, messages, openShop, type Shop } from "./shop.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.server.stop());

describe("what is accepted", () => {
  test.each(["sandbox/echo", "sandbox%2Fecho", "sandbox%2fecho"])("/models/%s", async (id) => {
    const reply = await shop.send(`/v1/models/${id}`, "fine");
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({ id: "sandbox/echo" });
  });

  test.each(["/v1/models", "/v1/models/sandbox/echo", "/v1/account", "/", "/readyz"])(
    "HEAD %s answers as GET without the body",
    async (path) => {
      const [got, head] = await Promise.all([
        shop.send(path, "fine"),
        shop.send(path, "fine", { method: "HEAD" }),
      ]);
      expect(head.status).toBe(got.status);
      expect(head.text).toBe("");
      expect(head.headers.get("content-type")).toBe(got.headers.get("content-type"));
    },
  );

  test.each(["/v1/models?limit=1000&beta=true", "/v1/models/sandbox/echo?x=1", "/v1/account?a"])(
    "unknown query parameters: %s",
    async (path) => expect((await shop.send(path, "fine")).status).toBe(200),
  );

  test("unknown headers, and any version header", async () => {
    const headers = {
      "anthropic-version": "1999-01-01",
      "anthropic-beta": "a,b",
      "compat-version": "soon",
      "x-stainless-lang": "js",
    };
    const reply = await shop.send(`${messages}?beta=true`, "fine", { body: hello, headers });
    expect(reply.status).toBe(200);
  });

  test.each(["authorization", "x-api-key"])("the key in %s", async (name) => {
    const value = name === "authorization" ? `Bearer ${shop.keys.fine}` : shop.keys.fine;
    for (const path of ["/v1/models", "/v1/models/sandbox/echo", "/v1/account"]) {
      expect((await call(shop.server, path, { headers: { [name]: value } })).status).toBe(200);
    }
    for (const path of [chat, messages]) {
      const reply = await call(shop.server, path, { body: hello, headers: { [name]: value } });
      expect(reply.status).toBe(200);
    }
  });

  test("two keys of which one is valid", async () => {
    const headers = { authorization: `Bearer ${shop.keys.wrong}`, "x-api-key": shop.keys.fine };
    expect((await call(shop.server, "/v1/account", { headers })).status).toBe(200);
    const swapped = { authorization: `Bearer ${shop.keys.fine}`, "x-api-key": shop.keys.wrong };
    expect((await call(shop.server, "/v1/account", { headers: swapped })).status).toBe(200);
  });

  test("a client's own request id comes back beside ours", async () => {
    const reply = await shop.send("/v1/account", "fine", { headers: { "x-request-id": "mine-1" } });
    expect(reply.headers.get("x-client-request-id")).toBe("mine-1");
    expect(reply.headers.get("x-request-id")).toMatch(/^req_/);
  });

  test("what has no effect is named in a header", async () => {
    const body = {
      ...hello,
      metadata: { user_id: "a" },
      thinking: { type: "enabled", budget_tokens: 1024 },
      model: "sandbox/plain",
      max_tokens: 4000,
    };
    const reply = await shop.send(messages, "fine", { body });
    expect(reply.headers.get("x-ignored-fields")?.split(/,\s*/)).toContain("/thinking");
  });
});
