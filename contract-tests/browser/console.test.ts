import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { chromiumProgram, startChromium } from "./chromium.ts";
import { desktop, openPage, phone, type OpenPage } from "./open-page.ts";

const looks = (["light", "dark"] as const).flatMap((scheme) =>
  [phone, desktop].map((size) => ({ scheme, size })),
);
const chat = { model: "sandbox/echo", messages: [{ role: "user", content: "count me" }] };

describe.skipIf(chromiumProgram === undefined)("the console, in Chromium", () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startServer();
    browser = await startChromium();
    const key = server.adminToken;
    const [demo] = (
      (await call(server, "/admin/api/v1/accounts", { key })).json as { data: { id: string }[] }
    ).data;
    const budget = { limit: "5", period: "day" };
    const path = `/admin/api/v1/accounts/${demo?.id}`;
    const changed = await call(server, path, { key, method: "PATCH", body: { budget } });
    if (changed.status !== 200) throw new Error(`a budget to be shown: ${changed.status}`);
    for (let sent = 0; sent < 3; sent += 1) {
      const { key } = server;
      const { status } = await call(server, "/v1/chat/completions", { key, body: chat });
      if (status !== 200) throw new Error(`a request to be shown: ${status}`);
    }
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function signIn({ page, open }: OpenPage, key: string, hash = ""): Promise<void> {
    await open(`/console${hash}`);
    await page.getByLabel("Key", { exact: true }).fill(key);
    await page.keyboard.press("Enter");
  }

  async function within<T>(
    { scheme, size }: (typeof looks)[number],
    act: (opened: OpenPage) => Promise<T>,
  ): Promise<T> {
    const opened = await openPage(browser, server, { viewport: size, colorScheme: scheme });
    try {
      return await act(opened);
    } finally {
      await opened.close();
    }
  }

  test.each(looks)("the account, $scheme, $size.width px: fits, is legible", async (look) => {
    await within(look, async (opened) => {
      const { page, overflow, audit, flaws } = opened;
      await signIn(opened, server.key);
      await page.getByText("Up to date.").waitFor();
      expect(await page.locator("#balance").innerText()).toContain("Available");
      await page.locator("#usage .chart canvas").waitFor();
      expect(await page.locator("#usage .scroll > table > tbody td").first().innerText()).toBe("3");
      const folder = process.env["SCREENS"];
      for (const tab of await page.locator("#tabs a").allInnerTexts()) {
        await page.locator("#tabs").getByText(tab, { exact: true }).click();
        await page.getByText("Up to date.").waitFor();
        expect(await overflow(), tab).toBe(0);
        expect(await audit(), tab).toEqual([]);
        const name = `console-${tab}-${look.scheme}-${look.size.width}.png`;
        if (folder !== undefined)
          await page.screenshot({ path: `${folder}/${name}`, fullPage: true });
      }
      expect(flaws).toEqual([]);
    });
  });

  test("a tab that is opened by its address is in view on a phone after signing in", async () => {
    await within({ scheme: "light", size: phone }, async (opened) => {
      const { page } = opened;
      await signIn(opened, server.key, "#/key");
      await page.getByText("Up to date.").waitFor();
      const box = await page.locator("#tab-key").boundingBox();
      expect((box?.x ?? phone.width) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
    });
  });

  test.each([desktop, phone])("controls beside each other are of one height: %j", async (size) => {
    await within({ scheme: "light", size }, async (opened) => {
      const { page } = opened;
      await signIn(opened, server.key);
      for (const tab of ["Usage", "Requests", "Errors", "Sessions", "Statements"]) {
        await page.getByRole("link", { name: tab, exact: true }).click();
        await page.getByText("Up to date.").waitFor();
        const controls = page.locator(".choices :is(input, select, button):visible");
        // At once, since the page may be drawn again.
        const heights = () => controls.evaluateAll((all) => all.map((each) => each.offsetHeight));
        await expect.poll(async () => [tab, new Set(await heights()).size]).toEqual([tab, 1]);
      }
    });
  });

  test("usage by model, the month's statement as CSV, and the key in its tab only", async () => {
    await within({ scheme: "light", size: desktop }, async (opened) => {
      const { page, flaws } = opened;
      await signIn(opened, server.key);
      await page.getByText("Up to date.").waitFor();
      await page.getByLabel("Group by").selectOption("model");
      await page.locator("#usage tbody th", { hasText: "sandbox/echo" }).waitFor();
      await page.getByRole("link", { name: "Statements" }).click();
      await page.getByText("Opening balance").waitFor();
      const statement = await page.locator("#statement").innerText();
      expect(statement).toContain("Opening balance");
      expect(statement).toContain("sandbox/echo");
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download CSV" }).click();
      expect((await downloading).suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.csv$/);
      const kept = await page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])");
      expect(kept).toBe(JSON.stringify([{}, { "gateway-key": server.key }]));
      expect(page.url()).not.toContain(server.key);
      expect(flaws).toEqual([]);
    });
  });

  test("signing out empties the page, and a wrong key is refused with a message", async () => {
    await within({ scheme: "light", size: phone }, async (opened) => {
      const { page } = opened;
      await signIn(opened, server.key);
      await page.getByText("Up to date.").waitFor();
      await page.getByRole("button", { name: "Sign out" }).click();
      expect(await page.locator("#account").isVisible()).toBe(false);
      expect(await page.locator("#balance").textContent()).toBe("");
      await page.getByLabel("Key", { exact: true }).fill("sk-gw-wrong");
      await page.keyboard.press("Enter");
      const problem = page.locator("#key-problem:not(:empty)");
      await problem.waitFor();
      expect(await problem.innerText()).toContain("key");
      const { element, isMarked } = await opened.focus();
      expect([element.includes("key"), isMarked]).toEqual([true, true]);
    });
  });
});
