import { expect, test } from "vitest";
import { entry, list } from "../../testing/admin-records.ts";
import { openAccount } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const CAPTION = "Top-ups, refunds and corrections";

test("every payment has a row, newest first", async () => {
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
  const { page, server } = await openAccount(
    {},
    (api) => api.on("GET /accounts/acc_1/entries", ok(list(rows))),
    { tab: "payments" },
  );
  expect(server.sent("GET /accounts/acc_1/entries")).toEqual([
    ["/accounts/acc_1/entries?kind=payment&order=desc&limit=50"],
  ]);
  expect(page.table(CAPTION)).toEqual([
    ["Posted (UTC) ↓", "Kind", "Amount", "Reference", "Note", "Actor", "Entry"],
    ["2026-03-01 02:03:04", "top-up", "$10.00", "invoice-7", "March", "ops", "ent_1"],
    ["2026-03-01 02:03:04", "correction", "-$2.50", "–", "–", "–", "ent_2"],
  ]);
});

test("cells without a value are marked, for a phone", async () => {
  const rows = [entry({ reference: null, note: null, actor: "–x" })];
  const { page } = await openAccount(
    {},
    (api) => api.on("GET /accounts/acc_1/entries", ok(list(rows))),
    { tab: "payments" },
  );
  const marked = [...page.document.querySelectorAll(".list [data-empty]")];
  expect(marked.map((cell) => cell.getAttribute("data-name"))).toEqual(["Reference", "Note"]);
});

test("payments are oldest first if the address requests it", async () => {
  const { server } = await openAccount({}, undefined, { tab: "payments?order=asc" });
  expect(server.sent("GET /accounts/acc_1/entries")).toEqual([
    ["/accounts/acc_1/entries?kind=payment&order=asc&limit=50"],
  ]);
});
