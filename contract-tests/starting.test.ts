import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bareEnvironment } from "./harness/start-server.ts";

const ROOT = join(import.meta.dirname, "..");
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gateway-npm-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

interface Npm {
  readonly child: ChildProcess;
  readonly printed: { stdout: string; stderr: string };
}

/** Runs npm in the project's folder like a user. */
function npm(...words: readonly string[]): Npm {
  const child = spawn("npm", words, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...bareEnvironment(), PORT: "0", DATA_DIR: dataDir },
  });
  const printed = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed.stderr += text));
  return { child, printed };
}

describe("npm start", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "prints a call that works; %s ends it with 0",
    async (signal) => {
      const { child, printed } = npm("start");
      await expect.poll(() => printed.stderr).toMatch(/curl[^']*'[^']+'/);
      const command = /curl[^']*'[^']+'/.exec(printed.stderr)?.[0] ?? "";
      const curl = spawn("sh", ["-c", command.replace("curl", "curl -s")]);
      let answer = "";
      curl.stdout.setEncoding("utf8").on("data", (text: string) => (answer += text));
      await once(curl, "close");
      expect(JSON.parse(answer)).toMatchObject({ object: "chat.completion" });
      child.kill(signal);
      // The exit event may precede the last lines of the log.
      expect(await once(child, "close")).toEqual([0, null]);
      const messages = printed.stdout
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
      expect(messages).toEqual(["listening", "request", "draining", "stopped"]);
      expect(printed.stdout).not.toContain("base URL");
    },
  );
});

/** A started `npm start` and the gateway's process, from the file with its id. */
async function startGateway(): Promise<{ readonly npmPid: number; readonly pid: number }> {
  const { child, printed } = npm("start");
  await expect.poll(() => printed.stderr).toContain("base URL");
  const pid = Number(await readFile(join(dataDir, "gateway.pid"), "utf8"));
  return { npmPid: child.pid ?? 0, pid };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns the parent of a process (Linux). */
async function parentOf(pid: number): Promise<number> {
  return Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);
}

describe("the process in gateway.pid", () => {
  test("is stopped and reloaded by commands, and the file is removed", async () => {
    const { pid } = await startGateway();
    const reload = npm("run", "-s", "gateway", "--", "reload", "--json");
    expect(await once(reload.child, "close")).toEqual([0, null]);
    expect(JSON.parse(reload.printed.stdout)).toEqual({ pid, needs_restart: [] });
    expect(isAlive(pid)).toBe(true);
    const stop = npm("run", "-s", "gateway", "--", "stop");
    expect(await once(stop.child, "close")).toEqual([0, null]);
    expect(isAlive(pid)).toBe(false);
    await expect(readFile(join(dataDir, "gateway.pid"))).rejects.toThrow(/ENOENT/);
    for (const command of ["stop", "reload"]) {
      const again = npm("run", "-s", "gateway", "--", command);
      expect(await once(again.child, "close")).toEqual([1, null]);
      expect(again.printed.stderr).toContain("no gateway is running on");
    }
  });

  test.skipIf(process.platform !== "linux").each(["npm", "the launcher"])(
    "drains and ends when %s is killed; the next start has the ledger",
    async (killed) => {
      const { npmPid, pid } = await startGateway();
      const launcher = await parentOf(pid);
      expect(launcher).not.toBe(npmPid);
      process.kill(killed === "npm" ? npmPid : launcher, "SIGKILL");
      await expect.poll(() => isAlive(pid)).toBe(false);
      const next = await startGateway();
      process.kill(next.npmPid, "SIGTERM");
      await expect.poll(() => isAlive(next.pid)).toBe(false);
    },
  );
});

describe("npm run -s gateway", () => {
  test("prints only JSON, and passes its exit code on", async () => {
    const good = npm("run", "-s", "gateway", "--", "plans", "list", "--json");
    expect(await once(good.child, "close")).toEqual([0, null]);
    expect(JSON.parse(good.printed.stdout)).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "demo" })]),
    );
    const bad = npm("run", "-s", "gateway", "--", "accounts", "fly", "--json");
    expect(await once(bad.child, "close")).toEqual([2, null]);
    expect(bad.printed.stdout).toBe("");
  });
});
