import { beforeEach, describe, expect, it, test } from "vitest";
import { hashKey, isWellFormedKey } from "../../../access/auth/key-format.ts";
import type { OperationInput } from "../call-operation.ts";
import { AdminTestHarness, allPages, NOW } from "../testing/admin-test-harness.ts";

const HOUR_MS = 3_600_000;
const at = (hour: number): string => new Date(NOW + hour * HOUR_MS).toISOString();

let harness: AdminTestHarness;
let account: string;
beforeEach(async () => {
  harness = new AdminTestHarness();
  account = await harness.account();
});

const create = (body: Partial<OperationInput<"createKey">["body"]> = {}) =>
  harness.call("createKey", { body: { ...body, account } });
const update = (id: string, body: OperationInput<"updateKey">["body"] & object) =>
  harness.call("updateKey", { path: { id }, body });
const show = async (id: string) => {
  const { data } = await harness.call("listKeys");
  return data.find((key) => key.id === id);
};

test("an unknown key is not shown", async () => {
  const refusal = await harness.refusal("showKey", { path: { id: "key_0" } });
  expect(refusal).toBe('404 not_found: There is no key "key_0".');
});

describe("a new key", () => {
  it("returns its secret once; the ledger stores the hash of the secret", async () => {
    const { key, warnings, ...record } = await create();
    expect(isWellFormedKey(key)).toBe(true);
    expect(warnings).toEqual([]);
    expect(record).toEqual({
      object: "key",
      id: expect.stringMatching(/^key_[0-9a-f]{24}$/),
      account_id: account,
      label: null,
      status: "active",
      models: null,
      unlisted_fields: null,
      spending_limit: null,
      spent: null,
      budget: null,
      created_at: at(0),
      expires_at: null,
      previous_expires_at: null,
      revoked_at: null,
      made_by: null,
      last_used_at: null,
    });
    expect(await harness.call("showKey", { path: { id: record.id } })).toEqual(record);
    expect((await harness.store.findKey(hashKey(key)))?.id).toBe(record.id);
    expect((await harness.call("listKeys")).data).toEqual([record]);
  });

  it("has all given settings", async () => {
    const body = {
      label: "CI",
      models: ["sandbox/echo"],
      unlisted_fields: "ignore" as const,
      spending_limit: "2.5",
      expires_at: at(1),
      budget: { limit: "1", period: "month" } as const,
    };
    const made = await create(body);
    expect(made).toMatchObject({
      label: "CI",
      models: ["sandbox/echo"],
      unlisted_fields: "ignore",
      spending_limit: "2.5",
      spent: "0",
      expires_at: at(1),
      budget: { limit: "1", period: "month", left: "1" },
      warnings: [],
    });
    expect(await show(made.id)).toMatchObject({ ...body, budget: { limit: "1" } });
  });

  it("warns of patterns that match no model, and of an expiry in the past", async () => {
    const body = { models: ["sandbox/*", "sandbax/*", "none/a"], expires_at: at(0) };
    const made = await create(body);
    expect(made.status).toBe("expired");
    expect(made.warnings).toEqual([
      "this key has already expired",
      '"sandbax/*" matches no model of this configuration',
      '"none/a" matches no model of this configuration',
    ]);
  });

  test.each([
    ["an unknown account", { account: "nobody" }, /^404 .*no account "nobody"/],
    [
      "a limit above the maximum",
      { spending_limit: "9000001" },
      /^400 .*"spending_limit" must be US/,
    ],
    [
      "an end that is not a valid date",
      { expires_at: "2026-02-30T00:00:00Z" },
      /^400 .*expires_at must/,
    ],
    [
      "a budget above the maximum",
      { budget: { limit: "9000001", period: "day" } as const },
      /^400 .*"budget.limit"/,
    ],
  ])("is refused with %s, and not created", async (_case, wrong, refusal) => {
    expect(await harness.refusal("createKey", { body: { account, ...wrong } })).toMatch(refusal);
    expect((await harness.call("listKeys")).data).toEqual([]);
  });

  it("is not created for an account that is removed in the meantime", async () => {
    harness.replace({ createKey: () => Promise.resolve(null) });
    expect(await harness.refusal("createKey", { body: { account } })).toBe(
      `404 not_found: There is no account "${account}".`,
    );
  });

  it("may have a zero limit, as after an update", async () => {
    expect(await create({ spending_limit: "0" })).toMatchObject({
      spending_limit: "0",
      spent: "0",
    });
  });

  it("requires an account that is not closed; a suspended one is accepted", async () => {
    await harness.call("suspendAccount", { path: { id: account } });
    expect((await create()).status).toBe("active");
    await harness.call("closeAccount", { path: { id: account } });
    expect(await harness.refusal("createKey", { body: { account } })).toMatch(
      /^409 account_closed/,
    );
  });
});

it("a key with spending above the maximum limit cannot get a limit", async () => {
  const rich = await harness.account({ balance: "9000000" });
  const key = await harness.key(rich);
  for (const id of ["r1", "r2"]) {
    await harness.serve({ id, account: rich, key, hold: "9000000", charge: "9000000" });
    await harness.call("topUpAccount", { path: { id: rich }, body: { amount: "9000000" } });
  }
  const change = { path: { id: key }, body: { spending_limit: "9000000" } };
  expect(await harness.refusal("updateKey", change)).toMatch(
    /^400 .*"spending_limit" cannot be set: the key has spent 18000000\. Create another key\.$/,
  );
});

describe("the list of keys", () => {
  it("covers all accounts, or one existing account", async () => {
    const first = await harness.key(account);
    const other = await harness.account();
    const second = await harness.key(other);
    const ids = async (query: OperationInput<"listKeys">["query"] & object) =>
      (await harness.call("listKeys", { query })).data.map(({ id }) => id);
    expect((await ids({})).toSorted()).toEqual([first, second].toSorted());
    expect(await ids({ account })).toEqual([first]);
    expect(await ids({ account: other })).toEqual([second]);
    expect(await harness.refusal("listKeys", { query: { account: "nobody" } })).toMatch(/^404 /);
  });

  it("is filtered by status and text, in both orders and in pages", async () => {
    const make = async (body: object) =>
      (await harness.call("createKey", { body: { account, ...body } })).id;
    const first = await make({ label: "CI build", expires_at: "2027-01-01T00:00:00Z" });
    harness.nowMs += 1;
    const second = await make({ label: "phone" });
    harness.nowMs += 1;
    const third = await make({});
    await harness.call("revokeKey", { path: { id: third } });
    const ids = async (query: OperationInput<"listKeys">["query"] & object) =>
      (await harness.call("listKeys", { query })).data.map(({ id }) => id);
    expect(await ids({ order: "desc" })).toEqual([third, second, first]);
    expect(await ids({ status: "active" })).toEqual([first, second]);
    expect(await ids({ status: "revoked" })).toEqual([third]);
    expect(await ids({ search: "ci" })).toEqual([first]);
    harness.nowMs = Date.parse("2027-01-01");
    expect(await ids({ status: "expired" })).toEqual([first]);
    const pages = await allPages((cursor) =>
      harness.call("listKeys", { query: { limit: "2", ...cursor } }),
    );
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[first, second], [third]]);
  });

  test.each<[string, number, boolean, string]>([
    ["before its expiry", 1, false, "active"],
    ["at its expiry", 2, false, "expired"],
    ["revoked before its expiry", 1, true, "revoked"],
    ["revoked and expired", 2, true, "revoked"],
  ])("shows the current state of a key: %s", async (_case, hours, isRevoked, status) => {
    const id = await harness.key(account, { expires_at: at(2) });
    if (isRevoked) await harness.call("revokeKey", { path: { id } });
    harness.nowMs += hours * HOUR_MS;
    expect((await show(id))?.status).toBe(status);
  });

  it("shows the spent amounts of a limit and a budget", async () => {
    const budget = { limit: "5", period: "day" } as const;
    const key = await harness.key(account, { spending_limit: "3", budget });
    await harness.serve({ id: "r1", account, key, charge: "0.75" });
    await harness.hold({ id: "r2", account, key, hold: "1" });
    expect(await show(key)).toMatchObject({
      spending_limit: "3",
      spent: "0.75",
      budget: { spent: "0.75", held: "1", left: "3.25" },
    });
  });
});

describe("a change of a key", () => {
  const all = {
    label: "CI",
    models: ["sandbox/echo"],
    unlisted_fields: "ignore",
    spending_limit: "2",
    expires_at: at(5),
    budget: { limit: "1", period: "day" },
  } as const;

  test.each([
    [{ label: "New" }],
    [{ models: ["sandbox/*"] }],
    [{ unlisted_fields: "refuse" as const }],
    [{ spending_limit: "3" }],
    [{ spending_limit: "0" }],
    [{ expires_at: at(9) }],
    [{ budget: { limit: "4", period: "week" } as const }],
    [{ label: null }],
    [{ models: null }],
    [{ unlisted_fields: null }],
    [{ spending_limit: null }],
    [{ expires_at: null }],
    [{ budget: null }],
  ])("leaves all settings unchanged except %j", async (body) => {
    const id = await harness.key(account, all);
    const wanted = { ...all, ...body };
    expect(await update(id, body)).toMatchObject(wanted);
    expect(await show(id)).toMatchObject(wanted);
  });

  test.each([
    ["a limit above the maximum", { spending_limit: "9000001" }, /^400 .*"spending_limit"/],
    [
      "an end that is not a valid date",
      { expires_at: "2026-02-30T00:00:00Z" },
      /^400 .*expires_at must/,
    ],
    ["nothing", {}, /^400 /],
  ])("is refused with %s", async (_case, body, refusal) => {
    const id = await harness.key(account, all);
    const before = await show(id);
    expect(await harness.refusal("updateKey", { path: { id }, body })).toMatch(refusal);
    expect(await show(id)).toEqual(before);
  });

  it("shows a key that expires now as expired", async () => {
    const id = await harness.key(account);
    expect((await update(id, { expires_at: at(0) })).status).toBe("expired");
  });
});

describe("a rotation", () => {
  const rotate = (id: string, overlap?: number) =>
    harness.call("rotateKey", {
      path: { id },
      ...(overlap !== undefined && { body: { overlap_seconds: overlap } }),
    });

  it("returns a new secret; the previous one remains valid for a day", async () => {
    const { key: first, id } = await create({ models: ["none/*"] });
    harness.nowMs += HOUR_MS;
    const { key: second, warnings, ...record } = await rotate(id);
    expect(isWellFormedKey(second)).toBe(true);
    expect(second).not.toBe(first);
    expect(warnings).toEqual(['"none/*" matches no model of this configuration']);
    expect(record).toMatchObject({ id, previous_expires_at: at(25), expires_at: null });
    expect(record).toEqual(await show(id));
    const ends = async (secret: string) =>
      (await harness.store.findKey(hashKey(secret)))?.expiresAtMs;
    expect([await ends(first), await ends(second)]).toEqual([NOW + 25 * HOUR_MS, null]);
  });

  test.each([
    [0, at(0)],
    [3_600, at(1)],
  ])("keeps the previous secret valid for %i seconds", async (seconds, end) => {
    const { id } = await create();
    expect((await rotate(id, seconds)).previous_expires_at).toBe(end);
  });
});

describe("a revoked key", () => {
  it("stays revoked and keeps the time of the first call", async () => {
    const id = await harness.key(account);
    harness.nowMs += HOUR_MS;
    const revoked = await harness.call("revokeKey", { path: { id } });
    expect(revoked).toMatchObject({ id, status: "revoked", revoked_at: at(1) });
    expect(await show(id)).toEqual(revoked);
    harness.nowMs += HOUR_MS;
    expect(await harness.call("revokeKey", { path: { id } })).toEqual(revoked);
    const refusal = "409 key_revoked: The key is revoked and stays as it is. Create another one.";
    expect(await harness.refusal("updateKey", { path: { id }, body: { label: "x" } })).toBe(
      refusal,
    );
    expect(await harness.refusal("rotateKey", { path: { id }, body: {} })).toBe(refusal);
  });
});

test("a key of a closed account cannot be changed", async () => {
  const id = await harness.key(account);
  await harness.call("closeAccount", { path: { id: account } });
  const refusal = "409 account_closed: The account is closed: only refunds are possible.";
  expect(await harness.refusal("updateKey", { path: { id }, body: { label: "x" } })).toBe(refusal);
  expect(await harness.refusal("rotateKey", { path: { id }, body: {} })).toBe(refusal);
});

test("every operation on an unknown key reports not found", async () => {
  const path = { id: "nobody" };
  const refusals = [
    await harness.refusal("updateKey", { path, body: { label: "x" } }),
    await harness.refusal("rotateKey", { path, body: {} }),
    await harness.refusal("revokeKey", { path }),
  ];
  expect(new Set(refusals)).toEqual(new Set(['404 not_found: There is no key "nobody".']));
});
