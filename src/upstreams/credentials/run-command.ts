import { execFile, type ExecFileException, type ExecFileOptions } from "node:child_process";
import { CredentialError } from "./read-secret.ts";

const RUN_MS_MAX = 30_000;
const OUTPUT_BYTES_MAX = 64 * 1_024;

/** How a program failed, as node reports it. */
export type ProgramFailure = Pick<ExecFileException, "code" | "killed">;

/** Node's message contains the command line and its output; only the reason is safe to repeat. */
function reasonOf({ code, killed }: ProgramFailure): string {
  if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return "printed more than 64 KiB";
  if (killed === true) return `still running after ${RUN_MS_MAX / 1_000} s`;
  if (code === "ENOENT") return "no such program";
  if (typeof code === "number") return `exit code ${code}`;
  return code ?? "ended by a signal";
}

/** Starts a program, as node's `execFile` does. */
export type StartProgram = (
  program: string,
  args: readonly string[],
  options: ExecFileOptions & { readonly encoding: "utf8" },
  ended: (error: ProgramFailure | null, stdout: string) => void,
) => { readonly stdin: { readonly end: () => unknown } | null };

/** Runs a command without a shell and returns its output; rejects with `CredentialError`. */
export function runCommand(
  [program = "", ...args]: readonly string[],
  start: StartProgram = execFile,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = start(
      program,
      args,
      {
        encoding: "utf8",
        killSignal: "SIGKILL",
        maxBuffer: OUTPUT_BYTES_MAX,
        timeout: RUN_MS_MAX,
        windowsHide: true,
      },
      (error, stdout) => {
        if (error === null) resolve(stdout);
        else reject(new CredentialError(reasonOf(error)));
      },
    );
    // Most of these commands prompt for a sign-in if they can, but the gateway cannot answer.
    child.stdin?.end();
  });
}

/** Syntax that requires a shell. */
const shellSyntax = /[|&;<>()$`\\*?#~\n]/;

/**
 * Splits a command line into words at white space, respecting quotes. Undefined if it is empty, a
 * quote is unclosed, or it requires a shell.
 */
export function splitCommand(line: string): readonly string[] | undefined {
  const words: string[] = [];
  const word = /\s*((?:"[^"]*"|'[^']*'|[^\s"'])+)\s*/gy;
  const outside = line.replaceAll(/'[^']*'/g, "").replaceAll(/"[^"$`\\]*"/g, "");
  if (shellSyntax.test(outside)) return undefined;
  let end = 0;
  for (const match of line.matchAll(word)) {
    end = match.index + match[0].length;
    words.push((match[1] ?? "").replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
  }
  return end === line.length && words.length > 0 ? words : undefined;
}
