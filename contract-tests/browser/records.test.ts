import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { chromiumProgram, startChromium } from "./chromium.ts";
import { openPage, type OpenPage } from "./open-page.ts";

const TOKEN = "token-of-all";
const config = `
plans:
  - { id: open, name: Open, models: ["*"] }
  - { id: starter, name: Starter, models: ["sandbox/*"], margin: "1.25" }
`;

describe.skipIf(chromiumProgram === undefined)("records of the dashboard in Chromium", () => {
  let server: TestServer;
  let browser: Browser;
  let opened: OpenPage;
  let page: Page;

  beforeAll(async () => {
    const env = { ADMIN_TOKEN: TOKEN };
    [server, browser] = await Promise.all([startServer({ config, env }), startChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    opened = await openPage(browser, server);
    page = opened.page;
  });
  afterEach(() => opened.close());

  /** Opens a view after signing in. */
  async function openView(name: string): Promise<void> {
    await opened.open("/admin");
    await page.getByLabel("Admin token").fill(TOKEN);
    await page.keyboard.press("Enter");
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name }).click();
    await shown(name);
  }

  const shown = (heading: string) =>
    page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  const dialog = () => page.getByRole("dialog");
  const seesStatus = (text: string) => page.getByRole("status").getByText(text).waitFor();
  const choose = async (action: string): Promise<void> => {
    await page.locator(".head .menu summary").click();
    await page.getByRole("button", { name: action, exact: true }).click();
  };

  /** Confirms a dialog after filling its fields, if there are any. */
  async function confirm(text: string, values: Readonly<Record<string, string>> = {}) {
    for (const [label, value] of Object.entries(values)) {
      const field = dialog().getByLabel(label);
      if (!(await field.isVisible())) await dialog().getByText("More settings").click();
      if ((await field.and(dialog().locator("select")).count()) > 0)
        await field.selectOption(value);
      else await field.fill(value);
    }
    if (Object.keys(values).length > 0)
      await dialog().getByRole("button", { name: "Continue" }).click();
    await dialog().getByRole("button", { name: text, exact: true }).click();
  }

  test("an account is opened, changed, suspended, resumed, and closed with a refund", async () => {
    await openView("Accounts");
    await page.getByRole("button", { name: "Open an account" }).click();
    const balance = { "Opening balance in US dollars (optional)": "7.5" };
    await confirm("Open the account", { Name: "Acme", Plan: "open", ...balance });
    await shown("Acme");
    await choose("Change");
    const budget = { "Budget in US dollars (optional)": "5", "Budget per": "day" };
    await confirm("Change", { Name: "Acme Ltd.", Plan: "starter", ...budget });
    await shown("Acme Ltd.");
    await page.getByText("$5.00 left of $5.00 per day").waitFor();
    await choose("Suspend");
    await confirm("Suspend");
    await seesStatus("The account Acme Ltd. is suspended.");
    await choose("Resume");
    await confirm("Resume");
    await seesStatus("The account Acme Ltd. is active again.");
    await choose("Close account");
    expect(await dialog().getByLabel("Refund in US dollars").inputValue()).toBe("7.5");
    await dialog().getByLabel("Name of the account").fill("Acme");
    await dialog().getByRole("button", { name: "Continue" }).click();
    await dialog().locator("[aria-invalid=true]:focus").waitFor();
    await confirm("Close the account", { "Name of the account": "Acme Ltd." });
    await seesStatus("The account Acme Ltd. is closed. $7.50 was refunded.");
    await page.getByRole("button", { name: "Top up" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Payments" }).click();
    await page.getByRole("cell", { name: "-$7.50", exact: true }).waitFor();
    await page.getByRole("link", { name: "Audit log" }).last().click();
    await page.getByText("Closed an account").first().waitFor();
    expect(opened.flaws).toEqual([]);
  });

  test("the reader chooses light or dark, and the choice is kept", async () => {
    await openView("Overview");
    const scheme = "getComputedStyle(document.documentElement).colorScheme";
    await page.locator("#who").click();
    await page.getByLabel("Theme").selectOption("dark");
    expect(await page.evaluate(scheme)).toBe("dark");
    await page.reload();
    expect(await page.evaluate(scheme)).toBe("dark");
  });
});
