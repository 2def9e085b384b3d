import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "iovalkey";
import { claimPort, type ClaimedPort } from "./claim-port.ts";
import { pause } from "./real-clock.ts";
import { redisProgram } from "./redis.ts";

/** A group of servers; all of them end with `stop`. */
export class RedisGroup {
  readonly #folder: string;
  readonly #ports: ClaimedPort[] = [];
  readonly #children = new Map<number, ChildProcess>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<RedisGroup> {
    return new RedisGroup(await mkdtemp(join(tmpdir(), "redis-group-")));
  }

  /** Starts a server with these lines of configuration; returns its port. */
  async start(
    lines: readonly string[] = [],
    programOptions: readonly string[] = [],
  ): Promise<number> {
    if (redisProgram === undefined) throw new Error("no redis-server or valkey-server here");
    const port = await this.claim();
    const file = join(this.#folder, `${port}.conf`);
    const own = [
      `port ${port}`,
      "bind 127.0.0.1",
      `dir ${this.#folder}`,
      'save ""',
      "protected-mode no",
    ];
    const names = [`dbfilename ${port}.rdb`];
    const isSentinel = programOptions.includes("--sentinel");
    await writeFile(file, [...own, ...(isSentinel ? [] : names), ...lines, ""].join("\n"));
    const child = spawn(redisProgram, [file, ...programOptions], { stdio: "ignore" });
    this.#children.set(port, child);
    await answering(port, child);
    return port;
  }

  /**
   * Starts three Sentinels that watch the primary at this port under the name `main`; returns their
   * ports.
   */
  startSentinels(primary: number): Promise<readonly number[]> {
    const lines = [
      `sentinel monitor main 127.0.0.1 ${primary} 2`,
      "sentinel down-after-milliseconds main 2000",
      "sentinel failover-timeout main 2000",
    ];
    return Promise.all([1, 2, 3].map(() => this.start(lines, ["--sentinel"])));
  }

  /**
   * Starts three primaries with a third of the slots each, and a replica of each in the same order;
   * returns their ports.
   */
  async startCluster(): Promise<Record<"primaries" | "replicas", readonly number[]>> {
    const ports = await Promise.all(
      Array.from({ length: 6 }, async (_, at) =>
        this.start([
          "cluster-enabled yes",
          // A primary that is slow on a loaded machine must not count as down.
          "cluster-node-timeout 5000",
          `cluster-port ${await this.claim()}`,
          `cluster-config-file nodes-${at}.conf`,
        ]),
      ),
    );
    const [first = 0] = ports;
    const busOf = new Map<number, string>();
    for (const port of ports) {
      busOf.set(port, String(await this.ask(port, ["CONFIG", "GET", "cluster-port"]).then(second)));
    }
    for (const port of ports.slice(1)) {
      await this.ask(first, ["CLUSTER", "MEET", "127.0.0.1", port, busOf.get(port) ?? ""]);
    }
    const [primaries, replicas] = [ports.slice(0, 3), ports.slice(3)];
    const bounds = [0, 5_461, 10_923, 16_384];
    for (const [at, port] of primaries.entries()) {
      await this.ask(port, [
        ...["CLUSTER", "ADDSLOTSRANGE", bounds[at] ?? 0, (bounds[at + 1] ?? 0) - 1],
      ]);
    }
    for (const [at, replica] of replicas.entries()) {
      const id = await this.ask(primaries[at] ?? 0, ["CLUSTER", "MYID"]);
      await until(async () => this.#accepts(replica, ["CLUSTER", "REPLICATE", String(id)]));
    }
    for (const port of ports) {
      await until(async () => {
        const info = String(await this.ask(port, ["CLUSTER", "INFO"]));
        return info.includes("cluster_state:ok") && info.includes("cluster_known_nodes:6");
      });
    }
    for (const port of replicas) {
      await until(async () =>
        String(await this.ask(port, ["INFO", "replication"])).includes("master_link_status:up"),
      );
    }
    return { primaries, replicas };
  }

  /** Runs one command on a server. */
  async ask(port: number, [command = "", ...rest]: readonly (string | number)[]): Promise<unknown> {
    const redis = new Redis(port, "127.0.0.1", {
      retryStrategy: () => null,
      enableReadyCheck: false,
    });
    redis.on("error", () => undefined);
    try {
      return await redis.call(String(command), ...rest);
    } finally {
      redis.disconnect();
    }
  }

  async kill(port: number): Promise<void> {
    const child = this.#children.get(port);
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    this.#children.delete(port);
  }

  async stop(): Promise<void> {
    for (const port of this.#children.keys()) await this.kill(port);
    for (const port of this.#ports) await port.release();
    await rm(this.#folder, { recursive: true });
  }

  /** Claims a port until `stop`. */
  async claim(): Promise<number> {
    const claimed = await claimPort();
    this.#ports.push(claimed);
    return claimed.port;
  }

  async #accepts(port: number, command: readonly string[]): Promise<boolean> {
    return this.ask(port, command).then(
      () => true,
      () => false,
    );
  }
}

const second = (answer: unknown): unknown => (Array.isArray(answer) ? answer[1] : undefined);

/** Asks until the condition holds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the server at ${port} ended at its start`);
    const redis = new Redis(port, "127.0.0.1", {
      lazyConnect: true,
      retryStrategy: () => null,
      enableReadyCheck: false,
    });
    redis.on("error", () => undefined);
    try {
      await redis.connect();
      return true;
    } catch {
      return false;
    } finally {
      redis.disconnect();
    }
  });
}
