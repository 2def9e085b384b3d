import type { Schemas } from "../../../../generated/admin/types.ts";
import { dollars } from "../../../core/money/dollars.ts";
import { partyLines } from "../../../wire/csv/statement-parties.ts";
import { addTotals, formatTotal, nanoTotal, type NanoTotal } from "../../../core/money/totals.ts";

type Statement = Schemas["Statement"];

/** Usage without its day. */
export type UsageSum = Omit<Statement["usage"][number], "day">;

/** Returns the subject of an e-mail with a statement. */
export function statementSubject({ from, issuer }: Pick<Statement, "from" | "issuer">): string {
  return `Statement for ${monthName(from)} from ${issuer.name}`;
}

/** Returns the text of an e-mail to the customer: balances, usage by model, and who issues it. */
export function statementMail(statement: Statement): string {
  const { issuer, customer } = statement;
  const sums = balanceLines(statement).map(([name, amount]) => [name, dollars(amount)] as const);
  const usage = sumByModel(statement.usage).map(
    ({ model, amount }) => [model, dollars(amount)] as const,
  );
  const running = runningText(statement);
  const paragraphs = [
    [`Hello ${customer.name},`],
    [`this is your statement for ${monthName(statement.from)}:`],
    alignedLines(sums),
    ...(usage.length === 0 ? [] : [["Usage by model:"], alignedLines(usage)]),
    ...(running === null ? [] : [[running]]),
    [
      `Statement ${statement.number}`,
      `${periodText(statement)}, UTC; amounts in ${statement.currency}`,
      `Account ${statement.account_id}`,
    ],
    partyLines(issuer),
  ];
  return `${paragraphs.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Returns names on the left and amounts on the right, indented and as wide as the longest. */
function alignedLines(lines: readonly (readonly [string, string])[]): readonly string[] {
  const [names, amounts] = [0, 1].map((at) =>
    Math.max(...lines.map((line) => line[at]?.length ?? 0)),
  );
  return lines.map(
    ([name, amount]) => `  ${name.padEnd(names ?? 0)}  ${amount.padStart(amounts ?? 0)}`,
  );
}

/** Returns the balances and what lies between them, with their names. */
export function balanceLines(statement: Statement): readonly (readonly [string, string])[] {
  return [
    ["Opening balance", statement.opening_balance],
    ["Usage", statement.usage_total],
    ["Payments and corrections", statement.entries_total],
    ["Closing balance", statement.closing_balance],
  ];
}

/** Adds the days of each model up; the largest amount comes first. */
export function sumByModel(usage: Statement["usage"]): readonly UsageSum[] {
  const sums = [...Map.groupBy(usage, ({ model }) => model)].map(([model, rows]) => {
    const count = (of: (row: UsageSum) => number) => rows.reduce((sum, row) => sum + of(row), 0);
    const amounts = rows.map(({ amount }) => totalOf(amount));
    return {
      model,
      requests: count((row) => row.requests),
      prompt_tokens: count((row) => row.prompt_tokens),
      completion_tokens: count((row) => row.completion_tokens),
      amount: formatTotal(amounts.reduce(addTotals)),
    };
  });
  return sums.toSorted((one, other) => Number(one.amount) - Number(other.amount));
}

/** Returns that the month has not ended; null: it has. */
export function runningText({ is_complete: isComplete, as_of: asOf }: Statement): string | null {
  if (isComplete) return null;
  return `This month has not ended yet: the closing balance is as of ${momentText(asOf)}.`;
}

/** Returns the days of the statement, `1 to 30 Nov 2026`. */
export function periodText({ to }: Statement): string {
  return `1 to ${dayText(Date.parse(to) - 1)}`;
}

/** Formats the month that begins at a time as `November 2026`. */
export function monthName(from: string): string {
  const form = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(from).toLocaleDateString("en-GB", form);
}

/** Formats a day in UTC as `3 Dec 2026`. */
export function dayText(atMs: number): string {
  const form = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Date(atMs).toLocaleDateString("en-US", form).replace(/(\w+) (\d+), (\d+)/, "$2 $1 $3");
}

/** Formats a time as `3 Dec 2026, 02:57 UTC`. */
export function momentText(moment: string): string {
  return `${dayText(Date.parse(moment))}, ${new Date(moment).toISOString().slice(11, 16)} UTC`;
}

function totalOf(amount: string): NanoTotal {
  const [whole = "", decimals = ""] = amount.split(".");
  return nanoTotal(`${whole}${decimals.padEnd(9, "0")}`);
}
