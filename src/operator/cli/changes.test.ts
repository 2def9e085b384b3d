import { beforeEach, describe, expect, it } from "vitest";
import { hashKey } from "../../access/auth/key-format.ts";
import { TestGateway } from "./test-gateway.ts";

let gateway: TestGateway;
beforeEach(() => {
  gateway = new TestGateway();
});

describe("a change of an account", () => {
  it("sets a plan, a name and a budget, and removes the budget", async () => {
    const id = await gateway.newAccount();
    const options = ["--plan", "demo", "--name", " New ", "--budget", "5.00/day"];
    const budget = { limit: "5", period: "day", left: "5", resets_at: "2026-06-02T00:00:00.000Z" };
    const changed = await gateway.json("accounts", "update", id, ...options);
    expect(changed).toMatchObject({ id, plan: "demo", name: "New", budget });
    expect((await gateway.run("accounts", "list")).stdout).toContain("5/day, 5 left until 2026");
    const removed = await gateway.json("accounts", "update", id, "--budget", "none");
    expect(removed).toMatchObject({ plan: "demo", budget: null });
  });

  it("suspends, resumes and permanently closes", async () => {
    const id = await gateway.newAccount();
    const words = async (verb: string) => (await gateway.json("accounts", verb, id))["state"];
    expect(await words("suspend")).toBe("suspended");
    expect(await words("resume")).toBe("active");
    expect(await words("close")).toBe("closed");
    const refused = await gateway.run("accounts", "resume", id);
    expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
    expect(refused.stderr).toContain("is closed");
    expect((await gateway.run("keys", "create", "--account", id)).stderr).toContain("is closed");
  });

  it.each([
    ["no change", []],
    ["a budget without a period", ["--budget", "5.00"]],
    ["an unknown period", ["--budget", "5.00/year"]],
    ["two periods", ["--budget", "5.00/day/week"]],
    ["an invalid amount", ["--budget", "five/day"]],
  ])("that is %s is a usage error", async (_, options) => {
    const id = await gateway.newAccount();
    expect(await gateway.run("accounts", "update", id, ...options)).toMatchObject({ exitCode: 2 });
  });
});

describe("a change of a key", () => {
  const newKey = async (): Promise<string> => {
    const account = await gateway.newAccount();
    return String((await gateway.json("keys", "create", "--account", account))["id"]);
  };

  it("sets the given settings, and `none` removes them", async () => {
    const id = await newKey();
    const texts = ["--label", "ci", "--models", "a/*,b/c", "--expires", "2027-01-01"];
    const limits = ["--spending-limit", "5.00", "--budget", "1.50/week"];
    expect(await gateway.json("keys", "update", id, ...texts, ...limits)).toMatchObject({
      label: "ci",
      models: ["a/*", "b/c"],
      expires_at: "2027-01-01T00:00:00.000Z",
      spending_limit: "5",
      budget: { limit: "1.5", period: "week" },
    });
    const names = ["label", "models", "expires", "spending-limit", "budget"];
    const none = names.flatMap((name) => [`--${name}`, "none"]);
    expect(await gateway.json("keys", "update", id, ...none)).toMatchObject({
      label: null,
      models: null,
      expires_at: null,
      spending_limit: null,
      budget: null,
    });
    expect(await gateway.run("keys", "update", id)).toMatchObject({ exitCode: 2 });
  });

  it.each([
    [[], "2026-06-02T00:00:00.000Z"],
    [["--overlap", "30m"], "2026-06-01T00:30:00.000Z"],
    [["--overlap", "0s"], "2026-06-01T00:00:00.000Z"],
  ])("rotates its secret (%j), the previous one is valid until %s", async (options, until) => {
    const id = await newKey();
    const rotated = await gateway.json("keys", "rotate", id, ...options);
    expect(rotated).toMatchObject({ id, previous_expires_at: until });
    expect(rotated["key"]).toMatch(/^sk-gw-/);
    const found = await gateway.store.findKey(hashKey(String(rotated["key"])));
    expect(found).toMatchObject({ id });
    expect(JSON.stringify(await gateway.audit())).not.toContain(rotated["key"]);
  });

  it("of a revoked key is refused, and an invalid overlap is a usage error", async () => {
    const id = await newKey();
    expect(await gateway.run("keys", "rotate", id, "--overlap", "soon")).toMatchObject({
      exitCode: 2,
    });
    await gateway.run("keys", "revoke", id);
    for (const line of [
      ["rotate", id],
      ["update", id, "--label", "x"],
    ]) {
      const { exitCode, stderr } = await gateway.run("keys", ...line);
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining("is revoked")]);
    }
  });
});
