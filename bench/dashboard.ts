/**
 * Cost of the dashboard for a browser on a large ledger: fills an embedded ledger, opens each view
 * in Chromium with an empty cache, several times, and reports medians: requests, bytes over the
 * network, and the time until the view shows its first figure of the ledger.
 *
 *     npm run bench:dashboard -- [--accounts 10000] [--entries 1000000] [--write SECTION]
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { startChromium } from "../contract-tests/browser/chromium.ts";
import { startServer, type TestServer } from "../contract-tests/harness/start-server.ts";
import { openStore } from "../src/storage/open-store.ts";
import { benchmarksSection, describeMachine, publish } from "./gateway/document.ts";
import { median } from "./gateway/load.ts";
import { addOwner, holdOf, settlementOf, type Owner } from "./ledger-load/requests.ts";

const CLIENTS = 256;
const VISITS = 5;
const DAYS = 30;
const MS_PER_DAY = 86_400_000;
const BYTES_PER_KIB = 1_024;
const VIEW = { width: 1280, height: 900 };

/** Each view with the place of its first figure of the ledger. */
const views = [
  ["overview", ".tiles > :nth-child(3) dd"],
  ["accounts", "tbody td.number"],
  ["usage", "tbody td.number"],
  ["requests", "tbody td.number"],
] as const;

interface Visit {
  readonly requests: number;
  readonly bytes: number;
  readonly ms: number;
}

const { values: options } = parseArgs({
  options: {
    accounts: { type: "string", default: "10000" },
    entries: { type: "string", default: "1000000" },
    write: { type: "string" },
  },
});

/** Runs `act` for every number below `count`, at most `CLIENTS` at a time. */
async function forEach(count: number, act: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** Fills accounts with requests over the last days. */
async function fill(dataDir: string, accounts: number, entries: number): Promise<void> {
  const store = await openStore({ dataDir, databaseUrl: null, now: Date.now });
  const begun = Date.now() - DAYS * MS_PER_DAY;
  const ownerOf = (at: number): Owner => ({ accountId: `acc_${at}`, keyId: `key_${at}` });
  await forEach(accounts, (at) =>
    addOwner(store, { ...ownerOf(at), hash: `hash-${at}`, atMs: begun }),
  );
  await forEach(entries, async (at) => {
    const atMs = begun + Math.floor((at * DAYS * MS_PER_DAY) / entries);
    const { result } = await store.placeHold(holdOf(`req_${at}`, ownerOf(at % accounts), atMs));
    if (result !== "placed") throw new Error(`the hold was not placed: ${result}`);
    await store.settle(settlementOf(`req_${at}`, atMs));
  });
  await store.close();
}

async function visit(
  browser: Browser,
  { root, adminToken }: TestServer,
  [view, figure]: (typeof views)[number],
): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEW });
  try {
    await context.addInitScript({
      content: `sessionStorage.setItem("gateway-admin-token", ${JSON.stringify(adminToken)})`,
    });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    let [requests, bytes] = [0, 0];
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    await network.send("Network.enable");
    const begun = performance.now();
    await page.goto(`${root}/admin#/${view}`);
    await page.locator(figure).filter({ hasText: /\d/ }).first().waitFor();
    const ms = performance.now() - begun;
    await page.waitForLoadState("networkidle");
    return { requests, bytes, ms };
  } finally {
    await context.close();
  }
}

function row(view: string, visits: readonly Visit[]): string {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of)).toFixed(0);
  const kib = middle(({ bytes }) => bytes / BYTES_PER_KIB);
  return `| ${view} | ${middle(({ requests }) => requests)} | ${kib} | ${middle(({ ms }) => ms)} |`;
}

const [accounts, entries] = [Number(options.accounts), Number(options.entries)];
const machine = describeMachine();
const dataDir = await mkdtemp(join(tmpdir(), "dashboard-bench-"));
const browser = await startChromium();
try {
  await fill(dataDir, accounts, entries);
  const server = await startServer({ dataDir });
  try {
    const rows: string[] = [];
    for (const view of views) {
      const visits: Visit[] = [];
      for (let turn = 0; turn < VISITS; turn += 1) visits.push(await visit(browser, server, view));
      rows.push(row(view[0], visits));
    }
    const size = `${accounts} accounts, ${entries} entries.`;
    const head = "| view | requests | KiB | first figure, ms |\n|---|---|---|---|";
    publish(`${machine} ${size}\n\n${head}\n${rows.join("\n")}`, benchmarksSection(options.write));
  } finally {
    await server.stop();
  }
} finally {
  await browser.close();
  await rm(dataDir, { recursive: true });
}
