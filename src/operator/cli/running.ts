import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Schemas } from "../../../generated/admin/types.ts";
import {
  CommandError,
  findRunning,
  withoutObject,
  type Command,
  type CliDependencies,
  type CommandResult,
  type RunningGateway,
} from "./command.ts";
import { readPidFile } from "../../system/process/data-dir-files.ts";

type Reload = Schemas["Reload"];

const POLL_MS = 100;
/** Time beyond the drain to end requests, settle holds and close the store. */
const MARGIN_MS = 15_000;

/** Stops the gateway and waits as long as its requests may take. */
export async function stopGateway(
  dependencies: Pick<CliDependencies, "findGateway" | "loadConfig" | "now" | "sleep">,
): Promise<CommandResult> {
  const { pid, signal, isRunning } = findRunning(dependencies);
  const { drainDelayMs, drainMs } = dependencies.loadConfig();
  const deadlineMs = dependencies.now() + drainDelayMs + drainMs + MARGIN_MS;
  signal("SIGTERM");
  while (isRunning()) {
    if (dependencies.now() > deadlineMs) throw new CommandError(`process ${pid} still runs`);
    await dependencies.sleep(POLL_MS);
  }
  return { json: { pid }, text: `process ${pid} has stopped` };
}

function reloadText({
  pid,
  needs_restart: settings,
}: Pick<Reload, "pid" | "needs_restart">): string {
  if (settings === null)
    return `process ${pid} is reloading its configuration; see its log for the result`;
  const text = `process ${pid} has reloaded its configuration`;
  return settings.length === 0 ? text : `${text}; these need a restart: ${settings.join(", ")}`;
}

/** Commands for the gateway that runs on the configured data directory. */
export const runningCommands: readonly Command[] = [
  {
    name: "reload",
    summary:
      "Reloads the running gateway's configuration; lists the settings that require a restart.",
    run: async (_input, dependencies) => {
      // Checked before the ledger is opened for the audit log: without a gateway the ledger may be
      // missing.
      if (dependencies.remoteCall === null) findRunning(dependencies);
      const json = withoutObject(await dependencies.call("reloadGateway"));
      return { json, text: reloadText(json) };
    },
  },
  {
    name: "stop",
    summary: "Stops the running gateway and waits until its requests have ended.",
    run: (_input, dependencies) => stopGateway(dependencies),
  },
];

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
