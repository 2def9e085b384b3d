import { readMonth } from "../../../core/timing/month.ts";
import type { Brand } from "../../../core/brand/brand.ts";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { DetailedAccount } from "../../../core/ledger/accounts.ts";
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
import { monthName, statementMail, statementSubject } from "../documents/statement-text.ts";
import type { AdminInput } from "../../../wire/contract/admin-contract.ts";
import type { AdminDependencies, AdminOperation, AdminStore } from "../operation.ts";
import { findAccount, invalidField, lostTimeRecord, notFound } from "../values.ts";

/** `GET /accounts/{id}/statements/{month}`. */
export const getStatement: AdminOperation<"getStatement"> = async ({ path, dependencies }) =>
  makeStatement(path, await partsOf(dependencies));

/** Returns the dependencies of a statement of now. */
async function partsOf(
  dependencies: Pick<AdminDependencies, "brand" | "now" | "openStore">,
): Promise<StatementDependencies & { readonly store: AdminStore }> {
  const store = await dependencies.openStore();
  return { store, asOfMs: dependencies.now(), brand: dependencies.brand() };
}

/** `GET /accounts/{id}/statements/{month}/document`. */
export const getStatementDocument: AdminOperation<"getStatementDocument"> = async ({
  path,
  query,
  dependencies,
}) => {
  const { format = "html" } = query;
  const statement = await makeStatement(path, await partsOf(dependencies));
  return {
    object: "document",
    name: `statement-${path.id}-${path.month}.${format}`,
    subject: statementSubject(statement),
    ...documentOf(statement, format),
  };
};

type DocumentFormat = NonNullable<AdminInput<"getStatementDocument">["query"]["format"]>;

/** Returns the type and the text of a file. */
function documentOf(statement: Schemas["Statement"], format: DocumentFormat) {
  switch (format) {
    case "html":
      return { media_type: "text/html" as const, text: statementPage(statement) };
    case "csv":
      return { media_type: "text/csv" as const, text: csvFile(statementCsv(statement)) };
    case "txt":
      return { media_type: "text/plain" as const, text: statementMail(statement) };
  }
}

/** `GET /statements/{month}/document`. */
export const getStatementsDocument: AdminOperation<"getStatementsDocument"> = async ({
  path,
  dependencies,
}) => {
  const { month } = path;
  const made = await partsOf(dependencies);
  const { fromMs, toMs } = boundsOf(month, made.asOfMs);
  const parts = [csvLines([statementColumns])];
  for await (const { id, createdAtMs } of eachAccount(made.store)) {
    // One after the other, since each query has a bounded cost.
    if (createdAtMs >= toMs) continue;
    const { rows } = statementCsv(await makeStatement({ id, month }, made));
    parts.push(csvLines(rows));
  }
  return {
    object: "document",
    name: `statements-${month}.csv`,
    subject: `Statements for ${monthName(new Date(fromMs).toISOString())}`,
    media_type: "text/csv",
    text: parts.map((part) => `${part}\r\n`).join(""),
  };
};

/** Dependencies of a statement. */
interface StatementDependencies {
  readonly store: Pick<Store, "showAccount" | "statement">;
  readonly asOfMs: number;
  readonly brand: Brand;
  /** Timeout of its queries; absent: the timeout for operators. */
  readonly timeoutMs?: number;
}

/**
 * Returns the statement of an account, for the operator or the customer; throws if the account does
 * not exist.
 */
export async function makeStatement(
  { id, month }: { readonly id: string; readonly month: string },
  { store, asOfMs, brand, timeoutMs }: StatementDependencies,
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
    number: `${month}-${id}`,
    issuer: issuerOf(brand),
    customer: customerOf(account),
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

/** Returns who issues statements: the seller, or the service if none is configured. */
function issuerOf({ name, seller, support }: Brand): Schemas["StatementIssuer"] {
  return {
    name: seller?.name ?? name,
    address: seller?.address ?? [],
    tax_id: seller?.taxId ?? null,
    email: support.email,
    url: support.url,
  };
}

function customerOf({ name, email, metadata }: DetailedAccount): Schemas["StatementCustomer"] {
  const { billing_address: address = "", tax_id: number = "" } = metadata;
  const taxId = number.trim() === "" ? null : number.trim();
  const lines = address.split(";").map((line) => line.trim());
  return { name, address: lines.filter((line) => line !== ""), tax_id: taxId, email };
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
