import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** A started server. */
export interface Program {
  readonly child: ChildProcess;
  readonly port: number;
}

export interface StartOptions {
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** File of its output, from which its port is read. */
  readonly logFile: string;
}

/** Includes the character after the number, since the line may be incomplete. */
const PORT_LINE = /(?:port |base URL\s+http:\/\/127\.0\.0\.1:)(\d+)\D/;
const START_POLL_MS = 5;
const START_LIMIT_MS = 120_000;
/** Per microsecond. */
const NANOSECONDS = 1_000;
const KIB_PER_MIB = 1024;

/** Resolves when the program has printed its port. @throws Error if it ends or prints no port. */
export async function startProgram(options: StartOptions): Promise<Program> {
  const { command, env, cwd, logFile } = options;
  const log = openSync(logFile, "w");
  const child = spawn(command[0], command.slice(1), {
    stdio: ["ignore", log, log],
    ...(cwd !== undefined && { cwd }),
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
  });
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    const text = readFileSync(logFile, "utf8");
    const port = PORT_LINE.exec(text)?.[1];
    if (port !== undefined) return { child, port: Number(port) };
    if (child.exitCode !== null) {
      throw new Error(`${command.join(" ")} ended with ${child.exitCode}:\n${text.slice(-2000)}`);
    }
    await delay(START_POLL_MS);
  }
  child.kill("SIGKILL");
  throw new Error(`${command.join(" ")} printed no port within ${START_LIMIT_MS} ms`);
}

/** Ends programs in the order given and waits for each. */
export async function stopPrograms(programs: readonly Program[]): Promise<void> {
  for (const { child } of programs) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
}

function readProc(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null; // The process has ended meanwhile.
  }
}

/** Returns the process and all its descendants (Linux). */
function processTree(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? readProc(`/proc/${name}/stat`) : null;
    const parent = Number(stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (stat !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/**
 * Returns the CPU time of a program's processes with all their threads, in microseconds. It is read
 * per thread, since the times of a process count in steps of 10 ms. A thread that has ended is not
 * counted.
 */
export function cpuMicroseconds({ child }: Program): number {
  let nanoseconds = 0;
  for (const pid of processTree(child.pid ?? 0)) {
    for (const thread of threadsOf(pid)) {
      const [onCpu = "0"] = (readProc(`/proc/${pid}/task/${thread}/schedstat`) ?? "").split(" ");
      nanoseconds += Number(onCpu);
    }
  }
  return nanoseconds / NANOSECONDS;
}

function threadsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // The process has ended meanwhile.
  }
}

/**
 * Returns the resident memory of a program's processes, in MiB: the current one and the sum of
 * their peaks.
 */
export function memory({ child }: Program): { readonly now: number; readonly peak: number } {
  const sum = { now: 0, peak: 0 };
  for (const pid of processTree(child.pid ?? 0)) {
    const status = readProc(`/proc/${pid}/status`) ?? "";
    sum.now += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / KIB_PER_MIB;
    sum.peak += Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / KIB_PER_MIB;
  }
  return sum;
}

/** Value for `/proc/PID/clear_refs` that resets the peak of the resident memory. */
const FORGET_PEAK = "5";

/** Resets the peak of the resident memory of a program's processes. */
export function resetPeaks({ child }: Program): void {
  for (const pid of processTree(child.pid ?? 0)) {
    writeFileSync(`/proc/${pid}/clear_refs`, FORGET_PEAK);
  }
}
