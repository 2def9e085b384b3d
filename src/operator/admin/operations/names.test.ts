import { expect, it } from "vitest";
import { AdminTestHarness } from "../testing/admin-test-harness.ts";

it("returns the names of accounts and the labels of keys, in the order of the ids", async () => {
  const harness = new AdminTestHarness();
  const account = await harness.account({ name: "Acme" });
  const body = { account, label: "Build server" };
  const labelled = await harness.call("createKey", { body });
  const plain = await harness.call("createKey", { body: { account } });
  const ids = [labelled.id, account, "nobody", plain.id, account].join(",");
  const { data } = await harness.call("listNames", { query: { ids } });
  const shown = { object: "name", account_id: account };
  expect(data).toEqual([
    { ...shown, kind: "key", id: labelled.id, name: "Build server" },
    { ...shown, kind: "account", id: account, name: "Acme" },
    { ...shown, kind: "key", id: plain.id, name: null },
  ]);
});

it("refuses an empty list and more than a hundred ids", async () => {
  const harness = new AdminTestHarness();
  const asked = (ids: string) => harness.refusal("listNames", { query: { ids } });
  const hundred = Array.from({ length: 100 }, (_, at) => `a${at}`).join(",");
  expect((await harness.call("listNames", { query: { ids: hundred } })).data).toEqual([]);
  expect(await asked(`${hundred},b`)).toMatch(/^400 invalid_request/);
  expect(await asked("a,,b")).toMatch(/^400 invalid_request/);
});
