import { beforeEach, describe, expect, it, test } from "vitest";
import { runCli, createLocalDependencies } from "./run-cli.ts";
import { NOW, testConfig, TestGateway } from "./test-gateway.ts";
import { NoLedger, type CliDependencies } from "./command.ts";

let gateway: TestGateway;

beforeEach(() => {
  gateway = new TestGateway();
});

describe("failures end with exit code 1 and state the reason", () => {
  it.each([
    ["there is no plan", "accounts create --name A --plan gold"],
    ["--name is empty", "accounts create --name= --plan demo"],
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
    expect(stderr).toContain(`error: ${reason}`);
  });
});

describe("usage errors end with exit code 2 and state the reason", () => {
  it.each([
    ["", "usage:"],
    ["accounts", 'there is no command "accounts"'],
    [
      "accounts destroy",
      'there is no command "accounts destroy"\nThe commands are accounts create,',
    ],
    ["accounts", "The commands are accounts create, accounts list,"],
    ["accounts lst", 'no command "accounts lst"; did you mean "accounts list"?\n'],
    ["accounts sus", '; did you mean "accounts suspend"?\n'],
    ["acounts list", "; the nouns are accounts, entries, keys,"],
    ["acounts list", "; npx gateway --help shows all commands\n"],
    ["accounts", "; npx gateway accounts --help describes them.\n"],
    ["statement acc_0 --month november", '--month "november" is not a valid month'],
    ["statements export out --month november", '--month "november" is not a valid month'],
    ["accounts create --name A", "missing option --plan"],
    ["accounts create --name A --plan demo --colour red", "unknown option --colour"],
    ["accounts show a --nope", "unknown option --nope; accounts show takes --json, --create\n"],
    ["keys create --account a --expires 2020-01-01", "--expires 2020-01-01 is in the past"],
    ["accounts create --name A --plan demo --balance ten", '"ten" is not a valid amount'],
    ["accounts create --name A --plan demo --balance 0.0000000001", "is not a valid amount"],
    ["accounts create --name A --plan demo --balance=-1", "zero or more"],
    ["accounts show", "usage error: missing argument: accounts show takes ID"],
    ["accounts show a b", "too many arguments: accounts show takes ID"],
    ["accounts list all", "accounts list takes no arguments"],
    ["accounts top-up acc_0 0", "above zero"],
    ["accounts top-up acc_0 -1", "above zero"],
    ["accounts correct acc_0 -0", "above zero"],
    ["entries list acc_0 --kind gift", "--kind must be one of top-up, refund,"],
    ["entries list acc_0 --from yesterday", '"yesterday" is not a valid date'],
    ["accounts update acc_0", "no change is given"],
    ["keys update key_0", "no change is given"],
    ["keys create", "missing option --account"],
    ["keys create --account a --expires tomorrow", '"tomorrow" is not a valid date'],
    ["keys create --account a --models a*b", '"a*b" is not a valid model pattern'],
    ["keys create --account a --models a,,b", '"" is not a valid model pattern'],
    ["usage --by colour", "--by must be one of model, key"],
    ["requests failed --status bad", '--status "bad" is not an HTTP status'],
    ["usage --json=yes", "--json"],
  ])("%j", async (line, reason) => {
    const { exitCode, stdout, stderr } = await gateway.run(...line.split(" ").filter(Boolean));
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(reason);
  });
});

describe("help", () => {
  it.each([
    ["--help", "usage: npx gateway <noun> <verb> …", "keys create --account ID", "ledger verify"],
    ["keys --help", "keys create", "keys revoke ID"],
    [
      "keys create --help",
      "usage: npx gateway keys create --account ID ",
      "--spending-limit DOLLARS",
      "may be spent with the key in total",
    ],
    ["keys create -h", "--expires DATE", "[--json]"],
  ])("gateway %s", async (line, ...parts) => {
    const { exitCode, stdout, stderr } = await gateway.run(...line.split(" "));
    expect([exitCode, stderr]).toEqual([0, ""]);
    for (const part of parts) expect(stdout).toContain(part);
  });
});

describe("the output", () => {
  it("is JSON even if --json comes first", async () => {
    expect(JSON.parse((await gateway.run("--json", "accounts", "list")).stdout)).toEqual([]);
  });

  it("is a human-readable table without control characters", async () => {
    const create = (name: string) =>
      gateway.run("accounts", "create", "--name", name, "--plan", "demo");
    expect((await create("A\u001B[2J")).exitCode).toBe(1);
    // Earlier releases accepted any name.
    const id = await gateway.newAccount();
    await gateway.store.updateAccount({ id, name: "A\u001B[2J", atMs: 0 });
    const { stdout } = await gateway.run("accounts", "list");
    expect(stdout.split("\n")[0]).toMatch(/^id +external id +name +plan +state +balance/);
    expect(stdout).not.toContain("\u001B");
  });

  it("prints that a list is empty", async () => {
    expect((await gateway.run("keys", "list")).stdout).toBe("none\n");
  });
});

describe("the store", () => {
  it("is closed once if a command opened it, even after a failure", async () => {
    await gateway.run("accounts", "list");
    expect(gateway.closed).toBe(1);
    await gateway.run("accounts", "show", "acc_0");
    expect(gateway.closed).toBe(2);
  });

  it("is not opened for data of the configuration", async () => {
    await gateway.run("plans", "list");
    await gateway.run("models", "list");
    expect(gateway.closed).toBe(0);
  });

  it("that cannot be opened is an error", async () => {
    const never = (): never => {
      throw new Error("not to be called");
    };
    const failing = {
      remoteCall: null,
      program: "npx gateway",
      actorName: "cli:tester",
      openStore: () => Promise.reject(new Error("locked by process 7")),
      loadConfig: testConfig,
      loadConfigWithKeys: never,
      openUpstreams: never,
      notify: never,
      confirm: null,
      sleep: never,
      checkConfig: testConfig,
      findGateway: () => null,
      openStandby: never,
      pathOf: (name: string) => name,
      randomBytes: (size: number) => new Uint8Array(size),
      now: () => NOW,
    };
    expect(await runCli(["accounts", "list"], failing)).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: "error: locked by process 7\n",
    });
  });
});

test("there is no audit log without a ledger", async () => {
  const failing = (error: Error) =>
    createLocalDependencies({
      openStore: () => Promise.reject(error),
    } as unknown as CliDependencies);
  expect(await failing(new NoLedger("here")).openAudit?.()).toBeNull();
  await expect(failing(new Error("the disk is full")).openAudit?.()).rejects.toThrow("full");
});
