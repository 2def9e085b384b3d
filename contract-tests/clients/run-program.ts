import { spawn } from "node:child_process";

export interface ProgramResult {
  readonly code: number;
  readonly stdout: string;
  /** Standard output and standard error in the order of arrival. */
  readonly output: string;
}

/** Runs a program in a folder to its end; code 1 if it is missing or too slow. */
export function runProgram(
  command: readonly [string, ...string[]],
  options: {
    readonly folder: string;
    readonly env: Readonly<Record<string, string>>;
    readonly limitMs: number;
  },
): Promise<ProgramResult> {
  const [program, ...parameters] = command;
  return new Promise((resolve) => {
    let stdout = "";
    let output = "";
    const child = spawn(program, parameters, {
      cwd: options.folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...options.env },
      timeout: options.limitMs,
    });
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", (error) => resolve({ code: 1, stdout, output: output + error.message }));
    child.on("close", (code, signal) => {
      const ended = signal === null ? "" : `\n${program} was ended by ${signal}`;
      resolve({ code: code ?? 1, stdout, output: output + ended });
    });
  });
}
