import { beforeEach, describe, expect, it, test } from "vitest";
import { AdminDesk, NOW } from "../testing/admin-desk.ts";

const MINUTE_MS = 60_000;
const iso = (minutes: number): string => new Date(NOW + minutes * MINUTE_MS).toISOString();

let desk: AdminDesk;
let id: string;
beforeEach(async () => {
  desk = new AdminDesk();
  id = await desk.account({ name: "Acme", plan: "starter" });
});

const show = () => desk.call("showAccount", { path: { id } });

const changes = {
  suspend: () => desk.call("suspendAccount", { path: { id } }),
  resume: () => desk.call("resumeAccount", { path: { id } }),
  close: () => desk.call("closeAccount", { path: { id } }),
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
    expect(await desk.call("updateAccount", { path: { id }, body })).toMatchObject(wanted);
    expect(await show()).toMatchObject(wanted);
  });

  it("keep an omitted budget, and remove it for null", async () => {
    const path = { id };
    await desk.call("updateAccount", { path, body: { budget: { limit: "4", period: "month" } } });
    const kept = await desk.call("updateAccount", { path, body: { name: "B" } });
    expect(kept.budget).toMatchObject({ limit: "4", period: "month" });
    await desk.call("updateAccount", { path, body: { budget: null } });
    expect((await show()).budget).toBeNull();
  });

  it("have a remaining budget of zero, never less, if it is lowered below the spent amount", async () => {
    const [path, key] = [{ id }, await desk.key(id)];
    await desk.call("updateAccount", { path, body: { budget: { limit: "4", period: "day" } } });
    await desk.serve({ id: "r1", account: id, key, hold: "2", charge: "1.5" });
    await desk.hold({ id: "r2", account: id, key, hold: "1" });
    const body = { budget: { limit: "2", period: "day" } as const };
    expect((await desk.call("updateAccount", { path, body })).budget).toMatchObject({
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
      /^400 .*'budget.limit'/,
    ],
  ])("cannot be changed to %s", async (_case, body, refusal) => {
    const before = await show();
    expect(await desk.refusal("updateAccount", { path: { id }, body })).toMatch(refusal);
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
      desk.nowMs += MINUTE_MS;
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
    desk.nowMs += MINUTE_MS;
    for (const operation of ["suspendAccount", "resumeAccount"] as const) {
      expect(await desk.refusal(operation, { path: { id } })).toBe(
        "409 account_closed: The account is closed: only refunds are possible.",
      );
    }
    expect(await desk.refusal("updateAccount", { path: { id }, body: { name: "B" } })).toMatch(
      /^409 account_closed/,
    );
    expect(await show()).toEqual(closed);
  });

  it("cannot be closed while requests run, only after they have ended", async () => {
    const key = await desk.key(id);
    const request = { id: "r1", account: id, key, hold: "1.25" };
    await desk.hold(request);
    expect(await desk.refusal("closeAccount", { path: { id } })).toMatch(
      /^409 requests_running: Running requests hold 1\.25 of the account\. Suspend it/,
    );
    expect((await changes.suspend()).state).toBe("suspended");
    await desk.settle(request);
    expect((await changes.close()).state).toBe("closed");
  });
});

test.each(["suspendAccount", "resumeAccount", "closeAccount"] as const)(
  "%s of an unknown account is not found",
  async (operation) => {
    expect(await desk.refusal(operation, { path: { id: "nobody" } })).toBe(
      '404 not_found: There is no account "nobody".',
    );
  },
);

test("updateAccount of an unknown account is not found", async () => {
  const call = { path: { id: "nobody" }, body: { name: "B" } };
  expect(await desk.refusal("updateAccount", call)).toMatch(/^404 not_found/);
});
