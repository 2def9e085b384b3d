import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeClone } from "../../contract-tests/harness/clone.ts";
import manifest from "../../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");
const INSTALL_LIMIT_MS = 1_800_000;
const run = promisify(execFile);

let clone: string;

beforeAll(() => {
  clone = makeClone();
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/**
 * As in a shell: npm needs the machine's certificates and registry, but no variables of a running
 * npm.
 */
const shellEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")),
);

const inClone = () => ({ cwd: clone, env: shellEnvironment });

function installed(): readonly { readonly dev?: boolean }[] {
  const text = readFileSync(join(clone, "node_modules/.package-lock.json"), "utf8");
  return Object.values(
    (JSON.parse(text) as { packages: Record<string, { readonly dev?: boolean }> }).packages,
  );
}

/** Returns development packages that no production package needs. */
function developmentOnly(): object {
  const text = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  const locked = JSON.parse(text) as { packages: Record<string, { readonly dev?: boolean }> };
  return Object.fromEntries(
    Object.entries(manifest.devDependencies).filter(
      ([name]) => locked.packages[`node_modules/${name}`]?.dev === true,
    ),
  );
}

const present = (names: object): readonly string[] =>
  Object.keys(names).filter((name) => existsSync(join(clone, "node_modules", name)));

/** Starts the gateway with `npm start`, sends a request, and stops it. */
async function startAndAsk(): Promise<{ readonly status: number; readonly output: string }> {
  const child = spawn("node", ["scripts/bootstrap.mjs", "src/main.ts"], {
    cwd: clone,
    env: { ...shellEnvironment, PORT: "0", LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "close");
  const root = await new Promise<string>((resolve, reject) => {
    const read = (text: string): void => {
      output += text;
      const found = /base URL\s+(http:\/\/\S+)\/v1/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    void ended.then(() => reject(new Error(`the gateway ended:\n${output}`)));
  });
  const key = readFileSync(join(clone, "data/demo-key"), "utf8").trim();
  const { status } = await fetch(`${root}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: '{"model":"sandbox/echo","messages":[{"role":"user","content":"Hello"}]}',
  });
  const pages = await Promise.all(
    ["/docs", "/playground", "/openapi.yaml"].map((path) => fetch(root + path)),
  );
  expect(pages.map((page) => page.status)).toEqual([200, 200, 200]);
  child.kill("SIGTERM");
  await ended;
  return { status, output };
}

test(
  "npm start in a fresh clone installs production packages only, and serves",
  async () => {
    const { status, output } = await startAndAsk();
    expect(status).toBe(200);
    expect(output).toContain("Installing the production packages");
    expect(Object.keys(developmentOnly()).length).toBeGreaterThan(20);
    expect(present(developmentOnly())).toEqual([]);
    expect(installed().filter(({ dev }) => dev === true)).toEqual([]);
  },
  INSTALL_LIMIT_MS,
);

test(
  "npm ci --omit=dev installs no development package, and the gateway serves",
  async () => {
    await run("npm", ["ci", "--omit=dev"], inClone());
    expect(Object.keys(developmentOnly()).length).toBeGreaterThan(20);
    expect(present(developmentOnly())).toEqual([]);
    expect(present(manifest.dependencies)).toEqual(Object.keys(manifest.dependencies));
    const { status, output } = await startAndAsk();
    expect(status).toBe(200);
    expect(output).not.toContain("Installing");
  },
  INSTALL_LIMIT_MS,
);
