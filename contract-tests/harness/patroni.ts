import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { stringify } from "yaml";
import { installPythonPackages } from "../../scripts/install/python-packages.ts";
import { claimPort, type ClaimedPort } from "./claim-port.ts";
import { systemPostgres } from "./postgres.ts";
import { guardSignal, pause } from "./real-clock.ts";

/** Paths of Debian's packages. */
const ETCD = "/usr/bin/etcd";
const HAPROXY = "/usr/sbin/haproxy";

/**
 * Debian 12 has Patroni 3.0.2. With etcd's version 3, a leader of that version that resumes after a
 * hang may take the lock back from its successor, whose commits are then lost.
 */
const PATRONI = "patroni[etcd3,psycopg3]==4.1.5";
const PACKAGES = join(import.meta.dirname, "../../.cache/patroni-4.1.5");

/** PostgreSQL refuses to run as root; in that case all processes run as the user `nobody`. */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Seconds after which a silent leader is replaced. */
const LEASE_S = 20;
const POLL_MS = 200;
const LAST_CHARACTERS = 3_000;

/**
 * Installs Patroni into a folder of the project, once. Returns whether tests with Patroni must be
 * skipped. Throws in CI, which allows no skips.
 */
export async function lacksPatroni(): Promise<boolean> {
  const isComplete = [ETCD, HAPROXY].every(existsSync) && systemPostgres() !== null;
  const missing = isComplete ? await installPythonPackages(PACKAGES, [PATRONI]) : "no cluster";
  if (missing !== null && process.env["CI"] !== undefined) {
    throw new Error(`CI must have Patroni: ${missing}`);
  }
  return missing !== null;
}

/** A Patroni process with its PostgreSQL. */
interface Member {
  readonly name: string;
  readonly data: string;
  readonly port: number;
  readonly restPort: number;
  readonly child: ChildProcess;
}

/**
 * Two PostgreSQL servers with roles that Patroni assigns by means of etcd, with `synchronous_mode`,
 * behind HAProxy in the setup of Patroni's documentation.
 */
export class PatroniCluster {
  readonly #folder: string;
  readonly #ports: ClaimedPort[] = [];
  readonly #children: ChildProcess[] = [];
  readonly #members: Member[] = [];
  #url = "";

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves when a leader and its synchronous standby exist; takes about 15 s. */
  static async start(): Promise<PatroniCluster> {
    const folder = await mkdtemp(join(tmpdir(), "patroni-"));
    await chmod(folder, 0o777);
    const cluster = new PatroniCluster(folder);
    try {
      // The user `nobody` may not be able to read the project's folder.
      await cp(PACKAGES, join(folder, "packages"), { recursive: true });
      const etcdPort = await cluster.#startEtcd();
      await cluster.#startMember("a", etcdPort);
      await cluster.#until(() => cluster.#isServed("/primary"));
      await cluster.#startMember("b", etcdPort);
      await cluster.#until(() => cluster.#isServed("/synchronous"));
      await cluster.#startProxy();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  /** URL of the leader's first database, through HAProxy. */
  get url(): string {
    return this.#url;
  }

  /**
   * Kills all processes of the leader, like the loss of its machine. Resolves when another member
   * leads and `meanwhile` has ended.
   */
  async killLeader(meanwhile: () => Promise<void>): Promise<void> {
    const leader = await this.#leader();
    signal(leader, "SIGKILL");
    await Promise.all([meanwhile(), this.#anotherLeads(leader)]);
  }

  /** Suspends the leader's processes in the same way and resumes them afterwards. */
  async hangLeader(meanwhile: () => Promise<void>): Promise<void> {
    const leader = await this.#leader();
    signal(leader, "SIGSTOP");
    try {
      await Promise.all([meanwhile(), this.#anotherLeads(leader)]);
    } finally {
      signal(leader, "SIGCONT");
    }
  }

  /** Returns the last lines of each program. */
  lastLines(): string {
    const logs = this.#children.map(({ spawnargs }, at) => {
      const text = readFileSync(this.#logFile(at), "utf8");
      return `${spawnargs.join(" ")}\n${text.slice(-LAST_CHARACTERS)}`;
    });
    return logs.join("\n");
  }

  async stop(): Promise<void> {
    for (const member of this.#members) signal(member, "SIGKILL");
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    }
    for (const { release } of this.#ports) await release();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  async #claim(): Promise<number> {
    const claimed = await claimPort();
    this.#ports.push(claimed);
    return claimed.port;
  }

  #logFile(at: number): string {
    return join(this.#folder, `${at}.log`);
  }

  #spawn(program: string, flags: readonly string[]): ChildProcess {
    const log = openSync(this.#logFile(this.#children.length), "w");
    const options = { ...identity, cwd: this.#folder } as const;
    const PYTHONPATH = join(this.#folder, "packages");
    // The same Python as that of the installation.
    const PATH = process.env["PATH"] ?? "";
    const env = { LC_ALL: "C", PATH, HOME: this.#folder, PYTHONPATH };
    const child = spawn(program, flags, { ...options, stdio: ["ignore", log, log], env });
    closeSync(log);
    this.#children.push(child);
    return child;
  }

  async #startEtcd(): Promise<number> {
    const [client, peer] = [await this.#claim(), await this.#claim()];
    const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
    this.#spawn(ETCD, [
      `--data-dir=${join(this.#folder, "etcd")}`,
      `--listen-client-urls=${clients}`,
      `--advertise-client-urls=${clients}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=default=${peers}`,
    ]);
    await this.#until(async () => (await statusOf(`${clients}/health`)) === 200);
    return client;
  }

  async #startMember(name: string, etcdPort: number): Promise<void> {
    const [port, restPort] = [await this.#claim(), await this.#claim()];
    const folder = join(this.#folder, name);
    await mkdir(folder, { mode: 0o700 });
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
    const data = join(folder, "data");
    const file = join(this.#folder, `${name}.yaml`);
    await writeFile(file, stringify(settingsOf({ name, folder, data, port, restPort, etcdPort })));
    const child = this.#spawn("python3", ["-m", "patroni", file]);
    this.#members.push({ name, data, port, restPort, child });
  }

  async #startProxy(): Promise<void> {
    const port = await this.#claim();
    const file = join(this.#folder, "haproxy.cfg");
    await writeFile(
      file,
      [
        "defaults",
        "  mode tcp",
        "  timeout connect 2s",
        "  timeout client 30m",
        "  timeout server 30m",
        "  timeout check 1s",
        "listen primary",
        `  bind 127.0.0.1:${port}`,
        "  option httpchk OPTIONS /primary",
        "  http-check expect status 200",
        "  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions",
        ...this.#members.map(
          (member) =>
            `  server ${member.name} 127.0.0.1:${member.port} check port ${member.restPort}`,
        ),
        "",
      ].join("\n"),
    );
    this.#spawn(HAPROXY, ["-db", "-f", file]);
    this.#url = `postgres://postgres:secret@127.0.0.1:${port}/postgres`;
    // Before its first checks HAProxy takes both servers for the primary and alternates between
    // them.
    await this.#until(async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => takesWrites(this.#url)));
      return !answers.includes(false);
    });
  }

  async #leader(): Promise<Member> {
    let leader: Member | undefined;
    await this.#until(async () => {
      for (const member of this.#members) if (await plays(member, "/primary")) leader = member;
      return leader !== undefined;
    });
    if (leader === undefined) throw new Error("nobody leads");
    return leader;
  }

  /** Resolves when clients reach a writable server other than the one of that member. */
  async #anotherLeads(lost: Member): Promise<void> {
    const others = this.#members.filter((member) => member !== lost);
    await this.#until(async () => {
      const answers = await Promise.all(others.map((member) => plays(member, "/primary")));
      return answers.includes(true) && (await takesWrites(this.#url));
    });
  }

  async #isServed(role: "/primary" | "/synchronous"): Promise<boolean> {
    const answers = await Promise.all(this.#members.map((member) => plays(member, role)));
    return answers.includes(true);
  }

  /** Waits for a condition while every program that was not ended on purpose runs. */
  async #until(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds())) {
      const ended = this.#children.find(({ exitCode }) => exitCode !== null);
      if (ended !== undefined) throw new Error(`${ended.spawnfile} ended with ${ended.exitCode}`);
      await pause(POLL_MS);
    }
  }
}

interface Place {
  readonly name: string;
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly restPort: number;
  readonly etcdPort: number;
}

/** https://patroni.readthedocs.io/en/latest/yaml_configuration.html */
function settingsOf({ name, folder, data, port, restPort, etcdPort }: Place): object {
  const address = `127.0.0.1:${port}`;
  return {
    scope: "gateway",
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: LEASE_S,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, "no-sync"],
      pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: data,
      bin_dir: join(systemPostgres() ?? "", "bin"),
      pgpass: join(folder, "pgpass"),
      authentication: {
        superuser: { username: "postgres", password: "secret" },
        replication: { username: "replicator", password: "secret" },
      },
      parameters: { unix_socket_directories: "", shared_buffers: "64MB" },
    },
  };
}

/** Returns whether this member reports a role (Patroni's REST API). */
async function plays({ restPort }: Member, role: string): Promise<boolean> {
  return (await statusOf(`http://127.0.0.1:${restPort}${role}`)) === 200;
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly held: string }>(
      "SELECT current_setting('transaction_read_only') AS held",
    );
    return rows[0]?.held === "off";
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns 0 without an answer within a second. */
async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(address, { signal: guardSignal(1_000) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/**
 * Signals Patroni first, so that it does not restart its server. The server's main process stops
 * before the others are listed, so that it starts no further ones.
 */
function signal({ child, data }: Member, name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  child.kill(name);
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return;
  const [main = ""] = readFileSync(file, "utf8").split("\n");
  // Empty while the server writes it.
  if (main === "") return;
  if (name !== "SIGCONT") send(Number(main), "SIGSTOP");
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const family = listed
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter((pids) => pids.includes(main))
    .map(([pid]) => Number(pid));
  for (const pid of family) send(pid, name);
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended, such as a backend after its connection.
  }
}
