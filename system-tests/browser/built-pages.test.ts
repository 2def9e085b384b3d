import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumProgram, startChromium } from "../../contract-tests/browser/chromium.ts";
import { openEveryPage } from "../../contract-tests/browser/every-page.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { pagePaths } from "./page-paths.ts";

/** Outside the project, so that the build cannot use the project's files. */
const folder = mkdtempSync(join(tmpdir(), "gateway-built-"));
const built = join(folder, "dist");
let server: TestServer;

beforeAll(async () => {
  const build = [join(import.meta.dirname, "../../scripts/build.ts"), built];
  const { status, stderr } = spawnSync(process.execPath, build, { encoding: "utf8" });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
  server = await startServer({ entry: join(built, "main.js") });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(chromiumProgram === undefined)(
  "every page of the build works in Chromium, and every page that it links to",
  async () => {
    const browser = await startChromium();
    try {
      const pages = await openEveryPage(browser, server, pagePaths());
      for (const page of ["/admin", "/console", "/playground", "/docs", "/docs/models"])
        expect(pages).toContain(page);
    } finally {
      await browser.close();
    }
  },
);
