import type { Schemas } from "../../../../generated/admin/types.ts";
import { csvText, type CsvCell, type CsvTable } from "../../../wire/csv/csv-text.ts";

/** Returns a table with one row per record; each column is the field of its name. */
export function recordTable<Name extends string>(
  columns: readonly Name[],
  records: readonly Readonly<Record<Name, CsvCell>>[],
): CsvTable {
  return { columns, rows: records.map((record) => columns.map((name) => record[name])) };
}

/** Returns a table of usage sums; the first column names the group. */
export function usageTable(
  by: Schemas["UsageReport"]["by"],
  groups: Schemas["UsageReport"]["data"],
): CsvTable {
  const names = [
    ...(["group", "requests", "prompt_tokens", "completion_tokens", "charge"] as const),
    ...(["upstream_cost", "margin", "requests_without_cost", "failed_requests"] as const),
    "mean_duration_ms",
  ] as const;
  const { columns, rows } = recordTable(names, groups);
  return { columns: columns.with(0, by), rows };
}

/** Returns a table with one row per request. */
export function requestsTable(requests: Schemas["RequestPage"]["data"]): CsvTable {
  const columns = [
    ...(["id", "account", "key", "model", "upstream", "status", "outcome"] as const),
    ...(["prompt_tokens", "completion_tokens", "estimated", "charge", "upstream_cost"] as const),
    ...(["margin", "taken_back_at", "started_at", "ended_at"] as const),
  ] as const;
  const records = requests.map((row) => ({
    ...row,
    account: row.account_id,
    key: row.key_id,
    prompt_tokens: row.usage?.prompt_tokens ?? null,
    completion_tokens: row.usage?.completion_tokens ?? null,
  }));
  return recordTable(columns, records);
}

/** Returns a table with one row per failed or refused request. */
export function failedRequestsTable(requests: Schemas["FailedRequestPage"]["data"]): CsvTable {
  const columns = [
    ...(["id", "at", "account", "key", "model", "status", "outcome"] as const),
    ...(["error_code", "pointer", "limit"] as const),
  ] as const;
  const records = requests.map((row) => ({
    ...row,
    account: row.account_id,
    key: row.key_id,
    outcome: row.outcome === "failed" && !row.held ? "refused" : row.outcome,
  }));
  return recordTable(columns, records);
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
