import { errorTable } from "../../src/core/errors/error-table.ts";

/** Returns every error of the table with its remedy, as Markdown. */
export function troubleshootingTable(): string {
  const rows = Object.values(errorTable)
    .toSorted((one, other) => one.status - other.status)
    .map(({ status, code, remedy }) => `| \`${code}\` | ${status} | ${remedy} |`);
  return ["| `code` | status | check |", "|---|---|---|", ...rows].join("\n");
}
