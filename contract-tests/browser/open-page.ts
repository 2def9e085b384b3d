import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { GUARD_MS } from "../harness/real-clock.ts";
import type { TestServer } from "../harness/start-server.ts";
import { axeViolations } from "./axe.ts";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

interface Focus {
  readonly element: string;
  readonly isMarked: boolean;
}

/** Runs in the page: checks that an outline or a shadow marks the focus. */
const FOCUS = `() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return { element: "none", isMarked: true };
  const name = element.id === "" ? String(element.className) : "#" + element.id;
  const text = element.textContent.trim().replaceAll(/\\s+/g, " ").slice(0, 40);
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
  const described = element.localName + " " + name + ' "' + text + '"';
  return { element: described, isMarked: isOutlined || boxShadow !== "none" };
}`;

/** A page of the server in a separate browser context. */
export interface OpenPage {
  readonly page: Page;
  /** Console warnings, errors, failed requests, and requests to other hosts. */
  readonly flaws: readonly string[];
  /** Waits until the page at the path is loaded; throws unless its status is 200 or `wanted`. */
  readonly open: (path: string, wanted?: number) => Promise<void>;
  /** Returns axe's violations in the page as shown. */
  readonly audit: () => Promise<readonly string[]>;
  /** Returns the number of pixels by which the page is wider than the window. */
  readonly overflow: () => Promise<number>;
  /** Describes the focused element, and whether its focus is visible. */
  readonly focus: () => Promise<Focus>;
  readonly close: () => Promise<void>;
}

/** Opens an empty page that records its flaws. */
export async function openPage(
  browser: Browser,
  server: Pick<TestServer, "root">,
  options: BrowserContextOptions = { viewport: desktop },
): Promise<OpenPage> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(GUARD_MS);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const flaws = watchFlaws(page, server);
  return {
    page,
    flaws,
    open: async (path, wanted = 200) => {
      const response = await page.goto(server.root + path, { waitUntil: "networkidle" });
      if (response?.status() !== wanted) throw new Error(`${path} answers ${response?.status()}`);
    },
    audit: () => axeViolations(page),
    overflow: async () => {
      const root = "document.documentElement";
      return page.evaluate<number>(`${root}.scrollWidth - ${root}.clientWidth`);
    },
    focus: () => page.evaluate<Focus>(`(${FOCUS})()`),
    close: () => context.close(),
  };
}

function watchFlaws(page: Page, server: Pick<TestServer, "root">): readonly string[] {
  const flaws: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) flaws.push(message.text());
  });
  page.on("pageerror", (error) => flaws.push(String(error)));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The page itself aborts a stream that has failed.
    if (reason !== "net::ERR_ABORTED") flaws.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== server.root) flaws.push(`asked ${url.href}`);
  });
  return flaws;
}
