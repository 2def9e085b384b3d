import { beforeEach, describe, expect, it, test } from "vitest";
import type { OperationInput } from "../call-operation.ts";
import { AdminTestHarness, allPages, NOW } from "../testing/admin-test-harness.ts";

const HOUR_MS = 3_600_000;
const at = (hour: number): string => new Date(NOW + hour * HOUR_MS).toISOString();

let harness: AdminTestHarness;
beforeEach(() => {
  harness = new AdminTestHarness();
});

const list = (query: OperationInput<"listAudit">["query"] & object = {}) =>
  harness.call("listAudit", { query });
const names = async (query: OperationInput<"listAudit">["query"] & object) =>
  (await list(query)).data.map(({ input }) => input?.["name"]);

/** Creates the accounts `a0` to `a4`, an hour apart, as ops, desk, ops, desk, ops. */
async function makeChanges(): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let hour = 0; hour < 5; hour += 1) {
    harness.nowMs = NOW + hour * HOUR_MS;
    harness.actor = { name: hour % 2 === 0 ? "ops" : "desk", role: "support" };
    ids.push(await harness.account({ name: `a${hour}` }));
  }
  return ids;
}

describe("the audit log", () => {
  it("shows the newest change first, with its actor and its result", async () => {
    harness.actor = { name: "desk", role: "support" };
    const id = await harness.account({ name: "Acme", balance: "1" });
    const before = await harness.call("showAccount", { path: { id } });
    harness.nowMs += HOUR_MS;
    const after = await harness.call("suspendAccount", { path: { id } });
    const { data, next_cursor: next } = await list();
    expect(next).toBeNull();
    expect(data).toEqual([
      {
        object: "audit_record",
        id: expect.stringMatching(/^aud_[0-9a-f]{24}$/),
        at: at(1),
        ended_at: at(1),
        actor: "desk",
        role: "support",
        operation: "suspendAccount",
        target: id,
        result: "done",
        error_code: null,
        input: null,
        before,
        after,
      },
      expect.objectContaining({
        operation: "createAccount",
        target: id,
        before: null,
        after: before,
        input: { name: "Acme", plan: "starter", balance: "1" },
      }),
    ]);
  });

  test.each([
    ["nothing", {}, ["a4", "a3", "a2", "a1", "a0"]],
    ["an actor", { actor: "desk" }, ["a3", "a1"]],
    ["nobody", { actor: "nobody" }, []],
    ["a start, which is included", { from: at(3) }, ["a4", "a3"]],
    ["an end, which is excluded", { to: at(2) }, ["a1", "a0"]],
    ["an actor between two moments", { actor: "ops", from: at(1), to: at(4) }, ["a2"]],
  ])("is filtered by %s", async (_case, query, wanted) => {
    await makeChanges();
    expect(await names(query)).toEqual(wanted);
  });

  it("is filtered by target", async () => {
    const [, second = ""] = await makeChanges();
    await harness.call("suspendAccount", { path: { id: second } });
    const { data } = await list({ target: second });
    expect(data.map(({ operation }) => operation)).toEqual(["suspendAccount", "createAccount"]);
  });

  it("of an account includes the changes of its keys", async () => {
    const account = await harness.account();
    const key = await harness.key(account);
    await harness.key(await harness.account());
    await harness.call("updateKey", { path: { id: key }, body: { label: "ci" } });
    await harness.call("rotateKey", { path: { id: key }, body: {} });
    await harness.call("revokeKey", { path: { id: key } });
    const { data } = await harness.call("listAudit", { query: { target: account } });
    expect(data.map(({ operation }) => operation)).toEqual([
      ...["revokeKey", "rotateKey", "updateKey", "createKey", "createAccount"],
    ]);
  });

  it("names the created key, not its account", async () => {
    const account = await harness.account({});
    const { id } = await harness.call("createKey", { body: { account, label: "app" } });
    const [made] = (await list()).data;
    expect(made).toMatchObject({ operation: "createKey", target: id });
    expect(id).not.toBe(account);
  });

  test.each([1, 2, 4, 5, 6])("has each change exactly once on pages of %i", async (limit) => {
    await makeChanges();
    const pages = await allPages((cursor) => list({ limit: String(limit), ...cursor }));
    const shown = pages.map((rows) => rows.map(({ input }) => input?.["name"]));
    expect(shown.flat()).toEqual(["a4", "a3", "a2", "a1", "a0"]);
    expect(pages).toHaveLength(Math.ceil(5 / limit));
  });

  it("has pages of a hundred by default", async () => {
    for (let made = 0; made < 101; made += 1) await harness.account();
    const { data, next_cursor: next } = await list();
    expect([data.length, typeof next]).toEqual([100, "string"]);
  });

  it("shows an unfinished change with an unknown result", async () => {
    const id = await harness.account();
    const details = JSON.stringify({ role: "full", input: { amount: "1" }, before: { id } });
    await harness.store.appendAudit({
      id: "aud_1",
      stage: "begun",
      atMs: NOW,
      actor: "ops",
      operation: "topUpAccount",
      target: id,
      details,
    });
    expect((await list()).data[0]).toMatchObject({
      id: "aud_1",
      at: at(0),
      ended_at: null,
      result: "unknown",
      error_code: null,
      target: id,
      input: { amount: "1" },
      before: { id },
      after: null,
    });
  });

  test.each(["x", "-1", "1.5", "", "1e3", "9007199254740992"])(
    "refuses the cursor %j, which was never issued",
    async (cursor) => {
      expect(await harness.refusal("listAudit", { query: { cursor } })).toMatch(/^400 .*cursor/);
    },
  );

  test.each(["from", "to"])("refuses a day that does not exist: %s", async (field) => {
    expect(await harness.refusal("listAudit", { query: { [field]: "2026-02-30" } })).toBe(
      `400 invalid_request: "${field}" must be a date such as 2027-01-01T00:00:00Z.`,
    );
  });
});
