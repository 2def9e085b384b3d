import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
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

/** Runs npm as a user would, in the project's folder. */
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
      await expect.poll(() => printed.stdout, { timeout: 30_000 }).toMatch(/curl[^']*'[^']+'/);
      const command = /curl[^']*'[^']+'/.exec(printed.stdout)?.[0] ?? "";
      const curl = spawn("sh", ["-c", command.replace("curl", "curl -s")]);
      let answer = "";
      curl.stdout.setEncoding("utf8").on("data", (text: string) => (answer += text));
      await once(curl, "close");
      expect(JSON.parse(answer)).toMatchObject({ object: "chat.completion" });
      child.kill(signal);
      expect(await once(child, "exit")).toEqual([0, null]);
      expect(printed.stdout).toContain("stopped");
    },
  );
});

describe("npm run -s gateway", () => {
  test("prints nothing but JSON, and its exit code comes through", async () => {
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
