import { beforeEach, describe, expect, test } from "vitest";
import { OperationRefused } from "./command.ts";
import { allPages } from "./pages.ts";
import { TestGateway } from "./test-gateway.ts";

let gateway: TestGateway;
let calls: unknown[];

beforeEach(() => {
  gateway = new TestGateway();
  calls = [];
  gateway.remoteCall = async (operation, input) => {
    calls.push([operation, input]);
    throw new OperationRefused("Enough is known.");
  };
});

const from = "2027-01-01";
const to = "2027-02-01T12:00:00Z";
const moments = { from: "2027-01-01T00:00:00.000Z", to: "2027-02-01T12:00:00.000Z" };
const filters = { account: "acc", key: "key", model: "a/b", upstream: "up" };
const filterWords = Object.entries(filters).flatMap(([name, value]) => [`--${name}`, value]);

/** A command line, and the first call that it makes. */
const lines: readonly (readonly [line: string, operation: string, input: unknown])[] = [
  ["accounts list", "listAccounts", { query: {} }],
  [
    "accounts list --search ac --status active --plan p --limit 7 --cursor c",
    "listAccounts",
    { query: { search: "ac", status: "active", plan: "p", limit: "7", cursor: "c" } },
  ],
  [
    "accounts list --sort name --order desc",
    "listAccounts",
    { query: { sort: "name", order: "desc" } },
  ],
  ["keys list --sort label", "listKeys", { query: { sort: "label" } }],
  ["accounts list --all", "listAccounts", { query: { limit: "1000" } }],
  [
    "accounts create --name A --plan p --external-id e --email a@b --metadata k=v --metadata l=m=n",
    "createAccount",
    {
      body: {
        name: "A",
        plan: "p",
        external_id: "e",
        email: "a@b",
        metadata: { k: "v", l: "m=n" },
      },
    },
  ],
  [
    "accounts update acc --external-id e --email none --metadata k=",
    "updateAccount",
    { path: { id: "acc" }, body: { external_id: "e", email: null, metadata: { k: "" } } },
  ],
  [
    "accounts update acc --external-id none --metadata none",
    "updateAccount",
    { path: { id: "acc" }, body: { external_id: null, metadata: null } },
  ],
  ["accounts list --external-id e", "listAccounts", { query: { external_id: "e" } }],
  ["accounts show acc", "showAccount", { path: { id: "acc" } }],
  ["accounts suspend acc", "suspendAccount", { path: { id: "acc" } }],
  ["accounts resume acc", "resumeAccount", { path: { id: "acc" } }],
  ["accounts close acc", "closeAccount", { path: { id: "acc" } }],
  [
    "accounts create --name A --plan p --balance 1.50 --budget 5.00/day",
    "createAccount",
    { body: { name: "A", plan: "p", balance: "1.5", budget: { limit: "5", period: "day" } } },
  ],
  [
    "accounts update acc --name B --plan p --budget 5/week",
    "updateAccount",
    {
      path: { id: "acc" },
      body: { name: "B", plan: "p", budget: { limit: "5", period: "week" } },
    },
  ],
  [
    "accounts update acc --budget none",
    "updateAccount",
    { path: { id: "acc" }, body: { budget: null } },
  ],
  [
    "accounts top-up acc 10.00 --reference r --note n",
    "topUpAccount",
    { path: { id: "acc" }, body: { amount: "10", reference: "r", note: "n" } },
  ],
  ["accounts refund acc 2", "refundAccount", { path: { id: "acc" }, body: { amount: "2" } }],
  ["accounts correct acc 2", "correctAccount", { path: { id: "acc" }, body: { amount: "2" } }],
  [
    "accounts correct acc -1.25",
    "correctAccount",
    { path: { id: "acc" }, body: { amount: "-1.25" } },
  ],
  ["keys list", "listKeys", { query: {} }],
  ["keys list --account acc", "listKeys", { query: { account: "acc" } }],
  [
    "keys list --search ci --status revoked --limit 1000 --cursor c",
    "listKeys",
    { query: { search: "ci", status: "revoked", limit: "1000", cursor: "c" } },
  ],
  [
    "keys create --account acc --label l --models a/*,b --unlisted-fields ignore --spending-limit 3 --expires 2027-01-01 --budget 1/month",
    "createKey",
    {
      body: {
        account: "acc",
        label: "l",
        models: ["a/*", "b"],
        unlisted_fields: "ignore",
        spending_limit: "3",
        expires_at: moments.from,
        budget: { limit: "1", period: "month" },
      },
    },
  ],
  // A new key has nothing to remove.
  [
    "keys create --account acc --label none",
    "createKey",
    { body: { account: "acc", label: "none" } },
  ],
  [
    "keys update key --label none --models none --spending-limit none --expires none --budget none",
    "updateKey",
    {
      path: { id: "key" },
      body: { label: null, models: null, spending_limit: null, expires_at: null, budget: null },
    },
  ],
  [
    "keys update key --unlisted-fields none",
    "updateKey",
    { path: { id: "key" }, body: { unlisted_fields: null } },
  ],
  [
    "keys update key --spending-limit 0",
    "updateKey",
    { path: { id: "key" }, body: { spending_limit: "0" } },
  ],
  ["keys rotate key", "rotateKey", { path: { id: "key" }, body: {} }],
  [
    "keys rotate key --overlap 0s",
    "rotateKey",
    { path: { id: "key" }, body: { overlap_seconds: 0 } },
  ],
  [
    "keys rotate key --overlap 30m",
    "rotateKey",
    { path: { id: "key" }, body: { overlap_seconds: 1_800 } },
  ],
  [
    "keys rotate key --overlap 24h",
    "rotateKey",
    { path: { id: "key" }, body: { overlap_seconds: 86_400 } },
  ],
  [
    "keys rotate key --overlap 7d",
    "rotateKey",
    { path: { id: "key" }, body: { overlap_seconds: 604_800 } },
  ],
  ["keys revoke key", "revokeKey", { path: { id: "key" } }],
  ["requests show req", "showRequest", { path: { id: "req" } }],
  ["requests list", "listRequests", { query: { limit: "1000" } }],
  [
    `requests list ${filterWords.join(" ")} --from ${from} --to ${to}`,
    "listRequests",
    { query: { ...filters, ...moments, limit: "1000" } },
  ],
  [
    "requests list --outcome client-gone",
    "listRequests",
    { query: { outcome: "client-gone", limit: "1000" } },
  ],
  [
    "requests list --agent-session s",
    "listRequests",
    { query: { agent_session: "s", limit: "1000" } },
  ],
  [
    `sessions list --agent-session s ${filterWords.join(" ")} --from ${from} --to ${to}`,
    "listSessions",
    { query: { agent_session: "s", ...filters, ...moments, limit: "1000" } },
  ],
  [
    `deprecations list --deprecation model:a/b --account acc --from ${from} --to ${to}`,
    "listDeprecatedUses",
    { query: { deprecation: "model:a/b", account: "acc", ...moments, limit: "1000" } },
  ],
  ["requests failed", "listFailedRequests", { query: { limit: "1000" } }],
  [
    `requests failed --account acc --key key --model a/b --status 429 --code c --from ${from} --to ${to}`,
    "listFailedRequests",
    {
      query: {
        account: "acc",
        key: "key",
        model: "a/b",
        status: "429",
        code: "c",
        ...moments,
        limit: "1000",
      },
    },
  ],
  ["usage", "getUsage", { query: { by: "model", limit: "1000" } }],
  [
    `usage --by day ${filterWords.join(" ")} --from ${from} --to ${to}`,
    "getUsage",
    { query: { by: "day", ...filters, ...moments, limit: "1000" } },
  ],
  ["entries list acc", "listEntries", { path: { id: "acc" }, query: { limit: "1000" } }],
  [
    `entries list acc --kind top-up --from ${from} --to ${to}`,
    "listEntries",
    { path: { id: "acc" }, query: { kind: "top-up", ...moments, limit: "1000" } },
  ],
  ["audit list", "listAudit", { query: { limit: "1000" } }],
  [
    `audit list --actor cli:root --target acc --from ${from} --to ${to}`,
    "listAudit",
    { query: { actor: "cli:root", target: "acc", ...moments, limit: "1000" } },
  ],
  ["statement acc --month 2027-01", "getStatement", { path: { id: "acc", month: "2027-01" } }],
  ["ledger verify", "verifyLedger", { query: { full: "false" } }],
  ["ledger verify --full", "verifyLedger", { query: { full: "true" } }],
  ["ledger repair acc --note why", "repairAccount", { path: { id: "acc" }, body: { note: "why" } }],
  ["plans list", "listPlans", undefined],
  ["models list", "listCatalog", { query: {} }],
  ["models list --plan pro", "listCatalog", { query: { plan: "pro" } }],
  ["upstreams list", "listUpstreams", undefined],
  ["upstreams probe", "probeUpstreams", { body: { dry_run: true } }],
  ["upstreams probe a b", "probeUpstreams", { body: { models: ["a", "b"], dry_run: true } }],
  ["reload", "reloadGateway", undefined],
];

test.each(lines)("%s is one call", async (line, operation, input) => {
  const { exitCode, stdout, stderr } = await gateway.run(...line.split(" "));
  expect([exitCode, stdout, stderr]).toEqual([1, "", "error: enough is known\n"]);
  const call = input === undefined ? [operation, undefined] : [operation, input];
  expect(calls).toEqual([call]);
});

describe("a paged list", () => {
  const account = { object: "account", id: "acc", budget: null, metadata: {} };

  test("prints on stderr how to get the next page, also with --json", async () => {
    gateway.remoteCall = async () =>
      ({ object: "list", data: [account], next_cursor: "c2" }) as never;
    const { exitCode, stdout, stderr } = await gateway.run("accounts", "list", "--json");
    expect([exitCode, stderr]).toEqual([
      0,
      "More rows exist: --cursor c2 shows the next page, --all shows all pages.\n",
    ]);
    expect(JSON.parse(stdout)).toHaveLength(1);
  });

  test("is complete with --all, without a note", async () => {
    gateway.remoteCall = async (_operation, input) => {
      const isFirst = JSON.stringify(input).includes("cursor");
      return { object: "list", data: [account], next_cursor: isFirst ? null : "c2" } as never;
    };
    const { stdout, stderr } = await gateway.run("accounts", "list", "--all", "--json");
    expect([(JSON.parse(stdout) as unknown[]).length, stderr]).toEqual([2, ""]);
  });

  test.each([
    ["accounts update acc --metadata k", '"k" is not valid metadata: write name=value'],
    ["accounts create --name A --plan p --metadata =v", "is not valid metadata"],
    ["accounts list --limit 0", "--limit must be from 1 to 1000"],
    ["accounts list --limit 1001", "--limit must be from 1 to 1000"],
    ["keys list --limit ten", "--limit must be from 1 to 1000"],
    ["accounts list --all --cursor c", "--all takes neither --limit nor --cursor"],
    ["keys list --all --limit 5", "--all takes neither --limit nor --cursor"],
    ["accounts list --status open", "--status must be one of active, suspended, closed"],
    ["keys update key --unlisted-fields null", "--unlisted-fields must be one of refuse, ignore"],
    ["keys list --status closed", "--status must be one of active, expired, revoked"],
  ])("%s is a usage error", async (line, reason) => {
    const { exitCode, stderr } = await gateway.run(...line.split(" "));
    expect([exitCode, calls]).toEqual([2, []]);
    expect(stderr).toContain(reason);
  });
});

describe("pages", () => {
  test("are read to the last one, each with the cursor of the previous one", async () => {
    const asked: unknown[] = [];
    const pages = [
      { data: [1, 2], next_cursor: "two" },
      { data: [], next_cursor: "three" },
      { data: [3], next_cursor: null },
    ];
    const rows = await allPages(async (page) => {
      asked.push(page);
      return pages[asked.length - 1] ?? { data: [9], next_cursor: null };
    });
    expect(rows).toEqual([1, 2, 3]);
    expect(asked).toEqual([
      { limit: "1000" },
      { limit: "1000", cursor: "two" },
      { limit: "1000", cursor: "three" },
    ]);
  });
});
