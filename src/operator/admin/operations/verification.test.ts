import { expect, test } from "vitest";
import { AdminTestHarness } from "../testing/admin-test-harness.ts";

test("a verification reads the entries since the last one, or all entries", async () => {
  const harness = new AdminTestHarness();
  const id = await harness.account({ balance: "10" });
  const topUp = (reference: string) =>
    harness.call("topUpAccount", { path: { id }, body: { amount: "1", reference } });
  await topUp("r1");
  const right = {
    object: "verification",
    ok: true,
    accounts: 1,
    repaired: 0,
    problems: [],
    rewinds: [],
  };
  expect(await harness.call("verifyLedger")).toEqual({ ...right, entries: 2, full: false });
  await topUp("r2");
  const next = await harness.call("verifyLedger", { query: { full: "false" } });
  expect(next).toEqual({ ...right, entries: 1, full: false });
  const all = await harness.call("verifyLedger", { query: { full: "true" } });
  expect(all).toEqual({ ...right, entries: 3, full: true });
});
