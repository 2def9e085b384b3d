import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("./main.ts", import.meta.url));
/** Timeout against hanging; a command takes about a second. */
const COMMAND_MS_MAX = 120_000;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gateway-cli-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const gateway = (...args: readonly string[]) => gatewayOn("ledger", ...args);

function gatewayOn(dataDir: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    env: { DATA_DIR: dataDir },
    encoding: "utf8",
    timeout: COMMAND_MS_MAX,
  });
  return { status, stdout, stderr };
}

describe("the command line, over its own ledger", () => {
  it("grants access, and the ledger stays consistent", { timeout: 9 * COMMAND_MS_MAX }, () => {
    const words = ["--name", "A", "--plan", "demo", "--balance", "10.00", "--json"];
    expect(gateway("accounts", "create", ...words)).toEqual({
      status: 1,
      stdout: "",
      stderr: `error: no ledger at ${join(folder, "ledger")}; --create makes one\n`,
    });
    expect(existsSync(join(folder, "ledger"))).toBe(false);
    const created = gateway("accounts", "create", ...words, "--create");
    expect(created).toMatchObject({ status: 0, stderr: "" });
    const { id } = JSON.parse(created.stdout) as { readonly id: string };
    const key = gateway("keys", "create", "--account", id, "--json");
    expect(JSON.parse(key.stdout)).toMatchObject({ account_id: id });
    expect(gateway("accounts", "refund", id, "10.01")).toEqual({
      status: 1,
      stdout: "",
      stderr: "error: at most $10 can be refunded\n",
    });
    const copy = gateway("ledger", "backup", "copy.sqlite");
    expect(copy).toMatchObject({ status: 0, stderr: "" });
    expect(gateway("ledger", "backup", "copy.sqlite")).toMatchObject({
      status: 1,
      stderr: `error: ${join(folder, "copy.sqlite")} exists; a backup does not overwrite: name a new file\n`,
    });
    const file = join(folder, "all.gz");
    const counts = "1 accounts, 1 keys, 1 entries; verified\n";
    const exported = gateway("ledger", "export", "all.gz");
    expect(exported).toMatchObject({ status: 0, stderr: "" });
    expect(exported.stdout.replace(/\d+ bytes/, "N bytes")).toBe(`${file}: N bytes, ${counts}`);
    const read = { status: 0, stdout: `${file}: ${counts}`, stderr: "" };
    expect(gatewayOn("other", "ledger", "import", "all.gz")).toEqual(read);
    const verified = gateway("ledger", "verify", "--json");
    expect(JSON.parse(verified.stdout)).toEqual({
      ok: true,
      full: false,
      rewinds: [],
      accounts: 1,
      entries: 1,
      repaired: 0,
      problems: [],
    });
  });

  it("ends quietly when its output is closed", { timeout: 3 * COMMAND_MS_MAX }, async () => {
    const list = ["requests", "list", "--csv", "--create"];
    for (const args of [["--help"], list, ["no", "such", "command"]]) {
      const isWrong = args[0] === "no";
      const env = { DATA_DIR: "unread" };
      const child = spawn(process.execPath, [program, ...args], { cwd: folder, env });
      let errors = "";
      if (isWrong) child.stderr.destroy();
      else child.stderr.on("data", (bytes: Buffer) => (errors += bytes));
      child.stdout.destroy();
      const [status, signal] = await once(child, "close");
      expect([status, signal, errors]).toEqual([isWrong ? 2 : 0, null, ""]);
    }
  });

  it("checks the sample without the upstream keys", () => {
    const sample = fileURLToPath(new URL("../../../docs/gateway.sample.yaml", import.meta.url));
    expect(gateway("config", "check", sample)).toMatchObject({ status: 1 });
    expect(gateway("config", "check", sample, "--no-secrets")).toMatchObject({ status: 0 });
  });

  it("lists every problem of a file in the operator's directory", () => {
    writeFileSync(join(folder, "bad.yaml"), "sever: {}\nserver: { port: 70000 }\n");
    const { status, stdout, stderr } = gateway("config", "check", "bad.yaml");
    expect([status, stdout]).toEqual([1, "bad.yaml has 2 problems\n"]);
    expect(stderr).toBe(
      'sever: unknown key; did you mean "server"?\nserver.port: must be <= 65535\n',
    );
  });

  it("prints its usage", () => {
    expect(gateway()).toMatchObject({ status: 2, stdout: "" });
  });
});
