import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { monotonicMs, pause } from "../../contract-tests/harness/real-clock.ts";
import { nginxConfiguration } from "./check-servers.ts";
import { ROOT } from "./tools.ts";

const START_LIMIT_MS = 120_000;
/** Debian installs it in a folder that only root's PATH contains. */
const PATH = [process.env["PATH"] ?? "", "/usr/sbin"].join(delimiter);

/** A proxy in front of the gateways. */
export type ProxyName = "nginx" | "caddy";

/** Returns whether the machine lacks the program; always false in CI. */
export function lacksProxy(name: ProxyName): boolean {
  const version = name === "nginx" ? "-v" : "version";
  const isMissing = spawnSync(name, [version], { env: { PATH } }).status !== 0;
  if (isMissing && process.env["CI"] !== undefined) throw new Error(`CI must have ${name}`);
  return isMissing;
}

export interface Proxy {
  readonly root: string;
  readonly stop: () => Promise<void>;
}

export interface ProxyOptions {
  readonly port: number;
  readonly gatewayPorts: readonly [number, number];
  /** File in `deploy/nginx`; the default is one ledger with two gateways. */
  readonly site?: "gateway.conf" | "shards.conf";
  /** Applies an operator's changes to the sample. */
  readonly edit?: (sample: string) => string;
}

/** Starts nginx with the sample of `deploy/` in front of two gateways. */
export async function startNginx(options: ProxyOptions): Promise<Proxy> {
  const { port, gatewayPorts, site = "gateway.conf", edit = (sample) => sample } = options;
  const sample = edit(await readFile(join(ROOT, "deploy/nginx", site), "utf8"));
  const [first, second] = gatewayPorts;
  return startProxy({ name: "nginx", port }, (folder) => ({
    text: nginxConfiguration(sample, {
      folder,
      listen: `127.0.0.1:${port}`,
      gateways: [`127.0.0.1:${first}`, `127.0.0.1:${second}`],
    }),
    parameters: ["-e", join(folder, "start.log"), "-c"],
  }));
}

/** Starts Caddy with the sample of `deploy/`, without TLS, in front of two gateways. */
export async function startCaddy(options: ProxyOptions): Promise<Proxy> {
  const { port, gatewayPorts, edit = (sample) => sample } = options;
  const sample = edit(await readFile(join(ROOT, "deploy/caddy/Caddyfile"), "utf8"));
  const [first, second] = gatewayPorts;
  const site = sample
    .replace("\ngateway.example {", `\nhttp://127.0.0.1:${port} {\n\tbind 127.0.0.1`)
    .replace("127.0.0.1:8081 127.0.0.1:8082", `127.0.0.1:${first} 127.0.0.1:${second}`);
  return startProxy({ name: "caddy", port }, () => ({
    text: `{\n\tadmin off\n\tauto_https off\n}\n${site}`,
    parameters: ["run", "--adapter", "caddyfile", "--config"],
  }));
}

async function startProxy(
  { name, port }: { readonly name: ProxyName; readonly port: number },
  configure: (folder: string) => { readonly text: string; readonly parameters: readonly string[] },
): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), `gateway-${name}-`));
  // Its workers run as a user other than root.
  await chmod(folder, 0o755);
  const { text, parameters } = configure(folder);
  const file = join(folder, `${name}.conf`);
  await writeFile(file, text);
  const child = spawn(name, [...parameters, file], {
    env: { PATH, HOME: folder },
    stdio: ["ignore", "inherit", name === "caddy" ? "ignore" : "inherit"],
  });
  const ended = once(child, "exit");
  const root = `http://127.0.0.1:${port}`;
  const deadline = monotonicMs() + START_LIMIT_MS;
  while (!(await answers(root))) {
    if (child.exitCode !== null) throw new Error(`${name} ended at its start`);
    if (monotonicMs() > deadline) throw new Error(`${name} does not answer`);
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
