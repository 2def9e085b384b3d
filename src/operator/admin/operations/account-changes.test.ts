import { beforeEach, describe, expect, it, test } from "vitest";
import { AdminTestHarness, NOW } from "../testing/admin-test-harness.ts";

const MINUTE_MS = 60_000;
const iso = (minutes: number): string => new Date(NOW + minutes * MINUTE_MS).toISOString();

let harness: AdminTestHarness;
let id: string;
beforeEach(async () => {
  harness = new AdminTestHarness();
  id = await harness.account({ name: "Acme", plan: "starter" });
});

const show = () => harness.call("showAccount", { path: { id } });

const changes = {
  suspend: () => harness.call("suspendAccount", { path: { id } }),
  resume: () => harness.call("resumeAccount", { path: { id } }),
  close: () => harness.call("closeAccount", { path: { id } }),
} as const;
type Change = keyof typeof changes;

describe("the settings of an account", () => {
  test.each([
    ["the name", { name: " New " }, { name: "New", plan: "starter", budget: null }],
    ["the plan", { plan: "pro" }, { name: "Acme", plan: "pro", budget: null }],
    [
      "the budget",
      { budget: { limit: "4", period: "day" } as const },
      { name: "Acme", plan: "starter", budget: { limit: "4", period: "day", left: "4" } },
    ],
  ])("change one at a time: %s", async (_case, body, wanted) => {
    expect(await harness.call("updateAccount", { path: { id }, body })).toMatchObject(wanted);
    expect(await show()).toMatchObject(wanted);
  });

  it("keep an omitted budget, and remove it for null", async () => {
    const path = { id };
    await harness.call("updateAccount", {
      path,
      body: { budget: { limit: "4", period: "month" } },
    });
    const kept = await harness.call("updateAccount", { path, body: { name: "B" } });
    expect(kept.budget).toMatchObject({ limit: "4", period: "month" });
    await harness.call("updateAccount", { path, body: { budget: null } });
    expect((await show()).budget).toBeNull();
  });

  it("have a remaining budget of zero, never less, if it is lowered below the spent amount", async () => {
    const [path, key] = [{ id }, await harness.key(id)];
    await harness.call("updateAccount", { path, body: { budget: { limit: "4", period: "day" } } });
    await harness.serve({ id: "r1", account: id, key, hold: "2", charge: "1.5" });
    await harness.hold({ id: "r2", account: id, key, hold: "1" });
    const body = { budget: { limit: "2", period: "day" } as const };
    expect((await harness.call("updateAccount", { path, body })).budget).toMatchObject({
      limit: "2",
      spent: "1.5",
      held: "1",
      left: "0",
    });
  });

  test.each([
    ["an unknown plan", { plan: "none" }, /^400 invalid_request: There is no plan "none"/],
    ["nothing", {}, /^400 invalid_request: /],
    [
      "a budget that is not a valid amount",
      { budget: { limit: "9000001", period: "day" } as const },
      /^400 .*"budget.limit"/,
    ],
  ])("cannot be changed to %s", async (_case, body, refusal) => {
    const before = await show();
    expect(await harness.refusal("updateAccount", { path: { id }, body })).toMatch(refusal);
    expect(await show()).toEqual(before);
  });
});

describe("the state of an account", () => {
  test.each<readonly [readonly Change[], string, number | null, number | null]>([
    [["suspend"], "suspended", 1, null],
    [["suspend", "suspend"], "suspended", 1, null],
    [["suspend", "resume"], "active", null, null],
    [["resume"], "active", null, null],
    [["suspend", "resume", "suspend"], "suspended", 3, null],
    [["close"], "closed", null, 1],
    [["close", "close"], "closed", null, 1],
    [["suspend", "close"], "closed", 1, 2],
    [["suspend", "resume", "close"], "closed", null, 3],
  ])("after %j it is %s", async (steps, state, suspendedAt, closedAt) => {
    for (const step of steps) {
      harness.nowMs += MINUTE_MS;
      await changes[step]();
    }
    expect(await show()).toMatchObject({
      state,
      suspended_at: suspendedAt === null ? null : iso(suspendedAt),
      closed_at: closedAt === null ? null : iso(closedAt),
    });
  });

  it("cannot be reopened once closed: only another close succeeds", async () => {
    const closed = await changes.close();
    harness.nowMs += MINUTE_MS;
    for (const operation of ["suspendAccount", "resumeAccount"] as const) {
      expect(await harness.refusal(operation, { path: { id } })).toBe(
        "409 account_closed: The account is closed: only refunds are possible.",
      );
    }
    expect(await harness.refusal("updateAccount", { path: { id }, body: { name: "B" } })).toMatch(
      /^409 account_closed/,
    );
    expect(await show()).toEqual(closed);
  });

  it("cannot be closed while requests run, only after they have ended", async () => {
    const key = await harness.key(id);
    const request = { id: "r1", account: id, key, hold: "1.25" };
    await harness.hold(request);
    expect(await harness.refusal("closeAccount", { path: { id } })).toMatch(
      /^409 requests_running: Running requests hold 1\.25 of the account\. Suspend it/,
    );
    expect((await changes.suspend()).state).toBe("suspended");
    await harness.settle(request);
    expect((await changes.close()).state).toBe("closed");
  });
});

test.each(["suspendAccount", "resumeAccount", "closeAccount"] as const)(
  "%s of an unknown account is not found",
  async (operation) => {
    expect(await harness.refusal(operation, { path: { id: "nobody" } })).toBe(
      '404 not_found: There is no account "nobody".',
    );
  },
);

test("updateAccount of an unknown account is not found", async () => {
  const call = { path: { id: "nobody" }, body: { name: "B" } };
  expect(await harness.refusal("updateAccount", call)).toMatch(/^404 not_found/);
});
