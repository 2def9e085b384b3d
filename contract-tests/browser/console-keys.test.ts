import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCustomer } from "../harness/operator.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { chromiumProgram, startChromium } from "./chromium.ts";
import { desktop, openPage, phone } from "./open-page.ts";

describe.skipIf(chromiumProgram === undefined)("the keys of the console, in Chromium", () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer();
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test.each([
    { size: desktop, scheme: "dark" },
    { size: phone, scheme: "light" },
  ] as const)("are created, rotated and revoked, $size.width px", async ({ size, scheme }) => {
    const { key } = await createCustomer(server, { plan: "demo" });
    const opened = await openPage(browser, server, { viewport: size, colorScheme: scheme });
    const { page, open, overflow, audit } = opened;
    try {
      await open("/console#/keys");
      await page.getByLabel("Key", { exact: true }).fill(key);
      await page.keyboard.press("Enter");
      const newKey = page.getByRole("button", { name: "New key" });
      await newKey.click();
      await page.getByLabel("Label", { exact: true }).fill("ci");
      await page.getByLabel("Spending limit in total (US dollars)").fill("5");
      expect(await audit()).toEqual([]);
      await page.keyboard.press("Enter");
      const secret = page.locator("dialog code");
      await expect.poll(() => secret.textContent()).toMatch(/^sk-gw-/);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Close for good" }).click();
      await page.getByRole("button", { name: "Rotate ci" }).click();
      await page.getByRole("button", { name: "Rotate", exact: true }).click();
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "Revoke ci" }).click();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Revoke ci" }).click();
      await page.getByRole("button", { name: "Revoke", exact: true }).click();
      await page.getByRole("cell", { name: "revoked", exact: true }).waitFor();
      expect([await overflow(), await audit()]).toEqual([0, []]);
    } finally {
      await opened.close();
    }
  });
});
