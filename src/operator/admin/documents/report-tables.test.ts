import { describe, expect, it, test } from "vitest";
import type { Schemas } from "../../../../generated/admin/types.ts";
import contract from "../../../../generated/admin/openapi.json" with { type: "json" };
import { statementColumns, statementCsv, statementTable } from "../../../wire/csv/statement-csv.ts";
import { csvFile, csvOf, requestsTable, usageTable } from "./report-tables.ts";

/** Returns the cells of each row, keyed by column name. */
function byColumn({ columns, rows }: ReturnType<typeof usageTable>): readonly object[] {
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]));
  return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
}

test("usage has a column for each sum, after that of its group", () => {
  expect(usageTable("day", [], false).columns.join()).toBe(
    "day,requests,prompt_tokens,completion_tokens,charge,upstream_cost,margin," +
      "requests_without_cost,failed_requests,mean_duration_ms",
  );
});

test("usage by time too has a column for the time", () => {
  const sums = { prompt_tokens: 1, completion_tokens: 2, charge: "3", upstream_cost: "1" };
  const rest = { margin: "2", requests_without_cost: 0, failed_requests: 0, mean_duration_ms: 4 };
  const group = { group: "a/b", time: "2026-01-02", requests: 5, ...sums, ...rest };
  expect(byColumn(usageTable("model", [group], true))).toMatchObject([
    { model: "a/b", time: "2026-01-02", requests: 5 },
  ]);
  expect(usageTable("model", [], true).columns.slice(0, 2)).toEqual(["model", "time"]);
});

const request: Schemas["RequestRecord"] = {
  object: "request",
  id: "r1",
  account_id: "acc_1",
  key_id: "key_1",
  model: "a/b",
  protocol: "chat",
  stream: true,
  status: 200,
  outcome: "finished",
  usage: {
    prompt_tokens: 1,
    completion_tokens: 2,
    cached_tokens: 3,
    cache_write_tokens: 4,
    reasoning_tokens: 5,
  },
  estimated: true,
  reported_usage: null,
  hold: "6",
  charge: "7",
  taken_back_at: "taken back",
  upstream: "openai:a",
  upstream_cost: "8",
  margin: "9",
  vendor_cost: "10",
  upstreams: [],
  started_at: "started",
  ended_at: "ended",
  error_code: null,
  pointer: null,
  limit: null,
  agent_session: "session",
  agent: "agent",
};

test("requests have each value in its own column", () => {
  const cells =
    "r1,acc_1,key_1,a/b,openai:a,200,finished,1,2,true,7,8,9,taken back,started,ended,session";
  expect(csvOf(requestsTable([request, { ...request, usage: null }])).split("\r\n")).toEqual([
    "id,account,key,model,upstream,status,outcome,prompt_tokens,completion_tokens,estimated," +
      "charge,upstream_cost,margin,taken_back_at,started_at,ended_at,agent_session",
    cells,
    cells.replace(",1,2,", ",,,"),
  ]);
});

describe("a statement", () => {
  const statement: Schemas["Statement"] = {
    object: "statement",
    account_id: "acc_1",
    account_name: "Acme",
    account_external_id: "c-1",
    number: "2026-12-acc_1",
    issuer: { name: "Seller", address: [], tax_id: null, email: null, url: null },
    customer: { name: "Acme", address: [], tax_id: null, email: null },
    month: "2026-12",
    from: "from",
    to: "2027-01-01T00:00:00.000Z",
    is_complete: true,
    currency: "USD",
    opening_balance: "1",
    closing_balance: "2",
    usage_total: "3",
    entries_total: "4",
    usage: [
      {
        day: "2026-06-01",
        model: "a/b",
        requests: 5,
        prompt_tokens: 6,
        completion_tokens: 7,
        amount: "-8",
      },
    ],
    entries: [{ at: "9", kind: "top-up", reference: "pi_1", note: "=paid", amount: "10" }],
    chain_head: null,
    rewinds: [],
    as_of: "now",
  };
  const empty = { requests: null, prompt_tokens: null, completion_tokens: null };

  it("consists of its lines between its two balances", () => {
    const nothing = { model_or_reference: null, note: null, ...empty };
    expect(byColumn(statementTable(statement))).toEqual([
      { line: "opening balance", at: "from", ...nothing, amount: "1" },
      {
        line: "usage",
        at: "2026-06-01",
        model_or_reference: "a/b",
        note: null,
        requests: 5,
        prompt_tokens: 6,
        completion_tokens: 7,
        amount: "-8",
      },
      {
        line: "top-up",
        at: "9",
        model_or_reference: "pi_1",
        note: "=paid",
        ...empty,
        amount: "10",
      },
      { line: "closing balance", at: "2026-12-31T23:59:59.999Z", ...nothing, amount: "2" },
    ]);
  });

  it("of the current month closes at the time it was generated, not at the month's end", () => {
    const running = byColumn(statementTable({ ...statement, is_complete: false }));
    expect(running.at(-1)).toMatchObject({ line: "closing balance", at: "now" });
  });

  it("as CSV names account, month, currency and head, and contains no formula", () => {
    const closed = { ...statement, account_name: "=Acme", chain_head: "ab12" };
    expect(csvOf(statementCsv(closed)).split("\r\n")).toEqual([
      "account,account_name,month,line,at,model_or_reference,note," +
        "requests,prompt_tokens,completion_tokens,amount,currency,chain_head,account_external_id,statement_number",
      "acc_1,'=Acme,2026-12,opening balance,from,,,,,,1,USD,,c-1,2026-12-acc_1",
      "acc_1,'=Acme,2026-12,usage,2026-06-01,a/b,,5,6,7,-8,USD,,c-1,2026-12-acc_1",
      "acc_1,'=Acme,2026-12,top-up,9,pi_1,'=paid,,,,10,USD,,c-1,2026-12-acc_1",
      "acc_1,'=Acme,2026-12,closing balance,2026-12-31T23:59:59.999Z,,,,,,2,USD,ab12,c-1,2026-12-acc_1",
    ]);
  });

  it("as CSV is the contract's example of its own example, with the columns that it names", () => {
    const { responses, schemas } = contract.components;
    const { statement: example } = responses.Statement.content["application/json"].examples;
    const { csv } = responses.StatementDocument.content["application/json"].examples;
    const made = csvFile(statementCsv(example.value as Schemas["Statement"]));
    expect(made).toBe(csv.value.text);
    const { description } = schemas.StatementDocument.properties.text;
    expect(description).toContain(`\`${statementColumns.join()}\``);
  });
});
