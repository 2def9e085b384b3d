import { expect, test } from "vitest";
import { AdminDesk } from "../testing/admin-desk.ts";

test("a verification reads the entries since the last one, or all entries", async () => {
  const desk = new AdminDesk();
  const id = await desk.account({ balance: "10" });
  const topUp = (reference: string) =>
    desk.call("topUpAccount", { path: { id }, body: { amount: "1", reference } });
  await topUp("r1");
  const right = {
    object: "verification",
    ok: true,
    accounts: 1,
    repaired: 0,
    problems: [],
    rewinds: [],
  };
  expect(await desk.call("verifyLedger")).toEqual({ ...right, entries: 2, full: false });
  await topUp("r2");
  const next = await desk.call("verifyLedger", { query: { full: "false" } });
  expect(next).toEqual({ ...right, entries: 1, full: false });
  const all = await desk.call("verifyLedger", { query: { full: "true" } });
  expect(all).toEqual({ ...right, entries: 3, full: true });
});
