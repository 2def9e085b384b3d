import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { nginxConfiguration } from "../deploy/check-servers.ts";
import { monotonicMs, pause } from "../../contract-tests/harness/real-clock.ts";

const SAMPLE = join(import.meta.dirname, "../../deploy/nginx/gateway.conf");
const START_LIMIT_MS = 120_000;
/** Debian has it where only root looks. */
const env = { PATH: [process.env["PATH"] ?? "", "/usr/sbin"].join(delimiter) };

/** Whether the machine lacks nginx; never in CI. */
export function lacksNginx(): boolean {
  const isMissing = spawnSync("nginx", ["-v"], { env }).status !== 0;
  if (isMissing && process.env["CI"] !== undefined) throw new Error("CI must have nginx");
  return isMissing;
}

export interface Nginx {
  readonly root: string;
  readonly stop: () => Promise<void>;
}

/** Starts nginx with the sample of `deploy/` in front of two gateways. */
export async function startNginx(options: {
  readonly port: number;
  readonly gatewayPorts: readonly [number, number];
}): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-nginx-"));
  // Its workers have another user than root.
  await chmod(folder, 0o755);
  const [first, second] = options.gatewayPorts;
  const text = nginxConfiguration(await readFile(SAMPLE, "utf8"), {
    folder,
    listen: `127.0.0.1:${options.port}`,
    gateways: [`127.0.0.1:${first}`, `127.0.0.1:${second}`],
  });
  const file = join(folder, "nginx.conf");
  await writeFile(file, text);
  const child = spawn("nginx", ["-e", join(folder, "start.log"), "-c", file], {
    env,
    stdio: "inherit",
  });
  const ended = once(child, "exit");
  const root = `http://127.0.0.1:${options.port}`;
  const deadline = monotonicMs() + START_LIMIT_MS;
  while (!(await answers(root))) {
    if (child.exitCode !== null) throw new Error("nginx ended at its start");
    if (monotonicMs() > deadline) throw new Error("nginx does not answer");
    await pause(50);
  }
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { root, stop };
}

async function answers(root: string): Promise<boolean> {
  try {
    await (await fetch(`${root}/healthz`)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
