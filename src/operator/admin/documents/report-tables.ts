import {
  commandDeprecatedUse,
  commandFailedRequest,
  commandRequestRecord,
  commandSession,
  commandUsageGroup,
} from "../../../../generated/admin/columns.ts";
import type { Schemas } from "../../../../generated/admin/types.ts";
import {
  csvText,
  type CsvCell,
  type CsvTable,
  cellOf,
  type RecordColumn,
} from "../../../wire/csv/csv-text.ts";

/** Returns a table with one row per record. */
export function recordTable(
  columns: readonly RecordColumn[],
  records: readonly object[],
): CsvTable {
  return {
    columns: columns.map(([title]) => title),
    rows: records.map((record) => columns.map((column) => cellOf(record, column, ","))),
  };
}

/**
 * Returns a table of usage sums; the first column names the group. Only sums by time too have a
 * column for it.
 */
export function usageTable(
  by: Schemas["UsageReport"]["by"],
  groups: Schemas["UsageReport"]["data"],
  hasTimes: boolean,
): CsvTable {
  const shown = hasTimes
    ? commandUsageGroup
    : commandUsageGroup.filter(([title]) => title !== "time");
  const { columns, rows } = recordTable(shown, groups);
  return { columns: columns.with(0, by), rows };
}

/** Returns a table with one row per request. */
export function requestsTable(requests: Schemas["RequestPage"]["data"]): CsvTable {
  return recordTable(commandRequestRecord, requests);
}

/** Returns a table with one row per key and deprecation. */
export function deprecatedUsesTable(uses: Schemas["DeprecatedUsePage"]["data"]): CsvTable {
  return recordTable(commandDeprecatedUse, uses);
}

/** Returns a table with one row per session. */
export function sessionsTable(sessions: Schemas["SessionPage"]["data"]): CsvTable {
  return recordTable(commandSession, sessions);
}

/** Returns a table with one row per failed or refused request. */
export function failedRequestsTable(requests: Schemas["FailedRequestPage"]["data"]): CsvTable {
  const records = requests.map((row) => ({
    ...row,
    outcome: row.outcome === "failed" && !row.held ? "refused" : row.outcome,
  }));
  return recordTable(commandFailedRequest, records);
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
