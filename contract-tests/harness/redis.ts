import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

const programs = ["/usr/bin/valkey-server", "/usr/bin/redis-server", "/usr/local/bin/redis-server"];

/** The server program of this machine; undefined where there is none. */
export const redisProgram: string | undefined = programs.find((path) => existsSync(path));

export interface RedisServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a server without persistence on 127.0.0.1; resolves when it takes connections. */
export async function startRedis(port?: number): Promise<RedisServer> {
  if (redisProgram === undefined) throw new Error("no redis-server or valkey-server here");
  const chosen = port ?? (await freePort());
  const options = ["--bind", "127.0.0.1", "--port", String(chosen), "--save", "", "--appendonly"];
  const child = spawn(redisProgram, [...options, "no"], { stdio: ["ignore", "pipe", "ignore"] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      if (/ready to accept connections/i.test(text.toString())) resolve();
    });
    child.once("exit", () => reject(new Error("the Redis server ended at its start")));
  });
  return {
    url: `redis://127.0.0.1:${chosen}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
    },
  };
}
