import { expect, test } from "vitest";
import { createRemoteCall, type AdminRequest } from "./remote-call.ts";

const token = "token-of-the-operator";
const headers = () => ({ authorization: `Bearer ${token}` });

/** Returns a client of a gateway that always sends the same response, and its requests. */
function clientOf({ status = 200, text = "{}", baseUrl = "http://gateway.test" } = {}) {
  const requests: AdminRequest[] = [];
  const call = createRemoteCall({
    baseUrl,
    headers,
    send: async (request) => {
      requests.push(request);
      return { status, text };
    },
  });
  return { call, requests };
}

test("an operation is one request according to the contract", async () => {
  const { call, requests } = clientOf();
  await call("topUpAccount", { path: { id: "a/b c" }, body: { amount: "1.5" } });
  await call("getUsage", { query: { by: "day", account: "acc 1" } });
  await call("verifyLedger");
  const authorization = `Bearer ${token}`;
  const accept = "application/json";
  expect(requests).toEqual([
    {
      method: "POST",
      url: "http://gateway.test/admin/api/v1/accounts/a%2Fb%20c/top-ups",
      headers: { authorization, accept, "content-type": "application/json" },
      body: '{"amount":"1.5"}',
    },
    {
      method: "GET",
      url: "http://gateway.test/admin/api/v1/usage?by=day&account=acc+1",
      headers: { authorization, accept },
      body: null,
    },
    {
      method: "GET",
      url: "http://gateway.test/admin/api/v1/ledger/verification",
      headers: { authorization, accept },
      body: null,
    },
  ]);
});

test.each([
  "http://g.test/",
  "http://g.test//",
  "http://g.test/admin/api/v1",
  "http://g.test/admin/api/v1/",
])("the address %s leads to the operations", async (baseUrl) => {
  const { call, requests } = clientOf({ baseUrl });
  await call("listPlans");
  expect(requests.map(({ url }) => url)).toEqual(["http://g.test/admin/api/v1/plans"]);
});

test.each([
  [404, '{"error":{"message":"There is no account \\"a\\"."}}', 'There is no account "a".'],
  [502, "<html>", "http://gateway.test/admin/api/v1 responded with status 502 and no valid body"],
  [200, "<html>", "http://gateway.test/admin/api/v1 responded with status 200 and no valid body"],
  [500, "[]", "http://gateway.test/admin/api/v1 responded with status 500 and no valid body"],
])("a reply with status %i and the body %s is a failure", async (status, text, message) => {
  const { call } = clientOf({ status, text });
  await expect(call("showAccount", { path: { id: "a" } })).rejects.toThrow(message);
});

test("the error names an unreachable gateway, but not the token", async () => {
  const call = createRemoteCall({
    baseUrl: "http://gateway.test",
    headers,
    send: () => Promise.reject(new Error("connect ECONNREFUSED")),
  });
  const failure = await call("listPlans").catch(String);
  expect(failure).toContain(
    "no response from http://gateway.test/admin/api/v1: connect ECONNREFUSED",
  );
  expect(failure).not.toContain(token);
});

test("a caller without a name sends no request", async () => {
  const sent: AdminRequest[] = [];
  const call = createRemoteCall({
    baseUrl: "http://gateway.test",
    headers: () => {
      throw new Error("no token");
    },
    send: async (request) => {
      sent.push(request);
      return { status: 200, text: "{}" };
    },
  });
  await expect(call("listPlans")).rejects.toThrow("no token");
  expect(sent).toEqual([]);
});
