import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { later } from "../harness/real-clock.ts";

export interface Outcome {
  readonly code: number;
  /** Standard output and standard error, in order of arrival. */
  readonly output: string;
}

/** A shell session like an operator's: variables and the folder persist between commands. */
export interface Shell {
  readonly run: (command: string) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

export interface ShellOptions {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A safeguard: on a loaded machine a command starts slowly. */
const COMMAND_LIMIT_MS = 600_000;
const DONE = /\n::done (\d+)\n$/;

/** Starts a shell in a folder. */
export function openShell({ folder, env }: ShellOptions): Shell {
  const child: ChildProcess = spawn("bash", ["--noprofile", "--norc"], {
    cwd: folder,
    env,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  let changed = (): void => undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      changed();
    });
  }
  const ended = once(child, "close");
  void ended.then(() => changed());
  const run = async (command: string): Promise<Outcome> => {
    output = "";
    // From a file, so that no command reads the rest of the script as its input.
    const file = join(folder, "command.sh");
    writeFileSync(file, `${command}\n`);
    child.stdin?.write(`exec 2>&1; . ./command.sh </dev/null; printf '\\n::done %s\\n' "$?"\n`);
    const spare = later(COMMAND_LIMIT_MS, () => void child.kill("SIGKILL"));
    for (;;) {
      const code = DONE.exec(output)?.[1];
      if (code !== undefined || child.exitCode !== null || child.signalCode !== null) {
        spare();
        // If the shell has ended, the command failed, even with exit code 0.
        return { code: code === undefined ? 1 : Number(code), output: output.replace(DONE, "") };
      }
      await new Promise<void>((resolve) => (changed = resolve));
    }
  };
  const close = async (): Promise<void> => {
    child.stdin?.end();
    await ended;
  };
  return { run, close };
}
