import { beforeEach, expect, it, test } from "vitest";
import { AdminTestHarness } from "../testing/admin-test-harness.ts";

let harness: AdminTestHarness;
beforeEach(() => {
  harness = new AdminTestHarness();
});

it("a budget resets on its day, in its time zone; what a change leaves out stays", async () => {
  const terms = { limit: "3", period: "month", resets_on: "28" } as const;
  const body = { name: "A", plan: "starter", budget: { ...terms, time_zone: "europe/berlin" } };
  const { id, budget } = await harness.call("createAccount", { body });
  const period = { starts_at: "2026-05-27T22:00:00.000Z", resets_at: "2026-06-27T22:00:00.000Z" };
  expect(budget).toMatchObject({ ...terms, time_zone: "Europe/Berlin", ...period });
  const change = { limit: "4", period: "month" } as const;
  const raised = await harness.call("updateAccount", { path: { id }, body: { budget: change } });
  expect(raised.budget).toMatchObject({ ...terms, ...change, ...period });
});

test.each([
  [
    "an unknown time zone",
    { period: "day", time_zone: "Europe/Bonn" } as const,
    /^400 .*"budget.time_zone" is "Europe\/Bonn", which is not a time zone/,
  ],
  [
    "an offset",
    { period: "day", time_zone: "+02:00" } as const,
    /^400 .*"budget.time_zone" is "\+02:00", which is not a time zone/,
  ],
  [
    "a day of a month for a week",
    { period: "week", resets_on: "15" } as const,
    /^400 .*"budget.resets_on" is "15"; a budget per week resets on monday to sunday/,
  ],
  [
    "a weekday for a month",
    { period: "month", resets_on: "monday" } as const,
    /^400 .*"budget.resets_on" is "monday"; a budget per month resets on 1 to 28/,
  ],
  [
    "a day of reset for each day",
    { period: "day", resets_on: "1" } as const,
    /^400 .*"budget.resets_on" applies to a week or a month/,
  ],
])("a budget is refused with %s", async (_case, terms, refusal) => {
  const body = { name: "A", plan: "starter", budget: { limit: "1", ...terms } };
  expect(await harness.refusal("createAccount", { body })).toMatch(refusal);
});
