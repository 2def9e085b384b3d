import type { Brand } from "../../core/brand/brand.ts";
import type { AlertState } from "../../core/ledger/alerts.ts";
import { formatAmount, nanoUsd } from "../../core/money/amounts.ts";
import { dollars } from "../../core/money/dollars.ts";

/** An e-mail to the customer of an account, as plain text. */
export interface AlertMail {
  readonly subject: string;
  readonly text: string;
}

/**
 * Returns the e-mail to the customer about a balance, a limit or a budget, in the name of the
 * service; null: the alert is not about a customer.
 */
export function alertMail(
  { kind, subject, account, facts }: AlertState,
  { name: service, support }: Pick<Brand, "name" | "support">,
): AlertMail | null {
  const found =
    kind === "low_balance"
      ? lowBalance(facts)
      : kind === "budget_nearly_spent"
        ? nearlySpent(subject, facts)
        : null;
  if (found === null) return null;
  const greeting = account === null ? "Hello," : `Hello ${account.name},`;
  const help = [support.email, support.url].filter((line) => line !== null);
  const paragraphs = [greeting, ...found.paragraphs, [service, ...help].join("\n")];
  return { subject: `${service}: ${found.title}`, text: `${paragraphs.join("\n\n")}\n` };
}

type Facts = AlertState["facts"];

interface Notice {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

function lowBalance(facts: Facts): Notice {
  return {
    title: "your balance is low",
    paragraphs: [
      `the balance of your account is ${amountOf(facts, "balance")}.`,
      "Requests that it does not cover are refused until it is topped up.",
    ],
  };
}

/** The limits and budgets in words, by scope. */
const scopeNames: Readonly<Record<string, string>> = {
  key: "spending limit",
  "key day": "daily budget",
  "key week": "weekly budget",
  "key month": "monthly budget",
  "account day": "daily budget",
  "account week": "weekly budget",
  "account month": "monthly budget",
};

function nearlySpent(subject: string, facts: Facts): Notice {
  const scope = String(facts["scope"] ?? "");
  const name = scopeNames[scope] ?? "budget";
  const holder = scope.startsWith("account") ? "your account" : `the key ${subject}`;
  return {
    title: `a ${name} is nearly spent`,
    paragraphs: [
      `${amountOf(facts, "spent")} of the ${name} of ${holder}, ${amountOf(facts, "limit")}, are spent.`,
      scope === "key"
        ? "Requests that exceed it are refused until it is raised."
        : "Requests that exceed it are refused until it is raised or its period ends.",
    ],
  };
}

function amountOf(facts: Facts, name: string): string {
  return dollars(formatAmount(nanoUsd(Number(facts[name] ?? 0))));
}
