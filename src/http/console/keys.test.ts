import { beforeEach, describe, expect, it, test } from "vitest";
import type { Schemas } from "../../../generated/console/types.ts";
import { operations } from "../../../generated/console/operations.ts";
import { ChangeInDoubt } from "../../core/errors/store-unavailable.ts";
import { madeMax } from "../../core/ledger/customer-keys.ts";
import {
  AdminTestHarness,
  configOf,
  NOW,
} from "../../operator/admin/testing/admin-test-harness.ts";
import { closedConsoleContract } from "../../wire/contract/closed-contracts.ts";
import { closedReply } from "../../wire/contract/testing/closed-reply.ts";
import { serveInProcess, type InProcess } from "../testing/in-process.ts";
import { createConsoleApi } from "./console-api.ts";
import { consoleDependencies } from "./testing/console-dependencies.ts";

const MINUTE_MS = 60_000;

const plans = (limits = "") => `
plans:
  - { id: starter, name: Starter, models: ['*'] }
  - { id: pro, name: Pro, models: ['*'], customer_keys: 3${limits} }
`;

let harness: AdminTestHarness;
let api: InProcess;
/** An account on a plan with three keys, and its first key. */
let [account, key, secret]: readonly [string, string, string] = ["", "", ""];
beforeEach(async () => {
  harness = new AdminTestHarness();
  harness.config = configOf(plans());
  const dependencies = consoleDependencies(harness);
  api = serveInProcess(await createConsoleApi(dependencies), { clock: dependencies.clock });
  account = await harness.account({ plan: "pro", balance: "10" });
  ({ id: key, key: secret } = await harness.call("createKey", { body: { account } }));
});

interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
}

const ask = (path: string, { method, body, token = secret }: Asked = {}) =>
  api.call(`/console/api/v1${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Calls an operation; rejects if it is refused or its reply violates the contract. */
async function call<K extends keyof typeof operations>(
  id: K,
  path: string,
  asked: Asked = {},
): Promise<Schemas[(typeof operations)[K]["reply"]]> {
  const { status, json, text } = await ask(path, asked);
  const isReply = closedReply(operations[id].reply, closedConsoleContract);
  expect([status, isReply(json)], text).toEqual([200, true]);
  return json as Schemas[(typeof operations)[K]["reply"]];
}

/** Returns status, code and field of a refusal. */
async function refusal(path: string, asked: Asked) {
  const { status, json } = await ask(path, asked);
  const { error } = json as { readonly error: { readonly code: string; readonly param: string } };
  return [status, error.code, error.param];
}

const create = (body: object = {}, token = secret) =>
  call("createConsoleKey", "/keys", { body, token });

describe("keys of an account", () => {
  it("are listed newest first, with what the calling key may change", async () => {
    harness.nowMs += 1;
    const made = await create({ label: "ci", spending_limit: "5" });
    const list = await call("listConsoleKeys", "/keys");
    expect(list).toMatchObject({ permission: "all", active_keys: 2, active_keys_max: 3 });
    expect(list.data).toMatchObject([
      { id: made.id, label: "ci", is_caller: false, is_editable: true, made_by: key },
      { id: key, label: null, is_caller: true, is_editable: false, made_by: null },
    ]);
    expect(JSON.stringify(list)).not.toContain("sk-gw-");
    const first = await call("listConsoleKeys", "/keys?limit=1");
    const next = await call("listConsoleKeys", `/keys?limit=1&cursor=${first.next_cursor}`);
    expect([first, next].map(({ data }) => data[0]?.id)).toEqual([made.id, key]);
    expect((await call("listConsoleKeys", "/keys?status=revoked")).data).toEqual([]);
  });

  it("are created with limits, and their secret is shown once", async () => {
    const made = await create({
      label: "ci",
      models: ["no/such"],
      spending_limit: "5.00",
      budget: { limit: "1", period: "day" },
      expires_at: "2026-07-01T00:00:00Z",
    });
    expect(made).toMatchObject({
      models: ["no/such"],
      spending_limit: "5",
      budget: { limit: "1", period: "day" },
      expires_at: "2026-07-01T00:00:00.000Z",
      warnings: ['"no/such" matches no model of this configuration'],
    });
    const shown = await call("listConsoleKeys", "/keys", { token: made.key });
    expect(shown).toMatchObject({ permission: "key_restricted", active_keys: 2 });
  });

  it("are changed, rotated with an overlap, and revoked", async () => {
    const made = await create({ label: "ci", spending_limit: "5" });
    const path = `/keys/${made.id}`;
    const update = { method: "PATCH", body: { label: null, spending_limit: "7" } };
    expect(await call("updateConsoleKey", path, update)).toMatchObject({
      label: null,
      spending_limit: "7",
    });
    const rotated = await call("rotateConsoleKey", `${path}/rotate`, { body: {} });
    const untilMs = NOW + 86_400_000;
    expect(rotated).toMatchObject({ previous_expires_at: new Date(untilMs).toISOString() });
    for (const token of [made.key, rotated.key]) {
      expect((await ask("/account", { token })).status).toBe(200);
    }
    expect(await call("revokeConsoleKey", `${path}/revoke`, { body: {} })).toMatchObject({
      status: "revoked",
      is_editable: false,
    });
    for (const token of [made.key, rotated.key]) {
      expect(await refusal("/account", { token })).toEqual([401, "invalid_api_key", null]);
    }
  });
});

test.each<readonly [string, Asked, readonly unknown[]]>([
  ["/keys", { body: { account: "acc_1" } }, [400, "unknown_field", "account"]],
  ["/keys", { body: { unlisted_fields: "ignore" } }, [400, "unknown_field", "unlisted_fields"]],
  ["/keys", { body: { label: "a\tb" } }, [400, "invalid_request", "label"]],
  ["/keys", { body: { spending_limit: "9999999" } }, [400, "invalid_request", "spending_limit"]],
  [
    "/keys",
    { body: { expires_at: "2026-06-15T00:00:00Z" } },
    [400, "invalid_request", "expires_at"],
  ],
  ["/keys/none", { method: "PATCH", body: { label: "a" } }, [404, "not_found", null]],
  ["/keys/none/rotate", { body: {} }, [404, "not_found", null]],
  [
    "/keys/none/rotate",
    { body: { overlap_seconds: 604_801 } },
    [400, "invalid_request", "overlap_seconds"],
  ],
  ["/keys/none/revoke", { body: {} }, [404, "not_found", null]],
  ["/keys/none/revoke", { body: { confirm: 1 } }, [400, "invalid_request", "confirm"]],
])("%s with %o is refused", async (path, asked, want) => {
  expect(await refusal(path, asked)).toEqual(want);
});

test("the key of the request is revoked only if that is confirmed", async () => {
  const path = `/keys/${key}/revoke`;
  expect(await refusal(path, { body: {} })).toEqual([400, "confirmation_required", "confirm"]);
  expect(await refusal(path, { body: { confirm: false } })).toEqual([
    400,
    "confirmation_required",
    "confirm",
  ]);
  await call("revokeConsoleKey", path, { body: { confirm: true } });
  expect(await refusal("/account", {})).toEqual([401, "invalid_api_key", null]);
});

test("a key of another account does not exist, and its account has no record of the attempt", async () => {
  const other = await harness.account({ plan: "pro" });
  const foreign = await harness.call("createKey", { body: { account: other } });
  const before = await harness.call("listAudit");
  for (const [path, asked] of [
    [`/keys/${foreign.id}`, { method: "PATCH", body: { label: "a" } }],
    [`/keys/${foreign.id}/rotate`, { body: {} }],
    [`/keys/${foreign.id}/revoke`, { body: {} }],
  ] as const) {
    expect(await refusal(path, asked)).toEqual([404, "not_found", null]);
  }
  expect(await harness.call("listAudit")).toEqual(before);
  expect((await call("listConsoleKeys", "/keys")).data.map(({ id }) => id)).toEqual([key]);
});

describe("a caller that manages no keys", () => {
  const changes = (id: string): readonly (readonly [string, Asked])[] => [
    ["/keys", { body: {} }],
    [`/keys/${id}`, { method: "PATCH", body: { label: "a" } }],
    [`/keys/${id}/rotate`, { body: {} }],
    [`/keys/${id}/revoke`, { body: {} }],
  ];
  const refusals = (token: string, id = key) =>
    Promise.all(changes(id).map(([path, asked]) => refusal(path, { ...asked, token })));

  it("has a plan without the setting, or one that is not configured", async () => {
    await harness.call("updateAccount", { path: { id: account }, body: { plan: "starter" } });
    const off = Array(4).fill([403, "customer_keys_off", null]);
    expect(await refusals(secret)).toEqual(off);
    expect(await call("listConsoleKeys", "/keys")).toMatchObject({
      permission: "plan_off",
      active_keys_max: null,
    });
    harness.config = configOf("plans: []");
    expect(await refusals(secret)).toEqual(off);
  });

  test.each([
    { spending_limit: "5" },
    { budget: { limit: "5", period: "day" } },
    { models: ["*"] },
    { expires_at: "2027-01-01T00:00:00Z" },
    { unlisted_fields: "refuse" },
  ] as const)("has a key with %o, and leaves no record", async (body) => {
    const made = await harness.call("createKey", { body: { account, ...body } });
    const before = await harness.call("listAudit");
    expect(await refusals(made.key)).toEqual(Array(4).fill([403, "key_restricted", null]));
    expect(await refusals(made.key, made.id)).toEqual(Array(4).fill([403, "key_restricted", null]));
    expect(await harness.call("listAudit")).toEqual(before);
  });

  it("has the secret before a rotation", async () => {
    await call("rotateConsoleKey", `/keys/${key}/rotate`, { body: { overlap_seconds: 60 } });
    expect(await refusals(secret)).toEqual(Array(4).fill([403, "key_restricted", null]));
  });

  it.each([
    { overlap_seconds: 60, want: [403, "key_restricted", null] },
    { overlap_seconds: 0, want: [401, "invalid_api_key", null] },
  ])(
    "has a secret that is rotated after its authentication, $overlap_seconds s",
    async ({ overlap_seconds, want }) => {
      const { findKey } = harness.store;
      harness.store.findKey = async (hash) => {
        const found = await findKey(hash);
        await harness.call("rotateKey", { path: { id: key }, body: { overlap_seconds } });
        return found;
      };
      expect(await refusal("/keys", { body: {} })).toEqual(want);
      harness.store.findKey = findKey;
      expect((await harness.call("listKeys", { query: { account } })).data).toHaveLength(1);
    },
  );

  it("has a suspended account, which may only revoke", async () => {
    const made = await create();
    await harness.call("suspendAccount", { path: { id: account } });
    expect(await call("listConsoleKeys", "/keys")).toMatchObject({ permission: "revoke_only" });
    const suspended = [403, "account_suspended", null];
    for (const [path, asked] of changes(made.id).slice(0, 3)) {
      expect(await refusal(path, asked)).toEqual(suspended);
    }
    await call("revokeConsoleKey", `/keys/${made.id}/revoke`, { body: {} });
    expect((await harness.call("listKeys", { query: { account } })).data).toMatchObject([
      { id: key, status: "active" },
      { id: made.id, status: "revoked" },
    ]);
  });
});

describe("a key that the provider has set", () => {
  it("is rotated and revoked, but not changed", async () => {
    const made = await create();
    const set = { path: { id: made.id }, body: { spending_limit: "1" } };
    await harness.call("updateKey", set);
    const lift = { method: "PATCH", body: { spending_limit: null } };
    const refused = [403, "key_set_by_provider", null];
    expect(await refusal(`/keys/${made.id}`, lift)).toEqual(refused);
    expect(await refusal(`/keys/${key}`, lift)).toEqual(refused);
    const rotated = await call("rotateConsoleKey", `/keys/${made.id}/rotate`, { body: {} });
    expect(rotated).toMatchObject({ spending_limit: "1", is_editable: false });
    await call("revokeConsoleKey", `/keys/${made.id}/revoke`, { body: {} });
  });

  it("is still the customer's if only its label was changed", async () => {
    const made = await create();
    await harness.call("updateKey", { path: { id: made.id }, body: { label: "renamed" } });
    const update = { method: "PATCH", body: { spending_limit: "2" } };
    expect(await call("updateConsoleKey", `/keys/${made.id}`, update)).toMatchObject({
      label: "renamed",
      spending_limit: "2",
    });
  });
});

describe("the number of keys", () => {
  it("counts all active keys of the account, and grows no more at the plan's number", async () => {
    await harness.call("createKey", { body: { account } });
    const { id } = await create();
    const full = [409, "key_limit_reached", null];
    expect(await refusal("/keys", { body: {} })).toEqual(full);
    await call("revokeConsoleKey", `/keys/${id}/revoke`, { body: {} });
    const short = await create({ expires_at: "2026-06-16T00:00:00Z" });
    harness.nowMs += 2 * 86_400_000;
    await create();
    const longer = { method: "PATCH", body: { expires_at: null } };
    expect(await refusal(`/keys/${short.id}`, longer)).toEqual(full);
    await harness.call("createKey", { body: { account } });
  });

  it("of new keys in a day is bounded", async () => {
    for (let made = 0; made < madeMax(3); made += 1) {
      const { id } = await create();
      harness.nowMs += MINUTE_MS;
      await call("revokeConsoleKey", `/keys/${id}/revoke`, { body: {} });
      harness.nowMs += MINUTE_MS;
    }
    expect(await refusal("/keys", { body: {} })).toEqual([429, "rate_limited", null]);
    harness.nowMs += 86_400_000;
    await create();
  });

  it("of changes in a minute is bounded over all keys of the account, refused ones included", async () => {
    const other = await harness.call("createKey", { body: { account } });
    const tokens = [secret, other.key];
    const asked = { method: "PATCH", body: { label: "a" } };
    const codes: unknown[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      const token = tokens[sent % 2] ?? "";
      codes.push((await refusal("/keys/none", { ...asked, token }))[1]);
    }
    expect(codes).toEqual([...Array(10).fill("not_found"), "rate_limited", "rate_limited"]);
    harness.nowMs += MINUTE_MS;
    expect(await refusal("/keys/none", asked)).toEqual([404, "not_found", null]);
  });
});

describe("the log of keys", () => {
  it("has the changes of customers and of the provider, and no other change", async () => {
    const made = await create({ label: "ci" });
    await refusal(`/keys/${key}`, { method: "PATCH", body: { label: "a" } });
    await harness.call("topUpAccount", { path: { id: account }, body: { amount: "1" } });
    await harness.call("updateKey", { path: { id: made.id }, body: { spending_limit: "1" } });
    await call("revokeConsoleKey", `/keys/${made.id}/revoke`, { body: {} });
    const log = await call("listConsoleAudit", "/audit");
    const rows = log.data.map(({ action, by_key, key_id, result, error_code, input }) => [
      ...[action, by_key, key_id, result, error_code],
      input,
    ]);
    expect(rows).toEqual([
      ["revoke", key, made.id, "done", null, null],
      ["update", null, made.id, "done", null, { spending_limit: "1" }],
      ["update", key, key, "refused", "key_set_by_provider", { label: "a" }],
      ["create", key, made.id, "done", null, { label: "ci" }],
      ["create", null, key, "done", null, null],
    ]);
    expect(JSON.stringify(log)).not.toContain(made.key);
    const page = await call("listConsoleAudit", "/audit?limit=2");
    const next = await call("listConsoleAudit", `/audit?cursor=${page.next_cursor}`);
    expect([...page.data, ...next.data]).toEqual(log.data);
  });

  it("names the key of the customer to operators", async () => {
    const made = await create({ label: "ci" });
    const { data } = await harness.call("listAudit", { query: { actor: `key:${key}` } });
    expect(data).toMatchObject([
      {
        actor: `key:${key}`,
        role: "customer",
        operation: "createKey",
        target: made.id,
        input: { account, label: "ci" },
        after: { id: made.id, made_by: key },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(made.key);
  });

  it("names the list of keys if the outcome of a change is unknown", async () => {
    const change = harness.store.changeCustomerKey;
    harness.store.changeCustomerKey = () => Promise.reject(new ChangeInDoubt("no answer"));
    const { json } = await ask("/keys", { body: {} });
    harness.store.changeCustomerKey = change;
    expect(json).toMatchObject({ error: { code: "change_unconfirmed" } });
    expect(JSON.stringify(json)).toContain("`GET /keys` shows it");
    expect((await call("listConsoleAudit", "/audit")).data[0]).toMatchObject({
      result: "unknown",
      key_id: null,
    });
  });
});

test("neither a preflight nor a cookie opens the keys to a page of another origin", async () => {
  const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
  const preflight = await api.call("/console/api/v1/keys", { method: "OPTIONS", headers });
  expect(preflight.status).toBe(405);
  expect(
    Object.keys(preflight.headers).filter((name) => name.startsWith("access-control")),
  ).toEqual([]);
  const cookie = { cookie: `key=${secret}`, "content-type": "text/plain" };
  const sent = await api.call("/console/api/v1/keys", { method: "POST", headers: cookie });
  expect(sent.status).toBe(401);
});
