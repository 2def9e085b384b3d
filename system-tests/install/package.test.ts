import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const LIMIT_MS = 1_800_000;
const run = promisify(execFile);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gateway-package-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * As in a shell: npm needs the machine's certificates and registry, but no variables of a running
 * npm.
 */
const shellEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")),
);

test(
  "npm pack makes a package of the build that npx serves from an empty folder",
  { timeout: LIMIT_MS },
  async () => {
    const inRoot = { cwd: ROOT, env: shellEnvironment };
    await run("npm", ["run", "-s", "build"], inRoot);
    const pack = ["pack", "./dist", "--json", "--pack-destination", folder];
    const packed = await run("npm", pack, inRoot);
    const [{ filename }] = JSON.parse(packed.stdout) as [{ readonly filename: string }];
    const child = spawn("npx", ["--yes", `./${filename}`], {
      cwd: folder,
      env: { ...shellEnvironment, PORT: "0", LOG_LEVEL: "silent" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "close");
    let output = "";
    const root = await new Promise<string>((resolve, reject) => {
      const read = (text: string): void => {
        output += text;
        const found = /base URL\s+(http:\/\/\S+)\/v1/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      child.stdout.setEncoding("utf8").on("data", read);
      child.stderr.setEncoding("utf8").on("data", read);
      void ended.then(() => reject(new Error(`it ended:\n${output}`)));
    });
    const key = readFileSync(join(folder, "data/demo-key"), "utf8").trim();
    const response = await fetch(`${root}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: '{"model":"sandbox/echo","messages":[{"role":"user","content":"Hello"}]}',
    });
    expect(response.status).toBe(200);
    expect((await fetch(`${root}/docs`)).status).toBe(200);
    // Everything but Node is in the package: there is nothing else to install or to warn about.
    expect(output).not.toMatch(/npm warn/i);
    const inFolder = { cwd: folder, env: shellEnvironment };
    const help = await run("npx", ["--yes", `./${filename}`, "--help"], inFolder);
    expect(help.stdout).toContain(`usage: npx ./${filename} <noun>`);
    await run("npx", ["--yes", `./${filename}`, "stop"], inFolder);
    await ended;
  },
);
