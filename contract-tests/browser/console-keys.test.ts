import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCustomer } from "../harness/operator.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { chromiumProgram, startChromium } from "./chromium.ts";
import { desktop, openPage, phone } from "./open-page.ts";

/** Runs in the page: the number of pixels by which a dialog's content is wider than the dialog. */
const CLIPPED = `(() => {
  const dialog = document.querySelector("dialog");
  return dialog.scrollWidth - dialog.clientWidth;
})()`;

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
  ] as const)("are created and revoked, $scheme, $size.width px", async ({ size, scheme }) => {
    const { key } = await createCustomer(server);
    const opened = await openPage(browser, server, { viewport: size, colorScheme: scheme });
    const { page, open, overflow, audit, flaws } = opened;
    try {
      await open("/console#/keys");
      await page.getByLabel("Key", { exact: true }).fill(key);
      await page.keyboard.press("Enter");
      const findings: Record<string, readonly string[]> = {};
      await page.getByRole("button", { name: "New key" }).click();
      await page.getByLabel("Label", { exact: true }).fill("ci");
      findings["form"] = await audit();
      expect(await page.evaluate(CLIPPED)).toBe(0);
      await page.keyboard.press("Enter");
      expect(await page.locator("dialog code").textContent()).toMatch(/^sk-gw-/);
      findings["secret"] = await audit();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      findings["question"] = await audit();
      await page.getByRole("button", { name: "Close for good" }).click();
      await page.getByRole("button", { name: "Revoke ci" }).click();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Revoke ci" }).click();
      await page.getByRole("button", { name: "Revoke", exact: true }).click();
      await page.locator("#keys").getByText("revoked", { exact: true }).waitFor();
      findings["list"] = await audit();
      expect(findings).toEqual({ form: [], secret: [], question: [], list: [] });
      expect([await overflow(), flaws]).toEqual([0, []]);
    } finally {
      await opened.close();
    }
  });
});
