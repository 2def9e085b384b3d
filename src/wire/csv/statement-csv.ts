import type { Schemas } from "../../../generated/admin/types.ts";
import type { CsvTable } from "./csv-text.ts";

/** The statement of the admin or the console API; both have the same form. */
type Statement = Schemas["Statement"];

/** Returns the lines between two balances as one table; its last column adds up. */
export function statementTable(statement: Statement): CsvTable {
  const empty = [null, null, null] as const;
  return {
    columns: [
      ...["line", "at", "model_or_reference", "note"],
      ...["requests", "prompt_tokens", "completion_tokens", "amount"],
    ],
    rows: [
      ["opening balance", statement.from, null, null, ...empty, statement.opening_balance],
      ...statement.usage.map((row) => [
        ...["usage", row.day, row.model, null, row.requests],
        ...[row.prompt_tokens, row.completion_tokens, row.amount],
      ]),
      ...statement.entries.map((row) => [
        ...[row.kind, row.at, row.reference, row.note],
        ...[...empty, row.amount],
      ]),
      ["closing balance", closedAt(statement), null, null, ...empty, statement.closing_balance],
    ],
  };
}

/**
 * Returns the last moment of a month, so that no reader takes it for the next month; for the
 * current month, the current time.
 */
function closedAt({ is_complete: isComplete, to, as_of: asOf }: Statement): string {
  return isComplete ? new Date(Date.parse(to) - 1).toISOString() : asOf;
}

/** The columns of a statement file. */
export const statementColumns = [
  ...["account", "account_name", "month", "line", "at", "model_or_reference", "note"],
  ...["requests", "prompt_tokens", "completion_tokens", "amount", "currency", "chain_head"],
  ...["account_external_id", "statement_number"],
];

/** Returns the lines with their account and month, so that several files can be concatenated. */
export function statementCsv(statement: Statement): CsvTable {
  const { rows } = statementTable(statement);
  const { account_id: id, account_name: name, account_external_id: externalId } = statement;
  const { month, number, currency, chain_head: head } = statement;
  return {
    columns: statementColumns,
    rows: rows.map((row, at) => [
      ...[id, name, month, ...row, currency],
      at === rows.length - 1 ? head : null,
      ...[externalId, number],
    ]),
  };
}
