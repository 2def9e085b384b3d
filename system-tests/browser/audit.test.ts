import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { chromiumProgram, startChromium } from "../../contract-tests/browser/chromium.ts";
import { pagePaths } from "./page-paths.ts";
import { desktop, openPage, phone, type OpenPage } from "../../contract-tests/browser/open-page.ts";

const schemes = ["light", "dark"] as const;
const looks = schemes.flatMap((scheme) => [phone, desktop].map((size) => ({ scheme, size })));
/** Each page in both schemes and both sizes. */
const pageLooks = [
  { scheme: "light", size: desktop },
  { scheme: "dark", size: phone },
] as const;
/** Excludes files that are not pages: a guide's text, a script, a picture. */
const isFile = (path: string): boolean => /\.\w+$/.test(path);
/** Pages of operations have one form: the largest, one without a body, and an operator's. */
const operations: ReadonlySet<string> = new Set([
  ...["/docs/reference/createResponse", "/docs/reference/getModel"],
  "/admin/reference/createKey",
]);
const isAudited = (path: string): boolean => !path.includes("/reference/") || operations.has(path);
const paths = pagePaths().filter((path) => !isFile(path) && !path.endsWith("/") && isAudited(path));
const rows = paths.flatMap((path) => pageLooks.map((look) => ({ path, ...look })));

describe.skipIf(chromiumProgram === undefined)("in Chromium", () => {
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

  test.each(rows)("$path, $scheme, $size.width px: fits, is accessible", async (row) => {
    await within(row, async ({ page, open, overflow, audit, flaws }) => {
      await open(row.path);
      await page.locator("h1").first().waitFor();
      expect(await overflow()).toBe(0);
      expect(await audit()).toEqual([]);
      expect(flaws).toEqual([]);
    });
  });

  test.each(pageLooks)("a missing page, $scheme, $size.width px", async (look) => {
    await within(look, async ({ page, open, overflow, audit }) => {
      await open("/docs/nothing", 404);
      await page.locator("h1").waitFor();
      expect(await overflow()).toBe(0);
      expect(await audit()).toEqual([]);
    });
  });

  test.each(looks)("an operation of the reference, $scheme, $size.width px", async (look) => {
    await within(look, async ({ page, open, overflow, audit }) => {
      await open("/docs/reference/createChatCompletion");
      await page.locator("form.try textarea").waitFor();
      const folded = page.locator(".parts details");
      expect(await folded.count()).toBeGreaterThan(2);
      // All at once: a click on each would scroll the page for minutes.
      await folded.evaluateAll((all) => {
        for (const each of all) each.setAttribute("open", "");
      });
      expect(await overflow()).toBe(0);
      expect(await audit()).toEqual([]);
    });
  });

  test.each(looks)(
    "the playground with long reasoning and a failure, $scheme, $size.width px",
    async (look) => {
      await within(look, async ({ page, open, overflow, audit }) => {
        await open("/playground");
        await page.getByLabel("Key", { exact: true }).fill(server.key);
        await page.keyboard.press("Tab");
        await page.locator("#model:enabled").waitFor();
        // A phone folds the settings.
        const folded = page.locator("#more-settings > summary");
        if (await folded.isVisible()) await folded.click();
        await page.getByLabel("Reasoning", { exact: true }).selectOption("high");
        await page.getByText("Tools", { exact: true }).click();
        for (const [model, state, thought] of [
          ["sandbox/reasoner", "done", "The user wrote"],
          ["sandbox/break", "failed", ""],
        ] as const) {
          await page.getByLabel("Model", { exact: true }).selectOption(model);
          await page.getByLabel("Message", { exact: true }).fill("A longer message to answer");
          await page.getByRole("button", { name: "Send" }).click();
          await page.locator(`#outcome[data-state=${state}]`).waitFor();
          await page.locator("#send:not([aria-disabled])").waitFor();
          expect(await page.locator("#reply-reasoning").textContent()).toContain(thought);
          // The answer begins within the visible area, on a phone too.
          const place = await page.locator("#reply-text").boundingBox();
          expect(place?.y).toBeGreaterThanOrEqual(0);
          expect(place?.y).toBeLessThan(look.size.height - 100);
          expect(await overflow()).toBe(0);
          expect(await audit()).toEqual([]);
        }
      });
    },
  );

  test.each(looks)("the playground without a key, $scheme, $size.width px", async (look) => {
    await within(look, async ({ page, open, overflow, audit }) => {
      await open("/playground");
      await page.getByRole("button", { name: "Send" }).click();
      await page.locator("#key-problem").waitFor();
      expect(await overflow()).toBe(0);
      expect(await audit()).toEqual([]);
    });
  });

  test.each(["/docs", "/playground"])(
    "%s: every element shows its keyboard focus",
    async (path) => {
      await within({ scheme: "light", size: desktop }, async ({ page, open, focus }) => {
        await open(path);
        const reached: string[] = [];
        for (let step = 0; step < 25; step += 1) {
          await page.keyboard.press("Tab");
          const { element, isMarked } = await focus();
          reached.push(element);
          expect(isMarked, element).toBe(true);
        }
        expect(new Set(reached).size).toBeGreaterThan(15);
      });
    },
  );

  test("the playground by keyboard only", async () => {
    await within({ scheme: "dark", size: desktop }, async ({ page, open, focus, flaws }) => {
      await open("/playground");
      const tabTo = async (name: string): Promise<void> => {
        for (let step = 0; step < 40; step += 1) {
          if ((await focus()).element.includes(name)) return;
          await page.keyboard.press("Tab");
        }
        throw new Error(`${name} is not reached`);
      };
      await tabTo("#key");
      await page.keyboard.type(server.key);
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      await page.locator("#model:enabled").waitFor();
      await tabTo("#model");
      // The browser starts a new word if the letters are more than a second apart.
      const typed = async (): Promise<string> => {
        await page.keyboard.type("sandbox/echo");
        return page.locator("#model").inputValue();
      };
      await expect.poll(typed, { interval: 2_000 }).toBe("sandbox/echo");
      await tabTo("#text");
      await page.keyboard.press("Control+a");
      await page.keyboard.type("By hand");
      await page.keyboard.press("Control+Enter");
      await page.locator("#outcome[data-state=done]").waitFor();
      // The events are folded.
      expect(await page.locator("#events").textContent()).toContain("event: message_stop");
      expect(await page.locator("#reply-text").innerText()).toBe("By hand");
      await tabTo("#tab-curl");
      await page.keyboard.press("ArrowRight");
      expect(await page.locator("#sample").innerText()).toContain("new Anthropic({");
      await tabTo("#copy");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Copied" }).waitFor();
      expect(flaws).toEqual([]);
    });
  });
});
