import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEMO_KEY_FILE, seedDemo } from "../../../src/system/process/seed-demo.ts";
import { banner } from "../../../src/system/process/banner.ts";
import { loadConfig } from "../../../src/system/config/load-config.ts";
import type { Store } from "../../../src/core/ledger/store.ts";
import { LocalLimiter } from "../../../src/access/limits/local-limiter.ts";
import { openProcessLog } from "../../../src/system/observe/create-log.ts";
import { serve } from "../../../src/serve.ts";
import { openStore } from "../../../src/storage/open-store.ts";
import { reap, type BrokenReaper } from "./broken-reapers.ts";
import { wallClockMs } from "../../../contract-tests/harness/real-clock.ts";

/** The replaced part of the gateway. */
export interface Replacement {
  readonly store?: (store: Store) => Store;
  readonly reaper?: BrokenReaper;
}

/** Runs the gateway like its own process, except for one part: the crash proof must detect it. */
export async function startVariant(replacement: Replacement): Promise<void> {
  const readFile = (path: string): string => readFileSync(path, "utf8");
  const config = loadConfig({ env: process.env, cwd: process.cwd(), readFile });
  const { dataDir, databaseUrl } = config;
  if (replacement.reaper !== undefined) reap(dataDir, replacement.reaper);
  const store = await openStore({ dataDir, databaseUrl, now: wallClockMs });
  await seedDemo(store, { dataDir, randomBytes, clock: wallClockMs, writeFile });
  const clock = { nowMs: wallClockMs, elapsedMs: wallClockMs };
  const serving = await serve({
    config,
    store: replacement.store?.(store) ?? store,
    limiter: new LocalLimiter(clock),
    log: openProcessLog({ level: config.logLevel }),
    clock,
    readConfig: () => config,
    hasLedger: () => true,
    refusedHolds: () => 0,
    watchDroppedLines: () => undefined,
    watchReversals: () => undefined,
  });
  process.on("SIGTERM", () => void serving.stop().then(() => process.exit(0)));
  const hasDemoKey = existsSync(join(dataDir, DEMO_KEY_FILE));
  const program = "npm run -s gateway --";
  process.stdout.write(
    `${banner({ config, port: serving.port, hasDemoKey, adminTokenFile: null, program })}\n`,
  );
}
