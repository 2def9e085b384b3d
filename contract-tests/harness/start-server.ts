import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GatewayProcess, type ServerExit } from "./gateway-process.ts";
import { guardSignal } from "./real-clock.ts";

const ROOT = join(import.meta.dirname, "../..");
const ADMIN_TOKEN = "token-of-the-tests";

/** A gateway in a separate process with a separate store. */
export interface TestServer {
  /** `http://127.0.0.1:PORT`, without the prefix `/v1`. */
  readonly root: string;
  readonly dataDir: string;
  /** The demo account's key; empty if `DEMO` is off. */
  readonly key: string;
  /** Token of the admin API; empty if the test set `ADMIN_TOKEN` or `ADMIN_PORT` itself. */
  readonly adminToken: string;
  readonly pid: number;
  readonly exited: Promise<ServerExit>;
  /** Returns the complete output of the process so far: banner and log. */
  readonly output: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  /**
   * Ends the process, by force if necessary, and removes its data. Rejects if a response violated
   * the contract, or if the gateway does not report on its responses although it should run.
   */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** Text of a gateway.yaml. */
  readonly config?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Uses and keeps this folder instead of a temporary one. */
  readonly dataDir?: string;
  /** Runs this file instead of `src/main.ts`. */
  readonly entry?: string;
}

/**
 * Returns a child's environment: the variables that programs need, without those of vendors and
 * gateways.
 */
export function bareEnvironment(): Readonly<Record<string, string>> {
  const kept = [
    ...["PATH", "HOME", "LANG", "LC_ALL", "TZ"],
    ...["SystemRoot", "TMPDIR", "CI", "NODE_COMPILE_CACHE"],
  ];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Starts `src/main.ts` on a free port and resolves when `/readyz` answers 200. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "gateway-test-"));
  const keyFile = join(dataDir, "demo-key");
  const configFile = join(dataDir, "gateway.yaml");
  if (options.config !== undefined) writeFileSync(configFile, options.config);
  const isOwnAdmin = ["ADMIN_TOKEN", "ADMIN_PORT"].some(
    (name) => options.env?.[name] !== undefined,
  );
  const adminToken = isOwnAdmin ? "" : ADMIN_TOKEN;
  const env = {
    ...bareEnvironment(),
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    DEMO: "on",
    ATTEST: "all",
    ...(adminToken !== "" && { ADMIN_TOKEN: adminToken }),
    ...options.env,
  };
  const gateway = new GatewayProcess(
    spawn(process.execPath, [options.entry ?? join(ROOT, "src/main.ts")], {
      cwd: dataDir,
      stdio: ["ignore", "pipe", "pipe"],
      env,
    }),
  );
  const root = await gateway.root();
  const ready = await fetch(`${root}/readyz`, { signal: guardSignal() });
  await ready.arrayBuffer();
  if (ready.status !== 200) throw new Error(`/readyz answers ${ready.status} after the banner`);
  const stop = async (): Promise<void> => {
    try {
      if (env.ATTEST !== "off") await gateway.checkReplies(root);
    } finally {
      await gateway.end();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    }
    gateway.checkLog();
  };
  return {
    root,
    dataDir,
    key: existsSync(keyFile) ? readFileSync(keyFile, "utf8").trim() : "",
    adminToken,
    pid: gateway.pid,
    exited: gateway.exited,
    output: () => gateway.output,
    signal: (name) => gateway.signal(name),
    stop,
  };
}
