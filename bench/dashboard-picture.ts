/**
 * Takes the picture of the dashboard in the README: fills an embedded ledger with a day of requests
 * to several models, and writes the overview as seen in Chromium.
 *
 *     npm run picture
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChromium } from "../contract-tests/browser/chromium.ts";
import { startServer } from "../contract-tests/harness/start-server.ts";
import { nanoUsd } from "../src/core/money/amounts.ts";
import type { Store } from "../src/core/ledger/store.ts";
import { openStore } from "../src/storage/open-store.ts";
import { addOwner, holdOf, settlementOf } from "./ledger-load/requests.ts";

const FILE = join(import.meta.dirname, "../docs/pictures/dashboard.png");
const VIEW = { width: 1280, height: 980 };
const MINUTE_MS = 60_000;
const MINUTES = 24 * 60;
const owner = { accountId: "acc_picture", keyId: "key_picture" };

/** Returns a number from 0 to 1 that looks random and is the same in every run. */
const noise = (at: number): number => Math.abs(Math.sin(at * 12.9898) * 43_758.5453) % 1;

/** Returns how many requests end in a minute: most at noon, few at night. */
function requestsIn(minute: number, atMs: number): number {
  const hour = (atMs / (60 * MINUTE_MS)) % 24;
  return Math.round(3 + 3 * Math.sin(((hour - 6) * Math.PI) / 12) + 2 * noise(minute));
}

async function fill(store: Store, nowMs: number): Promise<void> {
  const begun = nowMs - MINUTES * MINUTE_MS;
  await addOwner(store, { ...owner, hash: "hash", atMs: begun });
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const atMs = begun + minute * MINUTE_MS;
    for (let each = 0; each < requestsIn(minute, atMs); each += 1) {
      const at = minute * 100 + each;
      const id = `req_${at}`;
      const [promptTokens, completionTokens] = [400 + 3_000 * noise(at), 50 + 700 * noise(at + 1)];
      const tookMs = Math.round(700 + 4_000 * noise(at + 2));
      const charge = nanoUsd(Math.round(promptTokens * 250 + completionTokens * 2_000));
      const isFailed = noise(at + 3) < 0.02;
      await store.placeHold({ ...holdOf(id, owner, atMs), amount: nanoUsd(10_000_000) });
      const settled = settlementOf(id, atMs + tookMs);
      const usage = {
        ...settled.usage,
        promptTokens: Math.round(promptTokens),
        completionTokens: Math.round(completionTokens),
      };
      await store.settle(
        isFailed
          ? { ...settled, charge: nanoUsd(0), cost: nanoUsd(0), status: 502, outcome: "failed" }
          : { ...settled, charge, usage },
      );
    }
  }
}

const dataDir = await mkdtemp(join(tmpdir(), "dashboard-picture-"));
try {
  const store = await openStore({ dataDir, databaseUrl: null, now: Date.now });
  await fill(store, Date.now());
  await store.close();
  const [server, browser] = [await startServer({ dataDir }), await startChromium()];
  try {
    const page = await browser.newPage({ viewport: VIEW, colorScheme: "light" });
    await page.addInitScript({
      content: `sessionStorage.setItem("gateway-admin-token", ${JSON.stringify(server.adminToken)})`,
    });
    await page.goto(`${server.root}/admin#/overview`, { waitUntil: "networkidle" });
    await page.locator(".drawing canvas").nth(3).waitFor();
    await page.screenshot({ path: FILE });
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true });
}
