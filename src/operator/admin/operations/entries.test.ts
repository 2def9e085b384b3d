import { beforeEach, describe, expect, it, test } from "vitest";
import type { OperationInput } from "../call-operation.ts";
import { AdminTestHarness, allPages, NOW } from "../testing/admin-test-harness.ts";

const HOUR_MS = 3_600_000;

let harness: AdminTestHarness;
let id: string;
beforeEach(async () => {
  harness = new AdminTestHarness();
  id = await harness.account({ balance: "10" });
});

const operations = {
  "top-up": "topUpAccount",
  refund: "refundAccount",
  correction: "correctAccount",
} as const;
type Kind = keyof typeof operations;

const post = (kind: Kind, body: OperationInput<"topUpAccount">["body"] & object) =>
  harness.call(operations[kind], { path: { id }, body });
const refused = (kind: Kind, body: OperationInput<"topUpAccount">["body"] & object) =>
  harness.refusal(operations[kind], { path: { id }, body });
const list = (query: OperationInput<"listEntries">["query"] & object = {}) =>
  harness.call("listEntries", { path: { id }, query });

describe("an entry", () => {
  test.each<[Kind, string, string, string, string]>([
    ["top-up", "2.5", "2.5", "12.5", "12.5"],
    ["refund", "2.5", "-2.5", "7.5", "7.5"],
    ["correction", "2.5", "2.5", "12.5", "12.5"],
    ["correction", "-2.5", "-2.5", "7.5", "7.5"],
    ["refund", "10", "-10", "0", "0"],
    ["correction", "-10", "-10", "0", "0"],
  ])("%s of %s changes the balance by %s", async (kind, amount, signed, balance, toppedUp) => {
    const { entry, ...account } = await post(kind, { amount, note: " why ", reference: "pi_1" });
    expect(entry).toEqual({
      object: "entry",
      id: `${kind}:${id}:pi_1`,
      account_id: id,
      kind,
      amount: signed,
      reference: "pi_1",
      note: "why",
      actor: "ops",
      at: new Date(NOW).toISOString(),
    });
    expect(account).toMatchObject({ balance, available: balance, topped_up: toppedUp, spent: "0" });
    expect(account).toEqual(await harness.call("showAccount", { path: { id } }));
  });

  it("without a reference or a note gets a new id each time it is posted", async () => {
    const [first, second] = [
      await post("top-up", { amount: "1" }),
      await post("top-up", { amount: "1" }),
    ];
    expect(first.entry).toMatchObject({ reference: null, note: null });
    expect(first.entry.id).toMatch(/^ent_[0-9a-f]{24}$/);
    expect(second.entry.id).not.toBe(first.entry.id);
    expect(second.balance).toBe("12");
  });

  it("with a reference counts once, whichever actor repeats it, and returns the first response", async () => {
    const first = await post("top-up", { amount: "1", reference: "pi_1", note: "n" });
    harness.nowMs += HOUR_MS;
    harness.actor = { name: "another", role: "full" };
    expect(await post("top-up", { amount: "1.00", reference: "pi_1", note: "n" })).toEqual(first);
    expect(await refused("top-up", { amount: "2", reference: "pi_1", note: "n" })).toBe(
      '409 reference_conflict: The reference "pi_1" has a top-up with another amount.',
    );
    expect(await refused("top-up", { amount: "1", reference: "pi_1", note: "m" })).toBe(
      '409 reference_conflict: The reference "pi_1" has a top-up with another note.',
    );
    const refund = await post("refund", { amount: "1", reference: "pi_1" });
    expect([refund.entry.kind, refund.balance]).toEqual(["refund", "10"]);
  });

  test.each<[Kind, string, RegExp]>([
    ["top-up", "0", /^400 .*"amount" must be above zero/],
    ["refund", "0.00", /^400 .*"amount" must be above zero/],
    ["correction", "-0", /^400 .*"amount" must not be zero/],
    ["correction", "0", /^400 .*"amount" must not be zero/],
    ["top-up", "9000000.01", /^400 .*"amount" must be US dollars/],
    ["correction", "-9000000.01", /^400 .*"amount" must be US dollars/],
    ["top-up", "-1", /^400 /],
    ["refund", "10.000000001", /^409 insufficient_credit: At most \$10 can be refunded\.$/],
    ["correction", "-10.5", /^409 insufficient_credit: At most \$10 can be subtracted\.$/],
  ])("%s of %s is refused", async (kind, amount, refusal) => {
    expect(await refused(kind, { amount })).toMatch(refusal);
    expect((await list()).data.map((entry) => entry.amount)).toEqual(["10"]);
  });

  it("cannot use the holds of running requests", async () => {
    const key = await harness.key(id);
    await harness.hold({ id: "r1", account: id, key, hold: "4" });
    expect(await refused("refund", { amount: "6.1" })).toMatch(
      /^409 .*At most \$6 can be refunded/,
    );
    expect(await post("refund", { amount: "6" })).toMatchObject({ available: "0", held: "4" });
  });

  it("of a closed account can only be a refund", async () => {
    await harness.call("closeAccount", { path: { id } });
    for (const kind of ["top-up", "correction"] as const) {
      expect(await refused(kind, { amount: "1" })).toBe(
        "409 account_closed: The account is closed: only refunds are possible.",
      );
    }
    expect(await post("refund", { amount: "10" })).toMatchObject({ state: "closed", balance: "0" });
  });

  test.each(["top-up", "refund", "correction"] as const)(
    "%s requires its account",
    async (kind) => {
      id = "nobody";
      expect(await refused(kind, { amount: "1" })).toBe(
        '404 not_found: There is no account "nobody".',
      );
    },
  );
});

describe("sums over the lifetime of an account", () => {
  it("are exact above 2^53 nano-dollars, in the account, the report and the statement", async () => {
    const id = await harness.account({ balance: "9000000" });
    const key = await harness.key(id);
    const topUp = (amount: string) =>
      harness.call("topUpAccount", { path: { id }, body: { amount } });
    for (const request of ["r1", "r2"]) {
      await harness.serve({
        id: request,
        account: id,
        key,
        hold: "9000000",
        charge: "8999999.999999999",
      });
      await topUp("8999999.999999999");
    }
    const record = await harness.call("showAccount", { path: { id } });
    expect(record).toMatchObject({
      balance: "9000000",
      spent: "17999999.999999998",
      topped_up: "26999999.999999998",
    });
    const usage = await harness.call("getUsage", { query: { by: "account" } });
    expect(usage.data).toMatchObject([{ charge: "17999999.999999998" }]);
    const path = { id, month: "2026-06" };
    expect(await harness.call("getStatement", { path })).toMatchObject({
      usage_total: "-17999999.999999998",
      entries_total: "26999999.999999998",
      closing_balance: "9000000",
    });
  });

  it("may reach a balance of 9,000,000; the error states how much can be added", async () => {
    const id = await harness.account({ balance: "8999990" });
    const wrong =
      /^409 balance_too_large: No balance may be above \$9,000,000: at most \$10 can be added\.$/;
    const body = { amount: "10.000000001" };
    expect(await harness.refusal("topUpAccount", { path: { id }, body })).toMatch(wrong);
    expect(await harness.refusal("correctAccount", { path: { id }, body })).toMatch(wrong);
    expect(
      await harness.call("topUpAccount", { path: { id }, body: { amount: "10" } }),
    ).toMatchObject({
      balance: "9000000",
    });
  });
});

describe("the list of entries", () => {
  /** Makes entries at the hours 0 to 4: opening balance, top-up, usage, correction, refund. */
  async function makeEntries(): Promise<void> {
    const key = await harness.key(id);
    harness.nowMs += HOUR_MS;
    await post("top-up", { amount: "5", reference: "pi_1", note: "paid" });
    harness.nowMs += HOUR_MS;
    await harness.serve({ id: "r1", account: id, key, charge: "0.5" });
    harness.nowMs += HOUR_MS;
    await post("correction", { amount: "-1" });
    harness.nowMs += HOUR_MS;
    await post("refund", { amount: "2" });
  }
  const amounts = async (query: OperationInput<"listEntries">["query"] & object) =>
    (await list(query)).data.map(({ amount }) => amount);
  const at = (hour: number): string => new Date(NOW + hour * HOUR_MS).toISOString();

  it("shows each entry with its origin and its place in the chain, oldest first", async () => {
    await makeEntries();
    const { data, next_cursor: next } = await list();
    expect(next).toBeNull();
    expect(data.map(({ kind, amount, at: time }) => [kind, amount, time])).toEqual([
      ["top-up", "10", at(0)],
      ["top-up", "5", at(1)],
      ["usage", "-0.5", at(2)],
      ["correction", "-1", at(3)],
      ["refund", "-2", at(4)],
    ]);
    const [opening, topUp, usage] = data;
    expect(opening).toMatchObject({ reference: null, note: null, actor: "ops", model: null });
    expect(topUp).toMatchObject({ reference: "pi_1", note: "paid", actor: "ops", key_id: null });
    expect(usage).toMatchObject({
      id: "r1",
      account_id: id,
      model: "sandbox/echo",
      key_id: expect.stringMatching(/^key_/),
      reference: null,
      note: null,
      actor: null,
    });
    expect(new Set(data.map(({ hash }) => hash)).size).toBe(data.length);
    expect(JSON.parse(usage?.text ?? "")).toMatchObject({ id: "r1", amount: -500_000_000 });
  });

  test.each([
    ["a kind", { kind: "top-up" } as const, ["10", "5"]],
    ["corrections", { kind: "correction" } as const, ["-1"]],
    ["refunds", { kind: "refund" } as const, ["-2"]],
    ["usage", { kind: "usage" } as const, ["-0.5"]],
    ["reversals", { kind: "reversal" } as const, []],
    ["a period, including its start", { from: at(3) }, ["-1", "-2"]],
    ["a period, excluding its end", { to: at(1) }, ["10"]],
    ["a period between two moments", { from: at(1), to: at(3) }, ["5", "-0.5"]],
    ["a period and a kind", { from: at(1), kind: "top-up" } as const, ["5"]],
  ])("is filtered by %s", async (_case, query, wanted) => {
    await makeEntries();
    expect(await amounts(query)).toEqual(wanted);
  });

  test.each([1, 2, 4, 5, 6])("has each entry exactly once on pages of %i", async (limit) => {
    await makeEntries();
    const pages = await allPages((cursor) => list({ limit: String(limit), ...cursor }));
    const shown = pages.map((rows) => rows.map(({ amount }) => amount));
    expect(shown.flat()).toEqual(["10", "5", "-0.5", "-1", "-2"]);
    expect(pages).toHaveLength(Math.ceil(5 / limit));
  });

  it("is newest first on request, also for payments only, on pages of two", async () => {
    await makeEntries();
    expect(await amounts({ order: "asc" })).toEqual(await amounts({}));
    expect(await amounts({ order: "desc" })).toEqual((await amounts({})).toReversed());
    const query = { order: "desc", kind: "payment", limit: "2" } as const;
    const pages = await allPages((cursor) => list({ ...query, ...cursor }));
    const shown = pages.map((rows) => rows.map(({ kind, amount }) => `${kind} ${amount}`));
    expect(shown).toEqual([
      ["refund -2", "correction -1"],
      ["top-up 5", "top-up 10"],
    ]);
  });

  it("has pages of a hundred by default", async () => {
    for (let posted = 0; posted < 100; posted += 1) await post("top-up", { amount: "1" });
    const { data, next_cursor: next } = await list();
    expect([data.length, typeof next]).toEqual([100, "string"]);
  });

  it("contains only entries of its account", async () => {
    await makeEntries();
    id = await harness.account({ balance: "3" });
    expect(await amounts({})).toEqual(["3"]);
  });

  test.each([
    ["an unknown account", "nobody", {}, /^404 not_found: There is no account "nobody"/],
    ["a cursor that is not encoded", null, { cursor: "x y" }, /^400 .*"cursor" is not/],
    ["a cursor of another form", null, { cursor: "MS4y" }, /^400 .*"cursor" is not/],
    ["a cursor with spare bits", null, { cursor: "MR" }, /^400 .*"cursor" is not/],
    ["an end before its start", null, { from: at(1), to: at(0) }, /^400 .*"to" must not be/],
    ["a day that does not exist", null, { from: "2026-02-30" }, /^400 .*"from" must be a date/],
  ])("refuses %s", async (_case, account, query, refusal) => {
    const path = { id: account ?? id };
    expect(await harness.refusal("listEntries", { path, query })).toMatch(refusal);
  });

  it("may end at the moment it starts", async () => {
    expect(await amounts({ from: at(0), to: at(0) })).toEqual([]);
  });
});
