import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askOperator, runOperator, type OperatorStore } from "./harness/operator.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

const actor = { "x-operator": "cli:alice" };
const SLOW = { model: "sandbox/slow", messages: [{ role: "user", content: "one two three" }] };

let dataDir: string;
let server: TestServer;

async function start(): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), "gateway-socket-"));
  server = await startServer({ dataDir, config: "plans: [{ id: extra, models: ['sandbox/*'] }]" });
}

async function stop(): Promise<void> {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Fields = Readonly<Record<string, unknown>>;

const socketPath = () => join(dataDir, "gateway.sock");
const topUp = (reference: string) => [
  ...["accounts", "top-up", "demo", "1", "--reference", reference],
];

/** Sends a request over the socket without a command. */
async function askSocket(path: string, headers: Readonly<Record<string, string>>) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = request({ socketPath: socketPath(), path, headers, agent: false }, (response) => {
    void text(response).then(() => resolve(response.statusCode ?? 0), reject);
  });
  asked.on("error", reject).end();
  return promise;
}

/** Returns the number of ledger entries with this reference. */
async function entriesOf(store: OperatorStore, reference: string): Promise<number> {
  const entries = await askOperator<readonly Fields[]>(store, ["entries", "list", "demo"]);
  return entries.filter((entry) => entry["reference"] === reference).length;
}

describe("the socket of a running gateway", () => {
  beforeAll(start);
  afterAll(stop);

  test("is private to its user, as are the ledger's files", () => {
    const ledger = ["ledger.sqlite", "ledger.sqlite-wal", "gateway.pid", "gateway.lock"];
    for (const name of ["gateway.sock", ...ledger]) {
      const { mode } = statSync(join(dataDir, name));
      expect([name, (mode & 0o777).toString(8)]).toEqual([name, "600"]);
    }
  });

  test("accepts the name of a user and no token; the port accepts neither", async () => {
    expect(await askSocket("/admin/api/v1/accounts", actor)).toBe(200);
    expect(await askSocket("/admin/api/v1/accounts", {})).toBe(401);
    for (const path of ["/admin/api/v1/accounts", "/ledger/countPlans"]) {
      const method = path.startsWith("/ledger") ? "POST" : "GET";
      const onPort = await fetch(server.root + path, { method, headers: actor });
      expect([401, 404]).toContain(onPort.status);
    }
    expect(await askSocket("/v1/models", actor)).toBe(404);
  });

  test("carries commands, and the audit log names their user", async () => {
    await askOperator(server, topUp("once"));
    const [latest] = await askOperator<readonly Fields[]>(server, ["audit", "list"]);
    const name = `cli:${userInfo().username}`;
    expect(latest).toMatchObject({ actor: name, role: "full", operation: "topUpAccount" });
  });

  test("carries parallel commands", async () => {
    const made = await Promise.all(
      ["a", "b", "b"].map((reference) => runOperator(server, topUp(reference))),
    );
    expect(made.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ""],
      [0, ""],
      [0, ""],
    ]);
    expect([await entriesOf(server, "a"), await entriesOf(server, "b")]).toEqual([1, 1]);
  });

  test("lets a command archive, verify the archive and compare a configuration", async () => {
    const folder = join(dataDir, "archive");
    const archived = await askOperator<Fields>(server, [
      ...["ledger", "archive", "--before", "2020-01", "--to", folder],
    ]);
    expect(archived).toMatchObject({ months: [], archived_before: null });
    const verified = await askOperator<Fields>(server, ["ledger", "verify", "--archive", folder]);
    expect(verified).toMatchObject({ ok: true });
    await askOperator(server, ["accounts", "create", "--name", "A", "--plan", "extra"]);
    const file = join(dataDir, "other.yaml");
    await writeFile(file, "plans: [{ id: other, models: ['sandbox/*'] }]");
    const checked = await askOperator<Fields>(server, ["config", "check", file]);
    expect(checked).toMatchObject({ warnings: [{ path: "plans" }] });
  });
});

describe("a gateway that ends", () => {
  beforeEach(start);
  afterEach(stop);

  test("in order serves commands until its requests have ended, and then releases the ledger", async () => {
    const slow = await fetch(`${server.root}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${server.key}`, "content-type": "application/json" },
      body: JSON.stringify({ ...SLOW, stream: true }),
    });
    server.signal("SIGTERM");
    const [outcome] = await Promise.all([runOperator(server, topUp("while")), slow.text()]);
    // The end may cut off the command: it reports this, and its repeat posts no second entry.
    if (outcome.code !== 0) expect(outcome.stderr).toContain("no response from the gateway on");
    await server.exited;
    expect(existsSync(socketPath())).toBe(false);
    expect((await runOperator({ dataDir }, topUp("while"))).code).toBe(0);
    expect(await entriesOf({ dataDir }, "while")).toBe(1);
  });

  test("by a kill leaves a socket that does not block the next start", async () => {
    server.signal("SIGKILL");
    await server.exited;
    expect(existsSync(socketPath())).toBe(true);
    await askOperator({ dataDir }, topUp("alone"));
    server = await startServer({ dataDir });
    expect(await askSocket("/admin/api/v1/accounts", actor)).toBe(200);
    expect(await entriesOf(server, "alone")).toBe(1);
  });

  test.each(["sent", "answered"])(
    "by a kill when a top-up is %s: a repeat with its reference posts it once",
    async (when) => {
      const kill = () => server.signal("SIGKILL");
      const { promise, resolve } = Promise.withResolvers<void>();
      const asked = request({
        socketPath: socketPath(),
        path: "/admin/api/v1/accounts/demo/top-ups",
        method: "POST",
        headers: { ...actor, "content-type": "application/json" },
      });
      asked.on("close", resolve).on("error", () => resolve());
      if (when === "answered") asked.on("response", kill);
      asked.end(
        JSON.stringify({ amount: "1", reference: "r" }),
        when === "sent" ? kill : undefined,
      );
      await promise;
      kill();
      await server.exited;
      server = await startServer({ dataDir });
      await askOperator(server, topUp("r"));
      expect(await entriesOf(server, "r")).toBe(1);
      expect(await askOperator<Fields>(server, ["ledger", "verify"])).toMatchObject({ ok: true });
    },
  );
});

test("a data directory with a too long path for a socket is served too", async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gateway-socket-"));
  const deep = join(dataDir, "d".repeat(90), "e".repeat(90));
  const other = await startServer({
    dataDir,
    env: { DATA_DIR: deep, ADMIN_PORT: "0", ADMIN_TOKEN: "off" },
  });
  try {
    expect(statSync(deep).mode & 0o777).toBe(0o700);
    expect(other.output()).toContain("ADMIN_PORT is not used");
    expect(await entriesOf({ dataDir: deep }, "none")).toBe(0);
    expect(existsSync(join(deep, "gateway.sock"))).toBe(false);
  } finally {
    await other.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
