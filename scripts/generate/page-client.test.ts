import { describe, expect, test } from "vitest";
import { ApiError, createClient, roleOf } from "../../generated/admin/page-client.js";

interface Asked {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

function open(respond: () => Promise<Response>): {
  readonly asked: Asked[];
  readonly client: ReturnType<typeof createClient>;
} {
  const asked: Asked[] = [];
  const client = createClient({
    root: "/admin/api/v1",
    token: "secret",
    fetch: (address, options) => {
      asked.push({ address, ...options });
      return respond();
    },
  });
  return { asked, client };
}

const reply =
  (body: string, init: ResponseInit = {}) =>
  (): Promise<Response> =>
    Promise.resolve(new Response(body, init));

describe("the client of our pages", () => {
  test("writes path, query and body as in the contract, and the token into the header", async () => {
    const { asked, client } = open(reply("{}"));
    await client.showAccount({ path: { id: "a/b?c" } });
    await client.getUsage({ query: { by: "day" } });
    await client.createKey({ body: { account: "acc_1" } });
    expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
      "GET /admin/api/v1/accounts/a%2Fb%3Fc",
      "GET /admin/api/v1/usage?by=day",
      "POST /admin/api/v1/keys",
    ]);
    expect(asked[2]?.body).toBe('{"account":"acc_1"}');
    for (const { address, headers } of asked) {
      expect(headers["authorization"]).toBe("Bearer secret");
      expect(address).not.toContain("secret");
    }
  });

  test("an error body becomes an ApiError with its code, details and request id", async () => {
    const body = { error: { message: "Too little.", code: "c", details: { available: "1" } } };
    const headers = { "x-request-id": "req_1" };
    const { client } = open(reply(JSON.stringify(body), { status: 409, headers }));
    const refused: unknown = await client.listPlans().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({
      message: "Too little.",
      status: 409,
      code: "c",
      details: { available: "1" },
      requestId: "req_1",
    });
  });

  test.each<[string, () => Promise<Response>, object]>([
    ["no response", () => Promise.reject(new TypeError("refused")), { status: 0 }],
    ["a proxy's page", reply("<html>", { status: 502 }), { status: 502, code: null }],
  ])("%s is an ApiError", async (_name, respond, expected) => {
    const { client } = open(respond);
    await expect(client.listPlans()).rejects.toMatchObject({ name: "ApiError", ...expected });
  });

  test("names the role of an operation", () => {
    expect([roleOf("listPlans"), roleOf("topUpAccount")]).toEqual(["read", "full"]);
  });
});
