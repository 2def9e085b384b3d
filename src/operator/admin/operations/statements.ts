import { readMonth } from "../../../core/timing/month.ts";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { eachAccount } from "../../../core/ledger/each-account.ts";
import type {
  StatementEntryRow,
  StatementRecord,
  StatementUsageRow,
} from "../../../core/ledger/reports.ts";
import type { Store } from "../../../core/ledger/store.ts";
import { formatAmount, nanoUsd } from "../../../core/money/amounts.ts";
import { addTotals, formatTotal, type NanoTotal } from "../../../core/money/totals.ts";
import { csvLines } from "../../../wire/csv/csv-text.ts";
import { statementColumns, statementCsv } from "../../../wire/csv/statement-csv.ts";
import { csvFile } from "../documents/report-tables.ts";
import { statementPage } from "../documents/statement-page.ts";
import type { AdminOperation } from "../operation.ts";
import { findAccount, invalidField, lostTimeRecord, notFound } from "../values.ts";

/** `GET /accounts/{id}/statements/{month}`. */
export const getStatement: AdminOperation<"getStatement"> = async ({ path, dependencies }) =>
  makeStatement(path, { store: await dependencies.openStore(), asOfMs: dependencies.now() });

/** `GET /accounts/{id}/statements/{month}/document`. */
export const getStatementDocument: AdminOperation<"getStatementDocument"> = async ({
  path,
  query,
  dependencies,
}) => {
  const { format = "html" } = query;
  const made = { store: await dependencies.openStore(), asOfMs: dependencies.now() };
  const statement = await makeStatement(path, made);
  return {
    object: "document",
    name: `statement-${path.id}-${path.month}.${format}`,
    media_type: `text/${format}`,
    text: format === "html" ? statementPage(statement) : csvFile(statementCsv(statement)),
  };
};

/** `GET /statements/{month}/document`. */
export const getStatementsDocument: AdminOperation<"getStatementsDocument"> = async ({
  path,
  dependencies,
}) => {
  const { month } = path;
  const asOfMs = dependencies.now();
  const { toMs } = boundsOf(month, asOfMs);
  const store = await dependencies.openStore();
  const parts = [csvLines([statementColumns])];
  for await (const { id, createdAtMs } of eachAccount(store)) {
    // One after the other, since each query has a bounded cost.
    if (createdAtMs >= toMs) continue;
    const { rows } = statementCsv(await makeStatement({ id, month }, { store, asOfMs }));
    parts.push(csvLines(rows));
  }
  return {
    object: "document",
    name: `statements-${month}.csv`,
    media_type: "text/csv",
    text: parts.map((part) => `${part}\r\n`).join(""),
  };
};

/** Dependencies of a statement. */
interface StatementDependencies {
  readonly store: Pick<Store, "showAccount" | "statement">;
  readonly asOfMs: number;
  /** Timeout of its queries; absent: the timeout for operators. */
  readonly timeoutMs?: number;
}

/**
 * Returns the statement of an account, for the operator or the customer; throws if the account does
 * not exist.
 */
export async function makeStatement(
  { id, month }: { readonly id: string; readonly month: string },
  { store, asOfMs, timeoutMs }: StatementDependencies,
): Promise<Schemas["Statement"]> {
  const { fromMs, toMs } = boundsOf(month, asOfMs);
  const account = await findAccount(store, id);
  const bound = timeoutMs === undefined ? {} : { timeoutMs };
  const found = await store.statement({ accountId: id, fromMs, toMs, ...bound });
  if (found === null) throw notFound("account", id);
  return {
    object: "statement",
    account_id: id,
    account_name: account.name,
    account_external_id: account.externalId,
    month,
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    is_complete: toMs <= asOfMs,
    currency: "USD",
    ...statementSums(found),
    usage: found.usage.map(usageLine),
    entries: found.entries.map(entryLine),
    chain_head: found.head,
    rewinds: found.rewinds.map(lostTimeRecord),
    as_of: new Date(asOfMs).toISOString(),
  };
}

/** Returns the bounds of a month in UTC; throws if the month is invalid or has not begun. */
function boundsOf(month: string, nowMs: number) {
  const bounds = readMonth(month);
  if (bounds === null) throw invalidField("month", "month", "must be a month such as 2026-11");
  if (bounds.fromMs > nowMs) throw invalidField("month", "month", "has not begun");
  return bounds;
}

/** Returns the balances and the totals between them; throws if the lines do not add up. */
function statementSums({ openingBalance, closingBalance, usage, entries }: StatementRecord) {
  const usageTotal = sumOf(usage);
  const entriesTotal = sumOf(entries);
  const sum = addTotals(openingBalance, addTotals(usageTotal, entriesTotal));
  if (sum !== closingBalance) {
    throw new Error("the lines of a statement do not add up to its balances");
  }
  return {
    opening_balance: formatAmount(openingBalance),
    closing_balance: formatAmount(closingBalance),
    usage_total: formatTotal(usageTotal),
    entries_total: formatTotal(entriesTotal),
  };
}

function sumOf(lines: readonly { readonly amount: NanoTotal }[]): NanoTotal {
  return lines.reduce<NanoTotal>((sum, { amount }) => addTotals(sum, amount), nanoUsd(0));
}

function usageLine(row: StatementUsageRow): Schemas["StatementUsage"] {
  return {
    day: row.day,
    model: row.model,
    requests: row.requests,
    prompt_tokens: row.promptTokens,
    completion_tokens: row.completionTokens,
    amount: formatTotal(row.amount),
  };
}

function entryLine(row: StatementEntryRow): Schemas["StatementEntry"] {
  return {
    at: new Date(row.atMs).toISOString(),
    kind: row.kind,
    reference: row.reference,
    note: row.note,
    amount: formatAmount(row.amount),
  };
}
