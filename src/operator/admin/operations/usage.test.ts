import { beforeEach, expect, test } from "vitest";
import type { ArchivedPlace } from "../../../core/ledger/archive.ts";
import type { OperationInput } from "../call-operation.ts";
import { AdminTestHarness, allPages, NOW, usd } from "../testing/admin-test-harness.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const iso = (atMs: number): string => new Date(atMs).toISOString();

let harness: AdminTestHarness;
let [one, two]: readonly [string, string] = ["", ""];
let keys: readonly [string, string, string] = ["", "", ""];
beforeEach(async () => {
  harness = new AdminTestHarness();
  [one, two] = [await harness.account({ name: "One" }), await harness.account({ name: "Two" })];
  keys = [await harness.key(one), await harness.key(one), await harness.key(two)];
});

/** Requests of two accounts on two days. */
async function makeRequests(): Promise<void> {
  const rows = [
    [one, 0, "0.5", 0],
    [one, 1, "0.25", HOUR_MS],
    [two, 2, "1", 2 * HOUR_MS],
    [one, 0, "0.75", DAY_MS],
    [two, 2, "0", DAY_MS + HOUR_MS],
  ] as const;
  for (const [at, [account, key, charge, passedMs]] of rows.entries()) {
    const atMs = NOW + passedMs;
    const end = { atMs, cost: usd("0.1"), outcome: "finished" as const };
    const request = { id: `r${at}`, account, key: keys[key], charge, startedAtMs: atMs - 20 };
    await harness.serve({ ...request, model: "sandbox/echo", end });
  }
}

const usage = (query: OperationInput<"getUsage">["query"] & object) =>
  harness.call("getUsage", { query });

test("minutes, which only single requests have, are refused of archived times", async () => {
  const beforeMs = Date.parse("2026-01-01T00:00:00Z");
  harness.replace({ findArchivedPlace: () => Promise.resolve({ beforeMs } as ArchivedPlace) });
  const query = { by: "minute", from: "2025-12-31T12:00:00Z", to: "2026-01-01" } as const;
  expect(await harness.refusal("getUsage", { query })).toContain("or later by minute: earlier");
});

test.each([
  [{}, "now"],
  [{ to: iso(NOW) }, '"to"'],
  [{ from: iso(NOW - DAY_MS - HOUR_MS - 1) }, "now"],
  [{ from: iso(NOW - 3 * DAY_MS), to: iso(NOW - 2 * DAY_MS + 1) }, '"to"'],
])("usage by minute of %o, more than a day, is refused", async (period, end) => {
  const refusal = await harness.refusal("getUsage", { query: { by: "minute", ...period } });
  const rule = `must be at most one day before ${end} by minute; for a longer period use "by=hour".`;
  expect(refusal).toContain(`"from" ${rule}`);
});

test("usage by minute covers at most one day", async () => {
  await makeRequests();
  const to = iso(NOW + DAY_MS);
  const { data } = await usage({ by: "minute", from: iso(NOW), to });
  expect(data.map(({ group, requests }) => [group, requests])).toEqual(
    ["10:30", "11:30", "12:30"].map((time) => [`2026-06-15T${time}`, 1]),
  );
  harness.nowMs = NOW + 2 * DAY_MS;
  expect((await usage({ by: "minute", from: to })).data).toHaveLength(2);
});

test("usage by minute up to now may begin an hour before the last day, so that late pages are read", async () => {
  await makeRequests();
  harness.nowMs = NOW + DAY_MS + HOUR_MS;
  const query = { by: "minute", from: iso(NOW), limit: "3" } as const;
  const pages = await allPages((cursor) => usage({ ...query, ...cursor }));
  expect(pages.flat()).toHaveLength(5);
});

test.each(["1", "2", "9"])("usage has each group by time too, on pages of %s", async (limit) => {
  await makeRequests();
  const pages = await allPages((cursor) => usage({ by: "account", per: "day", limit, ...cursor }));
  const wanted = [
    [one, "2026-06-15", 2],
    [one, "2026-06-16", 1],
    [two, "2026-06-15", 1],
    [two, "2026-06-16", 1],
  ] as const;
  const inOrder = wanted.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  expect(pages.flat().map(({ group, time, requests }) => [group, time, requests])).toEqual(inOrder);
});

test("usage by time has only the groups with the highest charges of the whole period, if asked", async () => {
  await makeRequests();
  const { data } = await usage({ by: "key", per: "hour", top: "1", limit: "9" });
  expect(data.map(({ group, time }) => [group, time])).toEqual([
    [keys[0], "2026-06-15T10"],
    [keys[0], "2026-06-16T10"],
  ]);
  const query = { by: "day", per: "hour" } as const;
  expect(await harness.refusal("getUsage", { query })).toContain(
    '"per" must be absent with "by=day", which is a time',
  );
  const minutes = await harness.refusal("getUsage", { query: { per: "minute" } });
  expect(minutes).toContain('"from" must be at most one day before now');
});

test("usage of the groups with the highest charges is one page, highest first", async () => {
  await makeRequests();
  const { data, next_cursor: next } = await usage({ by: "key", top: "2", limit: "1" });
  expect(data.map(({ group, charge }) => [group, charge])).toEqual([
    [keys[0], "1.25"],
    [keys[2], "1"],
  ]);
  expect(next).toBeNull();
  const query = { top: "2", cursor: "YQ" };
  expect(await harness.refusal("getUsage", { query })).toContain(
    '"cursor" must be absent with "top"',
  );
});
