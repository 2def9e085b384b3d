import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { hello } from "../harness/requests.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";

let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

/** Returns the message of an error body. */
function messageOf(json: unknown): string {
  const { error } = json as { error: { message: string } };
  return error.message;
}

describe("a wrong path is answered with the right one, which works", () => {
  test.each<[method: "GET" | "POST", path: string, right: string]>([
    ["POST", "/v1/v1/messages", "/v1/messages"],
    ["POST", "/v1/v1/chat/completions", "/v1/chat/completions"],
    ["POST", "/v1/chat/completions/", "/v1/chat/completions"],
    ["POST", "/v1/messages/", "/v1/messages"],
    ["POST", "/v1/messages/v1/messages", "/v1/messages"],
    ["POST", "/v1/chat/completions/chat/completions", "/v1/chat/completions"],
    ["POST", "/v1//chat/completions", "/v1/chat/completions"],
    ["POST", "//v1/messages", "/v1/messages"],
    ["POST", "/chat/completions", "/v1/chat/completions"],
    ["POST", "/V1/messages", "/v1/messages"],
    ["GET", "/v1/v1/models", "/v1/models"],
    ["GET", "/v1/models/", "/v1/models"],
    ["GET", "/api/v1/models", "/v1/models"],
    ["GET", "/v1/account/", "/v1/account"],
  ])("%s %s", async (method, path, right) => {
    const body = method === "POST" ? { body: hello } : {};
    const wrong = await call(server, path, { key: server.key, ...body });
    expect(wrong.status).toBe(404);
    const meant = /Did you mean (\S+)\?/.exec(messageOf(wrong.json))?.[1];
    expect(meant).toBe(right);
    const followed = await call(server, meant ?? "", { key: server.key, ...body });
    expect(followed.status).toBe(200);
  });

  test.each(["/v1/chat", "/v1/nothing", "/v1/v1"])(
    "%s: no similar path is served",
    async (path) => {
      const { status, json } = await call(server, path, { key: server.key, body: hello });
      expect([status, messageOf(json)]).toEqual([
        404,
        expect.not.stringContaining("Did you mean") as string,
      ]);
    },
  );
});

describe("a key in a wrong form is answered with the right form, and never repeated", () => {
  const rows: readonly [string, (key: string) => Record<string, string>, RegExp][] = [
    ["without Bearer", (key) => ({ authorization: key }), /holds no Bearer token/],
    ["Bearer twice", (key) => ({ authorization: `Bearer Bearer ${key}` }), /occur only once/],
    ["Bearer in x-api-key", (key) => ({ "x-api-key": `Bearer ${key}` }), /occur only once/],
    ["a vendor's key", () => ({ authorization: "Bearer sk-proj-vwxyz" }), /begin with `sk-gw-`/],
    ["another vendor's", () => ({ "x-api-key": "sk-ant-api03-vwxyz" }), /begin with `sk-gw-`/],
    ["none", () => ({}), /^No API key was sent\. Send it as/],
  ];
  test.each(rows)("%s", async (_name, headersOf, advice) => {
    const { status, json, text } = await call(server, "/v1/models", {
      headers: headersOf(server.key),
    });
    expect(status).toBe(401);
    expect(messageOf(json)).toMatch(advice);
    expect(text).not.toContain(server.key);
    expect(text).not.toContain("vwxyz");
  });

  test.each([
    ["Authorization: Bearer <key>", (key: string) => ({ authorization: `Bearer ${key}` })],
    ["x-api-key: <key>", (key: string) => ({ "x-api-key": key })],
  ])("%s, as advised, is accepted", async (form, headersOf) => {
    const refused = await call(server, "/v1/models", { headers: { authorization: server.key } });
    expect(messageOf(refused.json)).toContain(`\`${form}\``);
    const { status } = await call(server, "/v1/models", { headers: headersOf(server.key) });
    expect(status).toBe(200);
  });
});

describe("a model without its provider is answered with its id, which works", () => {
  test.each([
    ["echo", "sandbox/echo"],
    ["ehco", "sandbox/echo"],
    ["Echo", "sandbox/echo"],
    ["openai/agent", "sandbox/agent"],
  ])("%s", async (model, id) => {
    for (const path of ["/v1/chat/completions", "/v1/messages"]) {
      const body = { ...hello, model };
      const { status, json } = await call(server, path, { key: server.key, body });
      expect(status).toBe(404);
      const meant = /Did you mean "(.+)"\?/.exec(messageOf(json))?.[1];
      expect(meant).toBe(id);
      const followed = { ...hello, model: meant };
      expect((await call(server, path, { key: server.key, body: followed })).status).toBe(200);
    }
  });

  test("a name without a similar model gets the form of ids", async () => {
    const body = { ...hello, model: "gpt-4o" };
    const { json } = await call(server, "/v1/messages", { key: server.key, body });
    expect(messageOf(json)).toContain("`provider/name`");
  });
});
