import { spawn, type ChildProcess } from "node:child_process";

export interface CommandResult {
  readonly code: number;
  /** Standard output and standard error, in the order of arrival. */
  readonly output: string;
  readonly seconds: number;
}

/** Killed when this process ends, so that an interrupted run leaves no process. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill()));

/**
 * Runs a program to its end and collects its output. A missing program, a program that a signal
 * ended, and one that exceeded `limitMs` have code 1 and a note in the output.
 */
export function runCommand(
  command: readonly [string, ...string[]],
  options: {
    readonly limitMs: number;
    readonly env?: Readonly<Record<string, string>>;
    /** Called with each piece of the output as it arrives. */
    readonly onOutput?: (text: string) => void;
  },
): Promise<CommandResult> {
  const [program, ...parameters] = command;
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const child = spawn(program, parameters, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...options.env },
      timeout: options.limitMs,
    });
    running.add(child);
    const finish = (code: number): void => {
      running.delete(child);
      resolve({ code, output: chunks.join(""), seconds: (performance.now() - startedMs) / 1000 });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        chunks.push(text);
        options.onOutput?.(text);
      });
    }
    child.on("error", (error) => {
      chunks.push(`${program}: ${error.message}\n`);
      finish(1);
    });
    child.on("close", (code, signal) => {
      if (signal !== null) chunks.push(`${program} was ended by ${signal}\n`);
      finish(code ?? 1);
    });
  });
}

const LAST_LINES = 60;

/** Returns the end of a command with its last lines: `It ended with 1. …` */
export function endOf({ code, output }: CommandResult): string {
  const lines = output.trimEnd().split("\n").slice(-LAST_LINES);
  return `It ended with ${code}. ${lines.join("\n")}`;
}
