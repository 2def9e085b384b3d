import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { operations } from "../../../generated/admin/operations.ts";
import { AdminDesk } from "../../admin/testing/admin-desk.ts";
import type { AdminToken } from "../../auth/authenticate-admin.ts";
import { StoreUnavailable } from "../../errors/store-unavailable.ts";
import { BodyBudget } from "../body-budget.ts";
import { createProxyTrust } from "../client-address.ts";
import {
  serveInProcess,
  type InProcess,
  type InProcessCall,
  type InProcessReply,
} from "../testing/in-process.ts";
import { bodyLimits } from "../testing/test-gateway.ts";
import { createAdminApi } from "./admin-api.ts";

const ROOT = "/admin/api/v1";
const PROXY = "10.0.0.1";
const tokens: readonly AdminToken[] = [
  { name: "chief", role: "full", token: "token-of-chief" },
  { name: "desk", role: "support", token: "token-of-desk" },
  { name: "board", role: "read", token: "token-of-board" },
];

let desk: AdminDesk;
let bodies: BodyBudget;
let api: InProcess;
beforeEach(async () => {
  desk = new AdminDesk();
  bodies = new BodyBudget(32 * 1_048_576);
  await start();
});

async function start(): Promise<void> {
  const clock = { nowMs: () => desk.nowMs };
  const { clientOf } = createProxyTrust([PROXY]);
  // The gateway's own bound of bodies is not that of this API.
  const limits = { ...bodyLimits, maxBodyBytes: 4_194_304 };
  const context = desk.context();
  const serve = await createAdminApi({ tokens, context, clock, limits, clientOf, bodies });
  api = serveInProcess(serve, { clock, trustedProxies: [PROXY] });
}

interface Ask extends InProcessCall {
  readonly token?: string | null;
}

function ask(path: string, { token = "token-of-chief", ...call }: Ask = {}) {
  return api.call(ROOT + path, {
    ...call,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(call.body !== undefined && { "content-type": "application/json" }),
      ...call.headers,
    },
  });
}

/** `<status>`, and the code of an error. */
function outcomeOf({ status, json }: InProcessReply): string {
  const error: unknown = Reflect.get(Object(json), "error");
  const code: unknown = Reflect.get(Object(error), "code");
  return code === undefined ? `${status}` : `${status} ${String(code)}`;
}

const outcome = async (path: string, call?: Ask): Promise<string> =>
  outcomeOf(await ask(path, call));

const opening = JSON.stringify({ name: "Acme", plan: "pro", balance: "1" });

const reads = [
  ...["listAccounts", "showAccount", "listEntries", "listKeys", "listPlans", "listCatalog"],
  ...["listUpstreams", "showActor", "showLive", "showActivity", "getUsage", "listRequests"],
  ...["showRequest", "getStatement", "getStatementDocument"],
];
const supports = [
  ...["listAudit", "verifyLedger", "createKey", "updateKey", "rotateKey", "revokeKey"],
];

describe("who may call what", () => {
  const rows = Object.entries(operations).map(([id, operation]) => {
    const ranks = reads.includes(id) ? [1, 1, 1] : supports.includes(id) ? [1, 1, 0] : [1, 0, 0];
    return [id, ranks, operation] as const;
  });

  beforeEach(async () => {
    const nothing = { live: async () => [], activity: async () => [] };
    desk.parts = { reload: () => 1, figures: nothing };
    await start();
  });

  test.each(rows)("%s by chief, desk and board: %j", async (_id, ranks, operation) => {
    const { method, path, request, statuses } = operation;
    const body = request === null ? {} : { body: "{}" };
    const call = { method: method.toUpperCase(), ...body };
    const named = path.replace("{id}", "nobody").replace("{month}", "2026-06");
    for (const [at, { token }] of tokens.entries()) {
      const reply = await ask(named, { ...call, token });
      expect(statuses).toContain(reply.status);
      const isRefused = outcomeOf(reply) === "403 role_not_allowed";
      expect([at, isRefused]).toEqual([at, ranks[at] === 0]);
    }
  });

  it("is nobody without a token, or with one that is wrong, before a body is looked at", async () => {
    for (const token of [null, "token-of-nobody", "", "token-of-chie"]) {
      const refusal = token === null || token === "" ? "missing_api_key" : "invalid_api_key";
      expect(await outcome("/accounts", { token, body: opening })).toBe(`401 ${refusal}`);
    }
    expect(bodies.bytes).toBe(0);
    expect((await desk.call("listAccounts")).data).toEqual([]);
  });

  it("is logged by name, also where it is refused, and by no token", async () => {
    await ask("/plans", { token: "token-of-desk" });
    await ask("/reload", { method: "POST", token: "token-of-board" });
    await ask("/plans", { token: "token-of-nobody" });
    const logged = api.logs().map(({ operation, actor, status }) => [operation, actor, status]);
    expect(logged).toEqual([
      ["listPlans", "desk", 200],
      ["reloadGateway", "board", 403],
      ["listPlans", undefined, 401],
    ]);
    expect(JSON.stringify(api.logs())).not.toContain("token-of");
  });

  it("is the actor of the change", async () => {
    await ask("/accounts", { body: opening });
    const { data } = await desk.call("listAudit");
    expect(data).toMatchObject([{ actor: "chief", role: "full", operation: "createAccount" }]);
  });
});

describe("an address that guesses tokens", () => {
  async function guess(times: number, address: string, headers = {}): Promise<void> {
    for (let sent = 0; sent < times; sent += 1) {
      const call = { token: "guessed", address, headers };
      expect(await outcome("/plans", call)).toBe("401 invalid_api_key");
    }
  }

  it("is refused after ten, whatever it sends, until a minute after the first", async () => {
    await guess(1, "192.0.2.1");
    desk.nowMs += 20_000;
    await guess(9, "192.0.2.1");
    const refused = await ask("/plans");
    expect(outcomeOf(refused)).toBe("429 rate_limited");
    expect(refused.headers["retry-after"]).toBe("40");
    expect(await outcome("/plans", { address: "192.0.2.2" })).toBe("200");
    desk.nowMs += 39_500;
    expect((await ask("/plans")).headers["retry-after"]).toBe("1");
    desk.nowMs += 500;
    expect(await outcome("/plans")).toBe("200");
  });

  it("has its network with it: the /64 of IPv6", async () => {
    for (let host = 1; host <= 10; host += 1) await guess(1, `2001:db8:0:7::${host}`);
    expect(await outcome("/plans", { address: "2001:db8:0:7:ffff::1" })).toBe("429 rate_limited");
    expect(await outcome("/plans", { address: "2001:db8:0:8::1" })).toBe("200");
  });

  it("behind a proxy that is trusted is not the proxy, and locks nobody else out", async () => {
    const from = (client: string) => ({
      address: PROXY,
      headers: { "x-forwarded-for": client },
    });
    await guess(10, PROXY, { "x-forwarded-for": "198.51.100.1" });
    expect(await outcome("/plans", from("198.51.100.1"))).toBe("429 rate_limited");
    expect(await outcome("/plans", from("198.51.100.2"))).toBe("200");
  });

  it("cannot name another address by itself", async () => {
    for (let sent = 1; sent <= 10; sent += 1) {
      await guess(1, "192.0.2.9", { "x-forwarded-for": `198.51.100.${sent}` });
    }
    expect(await outcome("/plans", { address: "192.0.2.9" })).toBe("429 rate_limited");
  });
});

describe("a body", () => {
  /** JSON of so many bytes that breaks no rule but the contract's. */
  const bodyOf = (bytes: number): string => `{"name":"${"x".repeat(bytes - 11)}"}`;
  const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

  const outcomes: readonly (readonly [string, Ask, string])[] = [
    ["that is carried out", { body: opening }, "200"],
    [
      "that is refused by its operation",
      { body: '{"name":"A","plan":"no"}' },
      "400 invalid_request",
    ],
    ["that breaks the contract", { body: "{}" }, "400 invalid_request"],
    ["that is not JSON", { body: "{" }, "400 invalid_json"],
    ["that is empty", { body: "" }, "400 invalid_json"],
    ["that has a key __proto__", { body: '{"__proto__":{}}' }, "400 invalid_json"],
    ["of 65 levels", { body: nested(65) }, "400 invalid_request"],
    ["of a megabyte", { body: bodyOf(1_048_576) }, "400 invalid_request"],
    ["of a megabyte and a byte", { body: bodyOf(1_048_577) }, "413 body_too_large"],
    [
      "of another type",
      { body: opening, headers: { "content-type": "text/plain" } },
      "415 unsupported_media_type",
    ],
    [
      "that is not compressed as it says",
      { body: opening, headers: { "content-encoding": "gzip" } },
      "400 invalid_json",
    ],
  ];

  test.each(outcomes)("%s gives back what it held", async (_case, call, wanted) => {
    const taken = vi.spyOn(bodies, "open");
    expect(await outcome("/accounts", call)).toBe(wanted);
    expect(taken).toHaveBeenCalledOnce();
    expect(bodies.bytes).toBe(0);
    expect(await outcome("/accounts", { body: opening })).toBe("200");
  });

  it("nested too deep is told so, and one that is not is read", async () => {
    expect((await ask("/accounts", { body: nested(65) })).text).toContain("64 levels");
    expect((await ask("/accounts", { body: nested(64) })).text).not.toContain("64 levels");
  });

  it("gives back what it held where its operation fails", async () => {
    desk.parts = { openStore: () => Promise.reject(new StoreUnavailable("disk full")) };
    await start();
    const reply = await ask("/accounts", { body: opening });
    expect([outcomeOf(reply), bodies.bytes]).toEqual(["503 unavailable", 0]);
    expect(reply.text).not.toContain("disk full");
  });

  /** The head of a POST and less of its body than it says. */
  function beginPost(length: number, begun: string) {
    const connection = api.connect();
    const head = [
      `POST ${ROOT}/accounts HTTP/1.1`,
      ...["host: gateway.test", "content-type: application/json"],
      ...["authorization: Bearer token-of-chief", `content-length: ${length}`],
    ];
    connection.write(`${head.join("\r\n")}\r\n\r\n${begun}`);
    return connection;
  }

  it("gives back what it held where its client leaves", async () => {
    const connection = beginPost(opening.length, opening.slice(0, 10));
    await vi.waitFor(() => expect(bodies.bytes).toBeGreaterThan(0), 60_000);
    connection.destroy();
    await vi.waitFor(() => expect([bodies.bytes, api.app.inFlight()]).toEqual([0, 0]), 60_000);
    expect((await desk.call("listAccounts")).data).toEqual([]);
  });

  it("waits for room: while another holds all there is it is refused, and afterwards is not", async () => {
    bodies = new BodyBudget(4_000);
    await start();
    const connection = beginPost(2_000, "x".repeat(900));
    await vi.waitFor(() => expect(bodies.bytes).toBeGreaterThan(0), 60_000);
    const refused = await ask("/accounts", { body: opening });
    expect(outcomeOf(refused)).toBe("503 overloaded");
    expect(refused.headers["retry-after"]).toBe("1");
    connection.destroy();
    await vi.waitFor(() => expect(bodies.bytes).toBe(0), 60_000);
    expect(await outcome("/accounts", { body: opening })).toBe("200");
  });

  it("of the budget that is the default has room for eight of the largest", async () => {
    const clock = { nowMs: () => desk.nowMs };
    const { clientOf } = createProxyTrust([]);
    const context = desk.context();
    const defaults = { tokens, context, clock, limits: bodyLimits, clientOf };
    const serve = await createAdminApi(defaults);
    api = serveInProcess(serve, { clock });
    for (let sent = 0; sent < 9; sent += 1) {
      expect(await outcome("/accounts", { body: bodyOf(1_048_576) })).toBe("400 invalid_request");
    }
  });
});

describe("a path", () => {
  test.each([
    ["GET", "/nothing", "404 not_found", null],
    ["DELETE", "/accounts", "405 method_not_allowed", "GET, HEAD, POST"],
    ["POST", "/plans", "405 method_not_allowed", "GET, HEAD"],
    ["GET", "/usage?by=day&by=key", "400 invalid_request", null],
    ["GET", "/usage?form=day", "400 unknown_field", null],
    ["GET", "/usage?by=day", "200", null],
  ])("%s %s: %s", async (method, path, wanted, allow) => {
    const reply = await ask(path, { method });
    expect([outcomeOf(reply), reply.headers.allow ?? null]).toEqual([wanted, allow]);
  });

  it("that is not there says so of this API", async () => {
    expect((await ask("/nothing")).text).toContain("nothing at this path of the operators' API");
  });

  it("carries its parameters decoded, and its query", async () => {
    expect((await ask("/accounts/a%20b%2Fc")).text).toContain('no account \\"a b/c\\"');
    const account = await desk.account();
    const key = await desk.key(account);
    await desk.key(await desk.account());
    const { json } = await ask(`/keys?account=${account}`);
    expect(json).toMatchObject({ data: [{ id: key }] });
  });

  it("takes a body only where its operation does", async () => {
    const id = await desk.account();
    const opened = vi.spyOn(bodies, "open");
    expect(await outcome(`/accounts/${id}/suspend`, { method: "POST" })).toBe("200");
    expect(opened).not.toHaveBeenCalled();
  });
});
