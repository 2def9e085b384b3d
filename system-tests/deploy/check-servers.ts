import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mustRun, ROOT } from "./tools.ts";

const sample = (path: string): Promise<string> => readFile(join(ROOT, "deploy", path), "utf8");

async function inFolder(act: (folder: string) => Promise<string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-samples-"));
  try {
    await chmod(folder, 0o755);
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns a complete nginx configuration around the sample, on these ports. */
export function nginxConfiguration(
  site: string,
  where: {
    readonly folder: string;
    readonly listen: string;
    readonly gateways: readonly [string, string];
  },
): string {
  const edits: readonly (readonly [string, string])[] = [
    ["listen 80;", `listen ${where.listen};`],
    ["127.0.0.1:8081", where.gateways[0]],
    ["127.0.0.1:8082", where.gateways[1]],
  ];
  let edited = site;
  for (const [from, to] of edits) {
    if (!edited.includes(from)) throw new Error(`the sample for nginx has no ${from}`);
    edited = edited.replace(from, to);
  }
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${where.folder}/${name};`)
    .join("\n");
  return `daemon off;
pid ${where.folder}/nginx.pid;
error_log ${where.folder}/error.log warn;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  ${own}
  ${edited}
}
`;
}

/** Runs `nginx -t` over the samples. */
export function checkNginx(): Promise<string> {
  return inFolder(async (folder) => {
    const gateways = ["127.0.0.1:8081", "127.0.0.1:8082"] as const;
    const where = { folder, listen: "127.0.0.1:8080", gateways };
    const file = join(folder, "nginx.conf");
    for (const site of ["nginx/gateway.conf", "nginx/shards.conf"]) {
      await writeFile(file, nginxConfiguration(await sample(site), where));
      await mustRun(["nginx", "-t", "-e", join(folder, "start.log"), "-c", file]);
    }
    return (await mustRun(["nginx", "-v"])).output.trim();
  });
}

/** Runs `caddy validate` over the sample. */
export async function checkCaddy(): Promise<string> {
  const file = join(ROOT, "deploy/caddy/Caddyfile");
  await mustRun(["caddy", "validate", "--adapter", "caddyfile", "--config", file]);
  const { output } = await mustRun(["caddy", "adapt", "--config", file]);
  if (!output.includes('"flush_interval":-1')) throw new Error("Caddy would buffer");
  return `caddy ${(await mustRun(["caddy", "version"])).output.trim()}`;
}

/** Runs `systemd-analyze verify` over the unit, as installed in this checkout. */
export function checkSystemd(): Promise<string> {
  return inFolder(async (folder) => {
    // A unit splits its values at spaces, which the checkout's own path may contain.
    const checkout = join(folder, "checkout");
    await symlink(ROOT, checkout);
    const written = await sample("systemd/chat-gateway@.service");
    const unit = written.replaceAll("/opt/chat-gateway", checkout);
    const file = join(folder, "chat-gateway@01.service");
    await writeFile(file, unit);
    const { output } = await mustRun(["systemd-analyze", "verify", file]);
    if (output.includes("chat-gateway@01.service")) throw new Error(output);
    const security = ["systemd-analyze", "security", "--offline=true", "--threshold=40"] as const;
    const { output: exposure } = await mustRun([...security, file]);
    return /Overall exposure[^\n]*?: [\d.]+/.exec(exposure)?.[0] ?? exposure;
  });
}
