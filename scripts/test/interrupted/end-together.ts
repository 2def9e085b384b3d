import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { join } from "node:path";

const REAPER = join(import.meta.dirname, "reap-group.ts");

/**
 * Ends a run with its launcher, and all processes that it started with the run, even if the run is
 * killed. Only under `scripts/bootstrap.mjs`, which gives it its own process group.
 */
export function endTogether(): void {
  // An orderly exit, so that its handlers end the running processes.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => process.exit(1));
  }
  if (!process.connected || process.platform === "win32") return;
  process.once("disconnect", () => process.exit(1));
  process.channel?.unref();
  // Outside the group and reading from this process: when its input ends, the run has ended.
  const reaper = spawn(process.execPath, [REAPER, String(process.pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  reaper.unref();
  // A pipe is a socket and would keep this process alive.
  if (reaper.stdin instanceof Socket) reaper.stdin.unref();
}
