import type { Browser, Page } from "playwright-core";
import type { TestServer } from "../harness/start-server.ts";
import { openPage } from "./open-page.ts";

/** A gateway that was started with an admin token and has the demo account. */
export type ServedGateway = Pick<TestServer, "root" | "key" | "adminToken">;

/** A page whose content is added by its script. */
interface ScriptedPage {
  /** Selector of an element that exists once the script has run. */
  readonly element: string;
  /** Opens the parts that the page loads later. */
  readonly use?: (page: Page, server: ServedGateway) => Promise<void>;
}

const scripted: Readonly<Record<string, ScriptedPage>> = {
  "/admin": { element: "main input#token", use: useDashboard },
  "/console": { element: "main #sign-in input", use: useConsole },
  "/playground": { element: "main #form #send" },
};

/** A page of an operation, whose form its script shows. */
const tried: ScriptedPage = { element: "main form.try button" };

function scriptOf(path: string): ScriptedPage | undefined {
  return scripted[path] ?? (/\/reference\/\w+$/.test(path) ? tried : undefined);
}

/** Signs in with the admin token, and shows each view. */
async function useDashboard(page: Page, { adminToken }: ServedGateway): Promise<void> {
  await page.locator("#token").fill(adminToken);
  await page.keyboard.press("Enter");
  const views = page.getByRole("navigation").getByRole("link");
  await views.first().waitFor();
  for (const name of await views.allInnerTexts()) {
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  }
}

/** Signs in with the key, and waits for its account. */
async function useConsole(page: Page, { key }: ServedGateway): Promise<void> {
  await page.getByLabel("Key", { exact: true }).fill(key);
  await page.keyboard.press("Enter");
  await page.getByText("Up to date.").waitFor();
}

/**
 * Opens the pages at these paths. Checks for console errors, failed requests and the page's main
 * element. Throws at the first page with errors, and lists these.
 */
export async function openPages(
  browser: Browser,
  server: ServedGateway,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) await openOne(browser, server, path);
}

/**
 * Opens the pages at these paths, and every page of this host that they link to, as `openPages`.
 * Returns the pages' paths.
 */
export async function openEveryPage(
  browser: Browser,
  server: ServedGateway,
  paths: readonly string[],
): Promise<readonly string[]> {
  const seen = new Set(paths);
  const pages: string[] = [];
  for (const path of seen) {
    if (!(await isPage(server, path))) continue;
    pages.push(path);
    for (const link of await openOne(browser, server, path)) seen.add(link);
  }
  return pages;
}

/**
 * Returns whether a path has an HTML document; throws if it does not exist, or if its policy lets
 * text become markup.
 */
async function isPage({ root }: ServedGateway, path: string): Promise<boolean> {
  const response = await fetch(root + path, { headers: { accept: "text/html" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("text/html") || response.redirected) return false;
  const policy = response.headers.get("content-security-policy") ?? "";
  if (!policy.includes("require-trusted-types-for 'script'")) {
    throw new Error(`${path} has the policy ${policy}`);
  }
  return true;
}

/** Opens a page; returns the paths on this host that it links to. */
async function openOne(
  browser: Browser,
  server: ServedGateway,
  path: string,
): Promise<readonly string[]> {
  const { page, open, flaws, close } = await openPage(browser, server);
  try {
    await open(path);
    if (flaws.length > 0) throw new Error("it does not load");
    const scripts = await page.locator("script[src]:not([src$='/docs/docs.js'])").count();
    const own = scriptOf(new URL(page.url()).pathname);
    if (scripts > 0 && own === undefined) throw new Error("a new script: list its main element");
    await page
      .locator(own?.element ?? "main h1")
      .first()
      .waitFor();
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((anchors) =>
        anchors.map((anchor) => new URL((anchor as unknown as { href: string }).href).pathname),
      );
    await own?.use?.(page, server);
    if (flaws.length > 0) throw new Error("what it loads later fails");
    return links;
  } catch (error) {
    throw new Error([`${path} in Chromium:`, ...flaws].join("\n"), { cause: error });
  } finally {
    await close();
  }
}
