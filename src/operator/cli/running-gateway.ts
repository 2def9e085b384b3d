import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readPidFile } from "../../system/process/pid-file.ts";

/** A gateway that runs beside the command. */
export interface RunningGateway {
  readonly pid: number;
  readonly signal: (signal: "SIGHUP" | "SIGTERM") => void;
  readonly isRunning: () => boolean;
}

/** How the processes of this machine are looked at and told to do something. */
export interface Processes {
  /** The process's command line; `""` where there is no such process. */
  readonly commandOf: (pid: number) => string;
  readonly kill: (pid: number, signal: "SIGHUP" | "SIGTERM") => unknown;
}

const machine: Processes = {
  commandOf,
  kill: (pid, signal) => process.kill(pid, signal),
};

/** The gateway of this data directory; null where none runs. */
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

/** The file may name a command that owns the ledger or, after a crash, a process of another user. */
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
