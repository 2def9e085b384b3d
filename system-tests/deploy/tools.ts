import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { runProgram, type ProgramResult } from "../../contract-tests/clients/run-program.ts";

/** The repository. */
export const ROOT = join(import.meta.dirname, "../..");
const ENVIRONMENT = join(ROOT, ".cache/deploy");
/** Debian installs servers in a folder that only root's PATH contains. */
const env = { PATH: [process.env["PATH"] ?? "", "/usr/sbin"].join(delimiter) };
const STEP_LIMIT_MS = 900_000;

/** Runs one of the machine's programs in a folder. */
export function runTool(
  command: readonly [string, ...string[]],
  folder = ROOT,
): Promise<ProgramResult> {
  return runProgram(command, { folder, env, limitMs: STEP_LIMIT_MS });
}

/** Runs one of the machine's programs in a folder; throws with its output if it fails. */
export async function mustRun(
  command: readonly [string, ...string[]],
  folder = ROOT,
): Promise<ProgramResult> {
  const result = await runTool(command, folder);
  if (result.code === 0) return result;
  throw new Error(`${command.join(" ")} ended with ${result.code}:\n${result.output}`);
}

/** Returns a program of the Python environment below `.cache/`, which is created once. */
export async function pythonTool(name: string): Promise<string> {
  const marker = join(ENVIRONMENT, "installed");
  if (!existsSync(marker)) {
    await mkdir(join(ROOT, ".cache"), { recursive: true });
    await mustRun(["python3", "-m", "venv", ENVIRONMENT]);
    const requirements = join(import.meta.dirname, "requirements.txt");
    const pip = [join(ENVIRONMENT, "bin/python"), "-m", "pip", "install", "--quiet"] as const;
    await mustRun([...pip, "-r", requirements]);
    await mustRun(["touch", marker]);
  }
  return join(ENVIRONMENT, "bin", name);
}

/** Runs a program with this text as its input; returns its standard output. */
export function filter(program: string, parameters: readonly string[], input: string) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(program, parameters, { stdio: ["pipe", "pipe", "pipe"] });
    let output = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${program} ended with ${code}: ${errors}`));
    });
    child.stdin.end(input);
  });
}
