import type { Schemas } from "../../../generated/admin/types.ts";
import type {
  StatementEntryRow,
  StatementRecord,
  StatementUsageRow,
} from "../../ledger/reports.ts";
import type { Store } from "../../ledger/store.ts";
import { formatAmount, nanoUsd, type NanoUsd } from "../../money/amounts.ts";
import { csvOf, statementTable } from "../documents/report-tables.ts";
import { statementPage } from "../documents/statement-page.ts";
import type { AdminOperation } from "../operation.ts";
import { findAccount, invalidField, notFound } from "../values.ts";

/** `GET /accounts/{id}/statements/{month}`. */
export const getStatement: AdminOperation<"getStatement"> = async ({ path, context }) =>
  makeStatement(path, { store: await context.openStore(), asOfMs: context.now() });

/** `GET /accounts/{id}/statements/{month}/document`. */
export const getStatementDocument: AdminOperation<"getStatementDocument"> = async ({
  path,
  query,
  context,
}) => {
  const { format = "html" } = query;
  const made = { store: await context.openStore(), asOfMs: context.now() };
  const statement = await makeStatement(path, made);
  return {
    object: "document",
    name: `statement-${path.id}-${path.month}.${format}`,
    media_type: `text/${format}`,
    text: format === "html" ? statementPage(statement) : csvOf(statementTable(statement)),
  };
};

/** The statement of an account, for the operator or the customer; throws where there is none. */
export async function makeStatement(
  { id, month }: { readonly id: string; readonly month: string },
  {
    store,
    asOfMs,
  }: { readonly store: Pick<Store, "showAccount" | "statement">; readonly asOfMs: number },
): Promise<Schemas["Statement"]> {
  const { fromMs, toMs } = readMonth(month, asOfMs);
  const account = await findAccount(store, id);
  const found = await store.statement({ accountId: id, fromMs, toMs });
  if (found === null) throw notFound("account", id);
  return {
    object: "statement",
    account_id: id,
    account_name: account.name,
    month,
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    is_complete: toMs <= asOfMs,
    currency: "USD",
    ...statementSums(found),
    usage: found.usage.map(usageLine),
    entries: found.entries.map(entryLine),
    chain_head: found.head,
    as_of: new Date(asOfMs).toISOString(),
  };
}

/** The bounds of a month in UTC; throws where it is none or has not begun. */
function readMonth(
  month: string,
  nowMs: number,
): { readonly fromMs: number; readonly toMs: number } {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined || number === undefined) {
    throw invalidField("month", "month", "must be a month such as 2026-11");
  }
  const fromMs = Date.UTC(Number(year), Number(number) - 1);
  if (fromMs > nowMs) throw invalidField("month", "month", "has not begun");
  return { fromMs, toMs: Date.UTC(Number(year), Number(number)) };
}

/** The balances, and what lies between them; throws where the lines do not add up. */
function statementSums({ openingBalance, closingBalance, usage, entries }: StatementRecord) {
  const usageTotal = sumOf(usage);
  const entriesTotal = sumOf(entries);
  if (openingBalance + usageTotal + entriesTotal !== closingBalance) {
    throw new Error("the lines of a statement do not add up to its balances");
  }
  return {
    opening_balance: formatAmount(openingBalance),
    closing_balance: formatAmount(closingBalance),
    usage_total: formatAmount(usageTotal),
    entries_total: formatAmount(entriesTotal),
  };
}

function sumOf(lines: readonly { readonly amount: NanoUsd }[]): NanoUsd {
  return nanoUsd(lines.reduce((sum, { amount }) => sum + amount, 0));
}

function usageLine(row: StatementUsageRow): Schemas["StatementUsage"] {
  return {
    day: row.day,
    model: row.model,
    requests: row.requests,
    prompt_tokens: row.promptTokens,
    completion_tokens: row.completionTokens,
    amount: formatAmount(row.amount),
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
