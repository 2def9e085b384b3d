import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GUARD_MS, guardSignal, later } from "./real-clock.ts";

const ROOT = join(import.meta.dirname, "../..");
/** A process that is stopped or hangs accepts connections and never answers. */
const ANSWER_LIMIT_MS = 20_000;

const ADMIN_TOKEN = "token-of-the-tests";

/** The line of the banner with the server's address. */
const BASE_URL = /base URL\s+(http:\/\/\S+)\/v1/;

export interface ServerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A gateway in a process of its own, with a store of its own. */
export interface TestServer {
  /** `http://127.0.0.1:PORT`, without the prefix `/v1`. */
  readonly root: string;
  readonly dataDir: string;
  /** The demo account's key; empty where `DEMO` is off. */
  readonly key: string;
  /** Of the operators' API; empty where the test gave `ADMIN_TOKEN` or `ADMIN_PORT` itself. */
  readonly adminToken: string;
  readonly pid: number;
  readonly exited: Promise<ServerExit>;
  /** Everything that the process has written so far: banner and log. */
  readonly output: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Ends the process, by force if necessary, and removes its data. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** Text of a gateway.yaml. */
  readonly config?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Keeps and uses this folder instead of a temporary one. */
  readonly dataDir?: string;
  /** Runs this file in place of `src/main.ts`. */
  readonly entry?: string;
}

/** A child's environment: what programs need, without any vendor's or gateway's variables. */
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
  const child = spawn(process.execPath, [options.entry ?? join(ROOT, "src/main.ts")], {
    cwd: dataDir,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...bareEnvironment(),
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      DEMO: "on",
      ATTEST: "all",
      ...(adminToken !== "" && { ADMIN_TOKEN: adminToken }),
      ...options.env,
    },
  });
  let output = "";
  const exited = new Promise<ServerExit>((resolve) => {
    child.on("exit", (code, signal) => resolve({ code, signal }));
  });
  const root = await new Promise<string>((resolve, reject) => {
    const cancel = later(GUARD_MS, () => reject(new Error(`no banner in time:\n${output}`)));
    let isFound = false;
    const read = (text: string): void => {
      output += text;
      // A long log is not searched again with each line.
      const found = isFound ? undefined : BASE_URL.exec(output)?.[1];
      if (found === undefined) return;
      isFound = true;
      resolve(found);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.on("error", reject);
    // Not its exit, which may be seen before the last that it wrote.
    child.on("close", () => {
      cancel();
      reject(new Error(`the gateway ended at its start:\n${output}`));
    });
  });
  const ready = await fetch(`${root}/readyz`, { signal: guardSignal() });
  await ready.arrayBuffer();
  if (ready.status !== 200) throw new Error(`/readyz answers ${ready.status} after the banner`);
  const stop = async (): Promise<void> => {
    const broken = await contractViolations(root);
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await exited;
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    if (broken !== null) throw new Error(`replies broke the contract: ${broken}`);
  };
  return {
    root,
    dataDir,
    key: existsSync(keyFile) ? readFileSync(keyFile, "utf8").trim() : "",
    adminToken,
    pid: child.pid ?? 0,
    exited,
    output: () => output,
    signal: (name) => void child.kill(name),
    stop,
  };
}

/** Violations that the server found in its own replies (`ATTEST`); null if none or it is gone. */
export async function contractViolations(root: string): Promise<string | null> {
  try {
    const limit = { signal: guardSignal(ANSWER_LIMIT_MS) };
    const { attestation } = (await (await fetch(`${root}/contract`, limit)).json()) as {
      attestation: { violations: number; recent: readonly unknown[] };
    };
    return attestation.violations === 0 ? null : JSON.stringify(attestation.recent);
  } catch {
    return null;
  }
}
