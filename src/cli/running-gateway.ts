import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readPidFile } from "../storage/pid-file.ts";

/** A gateway that runs beside the command. */
export interface RunningGateway {
  readonly pid: number;
  readonly signal: (signal: "SIGHUP" | "SIGTERM") => void;
  readonly isRunning: () => boolean;
}

/** The gateway of this data directory; null where none runs. */
export function findRunningGateway(dataDir: string): RunningGateway | null {
  const pid = readPidFile(dataDir);
  if (pid === null || !isGateway(pid)) return null;
  return {
    pid,
    signal: (signal) => void process.kill(pid, signal),
    isRunning: () => isGateway(pid),
  };
}

/** After a crash the number in the file may belong to a process of somebody else's. */
function isGateway(pid: number): boolean {
  return /[\\/]main\.[cm]?[jt]s\b/.test(commandOf(pid));
}

function commandOf(pid: number): string {
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}
