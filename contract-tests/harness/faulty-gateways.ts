import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { firstLine } from "./first-line.ts";
import { bareEnvironment } from "./start-server.ts";

const ENTRY = join(import.meta.dirname, "../../system-tests/faulty-gateways.ts");

/** The ports of gateways with one faulty part each. */
export interface FaultyGateways {
  /** A part throws an unexpected error: 500. */
  readonly broken: number;
  /** The store is unavailable: 503. */
  readonly storeless: number;
  /** Waits only briefly for a request's body: 408. It accepts the demo key of `dataDir`. */
  readonly impatient: number;
  /**
   * Another process has claimed each `Idempotency-Key`: 409. It accepts the demo key of `dataDir`.
   */
  readonly other: number;
  /** Its memory for request bodies is full: 503 or 529. It accepts the demo key of `dataDir`. */
  readonly crowded: number;
  /** It is stopping and accepts no requests: 503. */
  readonly stopping: number;
  readonly close: () => Promise<void>;
}

/** Starts them in one process, in addition to a gateway. */
export async function startFaultyGateways(
  store: { readonly dataDir: string },
  env: Readonly<Record<string, string>> = {},
): Promise<FaultyGateways> {
  const child = spawn(process.execPath, [ENTRY], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...bareEnvironment(), HOST: "127.0.0.1", PORT: "0", DATA_DIR: store.dataDir, ...env },
  });
  const exited = once(child, "exit");
  const line = await Promise.race([
    firstLine(child.stdout),
    exited.then(() => Promise.reject(new Error("the faulty gateways ended at their start"))),
  ]);
  const ports = JSON.parse(line) as Omit<FaultyGateways, "close">;
  return {
    ...ports,
    close: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
