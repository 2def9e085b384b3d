import { errorTable } from "../../core/errors/error-table.ts";

/** Every error that clients of `/v1` can get, as a Markdown table. */
export function errorTables(): string {
  const ofClients = Object.values(errorTable).filter(({ isAdminOnly }) => isAdminOnly !== true);
  const rows = ofClients.map((row) => {
    const { status, messagesStatus, type, code, shouldRetry, advice } = row;
    const statuses =
      messagesStatus === undefined ? `${status}` : `${status} (messages: ${messagesStatus})`;
    const retry = shouldRetry === undefined ? "–" : `\`${shouldRetry}\``;
    return `| ${statuses} | \`${code}\` | \`${type}\` | ${retry} | ${advice} |`;
  });
  return [
    "| status | `code` | `type` | `x-should-retry` | what to do |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
