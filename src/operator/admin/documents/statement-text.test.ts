import { expect, test } from "vitest";
import contract from "../../../../generated/admin/openapi.json" with { type: "json" };
import type { Schemas } from "../../../../generated/admin/types.ts";
import { statementMail, statementSubject } from "./statement-text.ts";

const { value } =
  contract.components.responses.Statement.content["application/json"].examples.statement;
const statement = value as Schemas["Statement"];

test("an e-mail names the parties and the balances, with aligned amounts", () => {
  expect(statementSubject(statement)).toBe("Statement for November 2026 from Example AI Ltd");
  const usage = [1, 2].map((day) => ({
    day: `2026-11-2${day}`,
    model: "sandbox/echo",
    requests: 1,
    prompt_tokens: 5,
    completion_tokens: 6,
    amount: "-0.00000011",
  }));
  expect(statementMail({ ...statement, usage })).toBe(`Hello Acme,

this is your statement for November 2026:

  Opening balance                  $0.00
  Usage                     -$0.00000022
  Payments and corrections        $10.00
  Closing balance            $9.99999978

Usage by model:

  sandbox/echo  -$0.00000022

Statement 2026-11-acc_5d1e
1 to 30 Nov 2026, UTC; amounts in USD
Account acc_5d1e

Example AI Ltd
1 Example Street
Dublin, D01 X2Y3
Ireland
Tax number: IE1234567T
help@ai.example.com
https://ai.example.com/help
`);
});

test("an e-mail of the current month says so, and has no table without usage", () => {
  const text = statementMail({ ...statement, is_complete: false, usage: [] });
  expect(text).toContain("the closing balance is as of 1 Dec 2026, 08:00 UTC.");
  expect(text).not.toContain("Usage by model");
});
