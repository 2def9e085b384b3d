import { beforeEach, describe, expect, test } from "vitest";
import { TestGateway } from "./test-gateway.ts";
import { failedRequest, key } from "./test-records.ts";

const sums = { requests: 1, charge: "2" };
const groups = (...ids: readonly string[]) => ids.map((group) => ({ group, ...sums }));

let gateway: TestGateway;
let calls: string[];
let reported: readonly object[];

const accountOf = (id: string) => ({ id, name: `=${id}`, external_id: id === "a1" ? "x-1" : null });
const page = (data: readonly object[], next: string | null = null) => ({
  object: "list",
  data,
  next_cursor: next,
});

/** The accounts are in two pages, of which the first has a0 to a999. */
function accountPage(cursor: string | undefined): object {
  const from = cursor === undefined ? 0 : 1_000;
  const accounts = Array.from({ length: 1_000 }, (_, at) => accountOf(`a${from + at}`));
  return page(accounts, cursor === undefined ? "second" : "third");
}

function reply(operation: string, input: Record<string, Record<string, string>>): object {
  switch (operation) {
    case "showAccount":
      return { object: "account", ...accountOf(input["path"]?.["id"] ?? "") };
    case "listAccounts":
      return accountPage(input["query"]?.["cursor"]);
    case "listNames": {
      const ids = input["query"]?.["ids"]?.split(",") ?? [];
      return page(ids.map((id) => ({ kind: "account", ...accountOf(id) })));
    }
    default:
      return page(reported);
  }
}

beforeEach(() => {
  gateway = new TestGateway();
  calls = [];
  gateway.remoteCall = async (operation, input) => {
    calls.push(operation);
    return reply(operation, (input ?? {}) as never) as never;
  };
});

describe("usage by account", () => {
  test("has the names and external ids beside the ids, in each form", async () => {
    reported = groups("a1", "a2");
    const { stdout } = await gateway.run("usage", "--by", "account", "--csv");
    expect(stdout).toMatch(/^account,account_name,account_external_id,requests,/);
    expect(stdout).toContain("\r\na1,'=a1,x-1,1,");
    expect(stdout).toContain("\r\na2,'=a2,,1,");
    expect(calls).toEqual(["getUsage", "showAccount", "showAccount"]);
    const text = (await gateway.run("usage", "--by", "account")).stdout;
    expect(text).toMatch(/^account +account name +account external id +requests /);
    expect(await gateway.json("usage", "--by", "account")).toEqual([
      { account: "a1", account_name: "=a1", account_external_id: "x-1", ...sums },
      { account: "a2", account_name: "=a2", account_external_id: null, ...sums },
    ]);
  });

  test("reads more than 100 accounts by pages, until all are found", async () => {
    reported = groups(...Array.from({ length: 101 }, (_, at) => `a${at + 950}`));
    const { stdout } = await gateway.run("usage", "--by", "account", "--csv");
    expect(stdout).toContain("\r\na1050,'=a1050,,1,");
    expect(calls).toEqual(["getUsage", "listAccounts", "listAccounts"]);
  });

  test("by another group asks for no account", async () => {
    reported = groups("key_1");
    await gateway.run("usage", "--by", "key");
    expect(calls).toEqual(["getUsage"]);
  });
});

describe("requests as CSV have the account's name and external id", () => {
  const request = { ...failedRequest, account_id: "a1" };

  test.each([
    ["list", "listRequests", "id,account,account_name,account_external_id,key,"],
    ["failed", "listFailedRequests", "id,at,account,account_name,account_external_id,key,"],
  ])("requests %s", async (verb, operation, columns) => {
    reported = [request, { ...request, id: "other" }, { ...request, account_id: null }];
    const { stdout } = await gateway.run("requests", verb, "--csv");
    expect(stdout.slice(0, columns.length)).toBe(columns);
    expect(stdout.split(",a1,'=a1,x-1,KEY,")).toHaveLength(3);
    expect(stdout).toContain(",,,,KEY,");
    expect(calls).toEqual([operation, "showAccount"]);
  });

  test("without --csv no account is asked for", async () => {
    const failed = { ...request, key_id: null, pointer: null, limit: null };
    reported = [failed, { ...failed, held: false }];
    const { stdout } = await gateway.run("requests", "failed");
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => line.split(/ {2,}/)),
    ).toEqual([
      [
        "id",
        "at",
        "account",
        "key",
        "model",
        "status",
        "outcome",
        "error code",
        "pointer",
        "limit",
      ],
      ["ID", "AT", "a1", "-", "MODEL", "429", "failed", "CODE", "-", "-"],
      ["ID", "AT", "a1", "-", "MODEL", "429", "refused", "CODE", "-", "-"],
    ]);
    expect(calls).toEqual(["listFailedRequests"]);
  });
});

test("keys have their account's name, asked for once for a hundred accounts", async () => {
  const keys = Array.from({ length: 202 }, (_, at) => ({ ...key, account_id: `a${at % 101}` }));
  reported = keys;
  const { stdout } = await gateway.run("keys", "list");
  expect(stdout).toMatch(/^id +account +account name +label /);
  expect(stdout).toMatch(/\nID +a100 +=a100 +LABEL /);
  expect(calls).toEqual(["listKeys", "listNames", "listNames"]);
  const [first] = (await gateway.json("keys", "list")) as unknown as readonly object[];
  expect(first).toMatchObject({ account_id: "a0", account_name: "=a0" });
});
