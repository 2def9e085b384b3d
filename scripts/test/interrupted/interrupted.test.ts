import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listProcesses, membersOf, type ProcessEntry } from "./processes.ts";

const BOOTSTRAP = join(import.meta.dirname, "../../bootstrap.mjs");
const RUN = "scripts/test/interrupted/small-run.ts";
const ENDING_RUN = "scripts/test/interrupted/ending-run.ts";

let folder: string;
/** Processes of the run under test. */
let started: ReadonlySet<number> = new Set();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gateway-interrupted-"));
  const scripts = { test: `exec node ${BOOTSTRAP} ${RUN}` };
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "small", scripts }));
});
afterEach(async () => {
  // If the test failed, these processes would keep vitest from ending.
  for (const { pid } of survivors()) end(pid);
  started = new Set();
  await rm(folder, { recursive: true });
});

/** Starts a miniature `npm test`; resolves with npm's id when all of its processes are running. */
async function startRun(): Promise<number> {
  const child = spawn("npm", ["test"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  await expect.poll(() => output).toMatch(/^\[\d+,\d+,\d+\]$/m);
  const npm = child.pid ?? 0;
  // No group has this number, so only npm's descendants are listed.
  started = membersOf(-1, listProcesses(), new Set([npm]));
  const [line = "[]"] = /^\[\d+,\d+,\d+\]$/m.exec(output) ?? [];
  for (const pid of JSON.parse(line) as number[]) expect(started).toContain(pid);
  return npm;
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has ended since it was listed.
  }
}

function survivors(): readonly ProcessEntry[] {
  return listProcesses().filter(({ pid }) => started.has(pid));
}

/** Returns a process by its depth: 0 is npm itself, 1 the launcher, 2 the run. */
function descendant(npm: number, depth: number): number {
  if (depth === 0) return npm;
  const child = listProcesses().find(({ parent }) => parent === npm);
  if (child === undefined) throw new Error(`process ${npm} has no child`);
  return descendant(child.pid, depth - 1);
}

test.skipIf(process.platform === "win32").each([
  ["SIGINT", "npm", 0],
  ["SIGTERM", "npm", 0],
  ["SIGKILL", "npm", 0],
  ["SIGKILL", "the launcher", 1],
  ["SIGKILL", "the run", 2],
] as const)("%s to %s ends all processes", async (signal, _, depth) => {
  const npm = await startRun();
  process.kill(descendant(npm, depth), signal);
  await expect.poll(() => survivors()).toEqual([]);
});

test.skipIf(process.platform === "win32")(
  "a run that ends by itself keeps its exit code and ends all processes",
  async () => {
    const codes: (number | null)[] = [];
    const left = new Set<number>();
    for (let run = 0; run < 3; run += 1) {
      const stdio = ["ignore", "pipe", "ignore"] as const;
      const child = spawn(process.execPath, [BOOTSTRAP, ENDING_RUN], { stdio: [...stdio] });
      let output = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
      const [code] = (await once(child, "close")) as [number | null];
      codes.push(code);
      left.add(Number(output));
      started = left;
    }
    expect(codes).toEqual([3, 3, 3]);
    expect([...left].filter((pid) => pid > 0)).toHaveLength(3);
    await expect.poll(() => survivors()).toEqual([]);
  },
);
