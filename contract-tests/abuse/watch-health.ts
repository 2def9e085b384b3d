import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/**
 * Maximum duration of `/healthz` while a gateway is under attack, in units of work (see
 * `health-probe.ts`). On an idle machine every wait is below forty units with 500 streams that
 * start at once.
 */
export const HEALTH_UNITS_MAX = 100;

/**
 * Starts requesting `/healthz` from another process; the returned function stops it and returns the
 * longest wait in units of work.
 */
export function watchHealth({ root }: { readonly root: string }): () => Promise<number> {
  const script = join(import.meta.dirname, "health-probe.ts");
  const probe = spawn(process.execPath, [script, root], { stdio: ["pipe", "pipe", "inherit"] });
  let output = "";
  probe.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = once(probe, "close");
  return async () => {
    probe.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error(`the health probe ended with ${String(code)}`);
    return Number(output);
  };
}
