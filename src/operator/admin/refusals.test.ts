import { beforeEach, describe, expect, test } from "vitest";
import type { AdminOperationId } from "../../wire/contract/admin-contract.ts";
import type { OperationInput } from "./call-operation.ts";
import { AdminTestHarness } from "./testing/admin-test-harness.ts";

let harness: AdminTestHarness;
let id: string;
beforeEach(async () => {
  harness = new AdminTestHarness();
  id = await harness.account({ balance: "10" });
});

/** Returns the pointer and the rule of each issue of a refusal. */
async function issuesOf<K extends AdminOperationId>(
  operationId: K,
  input: OperationInput<K>,
): Promise<readonly string[]> {
  const { issues, message } = await harness.error(operationId, input);
  expect(issues.map((issue) => issue.message)).toEqual(issues.map(() => message));
  return issues.map(({ pointer, rule }) => `${pointer} ${rule}`);
}

describe("a refusal names the field", () => {
  const body = { name: "A", plan: "pro" };

  test.each<[string, string, () => Promise<readonly string[]>]>([
    [
      "plan of a new account",
      "/plan plan",
      () => issuesOf("createAccount", { body: { ...body, plan: "no" } }),
    ],
    [
      "plan of an account",
      "/plan plan",
      () => issuesOf("updateAccount", { path: { id }, body: { plan: "no" } }),
    ],
    [
      "budget",
      "/budget/limit amount",
      () =>
        issuesOf("createAccount", {
          body: { ...body, budget: { limit: "9000001", period: "day" } },
        }),
    ],
    [
      "usage cursor that was never issued",
      "/cursor cursor",
      () => issuesOf("getUsage", { query: { cursor: "YQBi" } }),
    ],
    [
      "name of an account, of two lines",
      "/name pattern",
      () => issuesOf("createAccount", { body: { ...body, name: "a\nb" } }),
    ],
    [
      "label, with half of a surrogate pair",
      "/label well-formed",
      () => issuesOf("createKey", { body: { account: id, label: "a\ud83d" } }),
    ],
    [
      "note, with half of a surrogate pair",
      "/note well-formed",
      () => issuesOf("topUpAccount", { path: { id }, body: { amount: "1", note: "\ude00" } }),
    ],
    [
      "id in a path, with NUL",
      "/id pattern",
      () => issuesOf("showAccount", { path: { id: "\0" } }),
    ],
    [
      "id in a query, with NUL",
      "/account pattern",
      () => issuesOf("listKeys", { query: { account: "\0" } }),
    ],
  ])("%s: %s", async (_case, wanted, issues) => {
    expect(await issues()).toEqual([wanted]);
  });

  test.each([
    ["amount", { amount: "2", note: "n" }],
    ["note", { amount: "1", note: "m" }],
  ])("that differs from the first entry with the same reference: %s", async (field, other) => {
    const path = { id };
    const first = { amount: "1", note: "n", reference: "pi_1" };
    await harness.call("topUpAccount", { path, body: first });
    const again = { path, body: { ...first, ...other } };
    expect(await issuesOf("topUpAccount", again)).toEqual([`/${field} reference`]);
  });
});

test("the error for a refused text describes the text but does not repeat it", async () => {
  const path = { id };
  const { message } = await harness.error("topUpAccount", {
    path,
    body: { amount: "1", note: "ab\0c" },
  });
  expect(message).toBe('"note" contains a control character at index 2.');
  const both = { amount: "x", note: "ab\ud83d" };
  expect((await harness.error("topUpAccount", { path, body: both })).issues).toMatchObject([
    { pointer: "/amount", rule: "pattern" },
    { pointer: "/note", rule: "well-formed" },
  ]);
});

describe("a refusal states the available amount", () => {
  test("of the balance for a refund", async () => {
    const { details } = await harness.error("refundAccount", {
      path: { id },
      body: { amount: "11" },
    });
    expect(details).toEqual({ available: "10" });
  });

  test("of the holds that prevent a close", async () => {
    await harness.hold({ id: "r1", account: id, key: await harness.key(id), hold: "0.5" });
    const { details } = await harness.error("closeAccount", { path: { id } });
    expect(details).toEqual({ held: "0.5" });
  });
});
