import { beforeEach, describe, expect, it, test } from "vitest";
import { AdminDesk } from "../testing/admin-desk.ts";

const DAY_MS = 86_400_000;

let desk: AdminDesk;
beforeEach(() => {
  desk = new AdminDesk();
});

describe("a new account", () => {
  it("has its opening balance, and nothing that was not asked for", async () => {
    const body = { name: "  Acme ", plan: "pro", balance: "12.5" };
    expect(await desk.call("createAccount", { body })).toEqual({
      object: "account",
      id: expect.stringMatching(/^acc_[0-9a-f]{24}$/),
      name: "Acme",
      plan: "pro",
      state: "active",
      balance: "12.5",
      available: "12.5",
      held: "0",
      spent: "0",
      topped_up: "12.5",
      budget: null,
      created_at: "2026-06-15T10:30:20.500Z",
      suspended_at: null,
      closed_at: null,
    });
  });

  it("has no money unless an opening balance is given", async () => {
    const body = { name: "A", plan: "starter" };
    expect(await desk.call("createAccount", { body })).toMatchObject({ balance: "0" });
  });

  it("has the budget that is given, in the period that runs now", async () => {
    const budget = { limit: "3", period: "week" } as const;
    const body = { name: "A", plan: "starter", budget };
    expect((await desk.call("createAccount", { body })).budget).toEqual({
      ...{ limit: "3", period: "week", spent: "0", held: "0", left: "3" },
      starts_at: "2026-06-15T00:00:00.000Z",
      resets_at: "2026-06-22T00:00:00.000Z",
    });
  });

  test.each([
    ["a plan that is not there", { plan: "none" }, /^400 .*no plan "none".*demo, starter, pro/],
    [
      "a balance beyond the bound",
      { balance: "9000000.01" },
      /^400 .*'balance' must be US dollars/,
    ],
    [
      "a budget beyond the bound",
      { budget: { limit: "9000000.01", period: "day" } as const },
      /^400 .*'budget.limit' must be/,
    ],
  ])("is refused with %s, and not made", async (_case, wrong, refusal) => {
    const body = { name: "A", plan: "starter", ...wrong };
    expect(await desk.refusal("createAccount", { body })).toMatch(refusal);
    expect((await desk.call("listAccounts")).data).toEqual([]);
  });

  it("may have a budget that allows nothing", async () => {
    const body = { name: "A", plan: "starter", budget: { limit: "0", period: "day" } as const };
    const { budget } = await desk.call("createAccount", { body });
    expect(budget).toMatchObject({ limit: "0", left: "0" });
  });
});

describe("accounts", () => {
  it("are listed each as it is shown alone", async () => {
    const ids = [await desk.account({ name: "A" }), await desk.account({ name: "B" })];
    const { data } = await desk.call("listAccounts");
    expect(data.map(({ name }) => name).toSorted()).toEqual(["A", "B"]);
    const shown = ids.map((id) => desk.call("showAccount", { path: { id } }));
    expect(data).toEqual(expect.arrayContaining(await Promise.all(shown)));
  });

  it("show what running requests hold, what is spent, and what is left", async () => {
    const account = await desk.account({ balance: "10" });
    const key = await desk.key(account);
    await desk.serve({ id: "r1", account, key, hold: "2", charge: "1.5" });
    await desk.hold({ id: "r2", account, key, hold: "3" });
    expect(await desk.call("showAccount", { path: { id: account } })).toMatchObject({
      ...{ balance: "8.5", held: "3", available: "5.5", spent: "1.5", topped_up: "10" },
    });
  });

  it("show their budget in the period that runs now, in the list too", async () => {
    const budget = { limit: "5", period: "day" } as const;
    const account = await desk.account({ budget });
    const key = await desk.key(account);
    await desk.serve({ id: "r1", account, key, charge: "0.75" });
    const read = async () => {
      const { budget: shown } = await desk.call("showAccount", { path: { id: account } });
      const { data } = await desk.call("listAccounts");
      expect(data[0]?.budget).toEqual(shown);
      return shown;
    };
    expect(await read()).toMatchObject({ spent: "0.75", left: "4.25" });
    desk.nowMs += DAY_MS;
    expect(await read()).toMatchObject({
      ...{ spent: "0", left: "5", starts_at: "2026-06-16T00:00:00.000Z" },
    });
  });

  it("that are not there are not found", async () => {
    const refusal = await desk.refusal("showAccount", { path: { id: "nobody" } });
    expect(refusal).toBe('404 not_found: There is no account "nobody".');
  });
});
