import { describe, expect, test } from "vitest";
import { createRemoteCall } from "./remote-call.ts";
import { TestGateway } from "./test-gateway.ts";
import {
  account,
  entry,
  failedRequest,
  key,
  model,
  plan,
  record,
  secret,
  session,
  shownBudget,
  shownKey,
  tieredModel,
  upstream,
} from "./test-records.ts";

/** Runs a command line against a gateway that always returns this reply. */
async function run(line: string, reply: object) {
  const gateway = new TestGateway();
  gateway.remoteCall = createRemoteCall({
    baseUrl: "http://g.test",
    headers: () => ({}),
    send: async () => ({ status: 200, text: JSON.stringify(reply) }),
  });
  return gateway.run(...line.split(" "));
}

/** Returns the cells of a printed table. */
const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.trim().split(/ {2,}/));

const keyColumns = [
  ...["id", "account", "account name", "label", "status", "models", "unlisted fields"],
  ...["spending limit", "budget", "expires"],
];
const cleared = { label: null, models: null, unlisted_fields: null, spending_limit: null };
const list = (...data: readonly object[]) => ({ object: "list", data, next_cursor: null });

describe("a table has its values under their names", () => {
  test.each<[string, object, readonly (readonly string[])[]]>([
    [
      "accounts list",
      list(account),
      [
        ["id", "external id", "name", "plan", "state", "balance", "held", "spent", "budget"],
        ["ID", "EXTERNAL", "NAME", "PLAN", "STATE", "1", "3", "4", shownBudget],
      ],
    ],
    [
      "keys list",
      list(key),
      [
        keyColumns,
        ["ID", "ACCOUNT", "-", "LABEL", "STATUS", "M1,M2", "ignore", "7", shownBudget, "EXPIRES"],
      ],
    ],
    [
      "keys list",
      list({ ...key, ...cleared, budget: null }),
      [keyColumns, ["ID", "ACCOUNT", "-", "-", "STATUS", "-", "-", "-", "-", "EXPIRES"]],
    ],
    [
      "plans list",
      list(plan),
      [
        [
          ...["id", "name", "models", "requests/min", "tokens/min", "concurrent requests"],
          "unlisted fields",
        ],
        ["ID", "NAME", "M1,M2", "1", "2", "3", "refuse"],
      ],
    ],
    [
      "models list",
      list(tieredModel),
      [
        ["id", "lifecycle", "context", "max output", "input above", "prompt", "completion"],
        ["ID", "LIFE", "1", "2", "0", "3", "4"],
        ["ID", "LIFE", "1", "2", "9", "6", "8"],
      ],
    ],
    [
      "upstreams list",
      list(upstream),
      [
        ["model", "kind", "upstream", "dialect", "why", "facts", "quirks"],
        [
          "MODEL",
          "KIND",
          "URL",
          "DIALECT",
          "by its address",
          "KNOWN: always, low/high, bound, no sampling, no stop, tools forced by required, no single calls, tools over Responses",
          'a: 1, b: ["c"]',
        ],
      ],
    ],
    [
      "entries list ACCOUNT",
      list(entry, { ...entry, reference: null }),
      [
        ["at", "kind", "amount", "reference", "note", "actor"],
        ["AT", "KIND", "1", "REFERENCE", "NOTE", "ACTOR"],
        ["AT", "KIND", "1", "ID", "NOTE", "ACTOR"],
      ],
    ],
    [
      "audit list",
      list(record, { ...record, error_code: null, target: null }),
      [
        ["at", "actor", "operation", "target", "result", "input"],
        ["AT", "ACTOR", "OPERATION", "TARGET", "RESULT: CODE", '{"i":1}'],
        ["AT", "ACTOR", "OPERATION", "-", "RESULT", '{"i":1}'],
      ],
    ],
  ])("%s", async (line, reply, want) => {
    const { exitCode, stdout, stderr } = await run(line, reply);
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(cellsOf(stdout)).toEqual(want);
  });
});

describe("CSV values are in the order of their header", () => {
  test.each<[string, object, string, string]>([
    [
      "entries list ACCOUNT --csv",
      list(entry),
      "at,kind,amount,id,reference,note,actor,model,key_id,hash",
      "AT,KIND,1,ID,REFERENCE,NOTE,ACTOR,MODEL,KEY,HASH",
    ],
    [
      "accounts list --csv",
      list(account),
      "id,external_id,name,email,plan,state,balance,available,held,spent,topped_up,created_at," +
        "suspended_at,closed_at,budget,metadata",
      `ID,EXTERNAL,NAME,EMAIL,PLAN,STATE,1,2,3,4,5,CREATED,,,"${shownBudget}","{""m"":""V""}"`,
    ],
    [
      "sessions list --csv",
      list(session),
      "agent_session,agent,account,account_name,account_external_id,requests,prompt_tokens," +
        "completion_tokens,charge,upstream_cost,requests_without_cost,first_at,last_at",
      "SESSION,AGENT,ACCOUNT,,,2,3,4,5,6,7,FIRST,LAST",
    ],
    [
      "audit list --csv",
      list(record),
      "id,at,ended_at,actor,role,operation,target,result,error_code,input,before,after",
      'ID,AT,ENDED,ACTOR,ROLE,OPERATION,TARGET,RESULT,CODE,"{""i"":1}","{""b"":2}","{""a"":3}"',
    ],
  ])("%s", async (line, reply, header, row) => {
    const { stdout } = await run(line, reply);
    expect(stdout).toBe(`${header}\r\n${row}\n`);
  });
});

const counts = { accounts: 1, entries: 2, repaired: 0 };
const report = { object: "verification", ok: true, ...counts, problems: [], rewinds: [] };

describe("with --json the only output is one JSON value", () => {
  test.each<[string, object, unknown]>([
    ["accounts list", list(account), [{ ...account, object: undefined }]],
    ["keys list", list(key), [{ ...key, object: undefined, account_name: null }]],
    ["plans list", list(plan), [{ ...plan, object: undefined }]],
    ["models list", list(model), [model]],
    ["upstreams list", list(upstream), [{ ...upstream, object: undefined }]],
    ["entries list ACCOUNT", list(entry), [{ ...entry, object: undefined }]],
    ["entries list ACCOUNT --csv", list(entry), [{ ...entry, object: undefined }]],
    ["requests failed", list(failedRequest), [{ ...failedRequest, object: undefined }]],
    ["sessions list", list(session), [{ ...session, object: undefined }]],
    ["audit list", list(record), [{ ...record, object: undefined }]],
    ["audit list --csv", list(record), [{ ...record, object: undefined }]],
    ["ledger verify", report, { ...report, object: undefined }],
    ["accounts show ID", account, { ...account, object: undefined }],
    [
      "accounts create --name N --plan P",
      account,
      { id: "ID", name: "N", plan: "P", balance: "1" },
    ],
    [
      "accounts top-up ID 1",
      { ...account, entry },
      { ...account, object: undefined, entry: { ...entry, object: undefined } },
    ],
    ["keys create --account ACCOUNT", { ...key, ...secret, warnings: [] }, shownKey],
    [
      "keys rotate ID",
      { ...key, ...secret, previous_expires_at: "UNTIL" },
      { ...shownKey, previous_expires_at: "UNTIL" },
    ],
    ["keys update ID --label L", key, { ...key, object: undefined }],
    ["keys revoke ID", key, { id: "ID", revoked: true }],
    ["usage", list({ group: "G", requests: 1 }), [{ model: "G", requests: 1 }]],
    ["reload", { object: "reload", pid: 7, needs_restart: [] }, { pid: 7, needs_restart: [] }],
  ])("%s", async (line, reply, want) => {
    const { exitCode, stdout, stderr } = await run(`${line} --json`, reply);
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(`${JSON.stringify(JSON.parse(stdout))}\n`);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(want)));
  });
});

test("an inconsistent ledger yields exit code 1 and its problems with the result", async () => {
  const wrong = { ...report, ok: false, problems: ["one", "two"] };
  expect(await run("ledger verify --full", wrong)).toEqual({
    exitCode: 1,
    stdout: "ledger is inconsistent: 1 accounts, 2 entries\n",
    stderr: "one\ntwo\n",
  });
});

test("a verification prints the number of repaired entries", async () => {
  const { stdout } = await run("ledger verify", { ...report, repaired: 1 });
  expect(stdout).toBe(
    "ledger is consistent: 1 accounts, 2 entries since the last verification, 1 of them repaired\n",
  );
});

test("a verification prints which times the ledger lost", async () => {
  const rewinds = [{ from: "2026-06-01T00:00:00.000Z", to: "2026-06-01T00:00:09.000Z" }];
  const { exitCode, stdout } = await run("ledger verify --full", { ...report, rewinds });
  expect(exitCode).toBe(0);
  expect(stdout).toContain(
    "\nthe ledger lost the data written from 2026-06-01T00:00:00.000Z to 2026-06-01T00:00:09.000Z\n",
  );
});

const noSums = "sums: 0 repaired, 0 holds still without an end\n";
const repairedOne = "entries: 1 repaired, 0 still broken\n  KIND ID  TEXT\n";
const sumOf = (scope: string, sums: object) => ({ scope, id: "ID", ...sums });

test.each<[string, object, object]>([
  [
    "nothing is wrong",
    { sums: [], unresolved_holds: [], repaired: [entry], broken: [] },
    { exitCode: 0, stdout: noSums + repairedOne, stderr: "" },
  ],
  [
    "a hold and an entry are still wrong",
    {
      sums: [
        sumOf("account", { before: { held: "1", spent: null }, after: { held: "2", spent: null } }),
        sumOf("key_budget", {
          before: { held: "0", spent: "3" },
          after: { held: "1", spent: "4" },
        }),
      ],
      unresolved_holds: [{ request_id: "REQUEST", amount: "1", reason: "WHY" }],
      repaired: [],
      broken: [{ kind: "top-up", id: "ENTRY" }],
    },
    {
      exitCode: 1,
      stdout:
        "sums: 2 repaired, 1 holds still without an end\n" +
        "  account ID: held 1 to 2\n  key budget ID: held 0 to 1, spent 3 to 4\n" +
        "entries: 0 repaired, 1 still broken\n",
      stderr: "the hold of request REQUEST stays: WHY\nentry top-up ENTRY is still broken\n",
    },
  ],
])("a repair after which %s", async (_case, reply, want) => {
  expect(await run("ledger repair ACCOUNT --note WHY", { object: "repair", ...reply })).toEqual(
    want,
  );
});

test.each([
  [[], ""],
  [["server.port", "alerts"], "; these need a restart: server.port, alerts"],
])("a reload prints the settings that require a restart: %j", async (settings, text) => {
  const { exitCode, stdout } = await run("reload", { pid: 7, needs_restart: settings });
  expect([exitCode, stdout]).toEqual([0, `process 7 has reloaded its configuration${text}\n`]);
});

test("a repair requires a reason", async () => {
  const stderr = "usage error: missing option --note\n";
  expect(await run("ledger repair ACCOUNT", {})).toMatchObject({ exitCode: 2, stderr });
});

test("a request is shown with each value under its name", async () => {
  const { stdout } = await run("requests show ID", {
    object: "request",
    id: "ID",
    account_id: "ACCOUNT",
    key_id: "KEY",
    model: "MODEL",
    protocol: "chat",
    stream: true,
    status: 200,
    outcome: "finished",
    estimated: true,
    reported_usage: { prompt_tokens: -1, completion_tokens: 0, cached_tokens: null },
    usage: { prompt_tokens: 1, cached_tokens: 2, completion_tokens: 3, reasoning_tokens: 4 },
    hold: "5",
    charge: "6",
    taken_back_at: "BACK",
    upstream: "UPSTREAM",
    upstream_cost: "7",
    margin: "8",
    vendor_cost: "9",
    upstreams: [
      { kind: "K1", model: "M1", status: 500, ms: 10, failure: "server-error" },
      { kind: "K2", model: "M2", status: 200, ms: 11, failure: null },
    ],
    error_code: null,
    pointer: null,
    limit: "LIMIT",
    started_at: "STARTED",
    ended_at: "ENDED",
    agent_session: "SESSION",
    agent: "AGENT",
  });
  expect(Object.fromEntries(cellsOf(stdout))).toEqual({
    id: "ID",
    account: "ACCOUNT",
    key: "KEY",
    model: "MODEL",
    protocol: "chat, streamed",
    error: "-",
    "refused field": "-",
    "refusing limit": "LIMIT",
    status: "200 (finished)",
    "prompt tokens": "1",
    "of which cached": "2",
    "completion tokens": "3",
    "of which reasoning": "4",
    estimated: "yes",
    "vendor's numbers": "prompt -1, completion 0",
    hold: "5",
    charge: "6",
    "charge reversed": "BACK",
    upstream: "UPSTREAM",
    "upstream's cost": "7",
    margin: "8",
    "vendor's cost": "9",
    upstreams: "K1 M1: 500 in 10 ms, server-error; K2 M2: 200 in 11 ms",
    started: "STARTED",
    ended: "ENDED",
    "agent's session": "SESSION",
    agent: "AGENT",
  });
});

describe("the result of a probe", () => {
  const row = {
    model: "MODEL",
    upstream: "UP",
    ability: "A",
    configured: true,
    works: false,
    detail: "x".repeat(121),
    quirk: null,
  };
  const probe = (...data: readonly object[]) =>
    run("upstreams probe --yes", {
      object: "probe",
      upstreams: 1,
      abilities: 14,
      cost_at_most: "1",
      cost_at_most_with_search: "2",
      data,
    });

  test("is a table per upstream, followed by the quirks that help", async () => {
    const { stdout } = await probe(
      { ...row, quirk: { a: 1 } },
      { ...row, ability: "B", works: true, detail: "", quirk: { b: 2 } },
      { ...row, upstream: "OTHER", detail: "x".repeat(120) },
    );
    expect(cellsOf(stdout)).toEqual([
      ["MODEL at UP"],
      ["ability", "works", "quirk", "detail"],
      ["A", "no", "{ a: 1 }", `${"x".repeat(120)}…`],
      ["B", "yes", "{ b: 2 }", "-"],
      ["Set for this upstream: quirks: { a: 1, b: 2 }"],
      [""],
      ["MODEL at OTHER"],
      ["ability", "works", "quirk", "detail"],
      ["A", "no", "-", "x".repeat(120)],
    ]);
  });

  test.each([
    ["0", [{ ...row, works: true }], 0, ""],
    ["0", [{ ...row, configured: false }], 0, ""],
    ["1", [row, { ...row, works: true }], 1, "1 configured ability fails\n"],
    ["2", [row, row], 1, "2 configured abilities fail\n"],
  ])("fails if configured abilities fail: %s", async (_count, rows, code, note) => {
    const { exitCode, stderr } = await probe(...rows);
    expect([exitCode, stderr]).toEqual([code, note]);
  });
});
