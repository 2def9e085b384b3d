import { defaultBrand } from "../../../core/brand/brand.ts";
import { beforeEach, describe, expect, it, test } from "vitest";
import { nanoUsd } from "../../../core/money/amounts.ts";
import { AdminTestHarness, NOW, usd } from "../testing/admin-test-harness.ts";
import { makeStatement } from "./statements.ts";

const JULY = Date.UTC(2026, 6);
const JUNE = Date.UTC(2026, 5);

let harness: AdminTestHarness;
let id: string;
beforeEach(async () => {
  harness = new AdminTestHarness();
});

/** Opens an account in May with $10, and tops it up in June and in July. */
async function makeAccount(): Promise<void> {
  harness.nowMs = Date.UTC(2026, 4, 20);
  id = await harness.account({ name: "Acme" });
  const key = await harness.key(id);
  const serve = (name: string, atMs: number, model: string, charge: string) =>
    harness.serve({ id: name, account: id, key, model, charge, startedAtMs: atMs, end: { atMs } });
  const topUp = async (atMs: number, reference: string): Promise<void> => {
    harness.nowMs = atMs;
    const body = { amount: "2", reference, note: "paid" };
    await harness.call("topUpAccount", { path: { id }, body });
  };
  await serve("may", JUNE - 1, "sandbox/echo", "0.5");
  await serve("first", JUNE, "sandbox/echo", "0.25");
  await topUp(JUNE + 1_000, "pi_june");
  await serve("second", JUNE + 2_000, "sandbox/agent", "0.75");
  await serve("third", JULY - 1, "sandbox/echo", "1");
  await serve("july", JULY, "sandbox/echo", "0.125");
  await topUp(JULY + 1_000, "pi_july");
  harness.nowMs = JULY + 86_400_000;
}

const statement = (month: string) => harness.call("getStatement", { path: { id, month } });

describe("a statement", () => {
  it("has the entries of its month in UTC, and the opening and closing balance", async () => {
    await makeAccount();
    const tokens = { prompt_tokens: 30, completion_tokens: 20 };
    expect(await statement("2026-06")).toEqual({
      object: "statement",
      account_id: id,
      account_name: "Acme",
      account_external_id: null,
      number: `2026-06-${id}`,
      issuer: { name: "Chat gateway", address: [], tax_id: null, email: null, url: null },
      customer: { name: "Acme", address: [], tax_id: null, email: null },
      month: "2026-06",
      from: "2026-06-01T00:00:00.000Z",
      to: "2026-07-01T00:00:00.000Z",
      is_complete: true,
      currency: "USD",
      opening_balance: "9.5",
      closing_balance: "9.5",
      usage_total: "-2",
      entries_total: "2",
      usage: [
        { day: "2026-06-01", model: "sandbox/agent", requests: 1, ...tokens, amount: "-0.75" },
        { day: "2026-06-01", model: "sandbox/echo", requests: 1, ...tokens, amount: "-0.25" },
        { day: "2026-06-30", model: "sandbox/echo", requests: 1, ...tokens, amount: "-1" },
      ],
      entries: [
        {
          at: "2026-06-01T00:00:01.000Z",
          kind: "top-up",
          reference: "pi_june",
          note: "paid",
          amount: "2",
        },
      ],
      chain_head: expect.stringMatching(/^[0-9a-f]{64}$/),
      rewinds: [],
      as_of: "2026-07-02T00:00:00.000Z",
    });
  });

  it("names the seller of the configuration, and the customer by the account's metadata", async () => {
    const seller = { name: "Example AI Ltd", address: ["1 Street", "Dublin"], taxId: "IE1" };
    const support = { email: "help@ai.test", url: "https://ai.test" };
    harness.parts = { brand: () => ({ ...defaultBrand, name: "Example AI", support, seller }) };
    const metadata = { billing_address: "2 Street; ;Cork ", tax_id: "IE2" };
    id = await harness.account({ email: "ops@acme.test", metadata });
    expect(await statement("2026-06")).toMatchObject({
      issuer: {
        name: "Example AI Ltd",
        address: ["1 Street", "Dublin"],
        tax_id: "IE1",
        ...support,
      },
      customer: {
        name: "Acme",
        address: ["2 Street", "Cork"],
        tax_id: "IE2",
        email: "ops@acme.test",
      },
    });
  });

  it("has each line of the longest address, and no blank tax number", async () => {
    const metadata = { billing_address: "a;".repeat(256), tax_id: " " };
    id = await harness.account({ metadata });
    const { customer } = await statement("2026-06");
    expect(customer.tax_id).toBeNull();
    expect(customer.address).toHaveLength(256);
  });

  it("starts with the closing balance of the previous one", async () => {
    await makeAccount();
    const [may, june, july] = [
      await statement("2026-05"),
      await statement("2026-06"),
      await statement("2026-07"),
    ];
    expect([may.opening_balance, may.closing_balance]).toEqual(["0", june.opening_balance]);
    expect(june.closing_balance).toBe(july.opening_balance);
    expect([july.closing_balance, july.usage_total, july.entries_total]).toEqual([
      ...["11.375", "-0.125", "2"],
    ]);
    expect(new Set([may, june, july].map(({ chain_head: head }) => head)).size).toBe(3);
  });

  it("ends with its year", async () => {
    id = await harness.account();
    harness.nowMs = Date.UTC(2027, 0, 1);
    expect(await statement("2026-12")).toMatchObject({
      from: "2026-12-01T00:00:00.000Z",
      to: "2027-01-01T00:00:00.000Z",
      is_complete: true,
    });
  });

  test.each([
    ["2026-05", JUNE - 1, false],
    ["2026-05", JUNE, true],
    ["2026-06", JUNE, false],
    ["2026-06", NOW, false],
    ["2026-06", JULY - 1, false],
    ["2026-06", JULY, true],
  ])("of %s is complete at %i: %s", async (month, nowMs, isComplete) => {
    id = await harness.account();
    harness.nowMs = nowMs;
    expect(await statement(month)).toMatchObject({
      is_complete: isComplete,
      as_of: new Date(nowMs).toISOString(),
    });
  });

  test.each([
    ["2026-07", JULY - 1, /^400 .*"month" has not begun/],
    ["2026-08", JULY, /^400 .*"month" has not begun/],
    ["2027-06", NOW, /^400 .*"month" has not begun/],
    ["2026-13", NOW, /^400 /],
    ["2026-00", NOW, /^400 /],
    ["2026-6", NOW, /^400 /],
    ["26-06", NOW, /^400 /],
    ["2026-06-01", NOW, /^400 /],
  ])("of %s is refused at %i", async (month, nowMs, refusal) => {
    id = await harness.account();
    harness.nowMs = nowMs;
    expect(await harness.refusal("getStatement", { path: { id, month } })).toMatch(refusal);
  });

  it("of an unknown account is not found", async () => {
    expect(
      await harness.refusal("getStatement", { path: { id: "nobody", month: "2026-06" } }),
    ).toBe('404 not_found: There is no account "nobody".');
  });

  test.each(["2026-13", "2026-1", "x2026-01", "2026-011"])(
    "of %s is refused for every caller",
    async (month) => {
      const asked = makeStatement(
        { id, month },
        { store: harness.store, asOfMs: NOW, brand: defaultBrand },
      );
      await expect(asked).rejects.toMatchObject({ kind: "invalid-request" });
    },
  );

  test.each([
    ["less", 3_000_000_000],
    ["more", 1_000_000_000],
  ])("with lines that add up to %s than its balance is not returned", async (_case, closing) => {
    id = await harness.account();
    const wrong = {
      showAccount: (account: string) => harness.store.showAccount(account),
      statement: async () => ({
        openingBalance: usd("1"),
        closingBalance: nanoUsd(closing),
        usage: [],
        head: null,
        rewinds: [],
        entries: [{ kind: "top-up", reference: "r", note: null, atMs: 0, amount: usd("1") }],
      }),
    };
    const asked = makeStatement(
      { id, month: "2026-06" },
      { store: wrong, asOfMs: NOW, brand: defaultBrand },
    );
    await expect(asked).rejects.toThrow("do not add up");
  });

  it("of an account that is removed during the query is not found", async () => {
    id = await harness.account();
    const gone = {
      showAccount: (account: string) => harness.store.showAccount(account),
      statement: () => Promise.resolve(null),
    };
    const asked = makeStatement(
      { id, month: "2026-06" },
      { store: gone, asOfMs: NOW, brand: defaultBrand },
    );
    await expect(asked).rejects.toMatchObject({ kind: "not-found" });
  });
});

describe("the document of a statement", () => {
  const document = (format?: "html" | "csv" | "txt") =>
    harness.call("getStatementDocument", {
      path: { id, month: "2026-06" },
      query: format === undefined ? {} : { format },
    });

  it("is a page unless another form is requested", async () => {
    await makeAccount();
    const page = await document();
    expect(page).toMatchObject({
      object: "document",
      name: `statement-${id}-2026-06.html`,
      subject: "Statement for June 2026 from Chat gateway",
      media_type: "text/html",
      text: expect.stringContaining("<h1>Statement for June 2026</h1>"),
    });
    expect(await document("html")).toEqual(page);
  });

  it("is a CSV table", async () => {
    await makeAccount();
    const { text, ...rest } = await document("csv");
    expect(rest).toEqual({
      object: "document",
      name: `statement-${id}-2026-06.csv`,
      subject: "Statement for June 2026 from Chat gateway",
      media_type: "text/csv",
    });
    expect(text.split("\r\n").slice(0, 2)).toEqual([
      "account,account_name,month,line,at,model_or_reference,note," +
        "requests,prompt_tokens,completion_tokens,amount,currency,chain_head,account_external_id," +
        "statement_number",
      `${id},Acme,2026-06,opening balance,2026-06-01T00:00:00.000Z,,,,,,9.5,USD,,,2026-06-${id}`,
    ]);
  });

  it("is the text of an e-mail", async () => {
    await makeAccount();
    const { text, ...rest } = await document("txt");
    expect(rest).toMatchObject({ name: `statement-${id}-2026-06.txt`, media_type: "text/plain" });
    expect(text).toMatch(/^Hello Acme,\n\nthis is your statement for June 2026:\n/);
  });

  it("is refused like the statement", async () => {
    id = "nobody";
    const path = { id, month: "2026-06" };
    expect(await harness.refusal("getStatementDocument", { path })).toMatch(/^404 not_found/);
  });
});

describe("the statements of all accounts", () => {
  const document = (month: string) => harness.call("getStatementsDocument", { path: { month } });

  it("are one file with the lines of each account that was open in the month", async () => {
    await makeAccount();
    const other = await harness.account({ name: "Globex" });
    const { text, ...rest } = await document("2026-07");
    expect(rest).toEqual({
      object: "document",
      name: "statements-2026-07.csv",
      subject: "Statements for July 2026",
      media_type: "text/csv",
    });
    const [head, ...lines] = text.split("\r\n");
    expect(head).toMatch(/^account,account_name,month,line/);
    const accounts = lines.map((line) => line.split(",").slice(0, 4).join(" "));
    expect(accounts.filter((line) => line.startsWith(other))).toEqual([
      `${other} Globex 2026-07 opening balance`,
      expect.stringContaining("Globex 2026-07"),
      `${other} Globex 2026-07 closing balance`,
    ]);
    expect(accounts.filter((line) => line.startsWith(id)).length).toBeGreaterThan(3);
    expect((await document("2026-06")).text).not.toContain("Globex");
  });

  it("are refused for an invalid month or one that has not begun", async () => {
    for (const month of ["2026-13", "2027-07"])
      expect(await harness.refusal("getStatementsDocument", { path: { month } })).toMatch(/^400 /);
  });
});
