import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readPidFile } from "../../system/process/pid-file.ts";

/** A gateway that runs at the same time as the command. */
export interface RunningGateway {
  readonly pid: number;
  readonly signal: (signal: "SIGHUP" | "SIGTERM") => void;
  readonly isRunning: () => boolean;
}

/** Access to the processes of this machine. */
export interface Processes {
  /** Returns the process's command line; `""` if the process does not exist. */
  readonly commandOf: (pid: number) => string;
  readonly kill: (pid: number, signal: "SIGHUP" | "SIGTERM") => unknown;
}

const machine: Processes = {
  commandOf,
  kill: (pid, signal) => process.kill(pid, signal),
};

/** Returns the gateway of this data directory; null if no gateway runs. */
export function findRunningGateway(dataDir: string, processes = machine): RunningGateway | null {
  const pid = readPidFile(dataDir);
  const isRunning = (): boolean => pid !== null && isGateway(processes.commandOf(pid));
  if (pid === null || !isRunning()) return null;
  return {
    pid,
    signal: (signal) => {
      processes.kill(pid, signal);
    },
    isRunning,
  };
}

/**
 * Returns whether a command line is a gateway's. The file may name a command that owns the ledger
 * or, after a crash, a process of another user.
 */
function isGateway(command: string): boolean {
  return /(?<![\\/]cli)[\\/]main\.[cm]?[jt]s\b/.test(command);
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
