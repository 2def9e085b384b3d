import type { Schemas } from "../../../generated/admin/types.ts";
import { csvText, type CsvCell } from "./csv.ts";

/** A report as columns and rows, for tables and comma-separated values. */
export interface ReportTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Sums of usage; the first column is what they are made for. */
export function usageTable(
  by: Schemas["UsageReport"]["by"],
  groups: Schemas["UsageReport"]["data"],
): ReportTable {
  return {
    columns: [
      ...[by, "requests", "prompt_tokens", "completion_tokens", "charge"],
      ...["upstream_cost", "margin", "requests_without_cost"],
    ],
    rows: groups.map((row) => [
      row.group,
      row.requests,
      row.prompt_tokens,
      row.completion_tokens,
      row.charge,
      row.upstream_cost,
      row.margin,
      row.requests_without_cost,
    ]),
  };
}

/** A row per request. */
export function requestsTable(requests: Schemas["RequestPage"]["data"]): ReportTable {
  return {
    columns: [
      ...["id", "account", "key", "model", "upstream", "status", "outcome"],
      ...["prompt_tokens", "completion_tokens", "estimated", "charge", "upstream_cost", "margin"],
      ...["taken_back_at", "started_at", "ended_at"],
    ],
    rows: requests.map((row) => [
      row.id,
      row.account_id,
      row.key_id,
      row.model,
      row.upstream,
      row.status,
      row.outcome,
      row.usage?.prompt_tokens ?? null,
      row.usage?.completion_tokens ?? null,
      row.estimated,
      row.charge,
      row.upstream_cost,
      row.margin,
      row.taken_back_at,
      row.started_at,
      row.ended_at,
    ]),
  };
}

/** The lines between two balances, in one table whose last column adds up. */
export function statementTable(statement: Schemas["Statement"]): ReportTable {
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
      ["closing balance", statement.to, null, null, ...empty, statement.closing_balance],
    ],
  };
}

/** A table as comma-separated values. */
export function csvOf({ columns, rows }: ReportTable): string {
  return csvText(columns, rows);
}
