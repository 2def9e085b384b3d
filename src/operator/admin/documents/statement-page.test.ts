import { expect, test } from "vitest";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { statementPage } from "./statement-page.ts";

const HEAD = "ab".repeat(32);
const statement: Schemas["Statement"] = {
  object: "statement",
  account_id: "acc_1",
  account_name: `<script>alert("1")</script> & 'Sons'`,
  account_external_id: null,
  month: "2026-11",
  from: "2026-11-01T00:00:00.000Z",
  to: "2026-12-01T00:00:00.000Z",
  is_complete: true,
  currency: "USD",
  opening_balance: "1",
  closing_balance: "10.5",
  usage_total: "-0.5",
  entries_total: "10",
  usage: [
    {
      day: "2026-11-22",
      model: "a/x",
      requests: 2,
      prompt_tokens: 10,
      completion_tokens: 12,
      amount: "-0.5",
    },
  ],
  entries: [
    {
      at: "2026-11-22T08:00:00.000Z",
      kind: "top-up",
      reference: "=HYPERLINK(1)",
      note: "<b>paid</b>",
      amount: "10",
    },
  ],
  chain_head: HEAD,
  rewinds: [],
  as_of: "2026-12-02T08:00:00.000Z",
};

test("the page shows both balances and every line, and names the head of the chain", () => {
  const page = statementPage(statement);
  for (const text of ["2026-11-01 to 2026-11-30", "a/x", "&lt;b&gt;paid&lt;/b&gt;", HEAD]) {
    expect(page).toContain(text);
  }
  const amounts = [...page.matchAll(/<td class="number">([^<]*)<\/td>/g)].map(([, text]) => text);
  expect(amounts).toEqual(["1", "-0.5", "10", "10.5", "2", "10", "12", "-0.5", "-0.5", "10", "10"]);
});

test("no value becomes markup, and the page loads and runs no resource", () => {
  const page = statementPage(statement);
  expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Sons&#39;");
  expect(page).not.toMatch(/<script|<b>|<img|<link|src=|href=|url\(/i);
  expect(page).toContain("default-src 'none'");
});

test("the current month is marked as incomplete, and a month without lines is marked as empty", () => {
  const running = { ...statement, is_complete: false, usage: [], entries: [], chain_head: null };
  const page = statementPage(running);
  expect(page).toContain("This month has not ended yet");
  expect(page).toContain("the closing balance is as of 2 December 2026, 08:00 UTC");
  expect(page.match(/<p>None\.<\/p>/g)).toHaveLength(2);
  expect(page).not.toContain("hash chain");
});

/** Returns the rows of the tables as text, cell by cell. */
function rowsOf(page: string): readonly (readonly string[])[] {
  return [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell),
  );
}

test("each value is under its heading, and each table ends with its total", () => {
  const lines = statement.entries.map((entry) => ({ ...entry, reference: "pi_1", note: null }));
  const page = statementPage({ ...statement, entries: lines, usage_total: "-7" });
  expect(rowsOf(page)).toEqual([
    ["Opening balance", "1"],
    ["Usage", "-7"],
    ["Other entries", "10"],
    ["Closing balance", "10.5"],
    ["Day", "Model", "Requests", "Input tokens", "Output tokens", "Amount"],
    ["2026-11-22", "a/x", "2", "10", "12", "-0.5"],
    ["Total", "-7"],
    ["Time", "Kind", "Reference", "Note", "Amount"],
    ["2026-11-22T08:00:00.000Z", "top-up", "pi_1", "", "10"],
    ["Total", "10"],
  ]);
  expect([...page.matchAll(/colspan="(\d)"/g)].map(([, columns]) => columns)).toEqual(["5", "4"]);
  expect([...page.matchAll(/<th scope="col"( class="number")?>/g)].map(([, is]) => is)).toEqual([
    ...[undefined, undefined, ' class="number"', ' class="number"', ' class="number"'],
    ...[' class="number"', undefined, undefined, undefined, undefined, ' class="number"'],
  ]);
});

test("a complete month is not marked as incomplete, and the page names account, days and time", () => {
  const page = statementPage({ ...statement, account_name: "Acme" });
  expect(page).not.toContain("This month has not ended yet");
  expect(page).toContain("<title>Statement 2026-11, Acme</title>");
  expect(page).toContain("<h1>Statement 2026-11</h1>");
  expect(page).toMatch(/Acme \(acc_1\)<br>\s2026-11-01 to 2026-11-30, UTC;\samounts in USD/);
  const named = statementPage({ ...statement, account_name: "Acme", account_external_id: "<c-1>" });
  expect(named).toMatch(/Acme \(acc_1\)<br>\sCustomer: &lt;c-1&gt;<br>\s2026-11-01 to/);
  expect(page).toContain("Generated on 2 December 2026, 08:00 UTC.");
});
