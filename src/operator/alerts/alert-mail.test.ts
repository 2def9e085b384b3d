import { expect, test } from "vitest";
import { defaultBrand } from "../../core/brand/brand.ts";
import { alertKinds, type AlertState } from "../../core/ledger/alerts.ts";
import { alertMail } from "./alert-mail.ts";

const support = { email: "help@ai.test", url: null };
const brand = { ...defaultBrand, name: "Example AI", support };
const account = {
  id: "acc_1",
  name: "Acme",
  externalId: null,
  email: null,
  metadata: {},
  webhookUrl: null,
};
const low: AlertState = {
  kind: "low_balance",
  subject: "acc_1",
  occasion: "",
  account,
  facts: { balance: 4_200_000_000 },
};

test("a low balance is written in the name of the service", () => {
  expect(alertMail(low, brand)).toEqual({
    subject: "Example AI: your balance is low",
    text:
      "Hello Acme,\n\nthe balance of your account is $4.20.\n\n" +
      "Requests that it does not cover are refused until it is topped up.\n\n" +
      "Example AI\nhelp@ai.test\n",
  });
  expect(alertMail({ ...low, account: null }, brand)?.text).toMatch(/^Hello,\n/);
});

test.each([
  ["key", "spending limit of the key key_1, $2.00, are spent.", "until it is raised."],
  ["key day", "daily budget of the key key_1, $2.00, are spent.", "or its period ends."],
  ["account month", "monthly budget of your account, $2.00, are spent.", "or its period ends."],
])("a nearly spent %s says which and how much", (scope, sum, rest) => {
  const facts = { scope, spent: 1_500_000_000, limit: 2_000_000_000 };
  const mail = alertMail({ ...low, kind: "budget_nearly_spent", subject: "key_1", facts }, brand);
  expect(mail?.text).toContain(`$1.50 of the ${sum}`);
  expect(mail?.text).toContain(rest);
});

test("only alerts about a customer are written to one", () => {
  const kinds = alertKinds.filter((kind) => alertMail({ ...low, kind }, brand) !== null);
  expect(kinds).toEqual(["low_balance", "budget_nearly_spent"]);
});
