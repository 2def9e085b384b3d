import { expect, test } from "vitest";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { statementPage } from "./statement-page.ts";

const HEAD = "ab".repeat(32);
const statement: Schemas["Statement"] = {
  object: "statement",
  account_id: "acc_1",
  account_name: `<script>alert("1")</script> & 'Sons'`,
  account_external_id: null,
  number: "2026-11-acc_1",
  issuer: {
    name: "Seller <Ltd>",
    address: ["1 Street"],
    tax_id: "T1",
    email: "h@s.test",
    url: null,
  },
  customer: {
    name: `<script>alert("1")</script> & 'Sons'`,
    address: ["2 Street"],
    tax_id: null,
    email: null,
  },
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
  for (const text of ["1 to 30 Nov 2026", "a/x", "&lt;b&gt;paid&lt;/b&gt;", HEAD]) {
    expect(page).toContain(text);
  }
});

test("the page names the issuer and the customer", () => {
  const page = statementPage(statement);
  expect(page).toContain(
    "<h2>From</h2><p>Seller &lt;Ltd&gt;<br>\n1 Street<br>\nTax number: T1<br>\nh@s.test</p>",
  );
  expect(page).toMatch(/<h2>For<\/h2><p>&lt;script&gt;.*<br>\n2 Street<\/p>/);
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
  expect(page).toContain("the closing balance is as of 2 Dec 2026, 08:00 UTC");
  expect(page.match(/<p>None\.<\/p>/g)).toHaveLength(3);
  expect(page).not.toContain("hash chain");
});

/** Returns the rows of the tables as text, cell by cell. */
function rowsOf(page: string): readonly (readonly string[])[] {
  return [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell),
  );
}

test("each value is under its heading, and each table ends with its total", () => {
  const entry = { at: "2026-11-22T08:00:00.000Z", note: null, amount: "10" };
  const entries = [
    { ...entry, kind: "top-up", reference: "pi_1" },
    { ...entry, kind: "correction", reference: `ent_${"0".repeat(24)}`, note: "outage" },
  ];
  const day = { day: "2026-11-22", model: "a/x", requests: 2, prompt_tokens: 1_234_567 };
  const usage = [
    { ...day, completion_tokens: 12, amount: "-0.5" },
    { ...day, model: "b/y", completion_tokens: 1, amount: "-1200.000000001" },
    { ...day, day: "2026-11-23", completion_tokens: 3, amount: "-9007199.5" },
  ];
  const page = statementPage({ ...statement, entries, usage, usage_total: "-7" });
  const usageHead = ["Requests", "Input tokens", "Output tokens", "Amount"];
  expect(rowsOf(page)).toEqual([
    ["Opening balance", "$1.00"],
    ["Usage", "-$7.00"],
    ["Payments and corrections", "$10.00"],
    ["Closing balance", "$10.50"],
    ["Model", ...usageHead],
    ["a/x", "4", "2,469,134", "15", "-$9,007,200.00"],
    ["b/y", "2", "1,234,567", "1", "-$1,200.000000001"],
    ["Total", "-$7.00"],
    ["Day", "Model", ...usageHead],
    ["22 Nov 2026", "a/x", "2", "1,234,567", "12", "-$0.50"],
    ["22 Nov 2026", "b/y", "2", "1,234,567", "1", "-$1,200.000000001"],
    ["23 Nov 2026", "a/x", "2", "1,234,567", "3", "-$9,007,199.50"],
    ["Total", "-$7.00"],
    ["Time", "Kind", "Reference", "Note", "Amount"],
    ["22 Nov 2026, 08:00 UTC", "Top-up", "pi_1", "", "$10.00"],
    ["22 Nov 2026, 08:00 UTC", "Correction", "", "outage", "$10.00"],
    ["Total", "$10.00"],
  ]);
  expect([...page.matchAll(/colspan="(\d)"/g)].map(([, columns]) => columns)).toEqual([
    "4",
    "5",
    "4",
  ]);
  const heads = [...page.matchAll(/<th scope="col"( class="number")?>([^<]*)/g)];
  const numbers = heads.filter(([, isNumber]) => isNumber !== undefined).map(([, , name]) => name);
  expect(numbers).toEqual([...usageHead, ...usageHead, "Amount"]);
  const scrollers = page.match(/<div class="scroll" tabindex="0"><table>/g);
  expect(scrollers).toHaveLength(3);
});

test("a complete month is not marked as incomplete, and the page names account, days and time", () => {
  const page = statementPage({ ...statement, account_name: "Acme" });
  expect(page).not.toContain("This month has not ended yet");
  expect(page).toContain("<title>Statement for November 2026, Acme</title>");
  expect(page).toContain("<h1>Statement for November 2026</h1>");
  const linesOf = (text: string) => text.match(/<p>Number: .*?<\/p>/s)?.[0].split("<br>\n");
  const lines = ["<p>Number: 2026-11-acc_1", "Period: 1 to 30 Nov 2026, UTC", "Account: acc_1"];
  expect(linesOf(page)).toEqual([...lines, "Currency: USD</p>"]);
  const named = statementPage({ ...statement, account_external_id: "<c-1>" });
  expect(linesOf(named)).toEqual([...lines, "Customer number: &lt;c-1&gt;", "Currency: USD</p>"]);
  expect(page).toContain("Generated on 2 Dec 2026, 08:00 UTC.");
});
