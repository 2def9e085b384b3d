import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { GUARD_MS } from "../harness/real-clock.ts";
import type { TestServer } from "../harness/start-server.ts";

const AUDIT = readFileSync(join(import.meta.dirname, "audit-page.js"), "utf8");

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** A page of the server in a context of its own. */
export interface OpenPage {
  readonly page: Page;
  /** Console warnings, errors, failed requests, and requests to other hosts. */
  readonly flaws: readonly string[];
  /** Waits until the page at the path is loaded; throws unless its status is 200. */
  readonly open: (path: string) => Promise<void>;
  /** What `audit-page.js` finds wrong with the page as shown, within the selector's element. */
  readonly audit: (root?: string) => Promise<readonly string[]>;
  /** How much wider than the window the page is, in pixels. */
  readonly overflow: () => Promise<number>;
  /** Describes the focused element, and whether its focus is visible. */
  readonly focus: () => Promise<{ readonly element: string; readonly isMarked: boolean }>;
  readonly close: () => Promise<void>;
}

/** Opens an empty page that notes its flaws. */
export async function openPage(
  browser: Browser,
  server: TestServer,
  options: BrowserContextOptions = { viewport: desktop },
): Promise<OpenPage> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(GUARD_MS);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const flaws = watchFlaws(page, server);
  const ask = async (call: string): Promise<unknown> => page.evaluate(`${AUDIT}\n${call}`);
  return {
    page,
    flaws,
    open: async (path) => {
      const response = await page.goto(server.root + path, { waitUntil: "networkidle" });
      if (response?.status() !== 200) throw new Error(`${path} answers ${response?.status()}`);
    },
    audit: async (root = "body") =>
      (await ask(`audit.auditPage(${JSON.stringify(root)})`)) as readonly string[],
    overflow: async () => {
      const root = "document.documentElement";
      return (await ask(`${root}.scrollWidth - ${root}.clientWidth`)) as number;
    },
    focus: async () =>
      (await ask("audit.focusMark()")) as { readonly element: string; readonly isMarked: boolean },
    close: () => context.close(),
  };
}

function watchFlaws(page: Page, server: TestServer): readonly string[] {
  const flaws: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) flaws.push(message.text());
  });
  page.on("pageerror", (error) => flaws.push(String(error)));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The page aborts a stream itself once it has failed.
    if (reason !== "net::ERR_ABORTED") flaws.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== server.root) flaws.push(`asked ${url.href}`);
  });
  return flaws;
}
