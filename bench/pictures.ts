/**
 * Takes the pictures in the README and in docs/pictures/ in Chromium, of an embedded ledger with 30
 * days of requests: five of single pages, and a moving one of the dashboard.
 *
 *     npm run picture
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startChromium } from "../contract-tests/browser/chromium.ts";
import { startServer, type TestServer } from "../contract-tests/harness/start-server.ts";
import { openStore } from "../src/storage/open-store.ts";
import { animatedGif, type Frame } from "./pictures/animated-gif.ts";
import { fillLedger, picturesConfig } from "./pictures/fill-ledger.ts";

const FOLDER = join(import.meta.dirname, "../docs/pictures");
const VIEW = { width: 1280, height: 800 };
const FRAME_MS = 1_800;

/** Pages of the dashboard in the moving picture, with the name of those that are also kept alone. */
const scenes: readonly (readonly [address: string, name: string | null])[] = [
  ["#/overview", "overview"],
  ["#/usage", "usage"],
  ["#/accounts", null],
  ["#/accounts/acc_acme", "account"],
  ["#/plans", null],
  ["#/models", null],
  ["#/requests", null],
];

const dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
try {
  const store = await openStore({ dataDir, databaseUrl: null, now: Date.now });
  await fillLedger(store, Date.now());
  await store.close();
  const env = { PICTURE_KEY: "none" };
  const server = await startServer({ dataDir, config: picturesConfig, env });
  const browser = await startChromium();
  try {
    await takePictures(server, browser);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true });
}

async function takePictures(server: TestServer, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: VIEW, colorScheme: "light" });
  await page.addInitScript({
    content: `sessionStorage.setItem("gateway-admin-token", ${JSON.stringify(server.adminToken)})`,
  });
  const frames: Frame[] = [];
  const take = async (address: string, name: string | null): Promise<void> => {
    // Another hash alone would not load the page again.
    await page.goto("about:blank");
    await page.goto(`${server.root}${address}`, { waitUntil: "networkidle" });
    const png = await page.screenshot();
    if (name !== null) await writeFile(join(FOLDER, `${name}.png`), png);
    frames.push({ png, shownMs: FRAME_MS });
  };
  for (const [address, name] of scenes) await take(`/admin${address}`, name);
  await page.goto(`${server.root}/admin#/requests`, { waitUntil: "networkidle" });
  await take(await linkOf(page, 'a[href*="#/requests/"]'), "request");
  await writeFile(join(FOLDER, "dashboard.gif"), animatedGif(frames));
  await page.goto(`${server.root}/docs/reference/createChatCompletion`, {
    waitUntil: "networkidle",
  });
  await page.screenshot({ path: join(FOLDER, "reference.png") });
}

/** Returns the path of the first link that a selector finds. */
async function linkOf(page: Page, selector: string): Promise<string> {
  const href = await page.locator(selector).first().getAttribute("href");
  return new URL(href ?? "", page.url()).href.slice(new URL(page.url()).origin.length);
}
