import { describe, expect, test } from "vitest";
import { consoleAccount, consoleBudget, openConsole } from "../testing/console.ts";
import { ok } from "../testing/fake-server.ts";
import type { OpenedPage } from "../testing/open-page.ts";

describe("the budgets", () => {
  const open = async (change: Parameters<typeof consoleAccount>[0]): Promise<OpenedPage> => {
    const { page, server } = await openConsole();
    server.on("/account", ok(consoleAccount(change)));
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    return page;
  };
  const { key } = consoleAccount();
  const texts = (page: OpenedPage): readonly string[] =>
    [...page.document.querySelectorAll("#budgets .budget")].map(({ textContent }) => textContent);

  test("show a text if there are none", async () => {
    const page = await open({});
    expect(page.one("#budgets").textContent).toBe("No budget and no spending limit.");
  });

  test.each([
    ["90", "$0.00 left of $90.00"],
    ["0.015", "$0.000 left of $0.015"],
    ["1234.5678", "$0.0000 left of $1,234.5678"],
  ])("show a limit of %s with every digit: %s", async (limit, shown) => {
    const page = await open({ budget: consoleBudget({ limit, spent: "0", held: "0", left: "0" }) });
    expect(page.textAt("#budgets .left")).toBe(shown);
  });

  test("of the account, of the key and its spending limit show the remaining amount and the reset time", async () => {
    const page = await open({
      budget: consoleBudget({
        limit: "90",
        period: "month",
        spent: "30.129",
        held: "0",
        left: "59.871",
        resets_at: "2026-04-01T00:00:00.000Z",
      }),
      key: {
        ...key,
        budget: consoleBudget(),
        spending_limit: "20",
        spent: "0.000123456",
        remaining: "19.999876544",
      },
    });
    expect(texts(page)).toEqual([
      "Budget of the account per month" +
        "$59.87 left of $90.00$30.13 spent · resets 2026-04-01 00:00 UTC",
      "Budget of this key per day" +
        "$1.00 left of $5.00$3.50 spent · $0.50 held · resets 2026-03-05 00:00 UTC",
      "Spending limit of this key" + "$20.00 left of $20.00<$0.01 spent · never resets",
    ]);
    const exact = [...page.document.querySelectorAll("#budgets data")];
    expect(exact.map((one) => one.getAttribute("value"))).toContain("0.000123456");
    expect(exact.map((one) => one.getAttribute("title"))).toContain("$59.871");
  });

  test.each([
    ["part of it is used", {}, "80", ["420", "60"], "false"],
    ["all of it is used", { spent: "5", held: "0", left: "0" }, "100", ["600", "0"], "true"],
    [
      "the limit is below the spent amount",
      { limit: "2", spent: "3.5", left: "0" },
      "100",
      ["600", "0"],
      "true",
    ],
    [
      "the limit is zero",
      { limit: "0", spent: "0", held: "0", left: "0" },
      "100",
      ["0", "0"],
      "true",
    ],
  ])("have a bar if %s", async (_, change, percent, widths, isUsedUp) => {
    const page = await open({ budget: consoleBudget(change) });
    const bar = page.one("#budgets [role=meter]");
    expect(bar.getAttribute("aria-valuenow")).toBe(percent);
    expect(bar.getAttribute("aria-label")).toBe("Budget of the account per day: used");
    const drawn = [...bar.querySelectorAll("rect.spent, rect.held")];
    expect(drawn.map((part) => part.getAttribute("width"))).toEqual(widths);
    expect(page.one("#budgets .budget").dataset["usedUp"]).toBe(isUsedUp);
  });
});
