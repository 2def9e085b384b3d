import { describe, expect, test } from "vitest";
import { statement } from "../../testing/admin-records.ts";
import { openAccount, type AdminServer } from "../../testing/dashboard.ts";
import { ok, refusal } from "../../testing/fake-server.ts";
import { textOf } from "../../testing/open-page.ts";

const MONTHS = "/accounts/acc_1/statements";
const answers = (api: AdminServer) => {
  api.on(`GET ${MONTHS}/2026-03`, ok(statement()));
  api.on(
    `GET ${MONTHS}/2026-02`,
    ok(statement({ month: "2026-02", is_complete: true, chain_head: "a".repeat(64) })),
  );
};
const opened = (tab = "statements", options = {}) => openAccount({}, answers, { tab, ...options });

test("there is one for each month since the account was opened, newest first", async () => {
  const { page } = await opened();
  const links = [...page.document.querySelectorAll(".months a")];
  expect(links.map(textOf)).toEqual(["2026-03", "2026-02", "2026-01"]);
  expect(page.textAt(".months [aria-current]")).toBe("2026-03");
  expect(page.facts(".statements dl")).toEqual({
    Number: "2026-03-acc_1",
    Issuer: "Chat gateway",
    "Opening balance": "$10.00",
    "Payments and corrections": "$5.00",
    Usage: "-$0.50",
    "Balance so far": "$14.50",
    "Read at": "2026-03-04 05:06:07 UTC",
  });
});

test("a month is opened by its link, and is part of the address", async () => {
  const { page } = await opened();
  await page.follow("2026-02");
  expect(page.hash).toBe("#/account/acc_1/statements?month=2026-02");
  expect(page.facts(".statements dl")).toMatchObject({
    "Closing balance": "$14.50",
    "Chain head": "…aaaaaaaa",
  });
});

test.each(["2025-12", "2026-04", "nothing"])("the month %s has no statement", async (month) => {
  const { page } = await opened(`statements?month=${month}`);
  expect(page.textAt(".months [aria-current]")).toBe("2026-03");
});

test("its payments have a row each, and its usage one per model", async () => {
  const line = { prompt_tokens: 10, completion_tokens: 2, requests: 1 };
  const { page } = await openAccount(
    {},
    (api) =>
      api.on(
        `GET ${MONTHS}/2026-03`,
        ok(
          statement({
            usage: [
              { ...line, day: "2026-03-01", model: "a/x", amount: "-0.25" },
              { ...line, day: "2026-03-01", model: "b/y", amount: "-0.5" },
              { ...line, day: "2026-03-02", model: "a/x", amount: "-1.25" },
            ],
            entries: [
              {
                at: "2026-03-01T02:03:04.567Z",
                kind: "top-up",
                amount: "5",
                reference: "pi_1",
                note: null,
              },
            ],
          }),
        ),
      ),
    { tab: "statements" },
  );
  expect(page.table("Payments and corrections")).toEqual([
    ["Posted (UTC)", "Kind", "Reference", "Note", "Amount"],
    ["2026-03-01 02:03:04", "top-up", "pi_1", "–", "$5.00"],
  ]);
  expect(page.table("Usage by model")).toEqual([
    ["Model", "Requests", "Input tokens", "Output tokens", "Amount"],
    ["a/x", "2", "20", "4", "-$1.50"],
    ["b/y", "1", "10", "2", "-$0.50"],
  ]);
});

test("a model of its usage links to the account's requests of the month", async () => {
  const line = { day: "2026-03-01", model: "a/x", requests: 1, prompt_tokens: 1 };
  const usage = [{ ...line, completion_tokens: 1, amount: "-1" }];
  const { page } = await openAccount(
    {},
    (api) => api.on(`GET ${MONTHS}/2026-03`, ok(statement({ usage }))),
    { tab: "statements" },
  );
  expect(page.one("section table:last-of-type tbody a").getAttribute("href")).toBe(
    "#/account/acc_1/requests?period=custom&model=a%2Fx&from=2026-03-01T00%3A00%3A00.000Z" +
      "&to=2026-04-01T00%3A00%3A00.000Z",
  );
});

describe("the files", () => {
  async function downloading() {
    const blobs: Blob[] = [];
    const urls = {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    };
    const shown = await opened("statements", { globals: { URL: urls } });
    return { ...shown, blobs };
  }

  test.each([
    ["Download as CSV", "csv", "text/csv"],
    ["Download to print", "html", "text/html"],
  ])("%s is the file from the gateway", async (name, format, type) => {
    const { page, server, blobs } = await downloading();
    const file = { object: "document", name: `x.${format}`, media_type: type, text: "text" };
    server.on(`GET ${MONTHS}/2026-03/document`, ok(file));
    await page.click(name);
    expect(server.sent(`GET ${MONTHS}/2026-03/document`)).toEqual([
      [`${MONTHS}/2026-03/document?format=${format}`],
    ]);
    expect([await blobs[0]?.text(), blobs[0]?.type]).toEqual(["text", type]);
  });

  test("that fail show the reason", async () => {
    const { page, server } = await downloading();
    server.on(`GET ${MONTHS}/2026-03/document`, refusal(503, "The ledger is unavailable."));
    await page.click("Download as CSV");
    expect(page.announced).toBe("The ledger is unavailable.");
  });
});
