import { expect, test } from "vitest";
import { entry, list } from "../../testing/admin-records.ts";
import { openAccount } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const CAPTION = "What changed the balance";

test("every entry has a row", async () => {
  const rows = [
    entry(),
    entry({
      id: "ent_2",
      kind: "correction",
      amount: "-2.5",
      reference: null,
      note: null,
      actor: null,
    }),
  ];
  const { page } = await openAccount({}, (api) =>
    api.on("GET /accounts/acc_1/entries", ok(list(rows))),
  );
  expect(page.table(CAPTION)).toEqual([
    ["Entry", "Kind", "Amount", "Reference", "Note", "Actor", "Posted"],
    ["ent_1", "top-up", "$10.00", "invoice-7", "March", "ops", "2026-03-01 02:03:04 UTC"],
    ["ent_2", "correction", "−$2.50", "–", "–", "–", "2026-03-01 02:03:04 UTC"],
  ]);
});

test("none says so", async () => {
  const { page } = await openAccount();
  expect(page.table(CAPTION)[1]).toEqual(["Nothing has changed the balance."]);
});

test("more are shown by their cursor", async () => {
  const { page, server } = await openAccount({}, (api) =>
    api.on("GET /accounts/acc_1/entries", ok(list([entry()], "c1"))),
  );
  server.on("GET /accounts/acc_1/entries", ok(list([entry({ id: "ent_2" })])));
  await page.click("Show more");
  expect(page.table(CAPTION).map(([id]) => id)).toEqual(["Entry", "ent_1", "ent_2"]);
  expect(server.sent("GET /accounts/acc_1/entries").at(-1)).toEqual([
    "/accounts/acc_1/entries?cursor=c1&limit=25",
  ]);
});
