import { beforeEach, describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";
import { NOW, testConfig, TestGateway } from "./test-gateway.ts";

let gateway: TestGateway;

beforeEach(() => {
  gateway = new TestGateway();
});

describe("refusals end with exit code 1 and say why", () => {
  it.each([
    ["there is no plan", "accounts create --name A --plan gold"],
    ["an account needs a name", "accounts create --name= --plan demo"],
    ["there is no account", "accounts show acc_0"],
    ["there is no account", "accounts top-up acc_0 1"],
    ["there is no account", "keys create --account acc_0"],
    ["there is no account", "keys list --account acc_0"],
    ["there is no account", "usage --account acc_0"],
    ["there is no key", "keys revoke key_0"],
    ["there is no request", "requests show req_0"],
  ])("%s: %s", async (reason, line) => {
    const { exitCode, stdout, stderr } = await gateway.run(...line.split(" "));
    expect([exitCode, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`refused: ${reason}`);
  });
});

describe("wrong use ends with exit code 2 and says why", () => {
  it.each([
    ["", "usage:"],
    ["accounts", 'there is no command "accounts"'],
    ["accounts destroy", 'there is no command "accounts destroy"'],
    ["accounts create --name A", "--plan is missing"],
    ["accounts create --name A --plan demo --colour red", "--colour"],
    ["accounts create --name A --plan demo --balance ten", '"ten" is no amount'],
    ["accounts create --name A --plan demo --balance 0.0000000001", "is no amount"],
    ["accounts create --name A --plan demo --balance=-1", "zero or more"],
    ["accounts show", "accounts show takes ID"],
    ["accounts list all", "accounts list takes no further words"],
    ["accounts top-up acc_0 0", "above zero"],
    ["keys create", "--account is missing"],
    ["keys create --account a --expires tomorrow", '"tomorrow" is no date'],
    ["keys create --account a --models a*b", '"a*b" is no model pattern'],
    ["keys create --account a --models a,,b", '"" is no model pattern'],
    ["keys create --account a --spending-limit 0", "above zero"],
    ["usage --by colour", "--by must be key, model or day"],
    ["usage --json=yes", "--json"],
  ])("%j", async (line, reason) => {
    const { exitCode, stdout, stderr } = await gateway.run(...line.split(" ").filter(Boolean));
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(reason);
  });
});

describe("help", () => {
  it.each([
    ["--help", "keys create --account ID", "ledger verify"],
    ["keys --help", "keys create", "keys revoke ID"],
    ["keys create --help", "--spending-limit DOLLARS", "may be spent with the key"],
    ["keys create -h", "--expires DATE", "[--json]"],
  ])("gateway %s", async (line, ...parts) => {
    const { exitCode, stdout, stderr } = await gateway.run(...line.split(" "));
    expect([exitCode, stderr]).toEqual([0, ""]);
    for (const part of parts) expect(stdout).toContain(part);
  });
});

describe("the output", () => {
  it("is JSON also where --json comes first", async () => {
    expect(JSON.parse((await gateway.run("--json", "accounts", "list")).stdout)).toEqual([]);
  });

  it("is a table for people, without control characters", async () => {
    await gateway.run("accounts", "create", "--name", "A\u001B[2J", "--plan", "demo");
    const { stdout } = await gateway.run("accounts", "list");
    expect(stdout.split("\n")[0]).toMatch(/^id +name +plan +balance/);
    expect(stdout).not.toContain("\u001B");
  });

  it("says where there is nothing", async () => {
    expect((await gateway.run("keys", "list")).stdout).toBe("none\n");
  });
});

describe("the store", () => {
  it("is closed once where a command opened it, also after a refusal", async () => {
    await gateway.run("accounts", "list");
    expect(gateway.books.closed).toBe(1);
    await gateway.run("accounts", "show", "acc_0");
    expect(gateway.books.closed).toBe(2);
  });

  it("is not opened for what the configuration knows", async () => {
    await gateway.run("plans", "list");
    await gateway.run("accounts", "create", "--name", "A", "--plan", "gold");
    expect(gateway.books.closed).toBe(0);
  });

  it("that cannot be opened is a refusal", async () => {
    const failing = {
      openStore: () => Promise.reject(new Error("locked by process 7")),
      loadConfig: testConfig,
      checkConfig: testConfig,
      backUp: (file: string) => ({ file, bytes: 0 }),
      randomBytes: (size: number) => new Uint8Array(size),
      now: () => NOW,
    };
    expect(await runCli(["accounts", "list"], failing)).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: "refused: locked by process 7\n",
    });
  });
});
