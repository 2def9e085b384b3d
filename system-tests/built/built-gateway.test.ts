import { spawnSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumProgram, startChromium } from "../../contract-tests/browser/chromium.ts";
import { openPages } from "../../contract-tests/browser/every-page.ts";
import { call, type CallOptions } from "../../contract-tests/harness/call.ts";
import { lacksPostgres } from "../../contract-tests/harness/postgres.ts";
import { sharePostgres } from "../../contract-tests/harness/shared/postgres.ts";
import {
  bareEnvironment,
  startServer,
  type TestServer,
} from "../../contract-tests/harness/start-server.ts";
import { execute } from "../../src/storage/postgres/test-database.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Outside the project, so that the build cannot use the project's files. */
const folder = mkdtempSync(join(tmpdir(), "gateway-built-"));
const built = join(folder, "dist");
const entry = join(built, "main.js");

let fromSource: TestServer;
let fromBuild: TestServer;

beforeAll(async () => {
  const build = [join(ROOT, "scripts/build.ts"), built];
  const { status, stderr } = spawnSync(process.execPath, build, { encoding: "utf8" });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
  fromSource = await startServer();
  fromBuild = await startServer({ entry });
});

afterAll(async () => {
  await fromSource?.stop();
  await fromBuild?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stable = (text: string, { root }: TestServer): string =>
  text
    .replaceAll(root, "ROOT")
    .replaceAll(/"(id|request_id)":"[^"]+"/g, '"$1":"ID"')
    .replaceAll(/"created":\d+/g, '"created":0');

async function outcome(server: TestServer, path: string, options: CallOptions = {}) {
  const { status, headers, text } = await call(server, path, { key: server.key, ...options });
  return { status, type: headers.get("content-type"), text: stable(text, server) };
}

async function expectSame(status: number, path: string, options: CallOptions = {}): Promise<void> {
  const fromIt = await outcome(fromBuild, path, options);
  expect(fromIt.status).toBe(status);
  expect(fromIt).toEqual(await outcome(fromSource, path, options));
}

const messages = [{ role: "user", content: "one two three" }];
const echo = { model: "sandbox/echo", messages };

describe("the built gateway answers like the source", () => {
  test.each([
    ["a chat", 200, "/v1/chat/completions", echo],
    ["a streamed chat", 200, "/v1/chat/completions", { ...echo, stream: true }],
    ["a message", 200, "/v1/messages", { ...echo, max_tokens: 9 }],
    ["a streamed message", 200, "/v1/messages", { ...echo, max_tokens: 9, stream: true }],
    [
      "tokens estimated on a thread",
      200,
      "/v1/chat/completions",
      { ...echo, model: "sandbox/no-usage" },
    ],
    ["a body that breaks the contract", 400, "/v1/chat/completions", { ...echo, top_q: 1 }],
    ["an unknown model", 404, "/v1/chat/completions", { ...echo, model: "none" }],
  ])("%s", (_name, status, path, body) => expectSame(status, path, { body }));

  test.each([
    "/readyz",
    "/v1/models",
    "/v1/models/sandbox/echo",
    "/openapi.json",
    "/openapi.yaml",
    "/docs",
    "/docs/theme.css",
    "/docs/models",
    "/docs/rejections",
    "/docs/streams.md",
    "/docs/reference",
    "/docs/reference.js",
    "/docs/errors",
    "/docs/search.json",
    "/clients",
    "/playground",
    "/playground/fold.js",
    "/llms.txt",
  ])("%s", (path) => expectSame(200, path));
});

/** Returns addresses of this host in an HTML page, a script or a style. */
function loadedBy(text: string, path: string): readonly string[] {
  const html = text.matchAll(/<(?:link|script|img)\b[^>]*?(?:href|src)="([^"]+)"/g);
  const scripts = text.matchAll(
    /^(?:import|export)[^"';]*? from "([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...html, ...scripts].map(
    ([, one, other]) => new URL(one ?? other ?? "", `http://x${path}`).pathname,
  );
}

test.each(["/admin", "/console", "/playground", "/docs", "/docs/reference", "/clients"])(
  "%s of the build opens with every file that it loads",
  async (page) => {
    const asked = new Set<string>();
    const open = async (path: string): Promise<void> => {
      if (asked.has(path)) return;
      asked.add(path);
      const { status, headers, text } = await call(fromBuild, path);
      expect([path, status]).toEqual([path, 200]);
      expect(text.length).toBeGreaterThan(0);
      const type = headers.get("content-type") ?? "";
      // A vendor's bundle uses other notations.
      const isOwn = type.includes("html") || (type.includes("javascript") && text.length < 100_000);
      if (isOwn) await Promise.all(loadedBy(text, path).map(open));
    };
    await open(page);
    expect(asked.size).toBeGreaterThan(3);
  },
);

const pages = [
  ...["/admin", "/console", "/playground", "/docs", "/docs/models"],
  ...["/docs/reference", "/admin/reference"],
];

test.skipIf(chromiumProgram === undefined)("the pages of the build work in Chromium", async () => {
  const browser = await startChromium();
  try {
    await openPages(browser, fromBuild, pages);
  } finally {
    await browser.close();
  }
});

test("the operators' dashboard of the build has its client and its charts", async () => {
  const charts = "node_modules/uplot/dist/uPlot";
  const overview = "src/pages/admin/views/overview.js";
  for (const name of [
    ...["generated/admin/page-client.js", `${charts}.esm.js`, `${charts}.min.css`, overview],
  ]) {
    await expectSame(200, `/admin/assets/${name}`);
  }
});

/** Runs a command of the build, which must succeed, and parses its output. */
function command<T>(env: Readonly<Record<string, string>>, ...parameters: readonly string[]): T {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(built, "cli.js"), ...parameters, "--json"],
    { cwd: folder, env: { ...bareEnvironment(), ...env }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${parameters.join(" ")} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

describe.each([
  ["SQLite", false],
  ["PostgreSQL", lacksPostgres()],
] as const)("on %s", (store, isMissing) => {
  test.skipIf(isMissing)("the build serves a chat, a streamed message and a top-up", async () => {
    const postgres = store === "PostgreSQL" ? await sharePostgres() : null;
    const databaseUrl = postgres === null ? null : await postgres.createDatabase();
    const env = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    const server = await startServer({ entry, env });
    const { key } = server;
    try {
      const balance = async (): Promise<unknown> => {
        const { json } = await call(server, "/v1/account", { key });
        return (json as { balance: { available: string } }).balance.available;
      };
      const before = await balance();
      const chat = await call(server, "/v1/chat/completions", { key, body: echo });
      expect(chat.status).toBe(200);
      expect(chat.text).toContain("one two three");
      const streamed = { ...echo, max_tokens: 9, stream: true };
      const message = await call(server, "/v1/messages", { key, body: streamed });
      expect(message.events.at(-1)?.event).toBe("message_stop");
      const afterwards = await balance();
      expect(Number(afterwards)).toBeLessThan(Number(before));
      const ledger = { DATA_DIR: server.dataDir, ...env };
      command(ledger, "accounts", "top-up", "demo", "1.00");
      expect(Number(await balance())).toBeCloseTo(Number(afterwards) + 1, 8);
      expect(command(ledger, "ledger", "verify")).toMatchObject({ ok: true, problems: [] });
    } finally {
      await server.stop();
      await postgres?.stop();
    }
  });
});

test.skipIf(lacksPostgres())(
  "the build renews the lease of its holds on a thread, until it ends",
  async () => {
    const postgres = await sharePostgres();
    const databaseUrl = await postgres.createDatabase();
    const server = await startServer({ entry, env: { DATABASE_URL: databaseUrl } });
    const renewing = async (): Promise<number> => {
      const { rows } = await execute(
        databaseUrl,
        `SELECT FROM pg_stat_activity WHERE datname = current_database()
         AND application_name = 'chat-gateway lease' AND query LIKE 'UPDATE replicas%'`,
      );
      return rows.length;
    };
    const chat = async (): Promise<void> => {
      const reply = await call(server, "/v1/chat/completions", {
        key: server.key,
        body: echo,
      });
      expect(reply.status).toBe(200);
    };
    try {
      expect(await renewing()).toBe(0);
      await chat();
      await expect.poll(renewing).toBe(1);
      server.signal("SIGTERM");
      expect(await server.exited).toEqual({ code: 0, signal: null });
      await expect.poll(renewing).toBe(0);
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
);

test("a build without a file of its pages does not start, and names the file", () => {
  const file = join(built, "generated/admin/page-client.js");
  renameSync(file, `${file}.away`);
  try {
    const env = { ...bareEnvironment(), DATA_DIR: join(folder, "lacking"), PORT: "0" };
    const { status, stderr } = spawnSync(process.execPath, [entry], { env, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/Files that the pages serve are missing in .*:\n.*page-client\.js/);
  } finally {
    renameSync(`${file}.away`, file);
  }
});

test("the built command line reaches the built gateway", () => {
  const accounts = command({ DATA_DIR: fromBuild.dataDir }, "accounts", "list");
  expect(accounts).toMatchObject([{ id: "demo" }]);
});

test("a start of the build reads its compile cache", () => {
  // The variable of the tests' own cache would override the build's.
  const own = { NODE_COMPILE_CACHE: undefined };
  const env = { ...bareEnvironment(), ...own, NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
  const { stderr } = spawnSync(process.execPath, [join(built, "cli.js"), "help"], {
    env,
    encoding: "utf8",
  });
  expect(stderr).toContain("because cache was the same");
});
