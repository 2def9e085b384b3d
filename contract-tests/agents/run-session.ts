import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { later } from "../harness/real-clock.ts";
import type { InstalledAgent } from "./agents.ts";

/** Longer than any session; only an agent that never ends reaches it. */
const STEP_LIMIT_MS = 120_000;

/** The folders of one session, which are the agent's whole machine. */
export interface Place {
  readonly home: string;
  readonly project: string;
}

/** One start of a program in a session. */
export interface Step {
  readonly command: readonly [string, ...string[]];
  readonly stdin?: string;
}

export interface StepResult {
  readonly code: number | null;
  readonly stdout: string;
  /** Standard output and standard error in the order of arrival. */
  readonly output: string;
}

/** Creates the folders of consecutive sessions; `remove` ends the remaining processes in them. */
export function makePlace(): Place & { readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "agent-session-"));
  const place = { home: join(root, "user"), project: join(root, "project") };
  return { ...place, remove: () => empty(place, root) };
}

/** Recreates the folders, so that sessions share no state. */
export function renewPlace(place: Place): void {
  for (const folder of [place.home, place.project]) {
    empty(place, folder);
    mkdirSync(folder);
  }
}

function empty(place: Place, folder: string): void {
  endLeftovers(place);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Writes files into a folder: path → content. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>> = {},
): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/**
 * Returns the environment of an agent: its programs and its home, without this machine's variables.
 */
export function environmentOf(
  { agent, bin }: InstalledAgent,
  { home }: Place,
): Readonly<Record<string, string>> {
  const path = [bin, dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"];
  return {
    PATH: path.join(":"),
    HOME: home,
    TMPDIR: home,
    TERM: "dumb",
    LANG: "C.UTF-8",
    NO_PROXY: "127.0.0.1",
    ...agent.quiet,
  };
}

/** Runs a step to its end; `code` is null if the step had to be killed. */
export function runStep(
  { command: [program, ...parameters], stdin = "" }: Step,
  { place, env }: { readonly place: Place; readonly env: Readonly<Record<string, string>> },
): Promise<StepResult> {
  return new Promise((resolve) => {
    let stdout = "";
    let output = "";
    // A separate group, so that its children end with it.
    const child = spawn(program, parameters, { cwd: place.project, env, detached: true });
    const cancel = later(STEP_LIMIT_MS, () => endGroup(child.pid));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
    const end = (code: number | null, more = ""): void => {
      cancel();
      resolve({ code, stdout, output: output + more });
    };
    child.on("error", (error) => end(null, error.message));
    child.on("exit", (code) => {
      endGroup(child.pid);
      child.once("close", () => end(code));
    });
    child.stdin.on("error", () => child.stdin.destroy());
    child.stdin.end(stdin);
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/**
 * Ends servers that some agents leave running outside their group; they have the same home folder.
 */
function endLeftovers({ home }: Place): void {
  if (process.platform !== "linux") return;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const variables = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      if (variables.includes(`HOME=${home}`)) process.kill(Number(pid), "SIGKILL");
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

/** Returns whether a process has ended meanwhile or belongs to another user. */
function isGone(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return ["ESRCH", "ENOENT", "EACCES", "EPERM"].includes(code);
}
