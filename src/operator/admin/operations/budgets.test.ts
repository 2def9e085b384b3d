import { beforeEach, expect, it, test } from "vitest";
import { replaceMethods } from "../../../storage/sqlite/test-memory-store.ts";
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

test.each([
  [{ time_zone: "Europe/Berlin" }, /^409 older_release_running: A process of an older release/],
  [{ resets_on: "2" }, /^409 older_release_running/],
])("a budget with %j is refused while an older process runs", async (schedule, refusal) => {
  const id = await harness.account();
  const key = await harness.key(id);
  const older = { hasOlderProcess: () => Promise.resolve(true) };
  harness.parts = { openStore: () => Promise.resolve(replaceMethods(harness.store, older)) };
  const terms = { limit: "1", period: "month" } as const;
  const body = { budget: { ...terms, ...schedule } };
  const refusals = [
    harness.refusal("createAccount", { body: { name: "A", plan: "starter", ...body } }),
    harness.refusal("updateAccount", { path: { id }, body }),
    harness.refusal("createKey", { body: { account: id, ...body } }),
    harness.refusal("updateKey", { path: { id: key }, body }),
  ];
  for (const refused of await Promise.all(refusals)) expect(refused).toMatch(refusal);
  const unknown = harness.refusal("updateAccount", { path: { id: "nobody" }, body });
  expect(await unknown).toMatch(/^404/);
  const plain = { ...terms, time_zone: "UTC", resets_on: "1" };
  await harness.call("updateAccount", { path: { id }, body: { budget: plain } });
});

test("a budget's limit is changed while an older process runs, its schedule stated again", async () => {
  const terms = { period: "month", time_zone: "Europe/Berlin", resets_on: "2" } as const;
  const id = await harness.account({ budget: { ...terms, limit: "1" } });
  const key = await harness.key(id, { budget: { ...terms, limit: "1" } });
  const older = { hasOlderProcess: () => Promise.resolve(true) };
  harness.parts = { openStore: () => Promise.resolve(replaceMethods(harness.store, older)) };
  const body = { budget: { ...terms, limit: "7" } };
  expect(await harness.call("updateAccount", { path: { id }, body })).toMatchObject(body);
  expect(await harness.call("updateKey", { path: { id: key }, body })).toMatchObject(body);
});
