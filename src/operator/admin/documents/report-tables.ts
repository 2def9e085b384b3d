import type { Schemas } from "../../../../generated/admin/types.ts";
import { csvText, type CsvCell, type CsvTable } from "../../../wire/csv/csv-text.ts";

/** Returns a table of usage sums; the first column names the group. */
export function usageTable(
  by: Schemas["UsageReport"]["by"],
  groups: Schemas["UsageReport"]["data"],
): CsvTable {
  return {
    columns: [
      ...[by, "requests", "prompt_tokens", "completion_tokens", "charge"],
      ...["upstream_cost", "margin", "requests_without_cost", "failed_requests"],
      "mean_duration_ms",
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
      row.failed_requests,
      row.mean_duration_ms,
    ]),
  };
}

/** Returns a table with one row per request. */
export function requestsTable(requests: Schemas["RequestPage"]["data"]): CsvTable {
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

/** Returns a table with one row per failed or refused request. */
export function failedRequestsTable(requests: Schemas["FailedRequestPage"]["data"]): CsvTable {
  return {
    columns: [
      ...["id", "at", "account", "key", "model", "status", "outcome"],
      ...["error_code", "pointer", "limit"],
    ],
    rows: requests.map((row) => [
      row.id,
      row.at,
      row.account_id,
      row.key_id,
      row.model,
      row.status,
      row.outcome === "failed" && !row.held ? "refused" : row.outcome,
      row.error_code,
      row.pointer,
      row.limit,
    ]),
  };
}

/** The names and external ids of accounts, keyed by id. */
export type AccountNames = ReadonlyMap<string, Pick<Schemas["Account"], "name" | "external_id">>;

/** Returns a table with the account's name and external id after the column `account`. */
export function withAccountNames({ columns, rows }: CsvTable, names: AccountNames): CsvTable {
  const at = columns.indexOf("account") + 1;
  return {
    columns: columns.toSpliced(at, 0, "account_name", "account_external_id"),
    rows: rows.map((row): readonly CsvCell[] => {
      const account = names.get(String(row[at - 1]));
      return row.toSpliced(at, 0, account?.name ?? null, account?.external_id ?? null);
    }),
  };
}

/** Returns a table as the text of a file, whose last line ends too. */
export function csvFile(table: CsvTable): string {
  return `${csvOf(table)}\r\n`;
}

/** Returns a table as comma-separated values. */
export function csvOf({ columns, rows }: CsvTable): string {
  return csvText(columns, rows);
}
