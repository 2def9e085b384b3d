import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { claimPort } from "./claim-port.ts";

const PROGRAM = "/usr/sbin/pgbouncer";

/** PgBouncer refuses to run as root; in that case it runs as the user `nobody`. */
const NOBODY = 65_534;

/** Returns whether tests with PgBouncer must be skipped. Throws in CI, which allows no skips. */
export function lacksPgBouncer(): boolean {
  const isMissing = !existsSync(PROGRAM);
  if (isMissing && process.env["CI"] !== undefined) throw new Error("CI must have PgBouncer");
  return isMissing;
}

/** A pooler in front of a server, in transaction mode with otherwise default settings. */
export interface Pooler {
  /** Returns the server's URL through the pooler. */
  readonly urlOf: (databaseUrl: string) => string;
  /** Kills it, and starts another one on the same port after `meanwhile`. */
  readonly restart: (meanwhile: () => Promise<unknown>) => Promise<void>;
  /** Suspends or resumes its process: it is silent but stays connected. */
  readonly hang: () => void;
  readonly resume: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a pooler in front of the server at this URL; `settings` are further lines of its
 * configuration.
 */
export async function startPgBouncer(
  databaseUrl: string,
  settings: readonly string[] = [],
): Promise<Pooler> {
  const { port, release } = await claimPort();
  const folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
  const { hostname, port: serverPort } = new URL(databaseUrl);
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${serverPort}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    ...settings,
  ];
  // `any` accepts every user, but requires a user name for the server.
  const named = lines.map((line) => (line.startsWith("* =") ? `${line} user=postgres` : line));
  await writeFile(join(folder, "pgbouncer.ini"), `${named.join("\n")}\n`);
  await chmod(folder, 0o755);
  let child = await launch(join(folder, "pgbouncer.ini"));
  const kill = async (): Promise<void> => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    urlOf: (url) => Object.assign(new URL(url), { port: String(port) }).href,
    restart: async (meanwhile) => {
      await kill();
      await meanwhile();
      child = await launch(join(folder, "pgbouncer.ini"));
    },
    hang: () => child.kill("SIGSTOP"),
    resume: () => child.kill("SIGCONT"),
    stop: async () => {
      await kill();
      await release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launch(file: string): Promise<ChildProcess> {
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(PROGRAM, [file], { ...identity, stdio: ["ignore", "ignore", "pipe"] });
  const seen: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on("line", (line) => {
      if (seen.length < 100) seen.push(line);
      if (line.includes("process up")) resolve();
    });
    child.once("exit", () => reject(new Error(`pgbouncer ended: ${seen.join("\n")}`)));
  });
  return child;
}
