import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { claimPort } from "./claim-port.ts";

const programs = ["/usr/bin/valkey-server", "/usr/bin/redis-server", "/usr/local/bin/redis-server"];

/** Path of the machine's Redis server; undefined if it is not installed. */
export const redisProgram: string | undefined = programs.find((path) => existsSync(path));

export interface RedisServer {
  readonly url: string;
  /** Kills it, and starts an empty one on the same port after `meanwhile`. */
  readonly restart: (meanwhile: () => Promise<unknown>) => Promise<void>;
  /** Suspends or resumes its process: it is silent but stays connected. */
  readonly hang: () => void;
  readonly resume: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a server without persistence on 127.0.0.1; resolves when it accepts connections. */
export async function startRedis(port?: number): Promise<RedisServer> {
  if (redisProgram === undefined) throw new Error("no redis-server or valkey-server here");
  const claimed = port === undefined ? await claimPort() : null;
  const chosen = port ?? claimed?.port ?? 0;
  let child = await launch(redisProgram, chosen);
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${chosen}`,
    restart: async (meanwhile) => {
      await kill();
      await meanwhile();
      child = await launch(child.spawnfile, chosen);
    },
    hang: () => child.kill("SIGSTOP"),
    resume: () => child.kill("SIGCONT"),
    stop: async () => {
      await kill();
      await claimed?.release();
    },
  };
}

async function launch(program: string, port: number): Promise<ChildProcess> {
  const options = ["--bind", "127.0.0.1", "--port", String(port), "--save", "", "--appendonly"];
  const child = spawn(program, [...options, "no"], { stdio: ["ignore", "pipe", "ignore"] });
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      if (/ready to accept connections/i.test(line)) resolve();
    });
    child.once("exit", () => reject(new Error("the Redis server ended at its start")));
  });
  return child;
}
