import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { operations } from "../../../generated/admin/operations.ts";
import { BodyBudget } from "../bodies/body-budget.ts";
import { AdminHttp, accountCreation, outcomeOf, PROXY, tokens } from "./testing/admin-http.ts";

let http: AdminHttp;
let bodies: BodyBudget;
beforeEach(async () => {
  http = new AdminHttp();
  bodies = new BodyBudget(32 * 1_048_576);
  await http.start(bodies);
});

const reads = [
  ...["listAccounts", "showAccount", "listEntries", "listKeys", "showKey", "listPlans"],
  "listCatalog",
  ...["listUpstreams", "listUpstreamAttempts", "showActor", "showLive", "getUsage", "listRequests"],
  ...["listFailedRequests", "listNames", "listSessions", "listDeprecatedUses"],
  ...["showRequest", "getStatement", "getStatementDocument", "getStatementsDocument"],
];
const supports = [
  ...["listAudit", "verifyLedger", "createKey", "updateKey", "rotateKey", "revokeKey"],
];

it("two reports run at a time; others wait, and delay no other operation", async () => {
  const months: string[] = [];
  const turns = ["2026-01", "2026-02", "2026-03"].map((month) => ({
    month,
    ...Promise.withResolvers<null>(),
  }));
  const statement = ({ fromMs }: { readonly fromMs: number }): Promise<null> => {
    const month = new Date(fromMs).toISOString().slice(0, 7);
    months.push(month);
    return turns.find((turn) => turn.month === month)?.promise ?? Promise.resolve(null);
  };
  Object.assign(http.harness.store, { statement });
  const account = await http.harness.account({ balance: "1" });
  const asked = turns.map(({ month }) => http.outcome(`/accounts/${account}/statements/${month}`));
  expect(await http.outcome(`/accounts/${account}`)).toBe("200");
  expect(months).toEqual(["2026-01", "2026-02"]);
  turns[0]?.resolve(null);
  await asked[0];
  expect(await http.outcome(`/accounts/${account}`)).toBe("200");
  expect(months).toEqual(["2026-01", "2026-02", "2026-03"]);
  for (const { resolve } of turns) resolve(null);
  await Promise.all(asked);
});

describe("the caller of an operation", () => {
  const rows = Object.entries(operations).map(([id, operation]) => {
    const ranks = reads.includes(id) ? [1, 1, 1] : supports.includes(id) ? [1, 1, 0] : [1, 0, 0];
    return [id, ranks, operation] as const;
  });

  beforeEach(async () => {
    const idle = { requests: 0, streams: 0, ledgerCalls: 0, eventLoopDelayMs: 0, isStoreUp: true };
    const live = () => ({ ...idle, generations: [], breakers: [] });
    http.harness.parts = { reload: () => ({ pid: 1, result: null }), live };
    await http.start(bodies);
  });

  test.each(rows)("%s by chief, desk and board: %j", async (_id, ranks, operation) => {
    const { method, path, request, statuses } = operation;
    const body = request === null ? {} : { body: "{}" };
    const call = { method: method.toUpperCase(), ...body };
    const named = path.replace("{id}", "nobody").replace("{month}", "2026-06");
    for (const [at, { token }] of tokens.entries()) {
      const reply = await http.ask(named, { ...call, token });
      expect(statuses).toContain(reply.status);
      const isRefused = outcomeOf(reply) === "403 role_not_allowed";
      expect([at, isRefused]).toEqual([at, ranks[at] === 0]);
    }
  });

  it("is refused without a valid token, before a body is read", async () => {
    for (const token of [null, "token-of-nobody", "", "token-of-chie"]) {
      const refusal = token === null || token === "" ? "missing_api_key" : "invalid_api_key";
      expect(await http.outcome("/accounts", { token, body: accountCreation })).toBe(
        `401 ${refusal}`,
      );
    }
    expect(bodies.bytes).toBe(0);
    expect((await http.harness.call("listAccounts")).data).toEqual([]);
  });

  it("is logged by name, even if refused, and never by token", async () => {
    await http.ask("/plans", { token: "token-of-desk" });
    await http.ask("/reload", { method: "POST", token: "token-of-board" });
    await http.ask("/plans", { token: "token-of-nobody" });
    const logged = http.api
      .logs()
      .map(({ operation, actor, status }) => [operation, actor, status]);
    expect(logged).toEqual([
      ["listPlans", "desk", 200],
      ["reloadGateway", "board", 403],
      ["listPlans", undefined, 401],
    ]);
    expect(JSON.stringify(http.api.logs())).not.toContain("token-of");
  });

  it("is the actor of the change, with the role of the token", async () => {
    const body = JSON.stringify({ account: await http.harness.account() });
    expect(await http.outcome("/keys", { token: "token-of-desk", body })).toBe("200");
    const { data } = await http.harness.call("listAudit", { query: { limit: "1" } });
    expect(data).toMatchObject([{ actor: "desk", role: "support", operation: "createKey" }]);
  });
});

describe("an address that guesses tokens", () => {
  async function guess(times: number, address: string, headers = {}): Promise<void> {
    for (let sent = 0; sent < times; sent += 1) {
      const call = { token: "guessed", address, headers };
      expect(await http.outcome("/plans", call)).toBe("401 invalid_api_key");
    }
  }

  it("is refused after ten guesses, whatever it sends, until a minute after the first", async () => {
    await guess(1, "192.0.2.1");
    http.harness.nowMs += 20_000;
    await guess(9, "192.0.2.1");
    const refused = await http.ask("/plans");
    expect(outcomeOf(refused)).toBe("429 rate_limited");
    expect(refused.headers["retry-after"]).toBe("40");
    expect(await http.outcome("/plans", { address: "192.0.2.2" })).toBe("200");
    http.harness.nowMs += 39_500;
    expect((await http.ask("/plans")).headers["retry-after"]).toBe("1");
    http.harness.nowMs += 500;
    expect(await http.outcome("/plans")).toBe("200");
  });

  it("includes its network: the /64 of IPv6", async () => {
    for (let host = 1; host <= 10; host += 1) await guess(1, `2001:db8:0:7::${host}`);
    expect(await http.outcome("/plans", { address: "2001:db8:0:7:ffff::1" })).toBe(
      "429 rate_limited",
    );
    expect(await http.outcome("/plans", { address: "2001:db8:0:8::1" })).toBe("200");
  });

  it("is the client behind a trusted proxy, and blocks no other client", async () => {
    const from = (client: string) => ({
      address: PROXY,
      headers: { "x-forwarded-for": client },
    });
    await guess(10, PROXY, { "x-forwarded-for": "198.51.100.1" });
    expect(await http.outcome("/plans", from("198.51.100.1"))).toBe("429 rate_limited");
    expect(await http.outcome("/plans", from("198.51.100.2"))).toBe("200");
  });

  it("cannot claim another address itself", async () => {
    for (let sent = 1; sent <= 10; sent += 1) {
      await guess(1, "192.0.2.9", { "x-forwarded-for": `198.51.100.${sent}` });
    }
    expect(await http.outcome("/plans", { address: "192.0.2.9" })).toBe("429 rate_limited");
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
    const reply = await http.ask(path, { method });
    expect([outcomeOf(reply), reply.headers.allow ?? null]).toEqual([wanted, allow]);
  });

  it("that does not exist gets an error that names this API", async () => {
    expect((await http.ask("/nothing")).text).toContain("nothing at this path of the admin API");
  });

  it("carries its parameters decoded, and its query", async () => {
    expect((await http.ask("/accounts/a%20b%2Fc")).text).toContain('no account \\"a b/c\\"');
    const account = await http.harness.account();
    const key = await http.harness.key(account);
    await http.harness.key(await http.harness.account());
    const { json } = await http.ask(`/keys?account=${account}`);
    expect(json).toMatchObject({ data: [{ id: key }] });
  });

  it("accepts a body only if its operation does", async () => {
    const id = await http.harness.account();
    const opened = vi.spyOn(bodies, "open");
    expect(await http.outcome(`/accounts/${id}/suspend`, { method: "POST" })).toBe("200");
    expect(opened).not.toHaveBeenCalled();
  });
});
