import { describe, expect, test } from "vitest";
import { account } from "../testing/admin-records.ts";
import { openAccount } from "../testing/dashboard.ts";
import { heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import { textOf } from "../testing/open-page.ts";

const posted = ok({ ...account({ balance: "1244.5" }), entry: {} });
const TOP_UPS = "POST /accounts/acc_1/top-ups";

async function reviewTopUp(amount = "10") {
  const opened = await openAccount();
  const { page } = opened;
  await page.click("Top up");
  await page.fill("Amount in US dollars", amount);
  await page.click("Continue");
  return opened;
}

describe.each([
  [
    "Top up",
    "POST /accounts/acc_1/top-ups",
    "top-ups",
    "Acme is topped up; its balance is $1,244.50.",
  ],
  [
    "Refund",
    "POST /accounts/acc_1/refunds",
    "refunds",
    "Acme is refunded; its balance is $1,244.50.",
  ],
  [
    "Correct",
    "POST /accounts/acc_1/corrections",
    "corrections",
    "Acme is corrected; its balance is $1,244.50.",
  ],
])("%s", (verb, route, path, doneText) => {
  test("sends the amount, the reference and the note once, after a review", async () => {
    const { page, server } = await openAccount();
    server.on(route, posted);
    await page.click(verb);
    expect(page.textAt("dialog h2")).toBe(`${verb}: Acme`);
    await page.fill("Amount in US dollars", " $1200.5 ");
    await page.fill("Note (optional)", "March");
    server.forget();
    await page.click("Continue");
    expect(server.calls).toEqual([]);
    expect(page.facts("dialog dl")).toEqual({
      Account: "Acme (acc_1)",
      "Available now": "$1,233.25",
      [verb]: "$1,200.50",
      Reference: "dashboard-uuid-1",
      Note: "March",
    });
    await page.click(verb);
    const sent = { amount: "1200.5", reference: "dashboard-uuid-1", note: "March" };
    expect(server.sent(route)).toEqual([[`/accounts/acc_1/${path}`, sent]]);
    expect(page.dialog).toBeNull();
    expect(page.announced).toBe(doneText);
    // The view is redrawn with the account.
    expect(server.sent("GET /accounts/acc_1")).toHaveLength(1);
  });

  test("omits an empty note", async () => {
    const { page, server } = await openAccount();
    server.on(route, posted);
    await page.click(verb);
    await page.fill("Amount in US dollars", "1");
    await page.click("Continue");
    expect(page.facts("dialog dl")["Note"]).toBe("–");
    await page.click(verb);
    expect(server.sent(route)).toEqual([
      [`/accounts/acc_1/${path}`, { amount: "1", reference: "dashboard-uuid-1" }],
    ]);
  });
});

test.each([
  ["Top up", "primary"],
  ["Refund", "danger"],
  ["Correct", "danger"],
])("%s is confirmed with a button of class %s", async (verb, kind) => {
  const { page } = await openAccount();
  await page.click(verb);
  await page.fill("Amount in US dollars", "1");
  await page.click("Continue");
  expect(page.button(verb).className).toBe(kind);
  expect(page.document.activeElement).toBe(page.button(verb));
});

describe("the reference", () => {
  test("is different for each top-up", async () => {
    const { page, server } = await reviewTopUp();
    server.on(TOP_UPS, posted);
    await page.click("Top up");
    await page.click("Top up");
    await page.fill("Amount in US dollars", "10");
    await page.click("Continue");
    await page.click("Top up");
    const references = server.callsOf(`POST /admin/api/v1/accounts/acc_1/top-ups`);
    expect(references.map(({ body }) => (body as { reference: string }).reference)).toEqual([
      "dashboard-uuid-1",
      "dashboard-uuid-2",
    ]);
  });

  test("is kept for a retry after an unknown outcome, so that the entry is posted only once", async () => {
    const { page, server } = await reviewTopUp();
    const body = { amount: "10", reference: "dashboard-uuid-1" };
    server.on(TOP_UPS, unreachable());
    await page.click("Top up");
    expect(page.textAt("dialog [role=alert]")).toBe("The gateway cannot be reached.");
    server.on(TOP_UPS, refusal(503, "The ledger is unavailable. Retry later."));
    await page.click("Top up");
    expect(page.textAt("dialog [role=alert]")).toBe("The ledger is unavailable. Retry later.");
    await page.click("Back");
    await page.click("Continue");
    server.on(TOP_UPS, posted);
    await page.click("Top up");
    expect(server.sent(TOP_UPS)).toEqual(Array(3).fill(["/accounts/acc_1/top-ups", body]));
    expect(page.dialog).toBeNull();
  });

  test("may be chosen by the operator", async () => {
    const { page, server } = await openAccount();
    server.on(TOP_UPS, posted);
    await page.click("Top up");
    await page.fill("Amount in US dollars", "10");
    await page.fill("Reference", " invoice 7 ");
    await page.click("Continue");
    await page.click("Top up");
    expect(server.sent(TOP_UPS)).toEqual([
      ["/accounts/acc_1/top-ups", { amount: "10", reference: "invoice 7" }],
    ]);
  });
});

test("a double click posts once", async () => {
  const { page, server } = await reviewTopUp();
  const { answering, release } = heldAnswer();
  server.on(TOP_UPS, answering);
  const confirm = page.button("Top up");
  confirm.click();
  confirm.click();
  await page.settle();
  expect(server.sent(TOP_UPS)).toHaveLength(1);
  release(posted);
  await page.settle();
  expect(server.sent(TOP_UPS)).toHaveLength(1);
});

test.each([
  ["an amount", "Amount in US dollars", ""],
  ["a reference", "Reference", ""],
])("without %s the review does not open", async (_what, label, value) => {
  const { page } = await openAccount();
  await page.click("Top up");
  await page.fill("Amount in US dollars", "10");
  await page.fill(label, value);
  await page.click("Continue");
  expect(page.buttons()).toContain("Continue");
});

describe("an amount", () => {
  const form = "Enter an amount such as 10.00, with at most 9 digits after the point.";
  const most = "At most $1,233.25 can be taken away.";

  test.each([
    ["Top up", "abc", form],
    ["Top up", "1.1234567890", form],
    ["Refund", "1233.250000001", most],
    ["Correct", "-1233.26", most],
  ])("%s of %s is refused in the form", async (verb, amount, problem) => {
    const { page } = await openAccount();
    await page.click(verb);
    await page.fill("Amount in US dollars", amount);
    await page.click("Continue");
    expect(textOf(page.document.querySelector("dialog .problem"))).toBe(problem);
    expect(page.document.activeElement).toBe(page.field("Amount in US dollars"));
    expect(page.buttons()).toContain("Continue");
  });

  test.each([
    ["Refund", "1233.25"],
    ["Correct", "-1233.25"],
    ["Correct", "5000"],
    ["Top up", "5000"],
  ])("%s of %s is reviewed", async (verb, amount) => {
    const { page } = await openAccount();
    await page.click(verb);
    await page.fill("Amount in US dollars", amount);
    await page.click("Continue");
    expect(page.buttons()).toContain("Back");
  });
});
