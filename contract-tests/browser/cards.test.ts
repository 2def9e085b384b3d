import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { chromiumProgram, startChromium } from "./chromium.ts";
import { desktop, openPage, phone, type OpenPage } from "./open-page.ts";

describe.skipIf(chromiumProgram === undefined)("a list of the dashboard, on a phone", () => {
  let server: TestServer;
  let browser: Browser;
  let opened: OpenPage;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), startChromium()]);
    const body = { model: "sandbox/echo", messages: [{ role: "user", content: "one two" }] };
    await call(server, "/v1/chat/completions", { key: server.key, body });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    opened = await openPage(browser, server, { viewport: phone });
    page = opened.page;
    await opened.open("/admin#/accounts");
    await page.getByLabel("Admin token").fill(server.adminToken);
    await page.keyboard.press("Enter");
    await page.locator("#sort-balance").waitFor();
  });
  afterEach(() => opened.close());

  test("is sorted by links above its cards, by pointer and by keyboard", async () => {
    await page.locator("#sort-balance").click();
    await page.waitForURL(/#\/accounts\?sort=balance$/);
    // The list in the new order has the focus on the same link.
    await page.locator("[aria-sort=descending] #sort-balance:focus").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/#\/accounts\?sort=balance&order=asc$/);
    await page.locator("[aria-sort=ascending] #sort-balance:focus").waitFor();
    expect((await opened.focus()).isMarked).toBe(true);
    const unsorted = page.getByRole("columnheader", { name: "Plan" });
    expect(await unsorted.boundingBox()).toMatchObject({ width: 1, height: 1 });
    await page.goto(`${server.root}/admin#/usage`);
    await page.locator("#sort-requests").click();
    await page.waitForURL(/#\/usage\?sort=-Requests$/);
    expect(opened.flaws).toEqual([]);
  });

  test("has no such links without a card", async () => {
    await page.goto(`${server.root}/admin#/accounts?search=nobody`);
    await page.getByText("No accounts match.").waitFor();
    expect(await page.locator("#sort-balance").isVisible()).toBe(false);
  });

  test("omits fields without a value, which a wide table shows as a dash", async () => {
    await page.locator("tbody th").getByRole("link", { name: "demo", exact: true }).click();
    await page.getByRole("link", { name: "Payments" }).click();
    const field = page.locator("[data-name=Note]").first();
    await field.waitFor();
    expect(await field.boundingBox()).toMatchObject({ width: 1 });
    expect(await opened.audit()).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await field.innerText()).toBe("–");
    expect((await field.boundingBox())?.width).toBeGreaterThan(20);
  });
});
