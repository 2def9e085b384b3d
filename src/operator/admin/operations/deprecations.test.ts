import { beforeEach, expect, test } from "vitest";
import { deprecatedFields } from "../../../../generated/deprecations.ts";
import { AdminTestHarness, NOW } from "../testing/admin-test-harness.ts";

const iso = (atMs: number): string => new Date(atMs).toISOString();

let harness: AdminTestHarness;
let [one, two]: readonly [string, string] = ["", ""];
let keys: readonly [string, string] = ["", ""];
beforeEach(async () => {
  harness = new AdminTestHarness();
  [one, two] = [await harness.account({ name: "One" }), await harness.account({ name: "Two" })];
  keys = [await harness.key(one), await harness.key(two)];
  const rows = [
    ["r1", one, 0, "field:chat.functions model:a/b", 0],
    ["r2", one, 0, "field:chat.functions", 5],
    ["r3", two, 1, "field:chat.functions", 3],
    ["r4", two, 1, null, 4],
  ] as const;
  for (const [id, account, at, deprecated, passedMs] of rows) {
    const request = { id, account, key: keys[at], startedAtMs: NOW + passedMs };
    const facts = deprecated === null ? {} : { facts: { deprecated } };
    await harness.serve({ ...request, ...facts, end: { atMs: NOW + passedMs } });
  }
  harness.nowMs = NOW + 10;
});

test("each key has the number and the last of its requests, for everything deprecated", async () => {
  const { data } = await harness.call("listDeprecatedUses", { query: {} });
  const row = (deprecation: string, at: 0 | 1, requests: number, lastMs: number) => ({
    object: "deprecated_use",
    deprecation,
    account_id: [one, two][at],
    key_id: keys[at],
    requests,
    last_at: iso(lastMs),
  });
  const since = iso(deprecatedFields["chat.functions"].atMs);
  expect(data).toHaveLength(3);
  expect(data).toEqual(
    expect.arrayContaining([
      { ...row("field:chat.functions", 0, 2, NOW + 5), deprecated_at: since, sunset_at: null },
      { ...row("field:chat.functions", 1, 1, NOW + 3), deprecated_at: since, sunset_at: null },
      { ...row("model:a/b", 0, 1, NOW), deprecated_at: null, sunset_at: null },
    ]),
  );
});

test("the uses are narrowed and paged", async () => {
  const listed = async (query: object) => {
    const { data } = await harness.call("listDeprecatedUses", { query });
    return data.map(({ deprecation, requests }) => `${deprecation} ${requests}`);
  };
  expect(await listed({ account: two })).toEqual(["field:chat.functions 1"]);
  expect(await listed({ key: keys[0], deprecation: "model:a/b" })).toEqual(["model:a/b 1"]);
  expect(await listed({ deprecation: "model:a" })).toEqual([]);
  expect(await listed({ from: iso(NOW + 4) })).toEqual(["field:chat.functions 1"]);
  const first = await harness.call("listDeprecatedUses", { query: { limit: "2" } });
  const rest = await listed({ limit: "2", cursor: first.next_cursor });
  expect([first.data.length, rest]).toEqual([2, ["model:a/b 1"]]);
});

test.each([
  ["another account", { account: "acc_0" }, /^404 not_found/],
  ["a cursor of another list", { cursor: "MTIzLjQ" }, /^400 invalid_request: "cursor"/],
])("%s is refused", async (_case, query, message) => {
  expect(await harness.refusal("listDeprecatedUses", { query })).toMatch(message);
});
